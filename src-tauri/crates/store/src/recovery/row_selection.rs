//! Selects the readable content of a damaged file: every row whose seal is valid, reassembled into tables and entries.
//!
//! [`super::pages`] finds rows in the raw bytes, in all the versions the file and its log still hold. Here the newest
//! sound version of each is chosen, and each table gets a head from which it can be continued.

use super::pages::{self, PageVersion, RawRow};
use super::table_assembly::{self, PutTogether, TableFragments};
use super::write_ahead_log;
use crate::mark::Acknowledged;
use crate::row_types::{JournalNode, Snapshot, TableId};
use crate::rows::{self, Columns, EntryRow, FileRow, SnapshotRow, TableRow};
use std::collections::BTreeMap;

/// The number of columns of a row of `node`, of one written before decisions were packed, and of a row of `snapshot`.
const NODE_WIDTH: usize = 9;
const LONE_NODE_WIDTH: usize = 8;
const SNAPSHOT_WIDTH: usize = 7;

/// The rows for the new file.
pub(crate) struct SalvagedRows {
    pub tables: Vec<FoundTable>,
    pub entries: Vec<EntryRow>,
    /// How many rows are missing; `None` if that is unknown, because there is no mark and the file row is lost, or
    /// because the log is broken and the rows found may not be the newest.
    pub lost: Option<u32>,
    /// Tables that lost decisions at the end of their line, and how many.
    pub behind: Vec<(TableId, u32)>,
}

/// An entry, and the id of the row it was found in.
struct FoundEntry {
    no: i64,
    row: EntryRow,
}

/// A table with what is left of it.
pub(crate) struct FoundTable {
    pub row: TableRow,
    pub nodes: Vec<JournalNode>,
    pub snapshot: Option<Snapshot>,
}

/// Reads a file and its log as far as possible; `known` is what was acknowledged.
pub(super) fn read(main: &[u8], log: &[u8], known: &Acknowledged) -> SalvagedRows {
    let mut file: Option<FileRow> = None;
    let mut entries: BTreeMap<(String, String), FoundEntry> = BTreeMap::new();
    let mut tables: BTreeMap<(u32, String), TableFragments> = BTreeMap::new();
    let mut others: Vec<RawRow> = Vec::new();

    pages::rows(main, log, |row, image| {
        if let Ok(found) = FileRow::decode(&row) {
            if image != PageVersion::Beyond && file.is_none_or(|known| found.writes > known.writes) {
                file = Some(found);
            }
        } else if let (Ok(found), Ok(no)) = (EntryRow::decode(&row), row.get::<i64>(0)) {
            // An entry found only on a past page was removed since.
            if image != PageVersion::Past {
                let place = (found.section.clone(), found.key.clone());
                let known = entries.entry(place).or_insert_with(|| FoundEntry { no, row: found.clone() });
                if found.writes > known.row.writes {
                    *known = FoundEntry { no, row: found };
                }
            }
        } else if let Ok(found) = TableRow::decode(&row) {
            let pieces = tables.entry((found.no, found.record.id.0.clone())).or_default();
            pieces.present |= image != PageVersion::Past;
            pieces.versions.push(found);
        } else if matches!(row.len(), NODE_WIDTH | LONE_NODE_WIDTH | SNAPSHOT_WIDTH) {
            others.push(row);
        }
    });
    tables.retain(|_, pieces| pieces.present);
    for row in &others {
        file_under_its_table(row, &mut tables);
    }

    entries.retain(|_, entry| known.entries.get(&entry.no) != Some(&None));
    let is_older = |entry: &FoundEntry| {
        known.entries.get(&entry.no).is_some_and(|writes| writes.is_some_and(|writes| writes > entry.row.writes))
    };
    let older = count(entries.values().filter(|entry| is_older(entry)).count());
    let lost_wholes = counted(file, log, known).map(|(tables_then, entries_then)| {
        let lost_tables = tables_then.saturating_sub(count(tables.len()));
        lost_tables.saturating_add(entries_then.saturating_sub(count(entries.len()))).saturating_add(older)
    });
    let mut lost_parts: u32 = 0;
    let (mut found, mut behind) = (Vec::new(), Vec::new());
    for pieces in tables.into_values() {
        let Some(PutTogether { table, missing, behind: decisions }) =
            table_assembly::put_together(count(found.len()) + 1, pieces, known)
        else {
            continue;
        };
        lost_parts = lost_parts.saturating_add(missing);
        if decisions > 0 {
            behind.push((table.row.record.id.clone(), decisions));
        }
        found.push(table);
    }
    SalvagedRows {
        tables: found,
        entries: entries.into_values().map(|entry| entry.row).collect(),
        lost: lost_wholes.map(|lost| lost.saturating_add(lost_parts)),
        behind,
    }
}

/// Returns how many tables and entries there should be, by the newer of the file row and the mark; `None` if that is
/// unknown.
fn counted(file: Option<FileRow>, log: &[u8], known: &Acknowledged) -> Option<(u32, u32)> {
    match (file, known.last) {
        (Some(file), Some(last)) if file.writes >= last.commits => Some((file.tables, file.entries)),
        (_, Some(last)) => Some((last.tables, last.entries)),
        (file, None) => file.filter(|_| write_ahead_log::check(log).is_ok()).map(|file| (file.tables, file.entries)),
    }
}

/// Assigns a row to its table. Nodes and snapshots are sealed with their table's id, so they can be told from random
/// bytes only once the tables are known.
fn file_under_its_table(row: &RawRow, tables: &mut BTreeMap<(u32, String), TableFragments>) {
    let Ok(key) = row.get::<i64>(0) else {
        return;
    };
    let table_no = match row.len() {
        NODE_WIDTH | LONE_NODE_WIDTH => rows::split_node_key(key).map(|(table_no, _)| table_no),
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
        if let Ok(nodes) = rows::decode_nodes(&id, row) {
            for node in nodes {
                // A placeholder from an earlier recovery may still be in the log after the decision was worked out.
                let known = pieces.nodes.entry(node.id).or_insert_with(|| node.clone());
                if known.is_lost() || !node.is_lost() {
                    *known = node;
                }
            }
        } else if let Ok(snapshot) = rows::decode_snapshot(&id, row) {
            pieces.snapshots.push(snapshot);
        }
    }
}

/// A text that sorts after every id.
const LAST: &str = "\u{10ffff}";

pub(super) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Returns the snapshot of one version of a table, if it was found.
pub(super) fn snapshot_of(snapshots: &[SnapshotRow], version: &TableRow) -> Option<Snapshot> {
    snapshots
        .iter()
        .find(|row| row.revision == version.record.revision && row.head == version.record.head)
        .map(|row| row.snapshot.clone())
}
