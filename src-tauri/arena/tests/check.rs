//! Files that aren't scenarios are refused, and an endless file is not read.
#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::{Value, json};
use std::fs;
use std::process::Command;

/// Runs `arena check` and returns whether it succeeded, its JSON and its standard error.
fn checked(path: &str) -> (bool, Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(["check", path, "--json"]).output().unwrap();
    let answer = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    (output.status.success(), answer, String::from_utf8(output.stderr).unwrap())
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_refused() {
    let (clean, answer, said) = checked("/dev/zero");
    assert!(!clean && said.contains("/dev/zero"), "{said}");
    assert_eq!(answer, json!({ "files": 1, "failures": 1 }));
}

#[test]
fn what_is_no_scenario_is_refused_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("empty.json", &b""[..]), ("wild.json", b"\xff\xfe{"), ("other.json", b"[1, 2]")] {
        fs::write(folder.path().join(name), text).unwrap();
        let (clean, answer, said) = checked(folder.path().join(name).to_str().unwrap());
        assert!(!clean && said.contains(name), "{name}: {said}");
        assert_eq!(answer["files"], 1, "{name}");
    }
    assert!(!checked(folder.path().join("nothing.json").to_str().unwrap()).0);
}
