//! What can be read of a damaged file: every row whose seal is whole, put together again.
//!
//! [`super::pages`] finds rows in the raw bytes, in all the versions the file and its log still hold.
//! Here the newest sound version of each is chosen and each table is given a head from which it
//! can be played on.

use super::log;
use super::pages::{self, RawRow};
use super::table::{self, Pieces};
use crate::records::{NodeRecord, Snapshot};
use crate::rows::{self, Columns, EntryRow, FileRow, SnapshotRow, TableRow};
use std::collections::BTreeMap;

/// How many columns a row of `node` keeps, and one of `snapshot`.
const NODE_WIDTH: usize = 8;
const SNAPSHOT_WIDTH: usize = 7;

/// The rows for a fresh file.
pub(crate) struct Found {
    pub tables: Vec<FoundTable>,
    pub entries: Vec<EntryRow>,
    /// How many rows are missing; none if that cannot be told: the row that counts them is lost,
    /// or the log is broken and what is here may not be the newest.
    pub lost: Option<u32>,
}

/// A table with what is left of it.
pub(crate) struct FoundTable {
    pub row: TableRow,
    pub nodes: Vec<NodeRecord>,
    pub snapshot: Option<Snapshot>,
}

/// Reads what can be read of a file and its log.
pub(super) fn read(main: &[u8], log: &[u8]) -> Found {
    let mut file: Option<FileRow> = None;
    let mut entries: BTreeMap<(String, String), EntryRow> = BTreeMap::new();
    let mut tables: BTreeMap<(u32, String), Pieces> = BTreeMap::new();
    let mut others: Vec<RawRow> = Vec::new();

    pages::rows(main, log, |row| {
        if let Ok(found) = FileRow::decode(&row) {
            if file.is_none_or(|known| found.writes > known.writes) {
                file = Some(found);
            }
        } else if let Ok(found) = EntryRow::decode(&row) {
            let known = entries.entry((found.section.clone(), found.key.clone())).or_insert_with(|| found.clone());
            if found.writes > known.writes {
                *known = found;
            }
        } else if let Ok(found) = TableRow::decode(&row) {
            tables.entry((found.no, found.record.id.0.clone())).or_default().versions.push(found);
        } else if matches!(row.len(), NODE_WIDTH | SNAPSHOT_WIDTH) {
            others.push(row);
        }
    });
    for row in &others {
        file_under_its_table(row, &mut tables);
    }

    let countable = file.filter(|_| log::check(log).is_ok());
    let lost_wholes = countable.map(|file| {
        let tables = file.tables.saturating_sub(count(tables.len()));
        let entries = file.entries.saturating_sub(count(entries.len()));
        tables.saturating_add(entries)
    });
    let mut lost_parts: u32 = 0;
    let mut found = Vec::new();
    for pieces in tables.into_values() {
        let (table, missing) = table::put_together(count(found.len()) + 1, pieces);
        lost_parts = lost_parts.saturating_add(missing);
        found.extend(table);
    }
    Found {
        tables: found,
        entries: entries.into_values().collect(),
        lost: lost_wholes.map(|lost| lost.saturating_add(lost_parts)),
    }
}

/// Nodes and snapshots are sealed with their table's id, so they can be told from nonsense only
/// once the tables are known.
fn file_under_its_table(row: &RawRow, tables: &mut BTreeMap<(u32, String), Pieces>) {
    let Ok(key) = row.get::<i64>(0) else {
        return;
    };
    let table_no = match row.len() {
        NODE_WIDTH => rows::split_node_key(key).map(|(table_no, _)| table_no),
        SNAPSHOT_WIDTH => u32::try_from(key).ok(),
        _ => None,
    };
    let Some(table_no) = table_no else {
        return;
    };
    let filed = tables.range_mut((table_no, String::new())..=(table_no, LAST.into()));
    for (_, pieces) in filed {
        let Some(id) = pieces.versions.first().map(|row| row.record.id.clone()) else {
            continue;
        };
        if let Ok(node) = rows::decode_node(&id, row) {
            pieces.nodes.insert(node.id, node);
        } else if let Ok(snapshot) = rows::decode_snapshot(&id, row) {
            pieces.snapshots.push(snapshot);
        }
    }
}

/// Sorts after every id.
const LAST: &str = "\u{10ffff}";

pub(super) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// The snapshot of a version of a table, if it was found.
pub(super) fn snapshot_of(snapshots: &[SnapshotRow], version: &TableRow) -> Option<Snapshot> {
    snapshots
        .iter()
        .find(|row| row.revision == version.record.revision && row.head == version.record.head)
        .map(|row| row.snapshot.clone())
}
