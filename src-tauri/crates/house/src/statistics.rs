//! How games ended, table by table and level by level.
//!
//! A game is counted once, when it first ends, with the result it has then: undoing the end and reaching another one
//! adds and changes nothing. Assisted games (a hint, knowledge from a future that was undone, a branch, a game from a
//! file) are counted separately. A game that began from a position of the book, or that was already over when it came
//! here, isn't counted.
//!
//! Results are in the store under their table's identifier and outlive the table. [`ledger`] writes them, [`ended`]
//! says what they are, [`tally`] adds them up, [`rating`] says how strong that makes the person, [`word`] decides when a
//! level is clearly too easy or too hard.

mod ended;
mod ledger;
mod rating;
mod tally;
mod word;

pub use ended::Opponents;
pub use rating::{OwnRating, RatedLevel, Ratings};
pub use tally::{AssistedGames, GameStatistics, LevelStatistics, PlayedGame, Statistics, VariantChoice};
pub(crate) use tally::{add_up, word_after};
pub use word::{LevelVerdict, LevelWord};

use crate::problem::Problem;
pub(crate) use ended::Entry;
pub(crate) use ledger::note_missing;
use std::collections::BTreeSet;
use store::{Section, Store};

/// The mark of a table whose game isn't counted (any more).
pub(crate) const NOT_COUNTED: &str = r#"{"counted":false}"#;

/// All that is written down, by table.
pub(crate) fn results(store: &Store) -> Result<Vec<(String, Entry)>, Problem> {
    let stored = store.entries(Section::Statistic)?;
    Ok(stored.into_iter().map(|(key, text)| (key, Entry::read(&text))).collect())
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
