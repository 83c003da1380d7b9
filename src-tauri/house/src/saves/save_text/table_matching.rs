//! Recognizes tables in a text that are here already.

use super::Known;
use super::export_format::Written;
use crate::problem::Problem;
use crate::stamp::new_id;
use std::collections::{BTreeMap, BTreeSet};
use store::{Store, StoredTable, TableId};

/// What identifies a table everywhere: its game, the seed of its deal, and its creation time. Its identifier may have
/// been taken where it was imported.
type Deal = (String, String, i64);

/// The tables that are here.
pub(crate) struct KnownTables {
    /// All tables by their deal, including deleted ones.
    deals: BTreeMap<Deal, Vec<TableId>>,
    /// Every identifier in use.
    taken: BTreeSet<TableId>,
}

/// The match of a table in a text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub known: Known,
    /// A deleted table in the same state: it can be restored instead of importing the text's.
    pub deleted: Option<StoredTable>,
}

impl KnownTables {
    /// Collects the tables of a store.
    ///
    /// # Errors
    /// Fails if they can't be listed.
    pub fn of(store: &Store) -> Result<KnownTables, Problem> {
        let mut here = KnownTables { deals: BTreeMap::new(), taken: BTreeSet::new() };
        for table in store.all_tables()? {
            let deal = (table.game, table.seed, table.created_ms);
            here.deals.entry(deal).or_default().push(table.id.clone());
            here.taken.insert(table.id);
        }
        Ok(here)
    }

    /// Looks for a table. Deleted tables don't count as present.
    ///
    /// # Errors
    /// Fails if the store can't be read.
    pub fn find(&self, store: &Store, written: &Written) -> Result<Found, Problem> {
        self.find_by(written, store, |record| Ok(Written::of(store, record)?.is_same(written)))
    }

    /// As [`KnownTables::find`], without reading any journal: compares the present states only.
    ///
    /// # Errors
    /// Fails if the store can't be read.
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
        is_same: impl Fn(&StoredTable) -> Result<bool, Problem>,
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

    /// Returns the identifier a table had, if it is valid and unused; otherwise another. It counts as used then.
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
