//! How games ended, table by table and level by level.
//!
//! A game is counted once, when it first ends, with the result it has then: undoing the end and reaching another one
//! adds and changes nothing, and neither does a copy of it ([`Origin`]). Assisted games (a hint, knowledge from a future
//! that was undone, a branch, a game from a file) are counted separately. A game that began from a position of the book,
//! or that was already over when it came here, isn't counted.
//!
//! Results are in the store under their table's identifier and outlive the table. [`ledger`] writes them, [`ended`]
//! says what they are, [`tally`] adds them up, [`rating`] says how strong that makes the person, [`even_game`] which
//! head start makes up for it, [`word`] decides when a level is clearly too easy or too hard.

mod ended;
mod even_game;
mod ledger;
mod rating;
mod tally;
mod word;

pub use ended::Opponents;
pub use even_game::EvenGame;
pub(crate) use even_game::even_game;
pub use rating::{OwnRating, RatedLevel, Ratings};
pub use tally::{AssistedGames, GameStatistics, LevelStatistics, PlayedGame, Statistics, VariantChoice};
pub(crate) use tally::{add_up, word_after};
pub use word::{LevelVerdict, LevelWord};

use crate::problem::Problem;
pub(crate) use ended::{Entry, Origin};
pub(crate) use ledger::note_missing;
use std::collections::{BTreeMap, BTreeSet};
use store::{Section, Store};

/// The mark of a table whose game isn't counted (any more).
pub(crate) const NOT_COUNTED: &str = r#"{"counted":false}"#;

/// The longest result, in bytes: one of twelve seats at a table with many choices has not nearly a thousand.
const LONGEST_RESULT: usize = 2_000;

/// Whether a value can lie among the results.
pub(crate) fn is_result(value: &str) -> bool {
    value.len() <= LONGEST_RESULT && Entry::read(value) != Entry::Unreadable
}

/// All that is written down, by table. What earlier versions wrote without saying which game it is of is told so by its
/// table, as long as that is there.
pub(crate) fn results(store: &Store) -> Result<Vec<(String, Entry)>, Problem> {
    let mut results: Vec<(String, Entry)> =
        store.entries(Section::Statistic)?.into_iter().map(|(key, text)| (key, Entry::read(&text))).collect();
    let is_unsaid = |entry: &Entry| matches!(entry, Entry::Ended(ended) if ended.origin.is_none());
    if results.iter().any(|(_, entry)| is_unsaid(entry)) {
        let tables = store.all_tables()?;
        let origins: BTreeMap<&str, Origin> =
            tables.iter().map(|table| (table.id.0.as_str(), Origin::of(table))).collect();
        for (key, entry) in &mut results {
            if let Entry::Ended(ended) = entry {
                ended.origin = ended.origin.take().or_else(|| origins.get(key.as_str()).cloned());
            }
        }
    }
    Ok(results)
}

/// Forgets what was counted: of one game, or of all (then also what can't be read). Returns it as it was stored.
pub(crate) fn forget(store: &mut Store, game: Option<&str>) -> Result<Vec<(String, String)>, Problem> {
    let mut forgotten = store.entries(Section::Statistic)?;
    forgotten.retain(|(_, text)| match (Entry::read(text), game) {
        (Entry::NotCounted, _) | (Entry::Unreadable, Some(_)) => false,
        (Entry::Unreadable, None) | (Entry::Ended(_), None) => true,
        (Entry::Ended(ended), Some(game)) => ended.game == game,
    });
    let (mut marked, mut removed) = (Vec::new(), Vec::new());
    let tables = store.all_tables()?;
    let tables: BTreeSet<&str> = tables.iter().map(|table| table.id.0.as_str()).collect();
    for (key, _) in &forgotten {
        // A table that is still there (or may come back) would be counted again as soon as it is listed.
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
