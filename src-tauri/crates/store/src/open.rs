//! Opening a store: takes the lock, checks whether the file is intact, and migrates or recovers it if necessary.

use crate::change_tracker::{self, Touched};
use crate::directory::{self, Directory, FileIdentity, Lock, LockNote, WriteAccess, with_end};
use crate::error::StoreError;
use crate::file;
use crate::integrity_check;
use crate::mark::{Acknowledged, ChangedRow, Mark, MarkEntry};
use crate::notice::Notice;
use crate::recovery::{recover, recovery_notices, write_ahead_log};
use crate::row_types::TableId;
use crate::schema;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, Transaction, TransactionBehavior};
use std::cell::Cell;
use std::path::Path;

/// The result of opening a store.
pub enum Opened {
    /// This instance writes. The notices are to be reported to the person; those of recoveries are repeated until
    /// [`Store::told_of_recoveries`].
    Ready(Store, Vec<Notice>),
    /// Another instance writes; this store only reads what that one has written.
    Busy(Store),
}

/// The rows on disk. Reading takes `&self`, changing `&mut self`; see the crate's documentation for the guarantees.
pub struct Store {
    // Fields are dropped in this order: the file is closed before the lock is released.
    pub(crate) conn: Connection,
    directory: Directory,
    /// `None` if the store only reads.
    lock: Option<Lock>,
    /// The identity of the opened file.
    opened: Option<FileIdentity>,
    /// The schema version of the file before opening, if it was older.
    migrated_from: Option<u32>,
    /// Notes what was acknowledged, outside the log; `None` if the store only reads or no mark can be created.
    mark: Option<Mark>,
    /// What the present transaction touches.
    touched: Touched,
    /// Changes not noted in the mark yet, because they haven't been synced or the mark couldn't be written.
    unnoted: Vec<MarkEntry>,
    /// Whether a write returns only once it is on the disk.
    waits: bool,
    suspect: Cell<bool>,
}

impl Store {
    /// Opens the store in `dir`, creating directory and file if needed.
    ///
    /// # Errors
    /// Fails if the file was written by a newer version, the disk is full, or the system refuses a file operation.
    pub fn open(dir: &Path) -> Result<Opened, StoreError> {
        let directory = Directory::new(dir);
        let lock = match directory.hold()? {
            WriteAccess::Ours(lock) => lock,
            WriteAccess::Theirs => return Ok(Opened::Busy(Self::reading(directory)?)),
            WriteAccess::NotWritable => {
                return Ok(Opened::Ready(Self::reading(directory)?, vec![Notice::ReadOnly]));
            }
        };
        match connect_or_recover(&directory, &lock) {
            Ok((Connected { conn, found }, _)) => {
                let notices = recovery_notices::notices(&conn, &directory)?;
                let mut store = Self::of(conn, directory, Some(lock));
                store.migrated_from = Some(found).filter(|found| *found < schema::VERSION);
                store.begin_writing()?;
                Ok(Opened::Ready(store, notices))
            }
            Err(StoreError::ReadOnly) => Ok(Opened::Ready(Self::reading(directory)?, vec![Notice::ReadOnly])),
            Err(error) => Err(error),
        }
    }

    /// Returns whether every change is refused with [`StoreError::ReadOnly`].
    pub fn is_read_only(&self) -> bool {
        self.lock.is_none()
    }

    /// Returns the schema version that the file had before it was opened, if it was older, for callers whose stored
    /// values have changed their form since.
    pub fn migrated_from(&self) -> Option<u32> {
        self.migrated_from
    }

    /// Returns whether damage was found, so that nothing is written until [`Store::recover`].
    pub fn has_met_damage(&self) -> bool {
        self.suspect.get()
    }

    /// Checks everything and, if the file is damaged, sets it aside and continues with what could be read. To be called
    /// after [`StoreError::Damaged`]; [`Store::open`] does the same at the next start. Returns whether the file was
    /// recovered; open tables must then be opened anew.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full, or the system refuses a file operation.
    pub fn recover(&mut self) -> Result<bool, StoreError> {
        let lock = self.lock.as_ref().ok_or(StoreError::ReadOnly)?;
        lock.leave(match lock.note()? {
            LockNote::None => LockNote::Suspect,
            note => note,
        })?;
        self.suspect.set(true);
        self.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        self.conn = Connection::open_in_memory()?;
        self.mark = None;
        let (connected, recovered) = connect_or_recover(&self.directory, lock)?;
        self.conn = connected.conn;
        self.suspect.set(false);
        self.begin_writing()?;
        Ok(recovered)
    }

    /// Returns the recoveries not reported yet. Each is kept until [`Store::told_of_recoveries`].
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn recoveries(&self) -> Result<Vec<Notice>, StoreError> {
        self.read(|conn| recovery_notices::notices(conn, &self.directory))
    }

