//! Whole tables including their journals: reads them from one store and imports them into another.

use crate::entries;
use crate::error::StoreError;
use crate::nodes;
use crate::open::Store;
use crate::row_types::{JournalNode, Snapshot, StoredTable, TableId};
use crate::rows;
use crate::section::Section;
use crate::tables;

/// A table with everything that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeTable {
    /// The table's row. Its number of nodes is counted anew on import.
    pub record: StoredTable,
    /// The journal: numbers 1, 2, 3, … in this order, each parent's smaller than its child's.
    pub nodes: Vec<JournalNode>,
    /// The state at the head.
    pub snapshot: Snapshot,
}

/// A value to be put: section, key, JSON.
pub type NewEntry = (Section, String, String);

impl Store {
    /// Imports tables and entries and restores deleted tables, all or nothing. A table whose identifier is taken is
    /// refused; an entry under a taken key is overwritten.
    ///
    /// # Errors
    /// Fails if an identifier is taken, a journal is inconsistent, the store only reads, the disk is full or the file
    /// is damaged.
    pub fn take_in(
        &mut self,
        tables: impl IntoIterator<Item = WholeTable>,
        deleted: &[TableId],
        entries: &[NewEntry],
    ) -> Result<(), StoreError> {
        // The tables are read while they are written, so this can't be retried.
        self.write_once(|tx| {
            let mut laid = tables::TableInserter::read(tx)?;
            for WholeTable { record, nodes, snapshot } in tables {
                let head = record.head;
                let mut row = laid.lay(tx, StoredTable { nodes: 0, head: None, ..record }, &snapshot)?;
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
