//! Operations on whole tables: creating, listing, renaming, deleting and restoring.

use crate::error::StoreError;
use crate::integrity_check;
use crate::nodes;
use crate::open::Store;
use crate::row_types::{HeadChange, NewNode, NewTable, Snapshot, StoredTable, TableId};
use crate::rows::{self, FileRow, TABLE_COLUMNS, TableRow};
use rusqlite::{Connection, OptionalExtension, Rows};

impl Store {
    /// Creates a table at its deal: no node yet, revision 0, the dealt state as snapshot.
    ///
    /// # Errors
    /// Fails if the identifier is taken, the store only reads, the disk is full or the file is damaged.
    pub fn create_table(&mut self, new: &NewTable) -> Result<StoredTable, StoreError> {
        self.write(|tx| Ok(insert_table(tx, new)?.record))
    }

    /// Creates a table with a line of decisions already made and the head at its end, all or nothing. The change acts
    /// on revision 0.
    ///
    /// # Errors
    /// As [`Store::create_table`].
    pub fn create_played(
        &mut self,
        new: &NewTable,
        line: &[NewNode],
        change: &HeadChange,
    ) -> Result<StoredTable, StoreError> {
        self.write(|tx| {
            let mut row = insert_table(tx, new)?;
            let head = nodes::write_line(tx, &mut row, line)?;
            nodes::put_head(tx, &mut row, head, change)?;
            Ok(row.record)
        })
    }

    /// Returns all tables that are not deleted, the one that moved last first.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn tables(&self) -> Result<Vec<StoredTable>, StoreError> {
        Ok(self.all_tables()?.into_iter().filter(|table| !table.deleted).collect())
    }

    /// Returns all tables including deleted ones, the one that moved last first.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn all_tables(&self) -> Result<Vec<StoredTable>, StoreError> {
        let mut tables: Vec<_> = self.read(integrity_check::all_tables)?.into_iter().map(|row| row.record).collect();
        tables.sort_by(|a, b| b.updated_ms.cmp(&a.updated_ms).then(a.id.cmp(&b.id)));
        Ok(tables)
    }

    /// Returns the tables of a game dealt from this seed that aren't deleted, the one that moved last first. The rows
    /// of others aren't decoded.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn tables_of_seed(&self, game: &str, seed: &str) -> Result<Vec<StoredTable>, StoreError> {
        self.read(|conn| {
            let mut statement = conn.prepare_cached(&format!(
                "SELECT {TABLE_COLUMNS} FROM tables NOT INDEXED WHERE seed = ? AND game = ? AND NOT deleted
                 ORDER BY updated_ms DESC, id"
            ))?;
            let found = decoded(&mut statement.query([seed, game])?)?;
            Ok(found.into_iter().map(|row| row.record).collect())
        })
    }

    /// Returns one table, deleted or not.
    ///
    /// # Errors
    /// Fails if there is no such table or the file is damaged.
    pub fn table(&self, id: &TableId) -> Result<StoredTable, StoreError> {
        self.read(|conn| Ok(table_row(conn, id)?.record))
    }

    /// Gives a table another name. Its revision stays.
    ///
    /// # Errors
    /// Fails if there is no such table, the store only reads, the disk is full or the file is damaged.
    pub fn rename(&mut self, id: &TableId, name: &str) -> Result<(), StoreError> {
        self.write(|tx| change_row(tx, id, |table| name.clone_into(&mut table.name)))
    }

    /// Deletes a table so that [`Store::restore`] can bring it back, even on a full disk.
    ///
    /// # Errors
    /// Fails if there is no such table, the store only reads, the disk is full or the file is damaged.
    pub fn delete(&mut self, id: &TableId) -> Result<(), StoreError> {
        self.write_in_reserve(|tx| change_row(tx, id, |table| table.deleted = true))
    }

    /// Restores a deleted table.
    ///
    /// # Errors
    /// As [`Store::delete`].
    pub fn restore(&mut self, id: &TableId) -> Result<(), StoreError> {
        self.write_in_reserve(|tx| change_row(tx, id, |table| table.deleted = false))
    }

    /// Removes all deleted tables for good. Returns how many.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn purge_deleted(&mut self) -> Result<u32, StoreError> {
        self.write(|tx| remove_deleted(tx, |_| true))
    }

    /// Removes those of the given tables for good that are deleted. Returns how many.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn remove_deleted(&mut self, ids: &[TableId]) -> Result<u32, StoreError> {
        self.write(|tx| remove_deleted(tx, |id| ids.contains(id)))
    }
}

fn change_row(tx: &Connection, id: &TableId, change: impl Fn(&mut StoredTable)) -> Result<(), StoreError> {
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

/// Returns all deleted tables.
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
    let mut laid = TableInserter::read(tx)?;
    let row = laid.lay(tx, StoredTable::of_new(new), &new.snapshot)?;
    laid.note(tx)?;
    Ok(row)
}

/// Counts the tables while new ones are inserted.
pub(crate) struct TableInserter {
    file: FileRow,
    last: u32,
}

impl TableInserter {
    pub(crate) fn read(tx: &Connection) -> Result<TableInserter, StoreError> {
        let last = "SELECT coalesce(max(no), 0) FROM tables";
        let last = tx.prepare_cached(last)?.query_row([], |row| row.get(0))?;
        Ok(TableInserter { file: rows::read_file(tx)?, last })
    }

    /// Inserts one table; its journal is written afterwards.
    pub(crate) fn lay(
        &mut self,
        tx: &Connection,
        record: StoredTable,
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

    /// Writes the number of tables into the file row.
    pub(crate) fn note(self, tx: &Connection) -> Result<(), StoreError> {
        rows::write_file(tx, self.file)
    }
}

/// Finds a table's row. If the index has none, all rows are counted and read before the result is "no such table",
/// since the index itself may be damaged.
pub(crate) fn table_row(conn: &Connection, id: &TableId) -> Result<TableRow, StoreError> {
    let found = conn
        .prepare_cached(&format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"))?
        .query_row([&id.0], |row| Ok(TableRow::decode(row)))
        .optional()?;
    if let Some(row) = found {
        return row;
    }
    let tables = integrity_check::all_tables(conn)?;
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
