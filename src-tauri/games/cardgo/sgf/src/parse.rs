//! Parses files to trees.

use crate::encoding::{self, Decoded};
use crate::error::{Flaw, SgfError};
use crate::foreign;
use crate::limits::MOST_BYTES;
use crate::note::{Note, Notes};
use crate::reader::{self, Reader};
use crate::transport_cleanup;
use crate::tree::Tree;

/// The contents of a file.
#[derive(Clone, Debug)]
pub struct ParsedFile {
    /// The games in the file.
    pub games: Vec<Tree>,
    /// The text of the file; for a file in another program's format, its conversion to SGF.
    pub text: String,
    /// The name of the encoding used; `None` if the file is ASCII, which is the same in all of them.
    pub encoding: Option<&'static str>,
    /// The assumptions made about the file. Those about a game are in [`Tree::notes`].
    pub notes: Vec<Note>,
}

/// Reads a file, in the encoding asked for or in the one that it seems to be in. Anything before the first game is
/// skipped, as the format demands (games were once sent by e-mail), and so is anything after a game.
///
/// # Errors
/// Fails with the first fault that makes the file unreadable, and its line.
pub fn open(file: &[u8], encoding: Option<&str>) -> Result<ParsedFile, SgfError> {
    if file.len() > MOST_BYTES {
        return Err(SgfError { line: 1, flaw: Flaw::TooLarge });
    }
    let Decoded { text, encoding, notes } = encoding::decode(file, encoding);
    let mut all = Notes::default();
    notes.into_iter().for_each(|note| all.add(0, note));
    Ok(ParsedFile { encoding, ..read(&text, all)? })
}

/// Like [`open`], for a text that is decoded already; the encoding it names is ignored.
///
/// # Errors
/// Fails with the first fault that makes the text unreadable, and its line.
pub fn open_text(text: &str) -> Result<ParsedFile, SgfError> {
    read(text, Notes::default())
}

fn read(text: &str, mut notes: Notes) -> Result<ParsedFile, SgfError> {
    if text.len() > MOST_BYTES {
        return Err(SgfError { line: 1, flaw: Flaw::TooLarge });
    }
    if let Some((format, mut game)) = foreign::read(text)? {
        notes.add(0, format);
        let text = game.written();
        return Ok(ParsedFile { games: vec![game], text, encoding: None, notes: notes.told() });
    }
    let (plain, supposed) = transport_cleanup::unwrapped(text);
    supposed.into_iter().for_each(|note| notes.add(0, note));
    let (games, of_text) = Reader::new(&plain).games()?;
    of_text.told().into_iter().for_each(|note| notes.take(note));
    Ok(ParsedFile { games, text: text.to_owned(), encoding: None, notes: notes.told() })
}

/// Maximum offset in bytes of the first game in a text for [`begins`].
const FAR: usize = 2_000;

/// Whether a game begins in a text, immediately or after a few words, or the text is in another program's format.
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
/// Fails with the first fault that makes the file unreadable, and its line.
pub fn parse(file: &[u8]) -> Result<Vec<Tree>, SgfError> {
    open(file, None).map(|reading| reading.games)
}

/// Like [`parse`], for a text that is decoded already; the encoding it names is ignored.
///
/// # Errors
/// Fails with the first fault that makes the text unreadable, and its line.
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
