//! Opening a store: who writes, is the file sound, does it need to be brought forward or recovered.

use crate::check;
use crate::directory::{self, Directory, Hold, Lock, Note, with_end};
use crate::error::StoreError;
use crate::recovery::{log, recover, told};
use crate::rows;
use crate::schema;
use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags, Transaction, TransactionBehavior};
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What opening came to.
pub enum Opened {
    /// The store is ours, with what the person should be told about it: recoveries are told of until
    /// [`Store::told_of_recoveries`].
    Ready(Store, Vec<Notice>),
    /// Another instance writes; this store only reads what that one has written.
    Busy(Store),
}

/// Something the person should be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The file was damaged. What could be read is in a fresh file.
    Recovered {
        /// How many tables were recovered.
        tables: u32,
        /// How many records (tables, decisions, states, settings) are missing. None if that
        /// cannot be told; something may then be missing, or be as it was some moves earlier.
        lost: Option<u32>,
        /// How many of them are back: see [`Store::write_lost`].
        worked_out: u32,
        /// Where the damaged file is now.
        set_aside: PathBuf,
    },
    /// The directory cannot be written: nothing that is done now will be kept.
    ReadOnly,
}

/// The records on disk. Reading takes `&self`, changing `&mut self`; see the crate's
/// documentation for what is promised.
pub struct Store {
    // Dropped in this order: the file is closed before the lock is given back.
    pub(crate) conn: Connection,
    directory: Directory,
    /// None when the store only reads.
    lock: Option<Lock>,
    suspect: Cell<bool>,
}

impl Store {
    /// Opens the store in `dir`, making directory and file if there are none.
    pub fn open(dir: &Path) -> Result<Opened, StoreError> {
        let directory = Directory::new(dir);
        let lock = match directory.hold()? {
            Hold::Ours(lock) => lock,
            Hold::Theirs => return Ok(Opened::Busy(Self::reading(directory)?)),
            Hold::NotWritable => {
                return Ok(Opened::Ready(Self::reading(directory)?, vec![Notice::ReadOnly]));
            }
        };
        match connect_or_recover(&directory, &lock) {
            Ok((conn, _)) => {
                let notices = told::notices(&conn, &directory)?;
                Ok(Opened::Ready(Self { conn, directory, lock: Some(lock), suspect: Cell::new(false) }, notices))
            }
            Err(StoreError::ReadOnly) => Ok(Opened::Ready(Self::reading(directory)?, vec![Notice::ReadOnly])),
            Err(error) => Err(error),
        }
    }

    /// Whether every change is refused with [`StoreError::ReadOnly`].
    pub fn is_read_only(&self) -> bool {
        self.lock.is_none()
    }

    /// To be called after [`StoreError::Damaged`]: looks at everything, and if the file is
    /// damaged sets it aside and goes on with what could be read. [`Store::open`] does the same
    /// at the next start. Says whether it was; a table that was open has to be opened anew then.
    pub fn recover(&mut self) -> Result<bool, StoreError> {
        let lock = self.lock.as_ref().ok_or(StoreError::ReadOnly)?;
        lock.leave(match lock.note()? {
            Note::None => Note::Suspect,
            note => note,
        })?;
        self.suspect.set(true);
        self.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        self.conn = Connection::open_in_memory()?;
        let (conn, recovered) = connect_or_recover(&self.directory, lock)?;
        self.conn = conn;
        self.suspect.set(false);
        Ok(recovered)
    }

    /// Folds the log back into the file, so that the next start need not read it. Worth calling
    /// when the app is paused and when nobody is waiting; every change is safe without it.
    pub fn checkpoint(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() || self.suspect.get() {
            return Ok(());
        }
        // The row says whether a reader was in the way; the rest is then folded later.
        let folded = self.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        self.watch(folded.map_err(StoreError::from))
    }

    pub(crate) fn directory(&self) -> &Directory {
        &self.directory
    }

    /// Reads, all statements seeing the same state of the file.
    pub(crate) fn read<T>(&self, reading: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let result = self.conn.unchecked_transaction().map_err(StoreError::from).and_then(|tx| reading(&tx));
        self.watch(result)
    }

    /// Changes the file: all that `writing` does, on disk when this returns, or nothing. On a full disk the log is
    /// folded back, which may give back more than the change takes, and it is tried once more.
    pub(crate) fn write<T>(
        &mut self,
        writing: impl Fn(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self.write_once(&writing) {
            // Where even folding has no room the disk is full, as it was before.
            Err(StoreError::DiskFull) if self.checkpoint().is_ok() => self.write_once(writing),
            written => written,
        }
    }

    /// As [`Store::write`], for what can't be done twice.
    pub(crate) fn write_once<T>(
        &mut self,
        writing: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.lock.is_none() {
            return Err(StoreError::ReadOnly);
        }
        if self.suspect.get() {
            return Err(StoreError::damaged("damage was met before"));
        }
        let result =
            self.conn.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreError::from).and_then(
                |tx| {
                    let value = writing(&tx)?;
                    tx.commit()?;
                    Ok(value)
                },
            );
        self.watch(result)
    }

