//! Runs the stages of a test run one after the other and reports the results.
//!
//! A stage passes its program's output on and extracts the test counts and the failed tests from it, so that the last
//! line of the whole run is the sum of the tests actually run, and the lines before it say what to type to run a failed
//! file alone. A stage without tests (a lint, a build) counts as one check. The duration of each stage is also saved in
//! [`TIMES`].

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Map, json};

use super::failures::Failures;
use super::workspace::Workspace;
use crate::{Outcome, paths, process};

/// The file with the durations of the last run's stages, in seconds.
const TIMES: &str = "target/test-times.json";

/// One stage: a command that must succeed.
pub struct Stage {
    /// The name in the summary.
    pub name: &'static str,
    /// A stage that must pass before this one makes sense.
    pub needs: Option<&'static str>,
    /// What it does, beside ending without an error.
    pub kind: Kind,
    pub command: Command,
}

/// What a stage does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Builds or checks something.
    Check,
    /// Looks for warnings and fails if there is one.
    Lint,
    /// Runs tests and fails if there were none to run.
    Tests,
}

/// The beginning of a warning line.
const WARNING: &str = "warning:";

/// The number of a program's last lines that the summary repeats if it failed outside of any test.
const REPEATED: usize = 30;

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
    failures: Failures,
    /// The end of the output of a stage that failed outside of any test; empty for other stages.
    last_lines: VecDeque<String>,
    took: Duration,
}

/// The number of tests (or checks) by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// Runs every stage, even after one has failed, and prints the summary.
///
/// # Errors
/// If a stage fails or isn't run.
pub fn run_all(stages: Vec<Stage>, workspace: &Workspace) -> Outcome {
    let start = Instant::now();
    let mut reports: Vec<Report> = Vec::new();
    for stage in stages {
        let blocked =
            stage.needs.is_some_and(|needed| reports.iter().any(|it| it.name == needed && it.ending != Ending::Passed));
        reports.push(if blocked { not_run(stage.name) } else { run_one(stage) });
    }
    let took = start.elapsed();
    keep_times(&reports, took);
    summary(&reports, took, workspace)
}

/// Saves the durations of the stages; a failure to save is ignored.
fn keep_times(reports: &[Report], took: Duration) {
    let seconds = |took: Duration| json!((took.as_secs_f64() * 10.0).round() / 10.0);
    let mut times: Map<_, _> = reports.iter().map(|report| (report.name.to_owned(), seconds(report.took))).collect();
    times.insert("all".to_owned(), seconds(took));
    let _ = fs::write(paths::at(TIMES), format!("{:#}\n", json!(times)));
}

/// Prints the durations of the last run's stages in seconds, as JSON.
///
/// # Errors
/// If there was no run before.
pub fn tell_times() -> Outcome {
    let times = paths::read(TIMES)?;
    print!("{times}");
    Ok(())
}

fn not_run(name: &'static str) -> Report {
    let counts = Counts::default();
    let (failures, last_lines) = Default::default();
    Report { name, ending: Ending::NotRun, counts, failures, last_lines, took: Duration::ZERO }
}

fn run_one(mut stage: Stage) -> Report {
    println!("\n── {}: {}", stage.name, process::typed(&stage.command));
    let start = Instant::now();
    let ProgramResult { succeeded, mut counts, failures, mut last_lines, warned } = run_and_read(&mut stage.command)
        .unwrap_or_else(|problem| {
            println!("{problem}");
            ProgramResult { last_lines: [problem].into(), ..ProgramResult::default() }
        });
    let wanting = match stage.kind {
        Kind::Check => false,
        Kind::Lint => warned,
        Kind::Tests => counts.passed == 0,
    };
    let succeeded = succeeded && !wanting;
    match (succeeded, counts) {
        // A stage without tests is one check itself.
        (true, Counts { passed: 0, .. }) => counts.passed = 1,
        // It failed outside any test, or before the first.
        (false, Counts { failed: 0, .. }) => counts.failed = 1,
        _ => {}
    }
    if succeeded || !failures.is_empty() {
        last_lines.clear();
    }
    let ending = if succeeded { Ending::Passed } else { Ending::Failed };
    Report { name: stage.name, ending, counts, failures, last_lines, took: start.elapsed() }
}

/// The result of a program.
#[derive(Default)]
struct ProgramResult {
    succeeded: bool,
    counts: Counts,
    failures: Failures,
    last_lines: VecDeque<String>,
    warned: bool,
}

/// Runs a command to its end; nextest reports on standard error, the others on standard output.
fn run_and_read(command: &mut Command) -> Outcome<ProgramResult> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| process::cannot_start(command, &error))?;
    let told = Mutex::new(ProgramResult::default());
    thread::scope(|scope| {
        let told = &told;
        let listen = |output: Option<Box<dyn Read + Send>>| {
            output.map(|output| scope.spawn(move || listen_to(output, told)));
        };
        listen(child.stdout.take().map(|it| Box::new(it) as _));
        listen(child.stderr.take().map(|it| Box::new(it) as _));
    });
    let status = child.wait().map_err(|error| error.to_string())?;
    let told = told.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    Ok(ProgramResult { succeeded: status.success(), ..told })
}

