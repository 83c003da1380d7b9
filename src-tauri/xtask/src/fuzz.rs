//! `cargo xtask fuzz TARGET [SECONDS]`: hostile input for one reader, for as long as you like.
//!
//! Where there is a C++ compiler, libFuzzer looks for inputs that reach new paths through the code: stable rustc can
//! instrument for coverage too, if told which LLVM pass to run. Elsewhere, samples are mutated blindly. Failing inputs
//! are kept in `target/fuzz/failed`; the last line on standard output says what was tried.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::process::{self, call, cargo};
use crate::{Outcome, paths};

/// The default duration.
const USUAL_SECONDS: u64 = 600;
/// The instrumented build's own directory, so that its flags don't force a rebuild of the ordinary one.
const BUILT: &str = "target/guided";
/// The instrumentation libFuzzer needs, and the flag that enables the target's code.
const WATCHED: &[&str] = &[
    "--cfg=guided",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
];
/// A fast build that keeps its assertions and its symbol names in traces.
const PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true"),
    ("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true"),
    ("CARGO_PROFILE_RELEASE_STRIP", "false"),
];

/// Runs the command with the words after its name.
///
/// # Errors
/// If the target is unknown, can't be built, or an input fails.
pub fn run(words: &[String]) -> Outcome {
    let (target, seconds) = match words {
        [target] => (target, USUAL_SECONDS),
        [target, seconds] => {
            (target, seconds.parse().map_err(|_| format!("{seconds:?} is no number of whole seconds"))?)
        }
        _ => return Err("TARGET [SECONDS], please; the targets are the folders of tests/fuzz/corpus".to_owned()),
    };
    let kept = paths::at("tests/fuzz/corpus").join(target);
    if !kept.is_dir() {
        return Err(format!("no target {target:?}: they are the folders of tests/fuzz/corpus"));
    }
    match build_guided() {
        Ok(program) => guided(&program, target, seconds),
        Err(why) => {
            eprintln!("without libFuzzer, changing samples blindly: {why}");
            mutated(target, seconds)
        }
    }
}

/// Builds the targets with libFuzzer and returns the program's path.
fn build_guided() -> Outcome<String> {
    if !process::succeeds(&mut call("c++", &["--version"])) {
        return Err("no C++ compiler".to_owned());
    }
    let told = process::output(&mut call("rustc", &["-vV"]))?;
    let host = host(&told).ok_or("rustc doesn't say what machine this is")?;
    let words = ["build", "--release", "--quiet", "--package=fuzz", "--bin=guided", "--target", host];
    let mut build = cargo(&words);
    // With an explicit `--target`, build scripts and macros aren't instrumented.
    build
        .env("CARGO_TARGET_DIR", paths::at(BUILT))
        .env("CARGO_ENCODED_RUSTFLAGS", WATCHED.join("\u{1f}"))
        .envs(PROFILE);
    process::finish(&mut build)?;
    Ok(format!("{BUILT}/{host}/release/guided"))
}

/// Returns the host triple from the output of `rustc -vV`.
fn host(told: &str) -> Option<&str> {
    told.lines().find_map(|line| line.strip_prefix("host: "))
}

/// Runs libFuzzer, which keeps interesting inputs in `target/fuzz/corpus` and starts from them next time.
fn guided(program: &str, target: &str, seconds: u64) -> Outcome {
    let found = paths::at("target/fuzz/corpus").join(target);
    let failed = paths::at("target/fuzz/failed");
    for folder in [&found, &failed] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let kept = paths::at("tests/fuzz/corpus").join(target);
    let mut run =
        call(paths::at(program), &["-max_len=65536", "-timeout=120", "-rss_limit_mb=2048", "-print_final_stats=1"]);
    run.arg(format!("-max_total_time={seconds}"));
    run.arg(format!("-artifact_prefix={}/{target}-", failed.display()));
    run.args([found, kept]).env("ASZTALTARS_FUZZ", target).stdin(Stdio::null());
    let inputs = count(&mut run)?;
    println!("{target}: libFuzzer, {seconds} s: {inputs} inputs; nothing found");
    Ok(())
}

/// Runs libFuzzer, passing its output on, and returns how many inputs it tried.
fn count(run: &mut Command) -> Outcome<u64> {
    let mut child = run.stderr(Stdio::piped()).spawn().map_err(|error| process::cannot_start(run, &error))?;
    let mut inputs = 0;
    if let Some(told) = child.stderr.take() {
        // The targets' own output need not be valid UTF-8.
        for line in BufReader::new(told).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            eprintln!("{line}");
            inputs = executed(&line).unwrap_or(inputs);
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(inputs) } else { Err("an input failed: see above, and target/fuzz/failed".to_owned()) }
}

/// Returns the count from libFuzzer's final statistics: `stat::number_of_executed_units: 4567`.
fn executed(line: &str) -> Option<u64> {
    line.strip_prefix("stat::number_of_executed_units:")?.trim().parse().ok()
}

fn mutated(target: &str, seconds: u64) -> Outcome {
    let seconds = seconds.to_string();
    // Different mutations in every run of a long measurement.
    let seed = std::env::var("ASZTALTARS_RUN").unwrap_or_else(|_| "1".to_owned());
    let words = ["run", "--release", "--quiet", "--package=fuzz", "--bin=mutated", "--", target, &seconds, &seed];
    process::finish(&mut cargo(&words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_is_read() {
        assert_eq!(
            host("rustc 1.95.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\n"),
            Some("x86_64-unknown-linux-gnu")
        );
        assert_eq!(executed("stat::number_of_executed_units: 4567"), Some(4567));
        assert_eq!(executed("#4096\tpulse  cov: 12"), None);
    }

    #[test]
    fn a_target_is_asked_for_by_its_name() {
        assert!(run(&["no such reader".to_owned()]).is_err());
        assert!(run(&[]).is_err());
        assert!(run(&["sgf".to_owned(), "long".to_owned()]).is_err());
    }
}
