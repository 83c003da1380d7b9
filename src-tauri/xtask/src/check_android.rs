//! `cargo xtask check-android`: whether the Rust side of the app compiles for an Android phone.
//!
//! A type check and no more: nothing is linked, no C is compiled, no Gradle runs and no device is asked. It takes neither
//! Android's kits nor rustup: Debian's own newer Rust brings the sources of the standard library, which is checked along
//! (`-Zbuild-std`). Packages that compile C on the way are handed a compiler that makes empty files.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::{Outcome, places, process, setup, ui};

/// Debian's Rust for building web browsers: newer than its ordinary one, with the sources of the standard library.
const TOOLCHAIN: &[&str] = &["rustc-web", "cargo-web", "rust-web-src"];
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";

/// Practically every phone of the last years.
const TARGET: &str = "aarch64-linux-android";
/// Apart from all else: another compiler's work.
const BUILT: &str = "target/android";

/// Says it is clang, so that it is asked in clang's way, and makes what it should as an empty file.
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
        // What `cargo xtask` itself was started with names the other Rust.
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", places::at(BUILT))
        .env("CC_aarch64_linux_android", compiler)
        .env("AR_aarch64_linux_android", "ar"),
    )?;
    println!("the app's Rust side compiles for {TARGET} (types only, {:.0} s)", start.elapsed().as_secs_f64());
    Ok(())
}

/// Puts the empty compiler where a build script can call it.
fn empty_compiler() -> Outcome<PathBuf> {
    let folder = places::at(BUILT);
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
