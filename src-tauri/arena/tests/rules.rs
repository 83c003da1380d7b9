//! `arena rules` returns the same results as the app.
#![allow(clippy::unwrap_used, reason = "tests")]

use games::{GAMES, book};
use rulebook::{HITS, Lang};
use serde_json::Value;
use std::process::Command;

/// Runs `arena rules` and returns the identifiers found and whether it succeeded.
fn rules(args: &[&str]) -> (Vec<String>, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).arg("rules").args(args).output().unwrap();
    let hits: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let ids = hits.as_array().into_iter().flatten().map(|hit| hit["id"].as_str().unwrap().to_owned());
    (ids.collect(), output.status.success())
}

#[test]
fn a_question_is_answered_as_at_that_table() {
    for &table in GAMES {
        let expected: Vec<&str> =
            book().search("húzok", Some(table), Lang::Hu, HITS).iter().map(|hit| hit.id.0).collect();
        let (found, content) = rules(&["húzok", "--table", table, "--json"]);
        assert!(content);
        assert_eq!(found, expected);
    }
    let (found, content) = rules(&["húzok", "--table", "chess"]);
    assert!(!content && found.is_empty(), "a table that nobody knows is refused");
}
