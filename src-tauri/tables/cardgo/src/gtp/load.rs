//! A game from a record.

use super::commands::number;
use super::engine::{Engine, MOST_MOVES};
use super::protocol::{Response, SYNTAX};
use sgf::{Opened, Record, replay_after_changes};
use std::fs;
use std::io;

const UNREADABLE: &str = "cannot load file";
/// Nobody has records as large as this, in bytes.
const LARGEST: u64 = 16 << 20;
/// So much is told of what was supposed.
const MOST_NOTES: usize = 8;

/// The main line of a file's first game, up to before a move if its number is said: `loadsgf FILE [MOVE]`.
///
/// How many games follow in the file, and what was supposed of it, stands on the standard error output: the answer has no place for it.
pub fn load(engine: &mut Engine, words: &[&str]) -> Response {
    let (last, others) = words.split_last().ok_or(SYNTAX)?;
    let before = number(last).ok().filter(|_| !others.is_empty()).map(|before| before as usize);
    // A name with blanks in it comes as several words.
    let name = if before.is_some() { others } else { words }.join(" ");
    let opened = read(&name).ok().and_then(|bytes| Record::open(&bytes).ok());
    let Opened { mut record, more, notes, .. } = opened.ok_or(UNREADABLE)?;
    let moves = record.steps.iter().scan(0, |moves: &mut usize, step| {
        *moves += usize::from(step.mv.is_some());
        Some(*moves)
    });
    if let Some(end) = before.and_then(|before| moves.into_iter().position(|moves| moves >= before.max(1))) {
        record.steps.truncate(end);
    }
    let played = replay_after_changes(&record).map_err(|_| UNREADABLE)?;
    if played.moves.len() > MOST_MOVES {
        return Err(UNREADABLE);
    }
    engine.begin(played.start);
    if let Some(komi) = record.komi {
        engine.set_komi(komi);
    }
    for mv in played.moves {
        // The replay has found it legal.
        engine.play(mv.colour, mv.play);
    }
    for note in notes.iter().take(MOST_NOTES) {
        eprintln!("{name}: {note}");
    }
    if more > 0 {
        eprintln!("{name}: {more} more in the file; the first is loaded");
    }
    Ok(String::new())
}

/// The bytes of a file; nothing of what only looks like one and might never end.
fn read(name: &str) -> io::Result<Vec<u8>> {
    let about = fs::metadata(name)?;
    if about.is_file() && about.len() <= LARGEST { fs::read(name) } else { Err(io::ErrorKind::InvalidInput.into()) }
}
