//! Tables as wholes: creating, listing, renaming, deleting with a way back.

use crate::check;
use crate::error::StoreError;
use crate::nodes;
use crate::open::Store;
use crate::records::{HeadChange, NewNode, NewTable, Snapshot, TableId, TableRecord};
use crate::rows::{self, FileRow, TABLE_COLUMNS, TableRow};
use rusqlite::{Connection, OptionalExtension, Rows};

impl Store {
    /// Creates a table at its deal: no node yet, revision 0, the dealt state as snapshot.
    pub fn create_table(&mut self, new: &NewTable) -> Result<TableRecord, StoreError> {
        self.write(|tx| Ok(insert_table(tx, new)?.record))
    }

    /// Creates a table with a line of decisions already made and the head at its end, all of it or nothing. The
    /// change acts on revision 0.
    pub fn create_played(
        &mut self,
        new: &NewTable,
        line: &[NewNode],
        change: &HeadChange,
    ) -> Result<TableRecord, StoreError> {
        self.write(|tx| {
            let mut row = insert_table(tx, new)?;
            let head = nodes::write_line(tx, &mut row, line)?;
            nodes::put_head(tx, &mut row, head, change)?;
            Ok(row.record)
        })
    }

    /// All tables that are not deleted, the one that moved last first.
    pub fn tables(&self) -> Result<Vec<TableRecord>, StoreError> {
        Ok(self.all_tables()?.into_iter().filter(|table| !table.deleted).collect())
    }

    /// All tables, deleted ones too, the one that moved last first.
    pub fn all_tables(&self) -> Result<Vec<TableRecord>, StoreError> {
        let mut tables: Vec<_> = self.read(check::all_tables)?.into_iter().map(|row| row.record).collect();
        tables.sort_by(|a, b| b.updated_ms.cmp(&a.updated_ms).then(a.id.cmp(&b.id)));
        Ok(tables)
    }

    /// The tables of a game that were dealt from a seed and aren't deleted, the one that moved last first. The rows of
    /// others aren't decoded.
    pub fn tables_of_seed(&self, game: &str, seed: &str) -> Result<Vec<TableRecord>, StoreError> {
        self.read(|conn| {
            let mut statement = conn.prepare_cached(&format!(
                "SELECT {TABLE_COLUMNS} FROM tables NOT INDEXED WHERE seed = ? AND game = ? AND NOT deleted
                 ORDER BY updated_ms DESC, id"
            ))?;
            let found = decoded(&mut statement.query([seed, game])?)?;
            Ok(found.into_iter().map(|row| row.record).collect())
        })
    }

    /// One table, deleted or not.
    pub fn table(&self, id: &TableId) -> Result<TableRecord, StoreError> {
        self.read(|conn| Ok(table_row(conn, id)?.record))
    }

    /// Gives a table another name. Its revision stays.
    pub fn rename(&mut self, id: &TableId, name: &str) -> Result<(), StoreError> {
        self.write(|tx| change_row(tx, id, |table| name.clone_into(&mut table.name)))
    }

    /// Deletes a table in a way that [`Store::restore`] takes back, even on a full disk.
    pub fn delete(&mut self, id: &TableId) -> Result<(), StoreError> {
        self.write_in_reserve(|tx| change_row(tx, id, |table| table.deleted = true))
    }

    /// Takes a deletion back.
    pub fn restore(&mut self, id: &TableId) -> Result<(), StoreError> {
        self.write_in_reserve(|tx| change_row(tx, id, |table| table.deleted = false))
    }

    /// Removes all deleted tables for good; says how many.
    pub fn purge_deleted(&mut self) -> Result<u32, StoreError> {
        self.write(|tx| remove_deleted(tx, |_| true))
    }

    /// Removes those of these tables for good that are deleted; says how many.
    pub fn remove_deleted(&mut self, ids: &[TableId]) -> Result<u32, StoreError> {
        self.write(|tx| remove_deleted(tx, |id| ids.contains(id)))
    }
}

fn change_row(tx: &Connection, id: &TableId, change: impl Fn(&mut TableRecord)) -> Result<(), StoreError> {
    let mut row = table_row(tx, id)?;
    change(&mut row.record);
    rows::write_table(tx, &mut row)
}

