//! Encodes and decodes rows: which column holds what, and the seal over it. Only this module depends on the order of
//! columns; the same decoding serves rows read by SQLite and rows found in raw pages.

use crate::error::StoreError;
use crate::node_packing;
use crate::row_types::{JournalNode, NodeId, Snapshot, StoredTable, TableId};
use crate::seal::Seal;
use rusqlite::types::{FromSql, ValueRef};
use rusqlite::{Connection, OptionalExtension, params};

/// A source of column values.
pub(crate) trait Columns {
    /// Returns the value of a column; fails with damage if it is not of this type.
    fn get<T: FromSql>(&self, column: usize) -> Result<T, StoreError>;
}

impl Columns for rusqlite::Row<'_> {
    fn get<T: FromSql>(&self, column: usize) -> Result<T, StoreError> {
        Ok(rusqlite::Row::get(self, column)?)
    }
}

/// The only row of `file`: how much the file should hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileRow {
    pub schema: u32,
    pub tables: u32,
    pub entries: u32,
    /// Counts the writes of this row; the version with the greater count is the newer.
    pub writes: i64,
}

impl FileRow {
    pub(crate) fn new(schema: u32) -> Self {
        Self { schema, tables: 0, entries: 0, writes: 0 }
    }

    fn seal(&self) -> i64 {
        Seal::of("file").int(self.schema).int(self.tables).int(self.entries).int(self.writes).finish()
    }

    pub(crate) fn decode(row: &impl Columns) -> Result<Self, StoreError> {
        let file = Self { schema: row.get(1)?, tables: row.get(2)?, entries: row.get(3)?, writes: row.get(4)? };
        sealed(row.get(5)?, file.seal(), || "the file row".into())?;
        Ok(file)
    }
}

/// A row of `tables`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableRow {
    /// The short number under which nodes and snapshot are filed.
    pub no: u32,
    pub record: StoredTable,
    /// Counts the writes of this row; the version with the greater count is the newer.
    pub writes: i64,
}

impl TableRow {
    fn seal(&self) -> i64 {
        let r = &self.record;
        Seal::of("table")
            .int(self.no)
            .text(&r.id.0)
            .text(&r.game)
            .text(&r.name)
            .text(&r.setup)
            .text(&r.seed)
            .int(r.rules_version)
            .int(r.created_ms)
            .int(r.updated_ms)
            .optional(r.head.map(|head| head.0))
            .int(r.revision)
            .int(r.nodes)
            .flags(&[r.assisted, r.finished, r.deleted, r.recovered])
            .text(&r.summary)
            .int(self.writes)
            .finish()
    }

    /// Returns the seal as 32 bits.
    pub(crate) fn short_seal(&self) -> u32 {
        // It always fits: see [`Seal::finish`].
        u32::try_from(self.seal()).unwrap_or_default()
    }

    pub(crate) fn decode(row: &impl Columns) -> Result<Self, StoreError> {
        let table = Self {
            no: row.get(0)?,
            record: StoredTable {
                id: TableId(row.get(1)?),
                game: row.get(2)?,
                name: row.get(3)?,
                setup: row.get(4)?,
                seed: row.get(5)?,
                rules_version: row.get(6)?,
                created_ms: row.get(7)?,
                updated_ms: row.get(8)?,
                head: row.get::<Option<u32>>(9)?.map(NodeId),
                revision: row.get(10)?,
                nodes: row.get(11)?,
                assisted: row.get(12)?,
                finished: row.get(13)?,
                deleted: row.get(14)?,
                recovered: row.get(15)?,
                summary: row.get(16)?,
            },
            writes: row.get(17)?,
        };
        sealed(row.get(18)?, table.seal(), || format!("the row of table {}", table.record.id))?;
        Ok(table)
    }
}

/// Returns the row id of a node: the table's number in the upper half, the node's in the lower.
pub(crate) fn node_key(table_no: u32, node: u32) -> i64 {
    (i64::from(table_no) << 32) | i64::from(node)
}

