//! The Go referee with the bot on both sides: colours alternate, and results are saved and extended.
#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

fn series(directory: &Path, games: &str) -> Value {
    let bot = "{arena} gtp --playouts 20 --seed {game}";
    let output = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["referee", "--first", bot, "--second", bot, "--games", games, "--size", "5", "--komi", "0.5"])
        .args(["--series", "small", "--results"])
        .arg(directory.join("games.jsonl"))
        .arg("--records")
        .arg(directory.join("records"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn games_are_played_kept_and_gone_on_with() {
    let directory = tempfile::tempdir().unwrap();
    assert_eq!(series(directory.path(), "2")["games"], 2);
    let summary = series(directory.path(), "4");
    assert_eq!((&summary["games"], &summary["undecided"], &summary["forfeited"]), (&4.into(), &0.into(), &0.into()));
    let lines = fs::read_to_string(directory.path().join("games.jsonl")).unwrap();
    let blacks: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["first_is_black"].clone()).collect();
    assert_eq!(blacks, [true, false, true, false]);
    for number in 1..=4 {
        let file = fs::read(directory.path().join(format!("records/small-{number}.sgf"))).unwrap();
        let record = sgf::Record::read(&file).unwrap();
        assert_eq!(record.size, 5);
        assert!(record.result.is_some() && record.moves().count() > 4);
        sgf::replay(&record).unwrap();
    }
}
