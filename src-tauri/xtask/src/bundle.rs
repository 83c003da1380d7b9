//! `cargo xtask bundle`: the Debian package, from the release build.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::{Outcome, paths, process, setup, ui};

/// Tauri's command line, by its npm name. Not in the lock file: it has a package for every platform, and a registry
/// that lacks one of them makes `npm ci` fail.
const TAURI_CLI: &str = "@tauri-apps/cli@2.12.5";

const PACKAGES: &str = "target/release/bundle/deb";

/// Runs the command with the words after its name.
///
/// # Errors
/// If the package can't be built.
pub fn run(_: &[String]) -> Outcome {
    let package = debian_package()?;
    println!("{}", package.display());
    Ok(())
}

/// Returns the command for Tauri's command line with these arguments.
pub fn tauri(words: &[&str]) -> Command {
    let package = format!("--package={TAURI_CLI}");
    process::npm(".", &[&["exec", "--yes", &package, "--", "tauri"], words].concat())
}

/// Builds the app for release with its UI embedded and returns its path.
///
/// # Errors
/// If a build step fails.
pub fn build_release() -> Outcome<PathBuf> {
    build(&["--release"])?;
    Ok(paths::app("release"))
}

/// Builds the app for debugging with its UI embedded and returns its path.
///
/// # Errors
/// If a build step fails.
pub fn build_debug() -> Outcome<PathBuf> {
    build(&[])?;
    Ok(paths::app("debug"))
}

/// Builds the bridge for release, with the UI that it serves, and returns its path.
///
/// # Errors
/// If a build step fails.
pub fn build_release_bridge() -> Outcome<PathBuf> {
    ui::build_if_stale()?;
    process::finish(&mut process::cargo(&[
        "build",
        "--release",
        "--package=asztaltars",
        "--bin=bridge",
        "--features=bridge",
    ]))?;
    Ok(paths::bridge("release"))
}

fn build(profile: &[&str]) -> Outcome {
    ui::build_if_stale()?;
    process::finish(&mut process::cargo(&[&["build", "--package=asztaltars", "--bin=asztaltars"], profile].concat()))
}

/// Builds the package and returns its path.
///
/// # Errors
/// If a build step fails.
pub fn debian_package() -> Outcome<PathBuf> {
    setup::for_building()?;
    build_release()?;
    let version = env!("CARGO_PKG_VERSION");
    process::finish(&mut tauri(&["bundle", "--bundles", "deb"]))?;
    let package = fs::read_dir(paths::at(PACKAGES))
        .map_err(|error| format!("{PACKAGES}: {error}"))?
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|it| it == "deb") && path.to_string_lossy().contains(version))
        .ok_or_else(|| {
            let machine = env::consts::ARCH;
            format!("no package of version {version} for {machine} in {PACKAGES}")
        })?;
    pack_tighter(&package)?;
    Ok(package)
}

/// Repacks the package with xz, as Debian itself uses, instead of Tauri's gzip, which makes it a quarter smaller.
/// `dpkg-deb` doesn't offer xz's filter for programs, which takes off another sixtieth; everything that reads Debian
/// packages understands it.
fn pack_tighter(package: &Path) -> Outcome {
    let folder = package.with_extension("unpacked");
    // Left over from an interrupted run.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (file, unpacked) = (package.to_string_lossy(), folder.join("files"));
    let unpacked = unpacked.to_string_lossy();
    process::finish(&mut process::call("dpkg-deb", &["--raw-extract", &file, &unpacked]))?;
    let build = ["--root-owner-group", "-Znone", "--build", &unpacked, &file];
    // Files aren't younger than the source, so that the same source gives the same package.
    let date = env::var("SOURCE_DATE_EPOCH")
        .or_else(|_| process::output(&mut process::call("git", &["log", "-1", "--format=%ct"])))?;
    process::finish(process::call("dpkg-deb", &build).env("SOURCE_DATE_EPOCH", date.trim()))?;
    process::finish(process::call("ar", &["x", &file]).current_dir(&folder))?;
    let filters: &[&str] = if cfg!(target_arch = "x86_64") { &["--x86"] } else { &[] };
    let pack =
        [filters, &["--threads=1", "--lzma2=preset=9e,lc=4", "--check=crc32", "control.tar", "data.tar"]].concat();
    process::finish(process::call("xz", &pack).current_dir(&folder))?;
    fs::remove_file(package).map_err(|error| format!("{file}: {error}"))?;
    // The order of the parts is the format's. Neither times nor owners are kept.
    let parts = ["rcD", &file, "debian-binary", "control.tar.xz", "data.tar.xz"];
    process::finish(process::call("ar", &parts).current_dir(&folder))?;
    fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))
}