/// Returns the table number and node number of a row id of `node`; `None` if it can't be one.
pub(crate) fn split_node_key(key: i64) -> Option<(u32, u32)> {
    let table_no = u32::try_from(key >> 32).ok()?;
    let node = u32::try_from(key & i64::from(u32::MAX)).ok()?;
    Some((table_no, node))
}

fn node_seal(table: &TableId, node: &JournalNode, earlier: Option<&[u8]>) -> i64 {
    let seal = match earlier {
        None => Seal::of("node"),
        Some(earlier) => Seal::of("bundle").bytes(earlier),
    };
    seal.text(&table.0)
        .int(node.id.0)
        .optional(node.parent.map(|parent| parent.0))
        .int(node.seat)
        .text(&node.mv)
        .text(&node.events)
        .text(&node.state_hash)
        .flags(&[node.assisted])
        .finish()
}

/// Decodes a row of `node`, given the table it is filed under. Returns the decisions packed in the row, then the row's
/// own.
pub(crate) fn decode_nodes(table: &TableId, row: &impl Columns) -> Result<Vec<JournalNode>, StoreError> {
    let key: i64 = row.get(0)?;
    let Some((_, number)) = split_node_key(key) else {
        return Err(StoreError::damaged(format!("node row {key}")));
    };
    let node = JournalNode {
        id: NodeId(number),
        parent: row.get::<Option<u32>>(1)?.map(NodeId),
        seat: row.get(2)?,
        mv: row.get(3)?,
        events: row.get(4)?,
        state_hash: row.get(5)?,
        assisted: row.get(6)?,
    };
    // Rows written before this column existed lack it. A row damaged there fails its seal.
    let earlier: Option<Vec<u8>> = row.get(8).unwrap_or_default();
    let seal = node_seal(table, &node, earlier.as_deref());
    sealed(row.get(7)?, seal, || format!("node {number} of table {table}"))?;
    let mut nodes = earlier.map_or_else(|| Ok(Vec::new()), |earlier| node_packing::unpack(&earlier, node.id))?;
    nodes.push(node);
    Ok(nodes)
}

/// A row of `snapshot`: the state at a head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SnapshotRow {
    pub head: Option<NodeId>,
    pub revision: u32,
    pub snapshot: Snapshot,
}

fn snapshot_seal(table: &TableId, row: &SnapshotRow) -> i64 {
    Seal::of("snapshot")
        .text(&table.0)
        .optional(row.head.map(|head| head.0))
        .int(row.revision)
        .int(row.snapshot.rules_version)
        .text(&row.snapshot.state)
        .text(&row.snapshot.hash)
        .finish()
}

/// Decodes a row of `snapshot`, given the table it is filed under.
pub(crate) fn decode_snapshot(table: &TableId, row: &impl Columns) -> Result<SnapshotRow, StoreError> {
    let found = SnapshotRow {
        head: row.get::<Option<u32>>(1)?.map(NodeId),
        revision: row.get(2)?,
        snapshot: Snapshot { rules_version: row.get(3)?, state: row.get(4)?, hash: row.get(5)? },
    };
    sealed(row.get(6)?, snapshot_seal(table, &found), || format!("the snapshot of table {table}"))?;
    Ok(found)
}

/// A row of `entry`: one setting, statistic or other value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EntryRow {
    pub section: String,
    pub key: String,
    pub value: String,
    /// Counts the writes of this row; the version with the greater count is the newer.
    pub writes: i64,
}

impl EntryRow {
    fn seal(&self) -> i64 {
        Seal::of("entry").text(&self.section).text(&self.key).text(&self.value).int(self.writes).finish()
    }

    pub(crate) fn decode(row: &impl Columns) -> Result<Self, StoreError> {
        let entry = Self { section: row.get(1)?, key: row.get(2)?, value: row.get(3)?, writes: row.get(4)? };
        sealed(row.get(5)?, entry.seal(), || format!("entry {}", entry.key))?;
        Ok(entry)
    }
}

fn sealed(found: i64, expected: i64, what: impl FnOnce() -> String) -> Result<(), StoreError> {
    if found == expected { Ok(()) } else { Err(StoreError::damaged(format!("bad seal on {}", what()))) }
}

