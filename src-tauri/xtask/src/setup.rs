//! `cargo xtask setup`: installs what building and testing need beyond Rust and Node. Quick if everything is installed.

use std::process::Command;
use std::time::SystemTime;
use std::{env, fs};

use crate::{Outcome, paths, process, ui};

/// The node package of the tests that play the app.
pub const UI_TESTS: &str = "tests/ui";

const TAURI_DRIVER: &str = "2.1.0";
const NEXTEST: &str = "0.9.143";
/// The folder of tools that cargo builds, each with its own `bin`.
const TOOLS: &str = "target/tools";

/// Debian packages the app is built with.
const TO_BUILD: &[&str] = &["build-essential", "pkg-config", "libwebkit2gtk-4.1-dev", "librsvg2-dev"];
/// Debian packages for playing the app without a display, and for tracing it without a network.
const TO_PLAY: &[&str] = &["webkit2gtk-driver", "xvfb", "iproute2", "strace"];
/// Debian packages of which one is enough to play the phone. The first is Chromium without its window, which takes a
/// fifth less time. `CHROMIUM` may name another browser.
const BROWSERS: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// Runs the command with the words after its name.
///
/// # Errors
/// If something can't be installed.
pub fn run(_: &[String]) -> Outcome {
    for_playing()?;
    for_rust_tests()?;
    println!("all there");
    Ok(())
}

/// Installs all that `cargo build` of the app needs.
///
/// # Errors
/// If something is missing and can't be installed.
pub fn for_building() -> Outcome {
    system_packages(TO_BUILD)?;
    node_packages(ui::UI)
}

/// Installs all that the app needs to be built and played by a program.
///
/// # Errors
/// If something is missing and can't be installed.
pub fn for_playing() -> Outcome {
    let is_there = env::var_os("CHROMIUM").is_some() || BROWSERS.into_iter().any(is_installed);
    let browser: &[&str] = if is_there { &[] } else { &BROWSERS[..1] };
    system_packages(&[TO_BUILD, TO_PLAY, browser].concat())?;
    node_packages(ui::UI)?;
    node_packages(UI_TESTS)?;
    // The bridge between WebDriver and the app.
    built_tool("tauri-driver", TAURI_DRIVER)
}

/// Installs the test runner for Rust, unless it is installed.
///
/// # Errors
/// If something is missing and can't be installed.
pub fn for_rust_tests() -> Outcome {
    if has_nextest() { Ok(()) } else { built_tool("cargo-nextest", NEXTEST) }
}

/// Returns a `cargo nextest` command, with the installed or our own build.
pub fn nextest(arguments: &[&str]) -> Command {
    if has_nextest() {
        return process::cargo(&[&["nextest"], arguments].concat());
    }
    process::call(paths::at(TOOLS).join("bin/cargo-nextest"), &[&["nextest"], arguments].concat())
}

fn has_nextest() -> bool {
    process::succeeds(&mut process::cargo(&["nextest", "--version"]))
}

/// Installs an npm package's dependencies unless they are at least as new as its lock file.
///
/// # Errors
/// If something is missing and can't be installed.
pub fn node_packages(package: &str) -> Outcome {
    let changed = |path: &str| -> Option<SystemTime> {
        let file = paths::at(package).join(path);
        fs::metadata(file).and_then(|it| it.modified()).ok()
    };
    let locked = changed("package-lock.json");
    // npm writes this file at the end of every installation.
    let installed = changed("node_modules/.package-lock.json");
    if installed.is_some() && installed >= locked {
        return Ok(());
    }
    if !process::succeeds(&mut process::npm(package, &["--version"])) {
        return Err("Node is missing: install Node 20.19 or newer with npm".to_owned());
    }
    println!("installing the node packages of {package}");
    process::finish(&mut process::npm(package, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]))
}

/// Builds a tool from its source into the project's own target directory.
fn built_tool(name: &str, version: &str) -> Outcome {
    if paths::at(TOOLS).join("bin").join(name).exists() {
        return Ok(());
    }
    process::finish(&mut process::cargo(&["install", "--locked", name, "--version", version, "--root", TOOLS]))
}

/// Installs missing Debian packages if we have the rights; otherwise prints the command to type.
///
/// # Errors
/// If something is missing and can't be installed.
pub fn system_packages(wanted: &[&str]) -> Outcome {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    if !process::succeeds(Command::new("dpkg-query").arg("--version")) {
        // Other distributions name them differently; the build itself will report what is missing.
        println!("not a Debian: see that you have the like of {}", wanted.join(" "));
        return Ok(());
    }
    let missing: Vec<&str> = wanted.iter().copied().filter(|name| !is_installed(name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let Some(become_root) = way_to_root() else {
        return Err(format!(
            "system packages are missing; type\n  sudo apt-get update && sudo apt-get install -y {}",
            missing.join(" ")
        ));
    };
    println!("installing {}", missing.join(" "));
    apt(become_root, &["update", "-qq"])?;
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    apt(become_root, &[&install[..], &missing].concat())
}

/// Whether a Debian package is installed.
pub fn is_installed(package: &str) -> bool {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat=${db:Status-Status}", package]);
    query.output().is_ok_and(|answer| answer.status.success() && answer.stdout == b"installed")
}

/// Returns the prefix of a command that needs root, if that is possible without a password.
pub fn way_to_root() -> Option<&'static [&'static str]> {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|answer| answer.stdout.trim_ascii() == b"0");
    if is_root {
        Some(&[])
    } else if process::succeeds(Command::new("sudo").args(["-n", "true"])) {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

fn apt(become_root: &[&str], arguments: &[&str]) -> Outcome {
    let words = [become_root, &["apt-get"], arguments].concat();
    let mut command = process::call(words[0], &words[1..]);
    process::finish(command.env("DEBIAN_FRONTEND", "noninteractive"))
}
