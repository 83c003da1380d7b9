//! `cargo xtask bundle`: the Debian package, from the release build.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::{Outcome, places, process, setup, ui};

/// Tauri's command line, by its npm name. Not in the lock file: it has a package for every platform, and a registry
/// that lacks one of them makes `npm ci` fail.
const TAURI_CLI: &str = "@tauri-apps/cli@2.12.5";

const PACKAGES: &str = "target/release/bundle/deb";

pub fn run(_: &[String]) -> Outcome {
    let package = debian_package()?;
    println!("{}", package.display());
    Ok(())
}

/// Tauri's command line with these arguments.
pub fn tauri(words: &[&str]) -> Command {
    let package = format!("--package={TAURI_CLI}");
    process::npm(".", &[&["exec", "--yes", &package, "--", "tauri"], words].concat())
}

/// Builds the app for release with its UI embedded; returns its path.
pub fn build_release() -> Outcome<PathBuf> {
    build(&["--release"])?;
    Ok(places::app("release"))
}

/// Builds it to be tried at once; returns its path.
pub fn build_debug() -> Outcome<PathBuf> {
    build(&[])?;
    Ok(places::app("debug"))
}

fn build(profile: &[&str]) -> Outcome {
    ui::build_if_stale()?;
    process::finish(&mut process::cargo(&[&["build", "--package=asztaltars", "--bin=asztaltars"], profile].concat()))
}

/// Builds the package; returns its path.
pub fn debian_package() -> Outcome<PathBuf> {
    setup::for_building()?;
    build_release()?;
    let version = env!("CARGO_PKG_VERSION");
    process::finish(&mut tauri(&["bundle", "--bundles", "deb"]))?;
    let package = fs::read_dir(places::at(PACKAGES))
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

/// Tauri compresses with gzip; xz, as Debian itself uses, makes the package a quarter smaller.
fn pack_tighter(package: &Path) -> Outcome {
    let unpacked = package.with_extension("unpacked");
    // Left over from an interrupted run.
    let _ = fs::remove_dir_all(&unpacked);
    let (file, folder) = (package.to_string_lossy(), unpacked.to_string_lossy());
    process::finish(&mut process::call("dpkg-deb", &["--raw-extract", &file, &folder]))?;
    let build = ["--root-owner-group", "-Zxz", "-z9", "-Sextreme", "--build", &folder, &file];
    process::finish(&mut process::call("dpkg-deb", &build))?;
    fs::remove_dir_all(&unpacked).map_err(|error| format!("{folder}: {error}"))
}
