//! The Android side of the app as far as it can be proven without Android's kits, a device or `rustup`.
//!
//! Debian's own newer Rust ships the sources of the standard library, which is compiled along (`-Zbuild-std`).

pub mod check;
mod jni;
pub mod link;
mod resources;
mod stubs;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Outcome, paths, process, setup, ui};

/// The Rust that Debian builds web browsers with: newer than its ordinary one, with the standard library's sources.
const TOOLCHAIN: &[&str] = &["rustc-web", "cargo-web", "rust-web-src"];
const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";

/// Practically every recent phone.
const TARGET: &str = "aarch64-linux-android";
/// The app's name on a phone and the package of its Kotlin side, see `build.gradle.kts`.
const PACKAGE: &str = "hu.asztaltars.app";
/// A target directory of its own, since the compiler is a different one.
const BUILT: &str = "target/android";

/// Installs what every command here needs and builds the window, which the app embeds.
///
/// # Errors
/// If something can't be installed or built.
fn prepare(packages: &[&str]) -> Outcome {
    if !cfg!(target_os = "linux") {
        return Err("this check takes Debian's own packages; elsewhere, use Tauri's `android build`".to_owned());
    }
    setup::system_packages(&[TOOLCHAIN, packages].concat())?;
    if !Path::new(RUSTC).exists() || !Path::new(CARGO).exists() {
        return Err(format!("no Rust of the system's own: {RUSTC} and {CARGO} are what this check runs"));
    }
    setup::node_packages(ui::UI)?;
    ui::build_if_stale()
}

/// Returns a command of Debian's cargo for [`TARGET`], with the standard library compiled along.
fn cargo(subcommand: &str, arguments: &[&str]) -> Command {
    let target = ["-Zbuild-std=std,panic_unwind", "--target", TARGET, "--package=asztaltars", "--lib"];
    let mut command = process::call(CARGO, &[&[subcommand][..], &target, arguments].concat());
    // Set by the Rust that runs `cargo xtask` itself.
    command
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env("RUSTC", RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", paths::at(BUILT));
    command
}

/// Writes a shell script to a folder and returns its path.
///
/// # Errors
/// If it can't be written.
fn script(folder: &Path, name: &str, lines: &str) -> Outcome<PathBuf> {
    let path = folder.join(name);
    paths::write(&path, &format!("#!/bin/sh\n{lines}\n"))?;
    make_executable(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

/// Makes a file executable.
///
/// # Errors
/// If its permissions can't be set.
#[cfg(unix)]
fn make_executable(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> std::io::Result<()> {
    Ok(())
}
