//! Runs other programs.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Outcome, paths};

/// Returns a command with arguments that runs in the project's top directory.
pub fn call(program: impl AsRef<Path>, arguments: &[&str]) -> Command {
    let mut command = Command::new(program.as_ref());
    command.args(arguments).current_dir(paths::root());
    command
}

/// Returns a `cargo` command. What it builds for release contains no path of this machine, so that the same source gives
/// the same program in any folder.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = call("cargo", arguments);
    if arguments.contains(&"--release") {
        let home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
        let places = [(Some(paths::root().to_owned()), "/asztaltars"), (home, "/cargo")];
        let flags: Vec<String> = places
            .into_iter()
            .filter_map(|(place, name)| Some(format!("--remap-path-prefix={}={name}", place?.display())))
            .collect();
        // Separated by a sign that no path has.
        command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    }
    command
}

/// Returns an `npm` command in one of the two node packages.
pub fn npm(package: &str, arguments: &[&str]) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = call(program, arguments);
    command.current_dir(paths::at(package));
    command
}

/// Returns the command as a person would type it.
pub fn typed(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

/// Runs the command to completion; its output is passed on.
///
/// # Errors
/// If the command can't be started or fails.
pub fn finish(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status})", typed(command))) }
}

/// Runs the command to completion and returns its standard output.
///
/// # Errors
/// If the command can't be started, fails, or prints invalid UTF-8.
pub fn output(command: &mut Command) -> Outcome<String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        let status = output.status;
        return Err(format!("`{}` failed ({status})", typed(command)));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{}` printed something other than text", typed(command)))
}

/// Whether the command can be started and succeeds; its output is discarded.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Returns the message for a program that couldn't be started.
pub fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("cannot start `{}`: {error}", typed(command))
}