    /// Returns the tables that lost decisions at the end of their line with a log, and how many, until
    /// [`Store::told_of_recoveries`].
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn behind(&self) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.read(recovery_notices::behind)
    }

    /// Forgets the recoveries, after they were reported. The damaged files stay.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn told_of_recoveries(&mut self) -> Result<(), StoreError> {
        self.write(|tx| recovery_notices::forget(tx))
    }

    /// Folds the log back into the file, so that the next start need not read it. Useful when the app is paused or
    /// idle; every change is safe without it.
    ///
    /// # Errors
    /// Fails if the disk is full or the file is damaged.
    pub fn checkpoint(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() || self.suspect.get() {
            return Ok(());
        }
        // The row says whether a reader blocked the checkpoint; the rest is then folded later.
        let folded = self.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        let in_the_way: i64 = self.watch(folded.map_err(StoreError::from))?;
        if in_the_way == 0 {
            self.begin_mark();
        }
        Ok(())
    }

    /// Compacts the file and folds back its log, which overwrites the log's content. Called after rows were removed for
    /// good.
    pub(crate) fn shrink(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() || self.suspect.get() {
            return Ok(());
        }
        let shrunk = file::shrink(&self.conn);
        self.watch(shrunk)?;
        self.checkpoint()
    }

    /// Removes the damaged files that were set aside.
    pub(crate) fn remove_set_aside(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() { Err(StoreError::ReadOnly) } else { Ok(self.directory.remove_set_aside()?) }
    }

    /// Reads in one transaction, so that all statements see the same state of the file.
    pub(crate) fn read<T>(&self, reading: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let result = self.conn.unchecked_transaction().map_err(StoreError::from).and_then(|tx| reading(&tx));
        self.watch(result)
    }

    /// Changes the file: everything that `writing` does is on disk when this returns, or nothing. On a full disk the
    /// log is folded back, which may free more than the change needs, and the change is tried once more.
    pub(crate) fn write<T>(
        &mut self,
        writing: impl Fn(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self.write_once(&writing) {
            // If folding fails too, the disk stays full.
            Err(StoreError::DiskFull) if self.checkpoint().is_ok() => self.write_once(writing),
            written => written,
        }
    }

    /// As [`Store::write`], for deleting and undoing a deletion: on a full disk it uses the reserve, because deleting
    /// has to make space and has to be undoable.
    pub(crate) fn write_in_reserve<T>(
        &mut self,
        writing: impl Fn(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.lock.is_some() && !self.directory.has_reserve() {
            // The reserve was used before: folding the log back leaves its space for this change. A failure shows up
            // below.
            let _ = self.checkpoint();
        }
        match self.write(&writing) {
            Err(StoreError::DiskFull) if self.directory.spend_reserve() => {
                let _ = self.checkpoint();
                self.write_once(writing)
            }
            written => written,
        }
    }

    /// As [`Store::write`], for changes that can't be retried.
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
        self.is_in_place()?;
        self.touched.forget();
        let touched = self.touched.clone();
        let result =
            self.conn.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreError::from).and_then(
                |tx| {
                    let value = writing(&tx)?;
                    let records = touched.noted(&tx)?;
                    tx.commit()?;
                    Ok((value, records))
                },
            );
        // A change written into a file that was moved or removed isn't acknowledged.
        let result = result.and_then(|written| self.is_in_place().map(|()| written));
        let (value, records) = self.watch(result)?;
        self.note(records);
        Ok(value)
    }

    /// Notes in the mark what is on disk now. If the mark can't be written it falls behind; then only a later loss
    /// might go undetected.
    fn note(&mut self, records: Vec<MarkEntry>) {
        self.unnoted.extend(records);
        if !self.waits {
            return;
        }
        let Some(mark) = &mut self.mark else {
            self.unnoted.clear();
            return;
        };
        if mark.note(&self.unnoted).is_ok() {
            self.unnoted.clear();
        } else if self.unnoted.len() > MOST_UNNOTED
            && let Some(last) = self.unnoted.pop()
        {
            self.unnoted = vec![MarkEntry { subject: ChangedRow::Many, ..last }];
        }
        if self.mark.as_ref().is_some_and(Mark::is_long) {
            // If it fails, it is tried again later.
            let _ = self.checkpoint();
        }
    }

    /// Starts the mark anew, once the log is folded into the main file.
    fn begin_mark(&mut self) {
        if let (Some(mark), Ok(standing)) = (&mut self.mark, change_tracker::standing(&self.conn)) {
            let subject = self.unnoted.last().map_or(standing.subject, |last| last.subject);
            // If that fails, the old content stays, which is still valid.
            let _ = mark.begin(MarkEntry { subject, ..standing });
            self.unnoted.clear();
        }
    }

    /// Starts to follow changes.
    fn begin_writing(&mut self) -> Result<(), StoreError> {
        self.opened = FileIdentity::of(&self.directory.main());
        self.touched.listen(&mut self.conn)?;
        self.unnoted.clear();
        // Without the reserve nothing can be deleted once the disk is full, but opening succeeds.
        let _ = self.directory.keep_reserve();
        // Without the mark a loss isn't detected, but nothing else fails.
        self.mark = Mark::open(&self.directory).ok();
        let log_left = directory::length(&with_end(&self.directory.main(), "-wal"))? > 0;
        if !log_left || self.mark.as_ref().is_some_and(Mark::is_empty) {
            self.begin_mark();
        }
        Ok(())
    }

    /// Checks that the open file is still the one at its path.
    fn is_in_place(&self) -> Result<(), StoreError> {
        let now = FileIdentity::of(&self.directory.main());
        if now.is_some() && now == self.opened { Ok(()) } else { Err(StoreError::Gone) }
    }

    /// Runs `writing` without waiting for its writes to reach the disk.
    pub(crate) fn without_waiting<T>(
        &mut self,
        writing: impl FnOnce(&mut Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.conn.pragma_update(None, file::SYNCHRONOUS, "NORMAL")?;
        self.waits = false;
        let result = writing(self);
        self.waits = true;
        // Whatever the result, the next write waits again; if that can't be set, nothing is written until the file is
        // opened anew.
        if self.conn.pragma_update(None, file::SYNCHRONOUS, file::FULL).is_err() {
            self.suspect.set(true);
        }
        result
    }

    /// After damage was found nothing more is written, not even by closing, and a note is left for the next run.
    fn watch<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let (Err(error), Some(lock)) = (&result, &self.lock)
            && error.is_damage()
            && !self.suspect.replace(true)
        {
            // Both are precautions; the damage itself is reported.
            let _ = lock.leave(LockNote::Suspect);
            let _ = self.conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        }
        result
    }

    fn reading(directory: Directory) -> Result<Self, StoreError> {
        let conn = file::connect_reading(&directory)?;
        conn.pragma_update(None, "query_only", true)?;
        conn.busy_timeout(file::WAIT)?;
        integrity_check::glance(&conn)?;
        Ok(Self::of(conn, directory, None))
    }

    fn of(conn: Connection, directory: Directory, lock: Option<Lock>) -> Self {
        Self {
            conn,
            directory,
            lock,
            opened: None,
            migrated_from: None,
            mark: None,
            touched: Touched::default(),
            unnoted: Vec::new(),
            waits: true,
            suspect: Cell::new(false),
        }
    }
}