pub(crate) fn read_file(conn: &Connection) -> Result<FileRow, StoreError> {
    conn.prepare_cached("SELECT id, schema, tables, entries, writes, seal FROM file")?
        .query_row([], |row| Ok(FileRow::decode(row)))
        .optional()?
        .unwrap_or_else(|| Err(StoreError::damaged("the file row is missing")))
}

pub(crate) fn write_file(conn: &Connection, row: FileRow) -> Result<(), StoreError> {
    let row = FileRow { writes: row.writes + 1, ..row };
    conn.prepare_cached(
        "INSERT OR REPLACE INTO file (id, schema, tables, entries, writes, seal)
         VALUES (1, ?, ?, ?, ?, ?)",
    )?
    .execute(params![row.schema, row.tables, row.entries, row.writes, row.seal()])?;
    Ok(())
}

pub(crate) const TABLE_COLUMNS: &str = "no, id, game, name, setup, seed, rules_version, \
    created_ms, updated_ms, head, revision, nodes, assisted, finished, deleted, mended, summary, \
    writes, seal";

/// Reads the row of a table by its number; `None` if there is no such table.
pub(crate) fn read_table(conn: &Connection, no: u32) -> Result<Option<TableRow>, StoreError> {
    conn.prepare_cached(&format!("SELECT {TABLE_COLUMNS} FROM tables WHERE no = ?"))?
        .query_row([no], |row| Ok(TableRow::decode(row)))
        .optional()?
        .transpose()
}

/// Writes a table row, replacing the present one if there is one.
pub(crate) fn write_table(conn: &Connection, row: &mut TableRow) -> Result<(), StoreError> {
    row.writes += 1;
    let r = &row.record;
    conn.prepare_cached(
        "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,
                                    ?15, ?16, ?17, ?18, ?19)
         ON CONFLICT (no) DO UPDATE SET
             name = ?4, updated_ms = ?9, head = ?10, revision = ?11, nodes = ?12, assisted = ?13,
             finished = ?14, deleted = ?15, mended = ?16, summary = ?17, writes = ?18, seal = ?19",
    )?
    .execute(params![
        row.no,
        r.id.0,
        r.game,
        r.name,
        r.setup,
        r.seed,
        r.rules_version,
        r.created_ms,
        r.updated_ms,
        r.head.map(|head| head.0),
        r.revision,
        r.nodes,
        r.assisted,
        r.finished,
        r.deleted,
        r.recovered,
        r.summary,
        row.writes,
        row.seal(),
    ])?;
    Ok(())
}

pub(crate) const NODE_COLUMNS: &str = "id, parent, seat, mv, events, state_hash, assisted, seal, \
    earlier";

/// Writes a decision as a row of its own.
pub(crate) fn insert_node(conn: &Connection, table: &TableRow, node: &JournalNode) -> Result<(), StoreError> {
    insert_packed(conn, table, node, None)
}

/// Writes decisions with consecutive numbers, several to a row.
pub(crate) fn insert_nodes(conn: &Connection, table: &TableRow, nodes: &[JournalNode]) -> Result<(), StoreError> {
    for nodes in nodes.chunks(node_packing::MOST) {
        if let Some((last, earlier)) = nodes.split_last() {
            insert_packed(conn, table, last, node_packing::pack(earlier)?.as_deref())?;
        }
    }
    Ok(())
}

fn insert_packed(
    conn: &Connection,
    table: &TableRow,
    node: &JournalNode,
    earlier: Option<&[u8]>,
) -> Result<(), StoreError> {
    conn.prepare_cached(
        "INSERT INTO node (id, parent, seat, mv, events, state_hash, assisted, seal, earlier)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        node_key(table.no, node.id.0),
        node.parent.map(|parent| parent.0),
        node.seat,
        node.mv,
        node.events,
        node.state_hash,
        node.assisted,
        node_seal(&table.record.id, node, earlier),
        earlier,
    ])?;
    Ok(())
}

