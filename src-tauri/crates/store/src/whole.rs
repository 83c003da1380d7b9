//! Tables as wholes, journal and all: read out of one store, taken into another.

use crate::entries;
use crate::error::StoreError;
use crate::nodes;
use crate::open::Store;
use crate::records::{NodeRecord, Snapshot, TableId, TableRecord};
use crate::rows;
use crate::section::Section;
use crate::tables;

/// A table with everything that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeTable {
    /// Its row. How many nodes there are is counted anew.
    pub record: TableRecord,
    /// Its journal: the numbers 1, 2, 3, … in this order, each parent's smaller than its child's.
    pub nodes: Vec<NodeRecord>,
    /// The state at its head.
    pub snapshot: Snapshot,
}

/// A value to be put: where, under which key, what.
pub type Entry = (Section, String, String);

impl Store {
    /// Takes in tables and entries and takes deletions back, all of it or nothing. A table whose identifier is taken
    /// is refused; an entry under a key that is taken is written over.
    pub fn take_in(
        &mut self,
        tables: impl IntoIterator<Item = WholeTable>,
        deleted: &[TableId],
        entries: &[Entry],
    ) -> Result<(), StoreError> {
        // What is taken in is read as it is written, and can't be read again.
        self.write_once(|tx| {
            let mut laid = tables::Laid::read(tx)?;
            for WholeTable { record, nodes, snapshot } in tables {
                let head = record.head;
                let mut row = laid.lay(tx, TableRecord { nodes: 0, head: None, ..record }, &snapshot)?;
                nodes::write_packed(tx, &mut row, &nodes)?;
                nodes::check_node(&row, head)?;
                row.record.head = head;
                rows::write_table(tx, &mut row)?;
                rows::write_snapshot(tx, &row, &snapshot)?;
            }
            laid.note(tx)?;
            for id in deleted {
                let mut row = tables::table_row(tx, id)?;
                row.record.deleted = false;
                rows::write_table(tx, &mut row)?;
            }
            entries::put(tx, entries.iter().map(|(section, key, value)| (*section, key.as_str(), value.as_str())))
        })
    }
}
