//! The database file: building it and opening it for writing or reading. Its contents are checked elsewhere.

use crate::directory::{self, Directory, with_end};
use crate::error::StoreError;
use crate::rows;
use crate::schema;
use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags, Transaction};
use std::path::Path;
use std::time::Duration;

/// The pragma that says whether a write returns only once it is on the disk; [`FULL`] by default.
pub(crate) const SYNCHRONOUS: &str = "synchronous";
pub(crate) const FULL: &str = "FULL";

/// How long to wait for a reader or another program to release the file.
pub(crate) const WAIT: Duration = Duration::from_millis(250);

/// Opens the main file for writing without changing a byte of it yet: until the file is known to be a sound store,
/// closing it must not fold a log back either.
pub(crate) fn open_for_writing(main: &Path) -> Result<Connection, StoreError> {
    let conn = Connection::open_with_flags(main, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    if conn.is_readonly(MAIN_DB)? {
        return Err(StoreError::ReadOnly);
    }
    conn.busy_timeout(WAIT)?;
    conn.set_prepared_statement_cache_capacity(32);
    conn.pragma_update(None, "foreign_keys", true)?;
    conn.pragma_update(None, SYNCHRONOUS, FULL)?;
    conn.pragma_update(None, "temp_store", "MEMORY")?;
    // Deleted content is overwritten, so that no text is left in free pages.
    conn.pragma_update(None, "secure_delete", true)?;
    Ok(conn)
}

/// How many free pages a file may keep: one megabyte, which the next tables will use.
const SPARE: u32 = 256;

/// Compacts the file if it has more than [`SPARE`] free pages.
pub(crate) fn shrink(conn: &Connection) -> Result<(), StoreError> {
    let free: u32 = conn.pragma_query_value(None, "freelist_count", |row| row.get(0))?;
    if free > SPARE {
        conn.execute_batch("VACUUM")?;
    }
    Ok(())
}

/// Returns the file's schema version. Fails if the header and the sealed file row disagree.
pub(crate) fn version_to_trust(conn: &Connection) -> Result<u32, StoreError> {
    let found = schema::version(conn)?;
    match rows::read_file(conn) {
        Ok(row) if row.schema != found => {
            Err(StoreError::damaged(format!("the header says version {found}, the file row {}", row.schema)))
        }
        // A newer schema may store its file row differently.
        _ if found > schema::VERSION => Err(StoreError::Newer { found, known: schema::VERSION }),
        row => row.map(|row| row.schema),
    }
}

/// Builds an empty file under a temporary name and moves it into place.
pub(crate) fn create(directory: &Directory) -> Result<(), StoreError> {
    build(directory, |_| Ok(()))?;
    directory.install_fresh()?;
    Ok(())
}

/// Builds a complete file under the temporary name and fills it with `fill`.
pub(crate) fn build(
    directory: &Directory,
    fill: impl FnOnce(&Transaction<'_>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    directory.clear_fresh()?;
    let mut conn = Connection::open_with_flags(
        directory.fresh(),
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    conn.pragma_update(None, "page_size", schema::PAGE_SIZE as u32)?;
    schema::migrate(&mut conn)?;
    let tx = conn.transaction()?;
    fill(&tx)?;
    tx.commit()?;
    conn.close().map_err(|(_, error)| error)?;
    Ok(())
}

/// Opens the file for reading only. A file of an older version is migrated in memory.
pub(crate) fn connect_reading(directory: &Directory) -> Result<Connection, StoreError> {
    let main = directory.main();
    let mut memory = Connection::open_in_memory()?;
    if directory::length(&main)? > 0 {
        let conn = open_for_reading(&main)?;
        if version_to_trust(&conn)? == schema::VERSION {
            return Ok(conn);
        }
        Backup::new(&conn, &mut memory)?.run_to_completion(-1, Duration::ZERO, None)?;
    }
    schema::migrate(&mut memory)?;
    Ok(memory)
}

/// Opens a file with a log for reading. SQLite needs its shared memory for this, which it must find or create. If it
/// may not, but there is no log either, nobody can be writing, and the file is read as immutable.
fn open_for_reading(main: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(main, flags)
        .map_err(StoreError::from)
        .and_then(|conn| schema::version(&conn).map(|_| conn));
    match opened {
        Err(StoreError::Io { .. }) if directory::length(&with_end(main, "-wal"))? == 0 => {
            Ok(Connection::open_with_flags(fixed_file_uri(main), flags | OpenFlags::SQLITE_OPEN_URI)?)
        }
        opened => opened,
    }
}

fn fixed_file_uri(path: &Path) -> String {
    let path = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let path = if cfg!(windows) { format!("/{}", path.replace('\\', "/")) } else { path };
    format!("file:{path}?immutable=1")
}
