//! The part of the protocol that is independent of Go: reading lines and writing answers.

use cardgo::Point;
use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

/// A parsed command line.
#[derive(Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// The id to repeat in the answer.
    pub id: Option<u32>,
    /// The command's name.
    pub name: &'a str,
    /// Its arguments.
    pub words: Vec<&'a str>,
}

/// The result of a command: the text of the answer, or the protocol's error message.
pub type Response = Result<String, &'static str>;

/// The protocol's message for malformed arguments.
pub const SYNTAX: &str = "syntax error";

/// The protocol's largest *int*.
pub const LARGEST_INT: u32 = i32::MAX as u32;

/// The target of a move command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertex {
    Point(Point),
    Pass,
    Resign,
    /// A well-formed point that is off every supported board.
    OffBoard,
}

/// Input lines, read by a separate thread, so that an analysis notices the next command.
pub struct LineReader {
    lines: Receiver<io::Result<Vec<u8>>>,
    /// A line that was received and not processed yet.
    waiting: Option<io::Result<Vec<u8>>>,
}

/// The number of lines that are read ahead.
const AHEAD: usize = 16;

impl LineReader {
    /// Starts the reading thread; it stops when the `LineReader` is dropped.
    pub fn listen(mut input: impl BufRead + Send + 'static) -> LineReader {
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
        LineReader { lines, waiting: None }
    }

    /// Waits for the next line; returns `None` at the end of input.
    ///
    /// # Errors
    /// If the input can't be read.
    pub fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        self.waiting.take().or_else(|| self.lines.recv().ok()).transpose()
    }

    /// Returns whether a line is waiting, or the input has ended.
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

/// Removes control characters, comments and a leading byte order mark from a line, and turns tabs into spaces.
pub fn cleaned(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let said = text.trim_start_matches('\u{feff}').split('#').next().unwrap_or("");
    said.chars().map(|char| if char == '\t' { ' ' } else { char }).filter(|char| !char.is_ascii_control()).collect()
}

/// Parses a cleaned line; returns `None` if it is blank.
pub fn request(line: &str) -> Option<Request<'_>> {
    let mut words = line.split_ascii_whitespace();
    let first = words.next()?;
    let id = first.parse().ok().filter(|id| first.bytes().all(|byte| byte.is_ascii_digit()) && *id <= LARGEST_INT);
    let name = if id.is_some() { words.next().unwrap_or("") } else { first };
    Some(Request { id, name, words: words.collect() })
}

/// Formats a response to the request with this ID.
pub fn written(id: Option<u32>, response: &Response) -> String {
    let id = id.map(|id| id.to_string()).unwrap_or_default();
    let (mark, text) = match response {
        Ok(text) => ('=', text.as_str()),
        Err(error) => ('?', *error),
    };
    let space = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
    format!("{mark}{id}{space}{text}\n\n")
}

/// Parses a vertex in any case: a letter from A to Z except I and a number from 1 to 25, or a word.
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
