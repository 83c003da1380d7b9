//! The stages that carry out a [`Scope`].

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use super::scope::{RustTests, Scope, Selection};
use super::stages::{Kind, Stage};
use super::workspace::{SHELL, Workspace};
use crate::paths;
use crate::process::{self, call, npm};
use crate::setup::{self, UI_TESTS};
use crate::ui::UI;

/// The stage whose output is compiled into the shell.
const UI_BUILD: &str = "UI build";
/// The stage that builds what the later ones run.
const BUILD: &str = "build";

/// All crates together, always with the same features: what is built for one stage is reused by the next, and the app
/// and the bridge are built with the tests that start them.
const EVERYTHING: [&str; 2] = ["--workspace", "--features=asztaltars/bridge"];
/// A test that starts the bridge: building it builds the bridge and the app.
const STARTS_THE_BRIDGE: &str = "--test=bridge";

/// Returns the stages of a run, in an order that avoids compiling anything twice and gives the first result early.
pub fn stages(scope: &Scope, workspace: &Workspace, full: bool) -> Vec<Stage> {
    let mut stages = Vec::new();
    let mut add = |name, needs, kind, command| stages.push(Stage { name, needs, kind, command });
    let (first, rest) = own_first(scope);
    let plays = !scope.window.is_empty() || !scope.phone.is_empty();
    let carries_ui = plays || rest.has_the_shell() || scope.clippy.has_the_shell();

    if scope.formatting {
        add("formatting", None, Kind::Check, cargo(&["fmt", "--all", "--check"]));
    }
    if !first.is_empty() {
        add("Rust, what was changed", None, Kind::Tests, rust_tests(&first, full));
    }
    let rust_alone = !rest.is_empty() && !rest.has_the_shell();
    if rust_alone {
        add("Rust", None, Kind::Tests, rust_tests(&rest, full));
    }
    if scope.types {
        add("UI types and lints", None, Kind::Check, npm(UI, &["run", "--silent", "check"]));
    }
    if !scope.unit.is_empty() {
        add("the window's logic", None, Kind::Tests, logic(&scope.unit));
    }
    if carries_ui {
        add(UI_BUILD, None, Kind::Check, npm(UI, &["run", "--silent", "build"]));
    }
    // The shell embeds the window's files, so it is compiled after them.
    let after_ui = carries_ui.then_some(UI_BUILD);
    let builds = plays || rest.has_the_shell();
    if builds {
        let only: &[&str] = if rest == RustTests::All { &[] } else { &[STARTS_THE_BRIDGE] };
        add(BUILD, after_ui, Kind::Check, build(only));
    }
    let built = builds.then_some(BUILD);
    if rest.has_the_shell() {
        add("Rust", built, Kind::Tests, rust_tests(&rest, full));
    }
    if let Some(command) = examples(&scope.rust, workspace) {
        add("examples", after_ui, Kind::Check, command);
    }
    if !scope.clippy.is_empty() {
        // If everything was built, clippy has checked it already and only repeats its findings.
        let looked = rest == RustTests::All;
        let command = if looked { build(&[]) } else { clippy(&scope.clippy) };
        add("lints", if looked { built } else { after_ui }, Kind::Lint, command);
    }
    if !scope.window.is_empty() {
        add("the window, played", built, Kind::Tests, played("app", &scope.window));
    }
    if !scope.phone.is_empty() {
        add("the phone, played", built, Kind::Tests, played("phone", &scope.phone));
    }
    stages
}

/// Returns a `cargo` command with clippy in place of the compiler: the build of the tests is linted on the way, and
/// nothing is compiled again for that.
fn cargo(words: &[&str]) -> Command {
    linting(process::cargo(words))
}

fn linting(mut cargo: Command) -> Command {
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    cargo
}

/// Returns the command that builds the bridge and the app as they are played; it reuses what a test run has built.
pub fn build_of_the_bridge() -> Command {
    build(&[STARTS_THE_BRIDGE])
}

/// Returns the command that builds all test programs or, with more words, some.
fn build(more: &[&str]) -> Command {
    cargo(&[&["test", "--quiet"], &EVERYTHING[..], &["--no-run"], more].concat())
}

/// Splits the tests into those of the changed crates and the others; if everything is tested, there is no first part.
fn own_first(scope: &Scope) -> (RustTests, RustTests) {
    match &scope.rust {
        RustTests::Of(crates) if crates.len() > scope.first.len() && !scope.first.contains(SHELL) => {
            let (first, rest): (BTreeMap<_, _>, BTreeMap<_, _>) =
                crates.clone().into_iter().partition(|(name, _)| scope.first.contains(name));
            (RustTests::Of(first), RustTests::Of(rest))
        }
        all => (RustTests::default(), all.clone()),
    }
}

/// Returns the command that runs the tests, each in a process of its own. A few crates are built by themselves; if the
/// shell is among them, everything is built, so that the shell is the one that is played later.
fn rust_tests(tests: &RustTests, full: bool) -> Command {
    let mut words = vec!["run", "--no-fail-fast", "--status-level=slow", "--final-status-level=none"];
    let filter;
    match tests {
        RustTests::All => words.extend(EVERYTHING),
        RustTests::Of(crates) => {
            if crates.contains_key(SHELL) {
                words.extend(EVERYTHING);
            } else {
                words.extend(crates.keys().flat_map(|name| ["--package", name]));
            }
            filter =
                crates.iter().map(|(name, filters)| one_crates(name, filters.as_ref())).collect::<Vec<_>>().join(" | ");
            words.extend(["--filterset", &filter]);
        }
    }
    let mut command = linting(setup::nextest(&words));
    if full {
        command.env("ASZTALTARS_FULL", "1");
    }
    command
}

