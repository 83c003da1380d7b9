//! `cargo xtask test`: everything that must hold, stage by stage.

use crate::process::{cargo, npm};
use crate::setup::UI_TESTS;
use crate::stages::{self, Stage};
use crate::ui::UI;
use crate::{Outcome, places, setup};

/// The stage whose output is compiled into the shell.
const UI_BUILD: &str = "UI build";
/// The stage that builds what the last ones play.
const APP_BUILD: &str = "app and bridge build";

pub fn run(_: &[String]) -> Outcome {
    setup::for_playing()?;
    stages::run_all(stages())
}

/// The quick and most informative ones first, in an order that avoids compiling anything twice.
fn stages() -> Vec<Stage> {
    let shell = |verb| [verb, "--package=asztaltars", "--features=bridge"];
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
        Stage {
            name: "engines, bots, store, table",
            needs: None,
            tests: true,
            // The workspace's default members: all pure Rust.
            command: cargo(&["test", "--quiet", "--no-fail-fast"]),
        },
        Stage {
            name: "house tests",
            needs: None,
            tests: true,
            command: cargo(&["test", "--quiet", "--package=house-tests"]),
        },
        Stage {
            name: "hostile input",
            needs: None,
            tests: true,
            command: cargo(&["test", "--quiet", "--package=fuzz"]),
        },
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
        Stage {
            name: "shell",
            needs: Some(UI_BUILD),
            tests: true,
            command: cargo(&[&shell("test")[..], &["--quiet"]].concat()),
        },
        Stage { name: APP_BUILD, needs: Some(UI_BUILD), tests: false, command: cargo(&shell("build")) },
        Stage { name: "the app, played", needs: Some(APP_BUILD), tests: true, command: played("app") },
        Stage { name: "the phone, played", needs: Some(APP_BUILD), tests: true, command: played("phone") },
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
