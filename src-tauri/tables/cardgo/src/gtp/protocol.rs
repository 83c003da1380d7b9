//! Lines in, answers out: the part of the protocol that doesn't depend on Go.

use super::engine::Engine;
use super::{analysis, commands};
use cardgo::Point;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

/// A command as received.
#[derive(Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// The number to repeat in the answer.
    pub id: Option<u32>,
    /// Its name.
    pub name: &'a str,
    /// What follows.
    pub words: Vec<&'a str>,
}

/// What a command comes to: text to show, or the protocol's word for what is wrong.
pub type Response = Result<String, &'static str>;

pub const SYNTAX: &str = "syntax error";

/// The protocol's largest *int*.
pub const LARGEST_INT: u32 = i32::MAX as u32;

/// Where a move goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertex {
    /// On the board.
    Point(Point),
    /// A pass.
    Pass,
    /// Resignation.
    Resign,
    /// Well formed, but off any board of ours.
    OffBoard,
}

/// Lines as they are said, read by a thread of its own, so that whoever thinks aloud notices the next one.
pub struct Ear {
    lines: Receiver<io::Result<Vec<u8>>>,
    /// Heard, but not yet listened to.
    waiting: Option<io::Result<Vec<u8>>>,
}

/// So many lines are read before they are needed.
const AHEAD: usize = 16;

impl Ear {
    /// Begins to listen. What is still to be said when nobody listens any more isn't read.
    pub fn listen(mut input: impl BufRead + Send + 'static) -> Ear {
        let (said, lines) = mpsc::sync_channel(AHEAD);
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = input.read_until(b'\n', &mut line);
                let ended = !matches!(read, Ok(1..));
                if matches!(read, Ok(0)) || said.send(read.map(|_| line)).is_err() || ended {
                    return;
                }
            }
        });
        Ear { lines, waiting: None }
    }

    /// The next line, as soon as there is one; `None` after the last.
    fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        self.waiting.take().or_else(|| self.lines.recv().ok()).transpose()
    }

    /// Whether there is a line to be listened to, or there will be none any more.
    pub fn is_spoken_to(&mut self) -> bool {
        if self.waiting.is_none() {
            match self.lines.try_recv() {
                Ok(line) => self.waiting = Some(line),
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => {}
            }
        }
        true
    }
}

/// Answers commands until one asks to quit or there are no more.
pub fn serve(ear: &mut Ear, mut output: impl Write, engine: &mut Engine) -> io::Result<()> {
    while let Some(bytes) = ear.next()? {
        let line = cleaned(&bytes);
        let Some(request) = request(&line) else { continue };
        let response = match analysis::asked(request.name, &request.words) {
            Some(Ok(order)) => {
                let beginning = written(request.id, &Ok(String::new()));
                writeln!(output, "{}", beginning.trim_end())?;
                analysis::think(engine, &order, ear, &mut output)?;
                continue;
            }
            Some(Err(fault)) => Err(fault),
            None => commands::carry_out(engine, request.name, &request.words),
        };
        output.write_all(written(request.id, &response).as_bytes())?;
        output.flush()?;
        if request.name == "quit" && response.is_ok() {
            return Ok(());
        }
    }
    Ok(())
}

/// A line without control characters and comment, tabs as spaces; nor the mark of UTF-8 that some programs put before all
/// they say.
fn cleaned(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let said = text.trim_start_matches('\u{feff}').split('#').next().unwrap_or("");
    said.chars().map(|char| if char == '\t' { ' ' } else { char }).filter(|char| !char.is_ascii_control()).collect()
}

/// What a cleaned line asks; nothing if it is blank.
fn request(line: &str) -> Option<Request<'_>> {
    let mut words = line.split_ascii_whitespace();
    let first = words.next()?;
    let id = first.parse().ok().filter(|id| first.bytes().all(|byte| byte.is_ascii_digit()) && *id <= LARGEST_INT);
    let name = if id.is_some() { words.next().unwrap_or("") } else { first };
    Some(Request { id, name, words: words.collect() })
}

fn written(id: Option<u32>, response: &Response) -> String {
    let id = id.map(|id| id.to_string()).unwrap_or_default();
    let (mark, text) = match response {
        Ok(text) => ('=', text.as_str()),
        Err(error) => ('?', *error),
    };
    let space = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
    format!("{mark}{id}{space}{text}\n\n")
}

/// A vertex in any case: a letter from A to Z without I and a number from 1 to 25, or a word.
pub fn vertex(word: &str) -> Option<Vertex> {
    match word.to_ascii_lowercase().as_str() {
        "pass" => Some(Vertex::Pass),
        "resign" => Some(Vertex::Resign),
        word => {
            let (letter, row) = word.split_at_checked(1)?;
            let letter = letter.bytes().next().filter(|letter| letter.is_ascii_lowercase() && *letter != b'i')?;
            let column = letter - b'a' - u8::from(letter > b'i');
            let row: u8 =
                row.parse().ok().filter(|number| (1..=25).contains(number) && !row.starts_with(['+', '0']))?;
            let known = column < cardgo::LARGEST && row <= cardgo::LARGEST;
            Some(if known { Vertex::Point(Point::new(column, row - 1)) } else { Vertex::OffBoard })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(bytes: &[u8]) -> Option<(Option<u32>, String, usize)> {
        let line = cleaned(bytes);
        request(&line).map(|request| (request.id, request.name.to_owned(), request.words.len()))
    }

    #[test]
    fn comments_blanks_and_control_characters_are_dropped() {
        assert_eq!(asked(b"\n"), None);
        assert_eq!(asked(b" \t # only a comment\r\n"), None);
        assert_eq!(asked(b"\x07pl\x01ay\tb\tD4 # there\r\n"), Some((None, "play".to_owned(), 2)));
        assert_eq!(asked("\u{feff}name\r\n".as_bytes()), Some((None, "name".to_owned(), 0)));
        assert_eq!(asked(b"\xff\xfe name\n").map(|(_, _, words)| words), Some(1));
    }

    #[test]
    fn a_number_in_front_is_an_id() {
        assert_eq!(asked(b"0 name"), Some((Some(0), "name".to_owned(), 0)));
        assert_eq!(asked(b"2147483647 name"), Some((Some(2_147_483_647), "name".to_owned(), 0)));
        assert_eq!(asked(b"2147483648 name"), Some((None, "2147483648".to_owned(), 1)));
        assert_eq!(asked(b"-1 name"), Some((None, "-1".to_owned(), 1)));
        assert_eq!(asked(b"12"), Some((Some(12), String::new(), 0)));
    }

    #[test]
    fn vertices_are_read_in_any_case() {
        assert_eq!(vertex("d4"), Some(Vertex::Point(Point::new(3, 3))));
        assert_eq!(vertex("J10"), Some(Vertex::Point(Point::new(8, 9))));
        assert_eq!(vertex("PASS"), Some(Vertex::Pass));
        assert_eq!((vertex("Z25"), vertex("A20")), (Some(Vertex::OffBoard), Some(Vertex::OffBoard)));
        for wrong in ["", "i5", "d0", "d26", "d+4", "d04", "dd", "4", "é4", "passt"] {
            assert_eq!(vertex(wrong), None, "{wrong}");
        }
    }
}