fn remove_deleted(tx: &Connection, wanted: impl Fn(&TableId) -> bool) -> Result<u32, StoreError> {
    let file = rows::read_file(tx)?;
    let mut removed = 0;
    for table in deleted(tx)?.iter().filter(|table| wanted(&table.record.id)) {
        tx.prepare_cached("DELETE FROM node WHERE id BETWEEN ? AND ?")?
            .execute([rows::node_key(table.no, 0), rows::node_key(table.no, u32::MAX)])?;
        tx.prepare_cached("DELETE FROM snapshot WHERE table_no = ?")?.execute([table.no])?;
        tx.prepare_cached("DELETE FROM tables WHERE no = ?")?.execute([table.no])?;
        removed += 1;
    }
    if removed > 0 {
        let tables = file.tables.saturating_sub(removed);
        rows::write_file(tx, FileRow { tables, ..file })?;
    }
    Ok(removed)
}

/// All tables that are deleted.
fn deleted(conn: &Connection) -> Result<Vec<TableRow>, StoreError> {
    let mut statement =
        conn.prepare_cached(&format!("SELECT {TABLE_COLUMNS} FROM tables NOT INDEXED WHERE deleted"))?;
    decoded(&mut statement.query([])?)
}

fn decoded(rows: &mut Rows<'_>) -> Result<Vec<TableRow>, StoreError> {
    let mut tables = Vec::new();
    while let Some(row) = rows.next()? {
        tables.push(TableRow::decode(row)?);
    }
    Ok(tables)
}

fn insert_table(tx: &Connection, new: &NewTable) -> Result<TableRow, StoreError> {
    let mut laid = Laid::read(tx)?;
    let row = laid.lay(tx, TableRecord::of_new(new), &new.snapshot)?;
    laid.note(tx)?;
    Ok(row)
}

/// How many tables there are, while more are laid.
pub(crate) struct Laid {
    file: FileRow,
    last: u32,
}

impl Laid {
    pub(crate) fn read(tx: &Connection) -> Result<Laid, StoreError> {
        let last = "SELECT coalesce(max(no), 0) FROM tables";
        let last = tx.prepare_cached(last)?.query_row([], |row| row.get(0))?;
        Ok(Laid { file: rows::read_file(tx)?, last })
    }

    /// Lays one more, its journal still to be written.
    pub(crate) fn lay(
        &mut self,
        tx: &Connection,
        record: TableRecord,
        snapshot: &Snapshot,
    ) -> Result<TableRow, StoreError> {
        if tx.prepare_cached("SELECT 1 FROM tables WHERE id = ?")?.exists([&record.id.0])? {
            return Err(StoreError::TableExists(record.id));
        }
        self.last += 1;
        self.file.tables += 1;
        let mut row = TableRow { no: self.last, record, writes: 0 };
        rows::write_table(tx, &mut row)?;
        rows::write_snapshot(tx, &row, snapshot)?;
        Ok(row)
    }

    /// Notes how many tables there are now.
    pub(crate) fn note(self, tx: &Connection) -> Result<(), StoreError> {
        rows::write_file(tx, self.file)
    }
}

/// Finds a table's row. When the index knows none, all rows are counted and read before the
/// answer is "no such table": the index itself may be what is damaged.
pub(crate) fn table_row(conn: &Connection, id: &TableId) -> Result<TableRow, StoreError> {
    let found = conn
        .prepare_cached(&format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"))?
        .query_row([&id.0], |row| Ok(TableRow::decode(row)))
        .optional()?;
    if let Some(row) = found {
        return row;
    }
    let tables = check::all_tables(conn)?;
    if tables.iter().any(|table| table.record.id == *id) {
        return Err(StoreError::damaged(format!("table {id} is not indexed")));
    }
    Err(StoreError::NoSuchTable(id.clone()))
}

/// As [`table_row`], for calls that need a table that is not deleted.
pub(crate) fn live_table_row(conn: &Connection, id: &TableId) -> Result<TableRow, StoreError> {
    let row = table_row(conn, id)?;
    if row.record.deleted {
        return Err(StoreError::NoSuchTable(id.clone()));
    }
    Ok(row)
}
