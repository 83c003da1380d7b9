//! Challenge codes: a deal to share with a friend, short enough to be read aloud.
//!
//! What a code says (game, players, options, seed) is one large number ([`deal`]); a number is written as a
//! [`checked_word`]. The deal of a calendar day ([`today`]) is an ordinary deal.

mod checked_word;
mod deal;
#[cfg(test)]
mod tests;
mod today;

use crate::play::same_deal;
use crate::problem::{CodeFault, CodeLengths, Problem};
use crate::wire::{NewTable, OptionChoice};
use deal::{Deal, Describe, Lengths, OfTable};
use game::Seed;
use games::visit_game;
use hosting::Player;
use hosting::restore_text::restored;
use serde::Serialize;
use store::{Store, StoredTable};

pub(crate) use checked_word::may_be_code;

/// A deal given by a code, with all that is needed to create its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// The code as displayed, in groups of four.
    pub code: String,
    pub game: String,
    /// The players in the order of seats.
    pub players: Vec<Player>,
    /// Every option of the game and its value.
    pub options: Vec<OptionChoice>,
    /// The seed of the deal.
    pub seed: String,
    /// A table here at which this challenge was played to its end.
    pub played: Option<String>,
    /// A table here at which this deal is being played without help. If the deal is used again, that game is marked as
    /// assisted.
    pub running: Option<String>,
}

/// Returns a random seed that is small enough for a short code.
pub(crate) fn new_seed() -> Seed {
    deal::shortened(rand::random())
}

/// Returns the deal of a challenge code; `game` is the game on whose page it was typed, if any.
pub(crate) fn read(code: &str, game: Option<&str>) -> Result<Challenge, Problem> {
    let code = restored(code);
    let read = || {
        let number = checked_word::read(&checked_word::find(&code).unwrap_or_else(|| code.clone()))?;
        let deal = Deal::of_number(number)?;
        visit_game(deal.game, Describe(&deal)).unwrap_or(Err(CodeFault::Newer))
    };
    read().map_err(|fault| Problem::BadCode { fault, lengths: lengths(game) })
}

/// Returns the challenge code of a saved table's deal; `None` for a table that wasn't dealt here.
pub(crate) fn of(record: &StoredTable) -> Option<String> {
    visit_game(&record.game, OfTable(record)).flatten()
}

/// Returns a game's deal of a calendar day (`2026-11-21`); `None` if there is no such game or day.
pub(crate) fn of_day(game: &str, day: &str) -> Option<Challenge> {
    visit_game(game, today::Usual(today::seed(game, day)?)).flatten()
}

/// Adds to a challenge the tables here at which it was played to its end, and at which its deal is being played.
pub(crate) fn with_tables(store: &Store, challenge: Challenge) -> Result<Challenge, Problem> {
    let tables = store.tables_of_seed(&challenge.game, &challenge.seed)?;
    let is_it = |record: &&StoredTable| record.finished && of(record).as_ref() == Some(&challenge.code);
    let played = tables.iter().find(is_it).map(|record| record.id.to_string());
    let new = NewTable {
        game: challenge.game.clone(),
        players: challenge.players.clone(),
        options: challenge.options.clone(),
        seed: Some(challenge.seed.clone()),
        clock: None,
    };
    let running = same_deal::running_of(store, &new)?.first().map(|record| record.id.to_string());
    Ok(Challenge { played, running, ..challenge })
}

/// Returns how many letters a code may have: a code of this game if it has codes, or else any code.
fn lengths(game: Option<&str>) -> CodeLengths {
    let of_game = game.and_then(|game| visit_game(game, Lengths)).flatten();
    let [least, most] = of_game.unwrap_or(checked_word::LENGTHS);
    CodeLengths { least, most, of_game: of_game.is_some() }
}