/// Whether a row of `node` holds several decisions.
pub(crate) fn is_bundle(row: &rusqlite::Row<'_>) -> Result<bool, StoreError> {
    Ok(!matches!(row.get_ref(8)?, ValueRef::Null))
}

/// Returns the parent of the decision in a row of `node`, 0 for the deal.
pub(crate) fn parent_of(conn: &Connection, key: i64) -> Result<u32, StoreError> {
    let parent: Option<u32> =
        conn.prepare_cached("SELECT parent FROM node WHERE id = ?")?.query_row([key], |row| row.get(0))?;
    Ok(parent.unwrap_or_default())
}

/// Writes the snapshot of a table's present head.
pub(crate) fn write_snapshot(conn: &Connection, table: &TableRow, snapshot: &Snapshot) -> Result<(), StoreError> {
    let row = SnapshotRow { head: table.record.head, revision: table.record.revision, snapshot: snapshot.clone() };
    conn.prepare_cached(
        "INSERT INTO snapshot VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (table_no) DO UPDATE SET head = ?2, revision = ?3, rules_version = ?4,
             state = ?5, hash = ?6, seal = ?7",
    )?
    .execute(params![
        table.no,
        row.head.map(|head| head.0),
        row.revision,
        row.snapshot.rules_version,
        row.snapshot.state,
        row.snapshot.hash,
        snapshot_seal(&table.record.id, &row),
    ])?;
    Ok(())
}

const ENTRY_COLUMNS: &str = "id, section, key, value, writes, seal";

/// Finds the entry under a key. If the index has none, the keys of all rows are read before the result is `None`, since
/// the index itself may be damaged.
pub(crate) fn find_entry(conn: &Connection, section: &str, key: &str) -> Result<Option<EntryRow>, StoreError> {
    let found = conn
        .prepare_cached(&format!("SELECT {ENTRY_COLUMNS} FROM entry WHERE section = ? AND key = ?"))?
        .query_row([section, key], |row| Ok(EntryRow::decode(row)))
        .optional()?;
    if let Some(entry) = found {
        return entry.map(Some);
    }
    let stands =
        conn.prepare_cached("SELECT 1 FROM entry NOT INDEXED WHERE section = ? AND key = ?")?.exists([section, key])?;
    if stands { Err(StoreError::damaged(format!("entry {key} is not indexed"))) } else { Ok(None) }
}

/// Returns all entries of a section, in no order. The rows are also counted without the index.
pub(crate) fn read_section(conn: &Connection, section: &str) -> Result<Vec<EntryRow>, StoreError> {
    let mut entries = Vec::new();
    let mut statement = conn.prepare_cached(&format!("SELECT {ENTRY_COLUMNS} FROM entry WHERE section = ?"))?;
    let mut rows = statement.query([section])?;
    while let Some(row) = rows.next()? {
        entries.push(EntryRow::decode(row)?);
    }
    counted(conn, section, entries.len())?;
    Ok(entries)
}

/// Returns the keys of a section in order, read from the index alone, whose count is compared with the rows.
pub(crate) fn keys_of(conn: &Connection, section: &str) -> Result<Vec<String>, StoreError> {
    let mut statement = conn.prepare_cached("SELECT key FROM entry WHERE section = ? ORDER BY key")?;
    let keys = statement.query_map([section], |row| row.get(0))?.collect::<Result<Vec<_>, _>>()?;
    counted(conn, section, keys.len())?;
    Ok(keys)
}

/// Checks that a section has as many entries in its rows as in the index.
fn counted(conn: &Connection, section: &str, indexed: usize) -> Result<(), StoreError> {
    let stand: u32 = conn
        .prepare_cached("SELECT count(*) FROM entry NOT INDEXED WHERE section = ?")?
        .query_row([section], |row| row.get(0))?;
    if stand as usize == indexed {
        Ok(())
    } else {
        Err(StoreError::damaged(format!("{indexed} of {stand} entries of {section} are indexed")))
    }
}

