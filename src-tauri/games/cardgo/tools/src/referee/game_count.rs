//! The count of a game: both programs list the dead stones. If they agree, or differ without changing the winner, that
//! count is used. Otherwise they play on until all dead stones are captured, and every remaining stone counts.

use super::program_game::{End, ProgramGame};
use cardgo::{PointSet, area};
use sgf::GameResult;

/// The result of a count, with a remark.
pub struct Count {
    pub result: GameResult,
    pub note: Option<String>,
}

/// The command of some programs for playing on until all dead stones are captured.
const CLEAN_UP: &str = "kgs-genmove_cleanup";

/// Counts a game after two passes.
///
/// # Errors
/// If a program fails while they play on.
pub fn count(table: &mut ProgramGame, komi: i16) -> Result<Count, String> {
    let black = dead(table, 0);
    let white = dead(table, 1);
    let by = |table: &ProgramGame, dead: &PointSet| {
        GameResult::of_margin(area::score(table.position.board(), dead).margin(komi))
    };
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

/// Returns the stones that a program lists as dead; `None` if it can't list them.
fn dead(table: &mut ProgramGame, program: usize) -> Option<PointSet> {
    table.programs[program].dead_stones(table.position.board()).ok()
}

/// Lets the programs play on, and counts every remaining stone.
fn played_out(table: &mut ProgramGame, komi: i16) -> Result<Count, String> {
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
