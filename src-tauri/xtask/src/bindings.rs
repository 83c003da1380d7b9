//! `cargo xtask bindings`: the UI's side of the commands, written anew.

use crate::{Outcome, process};

pub fn run(_: &[String]) -> Outcome {
    // The same test that finds them stale writes them: there is one way to make them.
    process::finish(
        process::cargo(&["test", "--quiet", "--package=asztaltars", "--lib", "bindings"]).env("UPDATE_BINDINGS", "1"),
    )?;
    println!("ui/src/bindings.ts is what the commands say");
    Ok(())
}
