//! Which tables are here, so that one in a text is recognised.

use super::Known;
use super::written::Written;
use crate::problem::Problem;
use crate::stamp::new_id;
use std::collections::{BTreeMap, BTreeSet};
use store::{Store, TableId, TableRecord};

/// What a table is known by wherever it goes: its game, the seed of its deal, and when it was laid. Its identifier may
/// have been taken where it came in.
type Deal = (String, String, i64);

/// The tables that are here.
pub(crate) struct KnownTables {
    /// By their deal, deleted ones too.
    deals: BTreeMap<Deal, Vec<TableId>>,
    /// Every identifier that is taken.
    taken: BTreeSet<TableId>,
}

/// Where a table in a text is here.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub known: Known,
    /// One that stands just so, but was deleted: it can be brought back in place of the text's.
    pub deleted: Option<TableRecord>,
}

impl KnownTables {
    pub fn of(store: &Store) -> Result<KnownTables, Problem> {
        let mut here = KnownTables { deals: BTreeMap::new(), taken: BTreeSet::new() };
        for table in store.all_tables()? {
            let deal = (table.game, table.seed, table.created_ms);
            here.deals.entry(deal).or_default().push(table.id.clone());
            here.taken.insert(table.id);
        }
        Ok(here)
    }

    /// Looks for a table. Nobody has one that is deleted.
    pub fn find(&self, store: &Store, written: &Written) -> Result<Found, Problem> {
        self.find_by(written, store, |record| Ok(Written::of(store, record)?.is_same(written)))
    }

    /// The same without reading any journal: by where the table stands.
    pub fn glance(&self, store: &Store, written: &Written) -> Result<Found, Problem> {
        self.find_by(written, store, |record| {
            let counted = record.nodes as usize == written.moves.len() && record.rules_version == written.rules;
            if !counted || record.head.map(|head| head.0) != written.head {
                return Ok(false);
            }
            Ok(store.snapshot(&record.id)?.is_some_and(|snapshot| snapshot.state == written.snapshot.state))
        })
    }

    fn find_by(
        &self,
        written: &Written,
        store: &Store,
        is_same: impl Fn(&TableRecord) -> Result<bool, Problem>,
    ) -> Result<Found, Problem> {
        let mut found = Found { known: Known::New, deleted: None };
        let deal = (written.game.clone(), written.seed.clone(), written.laid_ms());
        for id in self.deals.get(&deal).into_iter().flatten() {
            let record = store.table(id)?;
            let is_same = is_same(&record)?;
            match (record.deleted, is_same) {
                (false, true) => return Ok(Found { known: Known::Same, deleted: None }),
                (false, false) => found.known = Known::Other,
                (true, true) => found.deleted = Some(record),
                (true, false) => {}
            }
        }
        Ok(found)
    }

    /// The identifier a table had, if it is one of ours and nobody has it; otherwise another. It is taken then.
    pub fn free_id(&mut self, wanted: &str) -> TableId {
        let wanted = TableId(wanted.to_owned());
        let is_ours = wanted.0.len() == 12 && wanted.0.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let is_free = |id: &TableId| !self.taken.contains(id);
        let id = if is_ours && is_free(&wanted) {
            wanted
        } else {
            std::iter::repeat_with(new_id).find(is_free).unwrap_or(wanted)
        };
        self.taken.insert(id.clone());
        id
    }
}
