//! `cargo xtask test`: everything that must hold, stage by stage.

use crate::process::{cargo, npm};
use crate::setup::UI_TESTS;
use crate::stages::{self, Stage};
use crate::ui::UI;
use crate::{Outcome, places, setup};

/// The stage whose output is compiled into the shell.
const UI_BUILD: &str = "UI build";
/// The stage that builds everything the later ones run.
const BUILD: &str = "build";

/// All crates together, always with the same features: what is built for one stage is there for the next, and the app
/// and the bridge come with the tests that start them.
const EVERYTHING: [&str; 2] = ["--workspace", "--features=asztaltars/bridge"];

pub fn run(_: &[String]) -> Outcome {
    setup::for_playing()?;
    stages::run_all(stages())
}

/// The quick ones first, in an order that avoids compiling anything twice.
fn stages() -> Vec<Stage> {
    let test = |more: &[&str]| cargo(&[&["test", "--quiet"], &EVERYTHING[..], more].concat());
    let played = |script| {
        let mut play = npm(UI_TESTS, &["run", "--silent", script]);
        play.env("ASZTALTARS_APP", places::app("debug")).env("ASZTALTARS_BRIDGE", places::bridge("debug"));
        play
    };
    vec![
        Stage { name: "formatting", needs: None, tests: false, command: cargo(&["fmt", "--all", "--check"]) },
        Stage {
            name: "UI types and lints",
            needs: None,
            tests: false,
            command: npm(UI, &["run", "--silent", "check"]),
        },
        Stage { name: UI_BUILD, needs: None, tests: false, command: npm(UI, &["run", "--silent", "build"]) },
        Stage { name: BUILD, needs: Some(UI_BUILD), tests: false, command: test(&["--no-run"]) },
        Stage { name: "Rust", needs: Some(BUILD), tests: true, command: test(&["--no-fail-fast"]) },
        Stage {
            name: "lints",
            needs: Some(UI_BUILD),
            tests: false,
            command: cargo(&[
                "clippy",
                "--quiet",
                "--workspace",
                "--all-targets",
                "--all-features",
                "--",
                "--deny=warnings",
            ]),
        },
        Stage { name: "the app, played", needs: Some(BUILD), tests: true, command: played("app") },
        Stage { name: "the phone, played", needs: Some(BUILD), tests: true, command: played("phone") },
    ]
}

#[cfg(test)]
mod tests {
    use super::stages;

    #[test]
    fn a_stage_needs_only_what_comes_before_it() {
        let stages = stages();
        for (place, stage) in stages.iter().enumerate() {
            let Some(needed) = stage.needs else { continue };
            assert!(stages[..place].iter().any(|before| before.name == needed), "{} needs {needed}", stage.name);
        }
    }
}
