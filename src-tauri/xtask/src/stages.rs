//! Runs the stages of a test run one after the other, and reports how each ended.
//!
//! A stage passes its program's output on and picks the test counts out of it, so that the last
//! line of the whole run is the sum of the tests actually run. A stage without tests (a lint, a
//! build) counts as one check.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Outcome, process};

/// One stage: a command that must succeed.
pub struct Stage {
    /// What it is called in the summary.
    pub name: &'static str,
    /// A stage that must pass before this one makes sense.
    pub needs: Option<&'static str>,
    /// Whether it runs tests: then it fails if there were none to run.
    pub tests: bool,
    /// What to run.
    pub command: Command,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Passed,
    Failed,
    NotRun,
}

struct Report {
    name: &'static str,
    ending: Ending,
    counts: Counts,
    took: Duration,
}

/// How many tests (or checks) passed, failed and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// Runs every stage, even after one has failed, and prints the summary.
pub fn run_all(stages: Vec<Stage>) -> Outcome {
    let start = Instant::now();
    let mut reports: Vec<Report> = Vec::new();
    for stage in stages {
        let blocked =
            stage.needs.is_some_and(|needed| reports.iter().any(|it| it.name == needed && it.ending != Ending::Passed));
        reports.push(if blocked { not_run(stage.name) } else { run_one(stage) });
    }
    summary(&reports, start.elapsed())
}

fn not_run(name: &'static str) -> Report {
    Report { name, ending: Ending::NotRun, counts: Counts::default(), took: Duration::ZERO }
}

fn run_one(mut stage: Stage) -> Report {
    println!("\n── {}: {}", stage.name, process::typed(&stage.command));
    let start = Instant::now();
    let (succeeded, mut counts) = run_and_count(&mut stage.command).unwrap_or_else(|problem| {
        println!("{problem}");
        (false, Counts::default())
    });
    let succeeded = succeeded && !(stage.tests && counts.passed == 0);
    match (succeeded, counts) {
        // It isn't made of tests: the stage itself is the check.
        (true, Counts { passed: 0, .. }) => counts.passed = 1,
        // It failed outside any test, or before the first.
        (false, Counts { failed: 0, .. }) => counts.failed = 1,
        _ => {}
    }
    Report {
        name: stage.name,
        ending: if succeeded { Ending::Passed } else { Ending::Failed },
        counts,
        took: start.elapsed(),
    }
}

fn run_and_count(command: &mut Command) -> Outcome<(bool, Counts)> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| process::cannot_start(command, &error))?;
    let mut counts = Counts::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            println!("{line}");
            counts.read(&line);
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    Ok((status.success(), counts))
}

impl Counts {
    /// Adds the counts from a summary line of `cargo test` or `node --test`; ignores other lines.
    fn read(&mut self, line: &str) {
        if let Some(rest) = line.trim().strip_prefix("test result: ") {
            let of = |what: &str| {
                rest.split([';', '.']).find_map(|part| part.trim().strip_suffix(what)?.trim().parse().ok()).unwrap_or(0)
            };
            self.passed += of(" passed");
            self.failed += of(" failed");
            self.skipped += of(" ignored");
        } else if let Some(rest) = line.strip_prefix("ℹ ").or_else(|| line.strip_prefix("# "))
            && let Some((what, number)) = rest.split_once(' ')
            && let Ok(number) = number.parse::<usize>()
        {
            match what {
                "pass" => self.passed += number,
                "fail" | "cancelled" => self.failed += number,
                "skipped" | "todo" => self.skipped += number,
                _ => {}
            }
        }
    }
}

fn summary(reports: &[Report], took: Duration) -> Outcome {
    println!("\n── summary");
    let mut sum = Counts::default();
    for Report { name, ending, counts, took } in reports {
        let Counts { passed, failed, skipped } = *counts;
        let ending = match ending {
            Ending::Passed => "ok",
            Ending::Failed => "FAILED",
            Ending::NotRun => "not run",
        };
        let seconds = took.as_secs_f64();
        println!("{name:28} {ending:8} {seconds:7.1} s   {passed:5} passed {failed:3} failed");
        sum.passed += passed;
        sum.failed += failed;
        sum.skipped += skipped;
    }
    println!("{:28} {:8} {:7.1} s", "all", "", took.as_secs_f64());

    let bad: Vec<&str> =
        reports.iter().filter(|report| report.ending != Ending::Passed).map(|report| report.name).collect();
    let verdict = if bad.is_empty() { Ok(()) } else { Err(format!("not all passed: {}", bad.join(", "))) };
    println!("(tests, and one check for each stage without tests)");
    println!("{} passed, {} failed, {} skipped", sum.passed, sum.failed, sum.skipped);
    verdict
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Counts {
        let mut counts = Counts::default();
        lines.iter().for_each(|line| counts.read(line));
        counts
    }

    #[test]
    fn cargo_results_are_summed() {
        let counts = read(&[
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test pieces_are_conserved ... ok",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 4 filtered out; finished in 1.50s",
        ]);
        assert_eq!((counts.passed, counts.failed, counts.skipped), (15, 2, 1));
    }

    #[test]
    fn node_results_are_summed() {
        let spec = ["ℹ tests 7", "ℹ pass 5", "ℹ fail 1", "ℹ cancelled 0", "ℹ skipped 1"];
        let tap = ["# pass 2", "# fail 0", "# duration_ms 12.5"];
        let counts = read(&[&spec[..], &tap].concat());
        assert_eq!((counts.passed, counts.failed, counts.skipped), (7, 1, 1));
    }

    #[test]
    fn a_stage_without_tests_is_one_check() {
        let stage = |program| Stage { name: "a check", needs: None, tests: false, command: Command::new(program) };
        assert_eq!(run_one(stage("true")).counts.passed, 1);
        assert_eq!(run_one(stage("false")).counts.failed, 1);
        assert_eq!(run_one(stage("/no/such/program")).counts.failed, 1);
        assert_eq!(run_one(Stage { tests: true, ..stage("true") }).counts.failed, 1, "no test ran");
    }

    #[test]
    fn what_needs_a_failed_stage_is_not_run_and_the_whole_fails() {
        let stages = vec![
            Stage { name: "ground", needs: None, tests: false, command: Command::new("false") },
            Stage { name: "roof", needs: Some("ground"), tests: false, command: Command::new("true") },
        ];
        let verdict = run_all(stages);
        assert_eq!(verdict, Err("not all passed: ground, roof".to_owned()));
    }
}