    /// Does something whose writes needn't be on the disk when it is done.
    pub(crate) fn without_waiting<T>(
        &mut self,
        writing: impl FnOnce(&mut Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.conn.pragma_update(None, SYNCHRONOUS, "NORMAL")?;
        let result = writing(self);
        // Whatever has become of it, the next write waits again.
        self.conn.pragma_update(None, SYNCHRONOUS, FULL)?;
        result
    }

    /// Once damage is met nothing more is written, not even by closing, and the next run knows.
    fn watch<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let (Err(error), Some(lock)) = (&result, &self.lock)
            && error.is_damage()
            && !self.suspect.replace(true)
        {
            // Both are precautions; the damage itself is what is reported.
            let _ = lock.leave(Note::Suspect);
            let _ = self.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        }
        result
    }

    fn reading(directory: Directory) -> Result<Self, StoreError> {
        let conn = connect_reading(&directory)?;
        conn.pragma_update(None, "query_only", true)?;
        conn.busy_timeout(WAIT)?;
        check::glance(&conn)?;
        Ok(Self { conn, directory, lock: None, suspect: Cell::new(false) })
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store")
            .field("directory", &self.directory)
            .field("read_only", &self.is_read_only())
            .finish_non_exhaustive()
    }
}

/// Up to this size the structure of a file is checked at every start: a few milliseconds.
const QUICKLY_CHECKED: u64 = 4 << 20;

/// Whether a write returns only when it is on the disk; [`FULL`] unless said otherwise.
const SYNCHRONOUS: &str = "synchronous";
const FULL: &str = "FULL";

/// How long to wait for a reader or a foreign program to let go of the file.
const WAIT: Duration = Duration::from_millis(250);

/// The file, and whether it had to be recovered first.
fn connect_or_recover(directory: &Directory, lock: &Lock) -> Result<(Connection, bool), StoreError> {
    match connect(directory, lock) {
        Err(error) if error.is_damage() => {
            recover(directory, lock)?;
            Ok((connect(directory, lock)?, true))
        }
        connected => Ok((connected?, false)),
    }
}

fn connect(directory: &Directory, lock: &Lock) -> Result<Connection, StoreError> {
    let note = lock.note()?;
    if let Note::Recovering(_) = note {
        return Err(StoreError::damaged("a recovery was interrupted"));
    }
    let main = directory.main();
    let log = with_end(&main, "-wal");
    let log_left = directory::length(&log)? > 0;
    if directory::length(&main)? == 0 {
        if main.exists() || log_left {
            return Err(StoreError::damaged("the file is empty or gone"));
        }
        create(directory)?;
    }
    let mut conn = open_file(&main)?;
    let found = version_to_trust(&conn)?;
    if conn.is_readonly(MAIN_DB)? {
        // The file can be written, or opening it would have failed; it is its header that says no.
        return Err(StoreError::damaged("the header forbids writing"));
    }
    if log_left {
        log::check(&directory::bytes(&log)?)?;
    }
    if log_left || found < schema::VERSION || directory::length(&main)? <= QUICKLY_CHECKED {
        check::structure(&conn)?;
    }
    conn.pragma_update(None, "journal_mode", "WAL")?;
    schema::migrate(&mut conn)?;
    if note == Note::Suspect {
        check::everything(&conn)?;
        lock.leave(Note::None)?;
    } else {
        check::glance(&conn)?;
    }
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(conn)
}

/// Opens the main file for writing without changing a byte of it yet: until the file has proved
/// to be ours and sound, not even closing folds a log back.
fn open_file(main: &Path) -> Result<Connection, StoreError> {
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
    Ok(conn)
}

/// The file's version, unless header and sealed row disagree about it.
fn version_to_trust(conn: &Connection) -> Result<u32, StoreError> {
    let found = schema::version(conn)?;
    match rows::read_file(conn) {
        Ok(row) if row.schema != found => {
            Err(StoreError::damaged(format!("the header says version {found}, the file row {}", row.schema)))
        }
        // A newer schema may keep its file row in another way.
        _ if found > schema::VERSION => Err(StoreError::Newer { found, known: schema::VERSION }),
        row => row.map(|row| row.schema),
    }
}

/// Builds an empty file under another name and moves it into place.
fn create(directory: &Directory) -> Result<(), StoreError> {
    build(directory, |_| Ok(()))?;
    directory.install_fresh()?;
    Ok(())
}

/// Builds a complete file under the name for fresh ones.
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

/// Opens for reading only. A file of an older version is brought forward in memory.
fn connect_reading(directory: &Directory) -> Result<Connection, StoreError> {
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

/// SQLite reads a file with a log only where it finds or may make its shared memory. Where it
/// may not, but no log was left either, nobody can be writing and the file can be read as fixed.
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
