//! Writing down how games ended: at the end, or, where that failed, the next time the table is loaded.

use super::NOT_COUNTED;
use super::ended::Ended;
use crate::play::ending;
use crate::play::stored::{self, StoredSetup};
use store::{Section, Store, StoreError, TableRecord};
use tables::{GameVisitor, TableGame, visit_game};

/// Counts those games that are over and were never counted.
pub(crate) fn note_missing(store: &mut Store, records: &[TableRecord]) -> Result<(), StoreError> {
    let known = store.keys(Section::Statistic)?;
    let is_known = |record: &TableRecord| known.binary_search(&record.id.0).is_ok();
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

/// What is to be written down of a table that is over; nothing if it can't be read.
struct End<'a> {
    store: &'a Store,
    record: &'a TableRecord,
}

impl GameVisitor for End<'_> {
    type Output = Option<String>;

    fn visit<G: TableGame>(self) -> Option<String> {
        let record = self.record;
        let kept: StoredSetup<G> = stored::read(&record.setup).ok()?;
        // It came here over, or began in the middle: no game of its own.
        if record.revision <= 1 || kept.placed.is_some() {
            return Some(NOT_COUNTED.to_owned());
        }
        let state = stored::state_of::<G>(&self.store.snapshot(&record.id).ok()??)?;
        let (outcome, given_up) = match G::outcome(&state) {
            Some(outcome) => (outcome, None),
            None => {
                let path = self.store.path(&record.id, record.head).ok()?;
                let given_up = ending::read(&path.last()?.mv)?;
                (given_up.outcome(), Some(given_up))
            }
        };
        let ended = Ended::of::<G>(&kept, &outcome, given_up, record);
        stored::write(&ended).ok()
    }
}