/// The maximum number of changes kept for the mark; beyond that only the counts are kept.
const MOST_UNNOTED: usize = 1_000;

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store")
            .field("directory", &self.directory)
            .field("read_only", &self.is_read_only())
            .finish_non_exhaustive()
    }
}

/// The structure of files up to this size in bytes is checked at every start: a few milliseconds.
const QUICKLY_CHECKED: u64 = 4 << 20;

/// A file that was found intact.
struct Connected {
    conn: Connection,
    /// The schema version before migration.
    found: u32,
}

/// Opens the file. Returns it, and whether it had to be recovered first.
fn connect_or_recover(directory: &Directory, lock: &Lock) -> Result<(Connected, bool), StoreError> {
    match connect(directory, lock) {
        Err(error) if error.is_damage() => {
            recover(directory, lock)?;
            Ok((connect(directory, lock)?, true))
        }
        connected => Ok((connected?, false)),
    }
}

fn connect(directory: &Directory, lock: &Lock) -> Result<Connected, StoreError> {
    let note = lock.note()?;
    if let LockNote::Recovering(_) = note {
        return Err(StoreError::damaged("a recovery was interrupted"));
    }
    let main = directory.main();
    let log = with_end(&main, "-wal");
    let log_left = directory::length(&log)? > 0;
    let mut known = Acknowledged::beside(&directory.mark());
    if directory::length(&main)? == 0 {
        let held_anything = known.last.is_some_and(|last| last.tables > 0 || last.entries > 0);
        if main.exists() || log_left || held_anything {
            return Err(StoreError::damaged("the file is empty or gone"));
        }
        if known.last.is_some() {
            directory.remove_mark()?;
            known = Acknowledged::default();
        }
        file::create(directory)?;
    }
    let mut conn = file::open_for_writing(&main)?;
    let found = file::version_to_trust(&conn)?;
    if conn.is_readonly(MAIN_DB)? {
        // The system allows writing, or opening would have failed; only the header forbids it.
        return Err(StoreError::damaged("the header forbids writing"));
    }
    if log_left {
        write_ahead_log::check(&directory::bytes(&log)?)?;
    }
    if !change_tracker::is_held(&conn, &known)? {
        return Err(StoreError::damaged("the file is behind what was acknowledged"));
    }
    if log_left || found < schema::VERSION || directory::length(&main)? <= QUICKLY_CHECKED {
        integrity_check::structure(&conn)?;
    }
    conn.pragma_update(None, "journal_mode", "WAL")?;
    if found < schema::WRITES_OVER {
        // Earlier versions left deleted content in free pages. This runs before the version changes, so that it is
        // repeated at the next start if it is interrupted.
        conn.execute_batch("VACUUM")?;
    }
    schema::migrate(&mut conn)?;
    if note == LockNote::Suspect {
        integrity_check::everything(&conn)?;
        lock.leave(LockNote::None)?;
    } else {
        integrity_check::glance(&conn)?;
    }
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(Connected { conn, found })
}
