//! `cargo xtask check-android`: whether the Rust side of the app compiles for an Android phone.
//!
//! Only a type check: no C is compiled, and of the app only manifest and resources are linked. Packages that compile C
//! in their build scripts get a compiler that produces empty files.

use std::time::Instant;

use super::{BUILT, TARGET, resources};
use crate::{Outcome, paths, process};

/// Claims to be clang, so that it is called with clang's flags, and writes an empty output file.
const EMPTY_COMPILER: &str = r#"case "$1" in
  -E) echo '"clang" "gcc"'; exit 0;;
  '-?') exit 1;;
esac
while [ $# -gt 1 ]; do
  if [ "$1" = -o ]; then : > "$2"; fi
  shift
done"#;

/// Runs the command with the words after its name.
///
/// # Errors
/// If the toolchain can't be installed, or the app or its resources don't compile.
pub fn run(_: &[String]) -> Outcome {
    super::prepare(resources::PACKAGES)?;
    resources::check(&paths::at(BUILT).join("resources"))?;
    let compiler = super::script(&paths::at(BUILT), "empty-cc", EMPTY_COMPILER)?;
    let start = Instant::now();
    process::finish(
        super::cargo("check", &[]).env("CC_aarch64_linux_android", compiler).env("AR_aarch64_linux_android", "ar"),
    )?;
    println!("the app's Rust side compiles for {TARGET} (types only, {:.0} s)", start.elapsed().as_secs_f64());
    Ok(())
}
