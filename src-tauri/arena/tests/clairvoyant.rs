//! `arena match` with a player who sees all cards, which affects the results.
#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::Value;
use std::process::{Command, Output};

fn duel(seats: &str, games: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["match", "mochi", "--seats", seats, "--games", games, "--json"])
        .output()
        .unwrap()
}

#[test]
fn whoever_sees_all_cards_beats_the_same_level_that_does_not() {
    let result: Value = serde_json::from_slice(&duel("steady:clairvoyant,steady", "30").stdout).unwrap();
    assert_eq!(result["seats"][0]["level"], "steady:clairvoyant");
    let share = result["seats"][0]["win_share"].as_f64().unwrap();
    assert!(share > 0.6, "{share}");
}

#[test]
fn hands_that_lie_open_are_of_use_where_a_table_lets_them() {
    let result: Value = serde_json::from_slice(&duel("steady:hands,steady", "30").stdout).unwrap();
    let share = result["seats"][0]["win_share"].as_f64().unwrap();
    assert!(share > 0.6, "{share}");
}

#[test]
fn a_level_that_does_not_look_ahead_has_no_use_for_it() {
    let refused = duel("greedy:clairvoyant,steady", "2");
    assert!(!refused.status.success());
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(told.contains("greedy doesn't look ahead"), "{told}");
}
