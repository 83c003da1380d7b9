//! The GTP conversation in `gtp.txt` is reproduced word for word by `arena gtp`.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::{BufRead, Write};
use std::process::{Child, Command, Output, Stdio};

const CONVERSATION: &str = include_str!("gtp.txt");

/// Starts `arena gtp` with few simulations per move.
fn started() -> Child {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["gtp", "--playouts", "50"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Returns the output after the input `said`.
fn talked(said: &[u8]) -> Output {
    let mut child = started();
    child.stdin.take().unwrap().write_all(said).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    output
}

/// Returns the answers to the input `said`.
fn answers(said: &[u8]) -> String {
    String::from_utf8(talked(said).stdout).unwrap()
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

/// Each move keeps the position before it, so a client that keeps passing could exhaust memory.
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

/// Loads the first game of a file, whole or up to a move; the second game of the file is empty.
#[test]
fn a_record_is_loaded_and_others_in_the_file_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two games.sgf");
    std::fs::write(&file, "(;SZ[5]KM[3]AB[bb]PL[W];W[cc];B[dd];W[ee])(;SZ[9])").unwrap();
    let said = format!("loadsgf {0}\nshowboard\nfinal_score\nloadsgf {0} 2\nshowboard\nundo\nundo\n", file.display());
    let output = talked(said.as_bytes());
    let told = String::from_utf8(output.stdout).unwrap();
    let told: Vec<&str> = told.split_terminator("\n\n").collect();
    assert_eq!((told[0], told[3]), ("=", "="));
    let rows = |board: &str| board.lines().filter(|line| line.contains(['X', 'O'])).count();
    assert_eq!((rows(told[1]), rows(told[4])), (4, 2), "{} {}", told[1], told[4]);
    assert!(told[1].contains("(O)") && told[4].contains("(O)"));
    assert_eq!(told[5..], ["=", "? cannot undo"]);
    let aside = String::from_utf8(output.stderr).unwrap();
    assert!(aside.contains("1 more in the file"), "{aside}");
}

/// Some servers write handicap stones as consecutive moves of Black.
#[test]
fn a_record_with_a_free_handicap_is_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("free.sgf");
    std::fs::write(&file, "(;GM[1]SZ[9]HA[2]KM[0.5];B[gc];B[cg];W[ee])").unwrap();
    let output = talked(format!("loadsgf {}\nshowboard\nundo\nundo\n", file.display()).as_bytes());
    let told = String::from_utf8(output.stdout).unwrap();
    let told: Vec<&str> = told.split_terminator("\n\n").collect();
    assert_eq!((told[0], told[1].matches('X').count(), told[1].matches('O').count()), ("=", 2, 1), "{}", told[1]);
    assert_eq!(told[2..], ["=", "? cannot undo"], "the stones were there before the first move");
    assert!(String::from_utf8(output.stderr).unwrap().contains("free handicap"));
}

#[test]
fn what_is_no_record_leaves_the_game_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let places = ["nothing", "wild", "unplayable", "endless"].map(|name| folder.path().join(name));
    std::fs::write(&places[0], "").unwrap();
    std::fs::write(&places[1], b"\xff(;SZ[").unwrap();
    std::fs::write(&places[2], "(;SZ[5];B[aa];W[aa])").unwrap();
    std::fs::write(&places[3], format!("(;SZ[5]{})", ";B[];W[]".repeat(1_001))).unwrap();
    for place in places.iter().map(|place| place.display().to_string()).chain(["/dev/zero".into(), "/".into()]) {
        let said = format!("boardsize 5\nplay b c3\nloadsgf {place}\nundo\n");
        let answers = answers(said.as_bytes());
        let told: Vec<&str> = answers.split_terminator("\n\n").collect();
        assert_eq!(told, ["=", "=", "? cannot load file", "="], "{place}");
    }
}

#[test]
fn thinking_aloud_goes_on_until_the_next_command_comes() {
    let mut child = started();
    let mut said = child.stdin.take().unwrap();
    said.write_all(b"7 lz-analyze b 5\n").unwrap();
    let mut heard = std::io::BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert_eq!(heard.next().unwrap(), "=7");
    for _ in 0..3 {
        assert!(heard.next().unwrap().starts_with("info move "));
    }
    said.write_all(b"8 name\n").unwrap();
    let rest: Vec<String> = heard.by_ref().take_while(|line| !line.starts_with("=8")).collect();
    assert_eq!(rest.last().map(String::as_str), Some(""), "a blank line ends the analysis");
    drop(said);
    assert!(child.wait().unwrap().success());
}

#[test]
fn before_a_move_the_whole_search_is_told() {
    let said = answers(b"boardsize 9\nlz-genmove_analyze b 6000\nlz-genmove_analyze w 0\n");
    let told: Vec<&str> = said.lines().filter(|line| line.starts_with("info ") || line.starts_with("play ")).collect();
    let [first, whole, play, once, answer] = told[..] else { panic!("{told:?}") };
    let visits = |line: &str| -> u32 {
        let mut words = line.split(' ');
        let mut sum = 0;
        while words.by_ref().any(|word| word == "visits") {
            sum += words.next().unwrap().parse::<u32>().unwrap();
        }
        sum
    };
    assert!(visits(first) < visits(whole), "{first}\n{whole}");
    for (line, play) in [(whole, play), (once, answer)] {
        let (_, played) = play.split_once(' ').unwrap();
        assert!(line.contains(&format!("info move {played} ")), "{line}\n{play}");
    }
}

/// More threads than any machine can use would exhaust its memory.
#[cfg(target_os = "linux")]
#[test]
fn a_million_threads_are_not_started() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(["gtp", "--seconds", "60", "--threads", "1000000"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = child.stdin.take().unwrap();
    said.write_all(b"boardsize 9\nlz-analyze b 5\n").unwrap();
    let mut heard = std::io::BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(heard.by_ref().any(|line| line.starts_with("info move ")));
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let threads = status.lines().find_map(|line| line.strip_prefix("Threads:")).unwrap().trim().parse::<u32>().unwrap();
    assert!(threads <= 64 + 2, "{threads}");
    said.write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
}
