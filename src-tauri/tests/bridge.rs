//! The bridge that the browser's tests play through, as they start it: it says where it is, serves the window, answers
//! commands, and ends with whoever started it.
//!
//! That it is started here also has `cargo test` build it, and the app beside it.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

/// Longer than the bridge takes on any machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends a request and returns the whole answer.
fn asked(address: &str, request: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{request} HTTP/1.1\r\nContent-Length: {}\r\n\r\n{body}", body.len()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_serves_the_window_answers_commands_and_ends_with_whoever_started_it() {
    let data = env::temp_dir().join(format!("asztaltars-bridge-{}", process::id()));
    let mut bridge = Command::new(env!("CARGO_BIN_EXE_bridge"))
        .env("ASZTALTARS_DATA", &data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(bridge.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let address = first.trim().strip_prefix("http://").unwrap();

    let page = asked(address, "GET /", "");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<title>Asztaltárs</title>"), "{page}");
    let list = asked(address, "POST /ipc", r#"{"cmd":"pad_list"}"#);
    assert!(list.starts_with("HTTP/1.1 200") && list.contains("games"), "{list}");
    let refused = asked(address, "POST /ipc", r#"{"cmd":"table_open","args":{"id":"no table"}}"#);
    assert!(refused.starts_with("HTTP/1.1 400"), "{refused}");

    drop(bridge.stdin.take());
    let asked_to_end = Instant::now();
    while bridge.try_wait().unwrap().is_none() {
        assert!(asked_to_end.elapsed() < PATIENCE, "it goes on without whoever started it");
        thread::sleep(Duration::from_millis(20));
    }
    fs::remove_dir_all(data).unwrap();
}