/// Passes a program's output on, line by line, and extracts what it says about tests.
fn listen_to(output: impl Read, told: &Mutex<ProgramResult>) {
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        let mut told = told.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        told.counts.read(&line);
        told.failures.read(&line);
        told.warned |= line.starts_with(WARNING);
        if told.last_lines.len() == REPEATED {
            told.last_lines.pop_front();
        }
        told.last_lines.push_back(line);
    }
}

impl Counts {
    /// Adds the counts from a summary line of `cargo test`, nextest or `node --test`; ignores other lines.
    fn read(&mut self, line: &str) {
        let number = |part: &str, what: &str| part.trim().strip_suffix(what)?.trim().parse().ok();
        if let Some(rest) = line.strip_prefix("test result: ") {
            let of = |what: &str| rest.split([';', '.']).find_map(|part| number(part, what)).unwrap_or(0);
            self.passed += of(" passed");
            self.failed += of(" failed");
            self.skipped += of(" ignored");
        } else if let Some(rest) = line.trim().strip_prefix("Summary [")
            && let Some((_, counts)) = rest.split_once("tests run:")
        {
            // "12 passed (1 slow), 2 failed, 1 timed out, 3 skipped"
            let parts = || counts.split(',').map(|part| part.split('(').next().unwrap_or_default());
            let of = |what: &str| parts().find_map(|part| number(part, what)).unwrap_or(0);
            self.passed += of(" passed");
            self.failed += of(" failed") + of(" timed out") + of(" exec failed");
            self.skipped += of(" skipped");
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

fn summary(reports: &[Report], took: Duration, workspace: &Workspace) -> Outcome {
    println!("\n── summary");
    let mut sum = Counts::default();
    for Report { name, ending, counts, took, .. } in reports {
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

    for Report { name, last_lines, .. } in reports.iter().filter(|report| !report.last_lines.is_empty()) {
        println!("\n{name} failed outside of any test; its last lines:");
        last_lines.iter().for_each(|line| println!("  {line}"));
    }

    let alone: BTreeMap<String, Vec<&str>> =
        reports.iter().map(|report| report.failures.by_file(workspace)).fold(BTreeMap::new(), |mut all, files| {
            files.into_iter().for_each(|(file, tests)| all.entry(file).or_default().extend(tests));
            all
        });
    for (file, tests) in alone {
        println!("\nfailed in {file}:");
        tests.iter().for_each(|test| println!("  {test}"));
        println!("  alone: cargo xtask test {file}");
    }

    for test in reports.iter().flat_map(|report| report.failures.unsteady()) {
        println!("\nunsteady, passed when run once more: {test}");
    }

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
    fn nextests_results_are_summed() {
        let counts = read(&[
            "     Summary [  12.345s] 17/20 tests run: 12 passed (2 slow, 1 flaky), 4 failed, 1 timed out, 3 skipped",
            "        FAIL [   0.001s] ( 1/20) store some_test",
        ]);
        assert_eq!((counts.passed, counts.failed, counts.skipped), (12, 5, 3));
    }

    #[test]
    fn a_stage_without_tests_is_one_check() {
        let stage = |program| Stage { name: "a check", needs: None, kind: Kind::Check, command: Command::new(program) };
        assert_eq!(run_one(stage("true")).counts.passed, 1);
        assert_eq!(run_one(stage("false")).counts.failed, 1);
        let not_found = run_one(stage("/no/such/program"));
        assert_eq!((not_found.counts.failed, not_found.last_lines.len()), (1, 1), "the summary says why");
        assert_eq!(run_one(Stage { kind: Kind::Tests, ..stage("true") }).counts.failed, 1, "no test ran");
    }

    #[test]
    fn a_lint_fails_with_a_warning() {
        let lint = |said: &str| {
            let mut command = Command::new("echo");
            command.arg(said);
            run_one(Stage { name: "a lint", needs: None, kind: Kind::Lint, command }).counts
        };
        assert_eq!((lint("warning: unused").failed, lint("fine").failed), (1, 0));
    }

    #[test]
    fn the_end_of_what_failed_without_a_test_is_kept() {
        let counting = |end: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", &format!("seq 100; {end}")]);
            run_one(Stage { name: "counting", needs: None, kind: Kind::Check, command }).last_lines
        };
        let expected: Vec<String> = (71..=100).map(|number: u32| number.to_string()).collect();
        assert_eq!(counting("false"), expected);
        assert_eq!(counting("true"), [""; 0]);
        assert_eq!(counting("echo 'FAILED a.test.js › it opens'; false"), [""; 0], "the test is named already");
    }

    #[test]
    fn what_needs_a_failed_stage_is_not_run_and_the_whole_fails() {
        let stages = vec![
            Stage { name: "ground", needs: None, kind: Kind::Check, command: Command::new("false") },
            Stage { name: "roof", needs: Some("ground"), kind: Kind::Check, command: Command::new("true") },
        ];
        let verdict = run_all(stages, &Workspace::look().unwrap());
        assert_eq!(verdict, Err("not all passed: ground, roof".to_owned()));
    }
}
