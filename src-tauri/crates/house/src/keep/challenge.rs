//! Challenge codes: the same deal for a friend, short enough to be read aloud.
//!
//! What a code says (which table, who sits where, the options, the seed) is one large number ([`deal`]); a number is
//! written as a [`word`] whose letters vouch for one another. A day's own deal ([`today`]) is a deal like any other.

mod deal;
#[cfg(test)]
mod tests;
mod today;
mod word;

use crate::play::twins;
use crate::problem::{CodeFault, CodeLengths, Problem};
use crate::wire::{NewTable, OptionChoice};
use deal::{Deal, Describe, Lengths, OfTable};
use game::Seed;
use serde::Serialize;
use store::{Store, TableRecord};
use table::Player;
use table::sent::restored;
use tables::visit_game;

pub(crate) use word::may_be_code;

/// A deal that a code stands for: what New table needs to lay it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// The code as it is shown, in groups of four.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Who plays, in the order of seats.
    pub players: Vec<Player>,
    /// Every option of the game and its value.
    pub options: Vec<OptionChoice>,
    /// Where the deal starts.
    pub seed: String,
    /// A table here at which just this was played to its end.
    pub played: Option<String>,
    /// A table here at which this deal is being played without help: laid anew, that game counts as assisted.
    pub running: Option<String>,
}

/// The seed of a new deal: any, but small enough for a short code.
pub(crate) fn new_seed() -> Seed {
    deal::shortened(rand::random())
}

/// The deal that a challenge code stands for; `game` is the table it is typed in for, if it is one's.
pub(crate) fn read(code: &str, game: Option<&str>) -> Result<Challenge, Problem> {
    let code = restored(code);
    let read = || {
        let number = word::read(&word::find(&code).unwrap_or_else(|| code.clone()))?;
        let deal = Deal::of_number(number)?;
        visit_game(deal.game, Describe(&deal)).unwrap_or(Err(CodeFault::Newer))
    };
    read().map_err(|fault| Problem::BadCode { fault, lengths: lengths(game) })
}

/// The challenge code of a kept table's deal; none for a table that wasn't dealt here.
pub(crate) fn of(record: &TableRecord) -> Option<String> {
    visit_game(&record.game, OfTable(record)).flatten()
}

/// A game's deal of a calendar day (`2026-11-21`); `None` if there is no such game or day.
pub(crate) fn of_day(game: &str, day: &str) -> Option<Challenge> {
    visit_game(game, today::Usual(today::seed(game, day)?)).flatten()
}

/// The same challenge, with the tables here at which it was played to its end, and at which its deal is being played.
pub(crate) fn with_tables(store: &Store, challenge: Challenge) -> Result<Challenge, Problem> {
    let tables = store.tables_of_seed(&challenge.game, &challenge.seed)?;
    let is_it = |record: &&TableRecord| record.finished && of(record).as_ref() == Some(&challenge.code);
    let played = tables.iter().find(is_it).map(|record| record.id.to_string());
    let new = NewTable {
        game: challenge.game.clone(),
        players: challenge.players.clone(),
        options: challenge.options.clone(),
        seed: Some(challenge.seed.clone()),
        clock: None,
    };
    let running = twins::running_of(store, &new)?.first().map(|record| record.id.to_string());
    Ok(Challenge { played, running, ..challenge })
}

/// How many letters a code may have: one of a game's, if a game is told that has a place in codes, or any.
fn lengths(game: Option<&str>) -> CodeLengths {
    let of_game = game.and_then(|game| visit_game(game, Lengths)).flatten();
    let [least, most] = of_game.unwrap_or(word::LENGTHS);
    CodeLengths { least, most, of_game: of_game.is_some() }
}
