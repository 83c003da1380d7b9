//! The schema of the file, and the migration of older files.

use crate::error::StoreError;
use crate::rows::{self, FileRow};
use rusqlite::{Connection, Transaction};

/// The schema version this build writes: `PRAGMA user_version` of every file it leaves behind.
pub(crate) const VERSION: u32 = STEPS.len() as u32;

/// The page size of every file the app creates. It is fixed because the recovery reads raw pages, and the header that
/// states it may be damaged.
pub(crate) const PAGE_SIZE: usize = 4096;

/// `STEPS[n]` brings a file from version `n` to `n + 1`. Never edit a released step: append one.
///
/// An index may disagree with its table without SQLite noticing. The two indexes, of tables by identifier and of
/// entries by key, are therefore only shortcuts: a key that an index lacks is looked for without it. A table's nodes
/// are adjacent because `node.id` is `table.no << 32 | number`, so a journal is one range of the main tree, and a gap
/// in the numbers is a lost row, unless the row after it holds `earlier` decisions: those imported with a whole journal
/// are packed, see [`crate::bundle`].
const STEPS: &[&str] = &[
    "
    CREATE TABLE file (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        schema INTEGER NOT NULL,
        tables INTEGER NOT NULL,
        entries INTEGER NOT NULL,
        writes INTEGER NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE tables (
        no INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        setup TEXT NOT NULL,
        seed TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        created_ms INTEGER NOT NULL,
        updated_ms INTEGER NOT NULL,
        head INTEGER,
        revision INTEGER NOT NULL,
        nodes INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        mended INTEGER NOT NULL,
        summary TEXT NOT NULL,
        writes INTEGER NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE node (
        id INTEGER PRIMARY KEY,
        parent INTEGER,
        seat INTEGER NOT NULL,
        mv TEXT NOT NULL,
        events TEXT NOT NULL,
        state_hash TEXT NOT NULL,
        assisted INTEGER NOT NULL,
        seal INTEGER NOT NULL,
        table_no INTEGER AS (id >> 32) VIRTUAL REFERENCES tables (no)
    ) STRICT;
    CREATE TABLE snapshot (
        table_no INTEGER PRIMARY KEY REFERENCES tables (no),
        head INTEGER,
        revision INTEGER NOT NULL,
        rules_version INTEGER NOT NULL,
        state TEXT NOT NULL,
        hash TEXT NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE entry (
        id INTEGER PRIMARY KEY,
        section TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        writes INTEGER NOT NULL,
        seal INTEGER NOT NULL
    ) STRICT;
",
    "
    CREATE UNIQUE INDEX entry_key ON entry (section, key);
",
    "
    ALTER TABLE node ADD COLUMN earlier BLOB;
",
];

/// Returns the version in the file's header: 0 for a file that was never filled.
pub(crate) fn version(conn: &Connection) -> Result<u32, StoreError> {
    Ok(conn.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// The first version whose writers overwrite what they delete.
pub(crate) const WRITES_OVER: u32 = 2;

/// Migrates a file to [`VERSION`] in one transaction.
pub(crate) fn migrate(conn: &mut Connection) -> Result<(), StoreError> {
    let found = version(conn)?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    if found == VERSION {
        return Ok(());
    }
    let tx = conn.transaction()?;
    for step in &STEPS[found as usize..] {
        tx.execute_batch(step)?;
    }
    note_version(&tx, found)?;
    tx.commit()?;
    Ok(())
}

/// Writes the version twice, into the header and into the sealed file row, so that a flipped header byte is not taken
/// for a newer version.
fn note_version(tx: &Transaction<'_>, from: u32) -> Result<(), StoreError> {
    tx.pragma_update(None, "user_version", VERSION)?;
    let row = match from {
        0 => FileRow::new(VERSION),
        _ => FileRow { schema: VERSION, ..rows::read_file(tx)? },
    };
    rows::write_file(tx, row)
}
