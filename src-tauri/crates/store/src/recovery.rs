//! Recovery: sets a damaged file aside and copies what can be read of it into a new one.
//!
//! [`pages`] finds rows in the raw bytes, [`row_selection`] chooses among them, [`table_assembly`] reassembles each table, and [`recovery_notices`]
//! keeps what is to be reported to the person.
//!
//! The lock file notes the recovery before the first rename and clears the note after the last, so an interrupted
//! recovery is resumed at the next start. The damaged bytes are then looked for under both names, and the new file
//! hasn't been used yet.

pub(crate) mod recovery_notices;
pub(crate) mod write_ahead_log;

mod pages;
mod row_selection;
mod table_assembly;

use crate::directory::{self, COMPANIONS, Directory, Lock, LockNote, MARK, with_end};
use crate::error::StoreError;
use crate::file;
use crate::mark::Acknowledged;
use crate::rows::{self, FileRow};
use crate::schema;
use recovery_notices::Recovery;
use row_selection::SalvagedRows;
use rusqlite::Transaction;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// Sets the main file aside and puts a new one with the readable rows in its place.
pub(crate) fn recover(directory: &Directory, lock: &Lock) -> Result<(), StoreError> {
    let number = match lock.note()? {
        LockNote::Recovering(number) => number,
        _ => directory.free_number(),
    };
    lock.leave(LockNote::Recovering(number))?;
    let main = directory.main();
    let aside = directory.set_aside(number);

    let known = Acknowledged::beside(&moved_or_not(&main, &aside, MARK));
    let mut found = row_selection::read(
        &directory::bytes(&moved_or_not(&main, &aside, ""))?,
        &directory::bytes(&moved_or_not(&main, &aside, "-wal"))?,
        &known,
    );
    let told = Recovery { number, tables: count(found.tables.len()), lost: found.lost, worked_out: 0 }.entry();
    found.entries.retain(|entry| (&entry.section, &entry.key) != (&told.section, &told.key));
    found.entries.push(told);
    recovery_notices::add_behind(&mut found.entries, &found.behind);
    file::build(directory, |tx| fill(tx, &found))?;

    if !aside.exists() {
        if !main.exists() {
            File::create(&main)?;
        }
        for end in COMPANIONS {
            if with_end(&main, end).exists() {
                fs::rename(with_end(&main, end), with_end(&aside, end))?;
            }
        }
        fs::rename(&main, &aside)?;
        directory.sync();
    }
    // The new file starts a new mark.
    directory.remove_mark()?;
    directory.install_fresh()?;
    lock.leave(LockNote::None)?;
    Ok(())
}

/// Returns the present path of the damaged bytes.
fn moved_or_not(main: &Path, aside: &Path, end: &str) -> PathBuf {
    let moved = with_end(aside, end);
    if moved.exists() { moved } else { with_end(main, end) }
}

fn fill(tx: &Transaction<'_>, found: &SalvagedRows) -> Result<(), StoreError> {
    for table in &found.tables {
        rows::write_table(tx, &mut table.row.clone())?;
        rows::insert_nodes(tx, &table.row, &table.nodes)?;
        if let Some(snapshot) = &table.snapshot {
            rows::write_snapshot(tx, &table.row, snapshot)?;
        }
    }
    for entry in &found.entries {
        rows::insert_entry(tx, entry)?;
    }
    rows::write_file(
        tx,
        FileRow {
            tables: count(found.tables.len()),
            entries: count(found.entries.len()),
            ..FileRow::new(schema::VERSION)
        },
    )
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
