//! Statistics: results of finished games by game and level.
//!
//! A game is counted once, when it first ends, with the result it has then: undoing the end and reaching another one
//! changes nothing, and neither does a copy of it ([`Origin`]). Assisted games (a hint, knowledge from undone moves, a
//! branch, a game from a record) are counted separately. A game that began from a position of the rulebook, or that was
//! already over when it was imported, isn't counted.
//!
//! Results are stored under their table's identifier and kept when the table is deleted. [`ledger`] writes them,
//! [`game_result`] defines their form, [`totals`] adds them up, [`rating`] estimates the person's strength from them,
//! [`even_game`] finds the head start that makes up for it, [`word`] decides when a level is clearly too easy or too
//! hard.

mod decided;
mod even_game;
mod game_result;
mod guests;
mod ledger;
mod rating;
mod totals;
mod word;

pub(crate) use decided::decided_games;
pub use decided::{DecidedGame, DecidedGames};
pub use even_game::EvenGame;
pub(crate) use even_game::even_game;
pub use game_result::Opponents;
pub use guests::GuestStatistics;
pub use rating::{OwnRating, RatedLevel, Ratings};
pub use totals::{AssistedGames, GameStatistics, LevelStatistics, PlayedGame, Statistics, VariantChoice};
pub(crate) use totals::{add_up, word_after};
pub use word::{LevelVerdict, LevelWord};

use crate::problem::Problem;
pub(crate) use game_result::{Origin, StoredResult};
pub(crate) use ledger::note_missing;
use std::collections::{BTreeMap, BTreeSet};
use store::{Section, Store};

/// The stored value for a table whose game isn't counted, or is no longer counted.
pub(crate) const NOT_COUNTED: &str = r#"{"counted":false}"#;

/// The longest result, in bytes: one of twelve seats at a game with many options has far less than a thousand.
const LONGEST_RESULT: usize = 2_000;

/// Whether a value is a valid result.
pub(crate) fn is_result(value: &str) -> bool {
    value.len() <= LONGEST_RESULT && StoredResult::read(value) != StoredResult::Unreadable
}

/// Returns all stored results by table. Results of earlier versions lack the origin of their game; it is added from
/// their table as long as that exists.
pub(crate) fn results(store: &Store) -> Result<Vec<(String, StoredResult)>, Problem> {
    let mut results: Vec<(String, StoredResult)> =
        store.entries(Section::Statistic)?.into_iter().map(|(key, text)| (key, StoredResult::read(&text))).collect();
    let is_unsaid = |entry: &StoredResult| matches!(entry, StoredResult::Ended(ended) if ended.origin.is_none());
    if results.iter().any(|(_, entry)| is_unsaid(entry)) {
        let tables = store.all_tables()?;
        let origins: BTreeMap<&str, Origin> =
            tables.iter().map(|table| (table.id.0.as_str(), Origin::of(table))).collect();
        for (key, entry) in &mut results {
            if let StoredResult::Ended(ended) = entry {
                ended.origin = ended.origin.take().or_else(|| origins.get(key.as_str()).cloned());
            }
        }
    }
    Ok(results)
}

/// Resets the results of one game, or of all (then also unreadable ones). Returns them as they were stored.
pub(crate) fn forget(store: &mut Store, game: Option<&str>) -> Result<Vec<(String, String)>, Problem> {
    let mut forgotten = store.entries(Section::Statistic)?;
    forgotten.retain(|(_, text)| match (StoredResult::read(text), game) {
        (StoredResult::NotCounted, _) | (StoredResult::Unreadable, Some(_)) => false,
        (StoredResult::Unreadable, None) | (StoredResult::Ended(_), None) => true,
        (StoredResult::Ended(ended), Some(game)) => ended.game == game,
    });
    let (mut marked, mut removed) = (Vec::new(), Vec::new());
    let tables = store.all_tables()?;
    let tables: BTreeSet<&str> = tables.iter().map(|table| table.id.0.as_str()).collect();
    for (key, _) in &forgotten {
        // A table that still exists (or may be restored) would be counted again as soon as it is listed.
        if tables.contains(key.as_str()) {
            marked.push((key.as_str(), NOT_COUNTED));
        } else {
            removed.push(key.as_str());
        }
    }
    store.change_entries(Section::Statistic, &marked, &removed)?;
    Ok(forgotten)
}

#[cfg(test)]
mod rank_tests;
