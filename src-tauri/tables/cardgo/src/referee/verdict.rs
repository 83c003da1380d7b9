//! Counting: both programs say which stones are dead. Where they agree, or their difference doesn't matter to who
//! has won, that is the count. Else they play on until everything dead is off the board, and all that stands counts.

use super::bout::{End, Table};
use cardgo::{PointSet, area};
use sgf::GameResult;

/// What a count came to, and a word about it.
pub struct Count {
    pub result: GameResult,
    pub note: Option<String>,
}

/// The command some programs have for playing on until everything dead is off the board.
const CLEAN_UP: &str = "kgs-genmove_cleanup";

/// Counts a game after two passes.
pub fn count(table: &mut Table, komi: i16) -> Result<Count, String> {
    let black = dead(table, 0);
    let white = dead(table, 1);
    let by =
        |table: &Table, dead: &PointSet| GameResult::of_margin(area::score(table.position.board(), dead).margin(komi));
    let (seen_by_black, seen_by_white) = match (black, white) {
        (Some(black), Some(white)) => (by(table, &black), by(table, &white)),
        (Some(dead), None) | (None, Some(dead)) => (by(table, &dead), by(table, &dead)),
        (None, None) => return played_out(table, komi),
    };
    if seen_by_black == seen_by_white {
        return Ok(Count { result: seen_by_black, note: None });
    }
    if seen_by_black.winner() == seen_by_white.winner() {
        let note = format!("by black's dead stones {seen_by_black}, by white's {seen_by_white}");
        return Ok(Count { result: seen_by_black, note: Some(note) });
    }
    played_out(table, komi)
}

/// The stones that a program says are dead; nothing if it can't say.
fn dead(table: &mut Table, program: usize) -> Option<PointSet> {
    table.programs[program].dead_stones(table.position.board()).ok()
}

/// Plays on, and counts every stone that stands.
fn played_out(table: &mut Table, komi: i16) -> Result<Count, String> {
    let next = table.position.turn();
    table.position.resume(next);
    let note = "the programs disagreed about dead stones and played on".to_owned();
    match table.play_on(CLEAN_UP)? {
        End::Decided(result, why) => Ok(Count { result, note: Some(why.unwrap_or(note)) }),
        End::Passes => {
            let area = area::score(table.position.board(), &PointSet::EMPTY);
            Ok(Count { result: GameResult::of_margin(area.margin(komi)), note: Some(note) })
        }
    }
}
