//! `cargo xtask bindings`: regenerates the window's side of the commands.

use crate::{Outcome, process};

/// Runs the command with the words after its name.
///
/// # Errors
/// If the commands can't be compiled.
pub fn run(_: &[String]) -> Outcome {
    // The test that detects stale bindings also writes them: there is only one way to generate them.
    process::finish(
        process::cargo(&["test", "--quiet", "--package=asztaltars", "--lib", "bindings"]).env("UPDATE_BINDINGS", "1"),
    )?;
    println!("ui/src/bindings.ts is what the commands say");
    Ok(())
}
