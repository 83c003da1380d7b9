//! From a file to trees.

use crate::encoding::{self, Decoded};
use crate::error::{Flaw, SgfError};
use crate::foreign;
use crate::note::{Note, Notes};
use crate::reader::{self, Reader};
use crate::tree::Tree;
use crate::wrapping;

/// The largest file that is read.
pub const MOST_BYTES: usize = 4 << 20;

/// The most nodes in a file.
pub const MOST_NODES: usize = 100_000;

/// The most properties in a file, over all its nodes: twice as many as nodes.
pub const MOST_PROPERTIES: usize = 200_000;

/// The most values in a file, over all its properties.
pub const MOST_VALUES: usize = 400_000;

/// A file, read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its games.
    pub games: Vec<Tree>,
    /// Its text; of another program's format, the same as SGF.
    pub text: String,
    /// The encoding it was read in; none where all of them say the same, since all is ASCII.
    pub encoding: Option<&'static str>,
    /// What was supposed of the file. What was supposed of a game, [`Tree::notes`] tells.
    pub notes: Vec<Note>,
}

/// Reads a file, in the encoding asked for or in the one it seems to be in. Anything before the first game is skipped,
/// as the format asks (games once came by e-mail), and so is anything behind one.
///
/// # Errors
/// The first thing that nobody can read, and where.
pub fn open(file: &[u8], encoding: Option<&str>) -> Result<Reading, SgfError> {
    if file.len() > MOST_BYTES {
        return Err(SgfError { line: 1, flaw: Flaw::TooLarge });
    }
    let Decoded { text, encoding, notes } = encoding::decode(file, encoding);
    let mut all = Notes::default();
    notes.into_iter().for_each(|note| all.add(0, note));
    Ok(Reading { encoding, ..read(&text, all)? })
}

/// As [`open`], of what has been a text all along: it doesn't matter which encoding it names.
///
/// # Errors
/// The first thing that nobody can read, and where.
pub fn open_text(text: &str) -> Result<Reading, SgfError> {
    read(text, Notes::default())
}

fn read(text: &str, mut notes: Notes) -> Result<Reading, SgfError> {
    if text.len() > MOST_BYTES {
        return Err(SgfError { line: 1, flaw: Flaw::TooLarge });
    }
    if let Some((format, mut game)) = foreign::read(text)? {
        notes.add(0, format);
        let text = game.written();
        return Ok(Reading { games: vec![game], text, encoding: None, notes: notes.told() });
    }
    let (plain, supposed) = wrapping::unwrapped(text);
    supposed.into_iter().for_each(|note| notes.add(0, note));
    let (games, of_text) = Reader::new(&plain).games()?;
    of_text.told().into_iter().for_each(|note| notes.take(note));
    Ok(Reading { games, text: text.to_owned(), encoding: None, notes: notes.told() })
}

/// So far into a text its first game may begin, in bytes, for the text to be taken for a record.
const FAR: usize = 2_000;

/// Whether a game begins in a text, at once or behind a few words, or it is a file of another program's format.
#[must_use]
pub fn begins(text: &str) -> bool {
    let mut end = text.len().min(FAR);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let at_once = text.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'));
    at_once || reader::has_game(&text[..end]) || foreign::begins(text)
}

/// Reads the games of a file.
///
/// # Errors
/// The first thing that nobody can read, and where.
pub fn parse(file: &[u8]) -> Result<Vec<Tree>, SgfError> {
    open(file, None).map(|reading| reading.games)
}

/// As [`parse`], of what has been a text all along: it doesn't matter which encoding it names.
///
/// # Errors
/// The first thing that nobody can read, and where.
pub fn parse_text(text: &str) -> Result<Vec<Tree>, SgfError> {
    open_text(text).map(|reading| reading.games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_taken_for_a_record_where_a_game_begins() {
        for text in ["(;", " ( ;GM[1])", "[sgf](;SZ[9];B[ee])[/sgf]", "> (;GM[1]", ";GM[1]SZ[9];B[ee]"] {
            assert!(begins(text), "{text}");
        }
        let others = [
            "\\HS\r\n\\[GAMEBLACKNAME=Anna\\]\r\n",
            "[Header]\nSize=9\n[Data]\nAA,B1,1,0\n",
            "Cup\n9\nKis 3D\nAnna 2D\nplace\n0\n0\n6\n20240501\n5\nWhite wins\n2\nPMABBDDDD\n",
        ];
        for text in others {
            assert!(begins(text), "{text}");
        }
        let far = format!("{}(;GM[1])", "é".repeat(FAR));
        for text in [
            "",
            "3 lombor",
            "Paklim\n3\nlombor",
            "[Header]",
            "PM\nPM\nPMABBDDDD",
            "(see below)",
            "for (;;) {}",
            far.as_str(),
        ] {
            assert!(!begins(text), "{text}");
        }
    }
}
