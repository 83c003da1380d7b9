//! The protocol, word for word: `arena gtp` plays its part in the conversation in `gtp.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::Write;
use std::process::{Command, Stdio};

const CONVERSATION: &str = include_str!("gtp.txt");

/// What `arena gtp` answers, with few simulations a move.
fn answers(said: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["gtp", "--playouts", "50"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(said).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_command_is_answered_as_the_protocol_says() {
    let mut said = String::new();
    let mut expected = Vec::new();
    // A blank line ends an answer; further ones only structure the script.
    let mut in_answer = false;
    for (number, line) in (1..).zip(CONVERSATION.lines()) {
        if let Some(command) = line.strip_prefix('>') {
            let command = command.strip_prefix(' ').unwrap_or(command);
            said.push_str(
                &command.replace("\\t", "\t").replace("\\r", "\r").replace("\\a", "\x07").replace("\\0", "\0"),
            );
            said.push('\n');
            in_answer = true;
        } else if in_answer && !line.starts_with('|') {
            expected.push((number, line));
            in_answer = !line.is_empty();
        }
    }
    let answers = answers(said.as_bytes());
    let mut answered = answers.lines();
    for (number, line) in expected {
        let answer = answered.next().unwrap_or("nothing more");
        let fits = match line.strip_suffix('…') {
            Some(start) => answer.starts_with(start) && answer.len() > start.len(),
            None => answer == line,
        };
        assert!(fits, "line {number} of gtp.txt: expected `{line}`, not `{answer}`");
    }
    assert_eq!(answered.next(), None, "an answer to nothing");
}

#[test]
fn after_quit_and_at_the_end_of_the_input_there_is_silence() {
    assert_eq!(answers(b"quit\nname\n"), "=\n\n");
    assert_eq!(answers(b"1 name"), "=1 Asztaltars\n\n");
    assert_eq!(answers(b""), "");
}

/// Each move keeps the position before it: a program that kept passing used to exhaust memory.
#[test]
fn moves_without_end_are_refused_and_the_game_goes_on_after_undo() {
    let said = format!("boardsize 19\n{}genmove b\nundo\nplay b d4\n", "play b pass\n".repeat(2_001));
    let answers = answers(said.as_bytes());
    let told: Vec<&str> = answers.split_terminator("\n\n").collect();
    assert!(told[..2_001].iter().all(|answer| *answer == "="));
    assert_eq!(told[2_001..], ["? too many moves", "? too many moves", "=", "="]);
}

#[test]
fn a_clock_that_has_run_down_is_obeyed() {
    let began = std::time::Instant::now();
    let answers =
        answers(b"boardsize 19\ntime_settings 1 0 0\ntime_left b 1 0\ngenmove b\ntime_left w 0 0\ngenmove w\n");
    assert_eq!(answers.matches('=').count(), 6);
    assert!(began.elapsed().as_secs() < 10);
}
