//! `cargo xtask bindings`: regenerates the UI's side of the commands.

use crate::{Outcome, process};

pub fn run(_: &[String]) -> Outcome {
    // The test that detects stale bindings also writes them: there is only one way to generate them.
    process::finish(
        process::cargo(&["test", "--quiet", "--package=asztaltars", "--lib", "bindings"]).env("UPDATE_BINDINGS", "1"),
    )?;
    println!("ui/src/bindings.ts is what the commands say");
    Ok(())
}
