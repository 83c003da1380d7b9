//! The command `loadsgf`: takes over a game from a record.

use super::arguments::number;
use super::engine::{Engine, MOST_MOVES};
use super::protocol::{Response, SYNTAX};
use sgf::{OpenedRecord, Record, replay_after_changes};
use std::fs;
use std::io;

const UNREADABLE: &str = "cannot load file";
/// The maximum size of a file, in bytes; no real record is as large.
const LARGEST: u64 = 16 << 20;
/// The maximum number of notes about repairs that are printed.
const MOST_NOTES: usize = 8;

/// Loads the main line of a file's first game, up to before a move if its number is given: `loadsgf FILE [MOVE]`.
///
/// The number of further games and the notes about repairs go to standard error, because the answer has no place for
/// them.
///
/// # Errors
/// If the file can't be read or its game can't be replayed.
pub fn load(engine: &mut Engine, words: &[&str]) -> Response {
    let (last, others) = words.split_last().ok_or(SYNTAX)?;
    let before = number(last).ok().filter(|_| !others.is_empty()).map(|before| before as usize);
    // A file name with spaces arrives as several words.
    let name = if before.is_some() { others } else { words }.join(" ");
    let opened = read(&name).ok().and_then(|bytes| Record::open(&bytes).ok());
    let OpenedRecord { mut record, more, notes, .. } = opened.ok_or(UNREADABLE)?;
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
        // The replay has checked that the move is legal.
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

/// Reads a file, but only a regular one: a device or pipe might never end.
fn read(name: &str) -> io::Result<Vec<u8>> {
    let about = fs::metadata(name)?;
    if about.is_file() && about.len() <= LARGEST { fs::read(name) } else { Err(io::ErrorKind::InvalidInput.into()) }
}
