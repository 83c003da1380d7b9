//! Collects failed tests and the files that contain them.

use std::collections::{BTreeMap, BTreeSet};

use super::files;
use super::workspace::Workspace;

/// The prefix of a failed test in the output of the window's tests: its file and name follow, separated by [`APART`].
const OF_THE_WINDOW: &str = "FAILED ";
const APART: &str = " › ";
/// The prefix of a test that failed beside others and passed when run again alone.
const UNSTEADY: &str = "UNSTEADY ";
/// The words of nextest for a test that didn't pass.
const OF_NEXTEST: [&str; 6] = ["FAIL", "TIMEOUT", "SIGABRT", "SIGSEGV", "SIGKILL", "ABORT"];

/// The failed tests of a stage, and those that passed only when run again.
#[derive(Debug, Default)]
pub struct Failures {
    failed: BTreeSet<Failure>,
    unsteady: BTreeSet<String>,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Failure {
    /// A test in Rust: its program, by nextest's name, and its name there.
    Rust { program: String, test: String },
    /// A test that plays the window, or an example in documentation.
    InFile { file: String, test: String },
}

impl Failures {
    /// Records what a line of a program's output says about a failed test.
    pub fn read(&mut self, line: &str) {
        self.failed.extend(of_nextest(line).or_else(|| of_the_window(line)).or_else(|| of_an_example(line)));
        self.unsteady.extend(line.strip_prefix(UNSTEADY).map(str::to_owned));
    }

    /// Returns whether no test failed.
    pub fn is_empty(&self) -> bool {
        self.failed.is_empty()
    }

    /// Returns the tests that passed only when run again, each with its file.
    pub fn unsteady(&self) -> impl Iterator<Item = &str> {
        self.unsteady.iter().map(String::as_str)
    }

    /// Returns the failed tests by the files that contain them, as paths from the top directory.
    pub fn by_file(&self, workspace: &Workspace) -> BTreeMap<String, Vec<&str>> {
        let mut files = BTreeMap::<String, Vec<&str>>::new();
        for failure in &self.failed {
            let (file, test) = match failure {
                Failure::InFile { file, test } => (file.clone(), test),
                Failure::Rust { program, test } => {
                    (files::file_of_test(program, test, workspace).unwrap_or_else(|| program.clone()), test)
                }
            };
            files.entry(file).or_default().push(test);
        }
        files
    }
}

/// Parses `        FAIL [   0.012s] ( 1/20) store::all versions::a_test`.
fn of_nextest(line: &str) -> Option<Failure> {
    let (verdict, rest) = line.trim_start().split_once(' ')?;
    let (_, rest) = rest.trim_start().strip_prefix('[')?.split_once(']')?;
    let rest = rest.trim_start();
    let named = if rest.starts_with('(') { rest.split_once(')')?.1 } else { rest };
    let (program, test) = named.trim_start().split_once(' ')?;
    let failed = OF_NEXTEST.contains(&verdict);
    failed.then(|| Failure::Rust { program: program.to_owned(), test: test.trim().to_owned() })
}

fn of_the_window(line: &str) -> Option<Failure> {
    let (file, test) = line.strip_prefix(OF_THE_WINDOW)?.split_once(APART)?;
    Some(Failure::InFile { file: file.to_owned(), test: test.to_owned() })
}

/// Parses `test src-tauri/crates/game/src/seat.rs - seat::Seat (line 12) ... FAILED`.
fn of_an_example(line: &str) -> Option<Failure> {
    let (file, test) = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.split_once(" - ")?;
    Some(Failure::InFile { file: file.to_owned(), test: test.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_test_is_told_with_its_file_whoever_ran_it() {
        let mut failures = Failures::default();
        for line in [
            "        PASS [   0.012s] ( 1/20) xtask::bin/xtask test::files::tests::fine",
            "        FAIL [   0.012s] ( 2/20) xtask::bin/xtask test::files::tests::broken",
            "        FAIL [   0.012s] xtask::bin/xtask test::files::tests::broken",
            "FAILED tests/ui/phone/opens.test.js › it opens",
            "UNSTEADY tests/ui/phone/opens.test.js › it opens again",
            "test src-tauri/crates/game/src/seed.rs - seed::Seed (line 12) ... FAILED",
        ] {
            failures.read(line);
        }
        let told = failures.by_file(&Workspace::look().unwrap());
        let expected = [
            ("src-tauri/crates/game/src/seed.rs", vec!["seed::Seed (line 12)"]),
            ("src-tauri/xtask/src/test/files.rs", vec!["test::files::tests::broken"]),
            ("tests/ui/phone/opens.test.js", vec!["it opens"]),
        ];
        assert_eq!(told, expected.map(|(file, tests)| (file.to_owned(), tests)).into());
        assert!(failures.unsteady().eq(["tests/ui/phone/opens.test.js › it opens again"]));
    }
}