/// Counts the entries without the index.
pub(crate) fn count_entries(conn: &Connection) -> Result<u32, StoreError> {
    Ok(conn.prepare_cached("SELECT count(*) FROM entry NOT INDEXED")?.query_row([], |row| row.get(0))?)
}

/// Decodes every entry, which checks its seal, except entries of sections for which `is_skipped` holds: long ones,
/// which are checked when they are read.
pub(crate) fn look_at_entries(conn: &Connection, is_skipped: impl Fn(&str) -> bool) -> Result<(), StoreError> {
    let mut statement = conn.prepare_cached(&format!("SELECT {ENTRY_COLUMNS} FROM entry NOT INDEXED"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let section: String = Columns::get(row, 1)?;
        if !is_skipped(&section) {
            EntryRow::decode(row)?;
        }
    }
    Ok(())
}

/// The position of an entry: row id, section, key.
pub(crate) type EntryPlace = (i64, String, String);

/// Returns the positions of all entries.
pub(crate) fn entry_places(conn: &Connection) -> Result<Vec<EntryPlace>, StoreError> {
    let mut statement = conn.prepare_cached("SELECT id, section, key FROM entry NOT INDEXED")?;
    let places = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(places.collect::<Result<_, _>>()?)
}

/// Moves the entry in a row into another section.
pub(crate) fn move_entry(conn: &Connection, id: i64, section: &str) -> Result<(), StoreError> {
    let mut entry = conn
        .prepare_cached(&format!("SELECT {ENTRY_COLUMNS} FROM entry WHERE id = ?"))?
        .query_row([id], |row| Ok(EntryRow::decode(row)))??;
    section.clone_into(&mut entry.section);
    entry.writes += 1;
    conn.prepare_cached("UPDATE entry SET section = ?, writes = ?, seal = ? WHERE id = ?")?.execute(params![
        entry.section,
        entry.writes,
        entry.seal(),
        id
    ])?;
    Ok(())
}

/// Returns how often the entry in a row was written; `None` if there is none.
pub(crate) fn writes_of_entry(conn: &Connection, id: i64) -> Result<Option<i64>, StoreError> {
    let found = conn.prepare_cached("SELECT writes FROM entry WHERE id = ?")?.query_row([id], |row| row.get(0));
    Ok(found.optional()?)
}

/// Deletes the entry in a row.
pub(crate) fn delete_entry_at(conn: &Connection, id: i64) -> Result<(), StoreError> {
    conn.prepare_cached("DELETE FROM entry WHERE id = ?")?.execute([id])?;
    Ok(())
}

/// Overwrites an entry. Returns whether there was one.
pub(crate) fn update_entry(conn: &Connection, entry: &EntryRow) -> Result<bool, StoreError> {
    let changed = conn
        .prepare_cached("UPDATE entry SET value = ?3, writes = ?4, seal = ?5 WHERE section = ?1 AND key = ?2")?
        .execute(params![entry.section, entry.key, entry.value, entry.writes, entry.seal()])?;
    Ok(changed > 0)
}

/// Deletes an entry. Returns how many rows were deleted.
pub(crate) fn delete_entry(conn: &Connection, section: &str, key: &str) -> Result<u32, StoreError> {
    let gone = conn.prepare_cached("DELETE FROM entry WHERE section = ? AND key = ?")?.execute([section, key])?;
    Ok(u32::try_from(gone).unwrap_or(u32::MAX))
}

pub(crate) fn insert_entry(conn: &Connection, entry: &EntryRow) -> Result<(), StoreError> {
    conn.prepare_cached("INSERT INTO entry (section, key, value, writes, seal) VALUES (?, ?, ?, ?, ?)")?
        .execute(params![entry.section, entry.key, entry.value, entry.writes, entry.seal()])?;
    Ok(())
}

/// Subtracts removed entries from the count in the file row.
pub(crate) fn fewer(conn: &Connection, removed: u32) -> Result<(), StoreError> {
    if removed > 0 {
        let file = read_file(conn)?;
        let entries = file.entries.saturating_sub(removed);
        write_file(conn, FileRow { entries, ..file })?;
    }
    Ok(())
}
