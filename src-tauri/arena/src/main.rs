//! The `arena` program; all code is in the library beside this file.

use std::process::ExitCode;

fn main() -> ExitCode {
    arena::run()
}
