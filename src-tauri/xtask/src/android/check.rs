//! `cargo xtask check-android`: whether the Rust side of the app compiles for an Android phone.
//!
//! Only a type check: nothing is linked, no C is compiled, no Gradle runs and no device is needed. It requires neither
//! the Android SDK nor rustup: Debian's own newer Rust ships the sources of the standard library, which is checked too
//! (`-Zbuild-std`). Packages that compile C in their build scripts get a compiler that produces empty files.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::{Outcome, paths, process, setup, ui};

/// The Rust that Debian builds web browsers with: newer than its ordinary one, with the standard library's sources.
const TOOLCHAIN: &[&str] = &["rustc-web", "cargo-web", "rust-web-src"];
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";

/// Practically every recent phone.
const TARGET: &str = "aarch64-linux-android";
/// A target directory of its own, since the compiler is a different one.
const BUILT: &str = "target/android";

/// Claims to be clang, so that it is called with clang's flags, and writes an empty output file.
const EMPTY_COMPILER: &str = r#"#!/bin/sh
case "$1" in
  -E) echo '"clang" "gcc"'; exit 0;;
  '-?') exit 1;;
esac
while [ $# -gt 1 ]; do
  if [ "$1" = -o ]; then : > "$2"; fi
  shift
done
"#;

/// Runs the command with the words after its name.
///
/// # Errors
/// If the toolchain can't be installed or the app doesn't compile.
pub fn run(_: &[String]) -> Outcome {
    if !cfg!(target_os = "linux") {
        return Err("this check takes Debian's own Rust packages; elsewhere, use Tauri's `android build`".to_owned());
    }
    setup::system_packages(TOOLCHAIN)?;
    if !Path::new(RUSTC).exists() || !Path::new(CARGO).exists() {
        return Err(format!("no Rust of the system's own: {RUSTC} and {CARGO} are what this check runs"));
    }
    setup::node_packages(ui::UI)?;
    ui::build_if_stale()?;
    let compiler = empty_compiler()?;
    let start = Instant::now();
    process::finish(
        process::call(
            CARGO,
            &["check", "-Zbuild-std=std,panic_abort", "--target", TARGET, "--package=asztaltars", "--lib"],
        )
        // Set by the Rust that runs `cargo xtask` itself.
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", paths::at(BUILT))
        .env("CC_aarch64_linux_android", compiler)
        .env("AR_aarch64_linux_android", "ar"),
    )?;
    println!("the app's Rust side compiles for {TARGET} (types only, {:.0} s)", start.elapsed().as_secs_f64());
    Ok(())
}

/// Writes the empty compiler to a place where a build script can call it, and returns its path.
fn empty_compiler() -> Outcome<PathBuf> {
    let folder = paths::at(BUILT);
    let path = folder.join("empty-cc");
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(&path, EMPTY_COMPILER))
        .and_then(|()| make_executable(&path))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

#[cfg(unix)]
fn make_executable(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> std::io::Result<()> {
    Ok(())
}