fn one_crates(name: &str, filters: Option<&BTreeSet<String>>) -> String {
    match filters {
        None => format!("package(={name})"),
        Some(filters) => filters.iter().cloned().collect::<Vec<_>>().join(" | "),
    }
}

/// Returns the command that runs the examples in the documentation of these crates, which nextest doesn't run; `None`
/// if no crate can have any.
fn examples(tests: &RustTests, workspace: &Workspace) -> Option<Command> {
    let RustTests::Of(crates) = tests else {
        return Some(cargo(&[&["test", "--quiet", "--doc"], &EVERYTHING[..]].concat()));
    };
    let with: Vec<&str> = crates
        .iter()
        .filter(|(name, filters)| filters.is_none() && *name != SHELL)
        .filter(|(name, _)| workspace.targets(name).iter().any(|target| target.examples))
        .flat_map(|(name, _)| ["--package", name])
        .collect();
    (!with.is_empty()).then(|| cargo(&[&["test", "--quiet", "--doc"], &with[..]].concat()))
}

/// Returns the clippy command, for a run that builds nothing that could be linted on the way.
fn clippy(crates: &Selection) -> Command {
    let words: Vec<&str> = match crates {
        Selection::Only(some) if !some.contains(SHELL) => some.iter().flat_map(|name| ["--package", name]).collect(),
        _ => EVERYTHING.to_vec(),
    };
    process::cargo(&[&["clippy", "--quiet", "--all-targets"], &words[..]].concat())
}

/// Returns the command that runs the tests of the window's logic in these files; with all files, it also measures
/// coverage.
fn logic(files: &Selection) -> Command {
    let Selection::Only(files) = files else { return npm(UI, &["run", "--silent", "test", "--", "--coverage"]) };
    let inside = files.iter().map(|file| file.strip_prefix(UI).unwrap_or(file).trim_start_matches('/'));
    npm(UI, &["run", "--silent", "test", "--"].into_iter().chain(inside).collect::<Vec<_>>())
}

/// Returns the command that plays the window's tests in these files.
fn played(kind: &str, files: &Selection) -> Command {
    let mut words = vec!["run.js", kind];
    if let Selection::Only(files) = files {
        words.extend(files.iter().map(String::as_str));
    }
    let mut command = call("node", &words);
    command
        .current_dir(paths::at(UI_TESTS))
        .env("ASZTALTARS_APP", paths::app("debug"))
        .env("ASZTALTARS_BRIDGE", paths::bridge("debug"));
    command
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::test::scope::chosen;

    fn planned(words: &[&str]) -> Vec<Stage> {
        let workspace = Workspace::look().unwrap();
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        stages(&chosen(&words, None, &workspace).unwrap(), &workspace, false)
    }

    fn names(stages: &[Stage]) -> Vec<&str> {
        stages.iter().map(|stage| stage.name).collect()
    }

    #[test]
    fn a_stage_needs_only_what_comes_before_it() {
        let game = Workspace::look().unwrap().games.remove(0);
        for words in [&[][..], &["lints"], &["rust"], &["unit"], &["phone"], &["window", "lints"], &[&game], &["house"]]
        {
            let stages = planned(words);
            for (place, stage) in stages.iter().enumerate() {
                let Some(needed) = stage.needs else { continue };
                assert!(stages[..place].iter().any(|before| before.name == needed), "{} needs {needed}", stage.name);
            }
        }
    }

    #[test]
    fn a_game_has_its_first_verdict_before_the_app_is_built() {
        let game = Workspace::look().unwrap().games.remove(0);
        let stages = planned(&[&game]);
        let place = |name| names(&stages).iter().position(|it| *it == name);
        assert!(place("Rust") < place(BUILD), "{:?}", names(&stages));
        assert!(place("lints").is_none());
    }

    #[test]
    fn parts_narrow_and_files_are_run_alone() {
        assert_eq!(names(&planned(&["phone"])), [UI_BUILD, BUILD, "the phone, played"]);
        let game = Workspace::look().unwrap().games.remove(0);
        assert_eq!(names(&planned(&["rust", &game])), ["Rust", "examples"]);
        assert_eq!(names(&planned(&["unit"])), ["the window's logic"]);
        let alone = planned(&["tests/ui/phone/opens.test.js"]);
        let words: Vec<_> = alone.last().unwrap().command.get_args().collect();
        assert_eq!(words, ["run.js", "phone", "tests/ui/phone/opens.test.js"]);
    }

    #[test]
    fn a_crate_that_was_changed_comes_before_those_that_depend_on_it() {
        let workspace = Workspace::look().unwrap();
        let scope = crate::test::files::reached_by("src-tauri/crates/store/src/lib.rs", &workspace);
        let stages = stages(&scope, &workspace, false);
        let first = stages.iter().find(|stage| stage.kind == Kind::Tests).unwrap();
        let words: BTreeSet<_> = first.command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
        assert!(words.contains("package(=store)"), "{words:?}");
    }
}
