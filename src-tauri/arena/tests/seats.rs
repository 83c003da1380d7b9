//! A match between two deck lists reports the results by seat, over all bots.
#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::Value;
use std::fs;
use std::process::Command;

#[test]
fn a_list_comes_from_a_file_and_results_are_told_by_seat() {
    let directory = tempfile::tempdir().unwrap();
    let list = directory.path().join("list.txt");
    fs::write(&list, "45 Mezei kaszás\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["match", "parbaj", "--seats", "greedy,greedy", "--games", "20", "--json", "--option"])
        .arg(format!("list=@{}", list.display()))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let share = |seat: usize| answer["by_seat"][seat]["win_share"].as_f64().unwrap();
    assert!((share(0) + share(1) - 1.0).abs() < 1e-9, "{answer}");
    // The same bot plays at both seats: only the decks differ.
    assert_eq!(answer["seats"][0]["win_share"], 0.5, "{answer}");
    assert!((share(0) - 0.5).abs() > 1e-9, "{answer}");
    assert_eq!(answer["by_seat"][1]["seat"], 1);
}
