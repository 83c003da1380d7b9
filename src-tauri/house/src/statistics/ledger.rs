//! Writes results: at the end of a game or, if that failed, the next time the table is loaded.

use super::NOT_COUNTED;
use super::game_result::Ended;
use crate::play::resignation;
use crate::play::table_encoding::{self, StoredSetup};
use games::{GameVisitor, ListedGame, visit_game};
use store::{Section, Store, StoreError, StoredTable};

/// Counts those games that are over and weren't counted yet.
pub(crate) fn note_missing(store: &mut Store, records: &[StoredTable]) -> Result<(), StoreError> {
    let known = store.keys(Section::Statistic)?;
    let is_known = |record: &StoredTable| known.binary_search(&record.id.0).is_ok();
    let mut new = Vec::new();
    for record in records.iter().filter(|record| record.finished && !is_known(record)) {
        if let Some(text) = visit_game(&record.game, End { store, record }).flatten() {
            new.push((record.id.0.as_str(), text));
        }
    }
    if new.is_empty() {
        return Ok(());
    }
    let new: Vec<_> = new.iter().map(|(key, text)| (*key, text.as_str())).collect();
    store.put_entries(Section::Statistic, &new)
}

/// Returns the result of a finished table; `None` if it can't be read.
struct End<'a> {
    store: &'a Store,
    record: &'a StoredTable,
}

impl GameVisitor for End<'_> {
    type Output = Option<String>;

    fn visit<G: ListedGame>(self) -> Option<String> {
        let record = self.record;
        let kept: StoredSetup<G> = table_encoding::read(&record.setup).ok()?;
        // The game was imported when it was over, or began from a position, so it isn't counted.
        if record.revision <= 1 || kept.placed.is_some() {
            return Some(NOT_COUNTED.to_owned());
        }
        let snapshot = self.store.snapshot(&record.id).ok()??;
        // Counted by the version that knows its rules.
        if table_encoding::is_newer::<G>(record, Some(&snapshot)) {
            return None;
        }
        let state = table_encoding::state_of::<G>(&snapshot)?;
        let (outcome, given_up) = match G::outcome(&state) {
            Some(outcome) => (outcome, None),
            None => {
                let path = self.store.path(&record.id, record.head).ok()?;
                let given_up = resignation::read(&path.last()?.mv)?;
                (given_up.outcome(), Some(given_up))
            }
        };
        let ended = Ended::of::<G>(&kept, &outcome, given_up, record);
        table_encoding::write(&ended).ok()
    }
}
