//! Opening a store: who writes, whether the file is intact, whether it needs to be migrated or recovered.

use crate::check;
use crate::directory::{self, Directory, FileIdentity, Hold, Lock, Note, with_end};
use crate::error::StoreError;
use crate::file;
use crate::mark::{Acknowledged, Mark, Record, Subject};
use crate::notice::Notice;
use crate::records::TableId;
use crate::recovery::{log, recover, told};
use crate::schema;
use crate::touched::{self, Touched};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, Transaction, TransactionBehavior};
use std::cell::Cell;
use std::path::Path;

/// What opening came to.
pub enum Opened {
    /// The store is ours, with what the person should be told about it: recoveries are told of until
    /// [`Store::told_of_recoveries`].
    Ready(Store, Vec<Notice>),
    /// Another instance writes; this store only reads what that one has written.
    Busy(Store),
}

/// The records on disk. Reading takes `&self`, changing `&mut self`; see the crate's
/// documentation for what is promised.
pub struct Store {
    // Dropped in this order: the file is closed before the lock is given back.
    pub(crate) conn: Connection,
    directory: Directory,
    /// None when the store only reads.
    lock: Option<Lock>,
    /// The file that was opened.
    opened: Option<FileIdentity>,
    /// The schema version that the file had, if it was an earlier one.
    migrated_from: Option<u32>,
    /// What was acknowledged, outside the log; none when the store only reads, or no file can be made for it.
    mark: Option<Mark>,
    /// What the transaction under way touches.
    touched: Touched,
    /// What has still to be noted in the mark: nobody has waited for it yet, or there was no room.
    unnoted: Vec<Record>,
    /// Whether a write returns only when it is on the disk.
    waits: bool,
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
            Ok((Connected { conn, found }, _)) => {
                let notices = told::notices(&conn, &directory)?;
                let mut store = Self::of(conn, directory, Some(lock));
                store.migrated_from = Some(found).filter(|found| *found < schema::VERSION);
                store.begin_writing()?;
                Ok(Opened::Ready(store, notices))
            }
            Err(StoreError::ReadOnly) => Ok(Opened::Ready(Self::reading(directory)?, vec![Notice::ReadOnly])),
            Err(error) => Err(error),
        }
    }

    /// Whether every change is refused with [`StoreError::ReadOnly`].
    pub fn is_read_only(&self) -> bool {
        self.lock.is_none()
    }

    /// The schema version that the file had before it was opened, if it was an earlier one: for whoever keeps things in
    /// another form since then.
    pub fn migrated_from(&self) -> Option<u32> {
        self.migrated_from
    }

    /// Whether damage was met, so that nothing is written until [`Store::recover`].
    pub fn has_met_damage(&self) -> bool {
        self.suspect.get()
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
        self.mark = None;
        let (connected, recovered) = connect_or_recover(&self.directory, lock)?;
        self.conn = connected.conn;
        self.suspect.set(false);
        self.begin_writing()?;
        Ok(recovered)
    }

    /// The recoveries that nobody has been told of yet: each stays until [`Store::told_of_recoveries`].
    pub fn recoveries(&self) -> Result<Vec<Notice>, StoreError> {
        self.read(|conn| told::notices(conn, &self.directory))
    }

    /// Tables whose newest decisions were lost with a log, and how many of them stood on the line that was played: until
    /// [`Store::told_of_recoveries`].
    pub fn behind(&self) -> Result<Vec<(TableId, u32)>, StoreError> {
        self.read(told::behind)
    }

    /// Forgets the recoveries: somebody has been told. The damaged files stay where they are.
    pub fn told_of_recoveries(&mut self) -> Result<(), StoreError> {
        self.write(|tx| told::forget(tx))
    }

    /// Folds the log back into the file, so that the next start need not read it. Worth calling
    /// when the app is paused and when nobody is waiting; every change is safe without it.
    pub fn checkpoint(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() || self.suspect.get() {
            return Ok(());
        }
        // The row says whether a reader was in the way; the rest is then folded later.
        let folded = self.conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        let in_the_way: i64 = self.watch(folded.map_err(StoreError::from))?;
        if in_the_way == 0 {
            self.begin_mark();
        }
        Ok(())
    }

    /// Gives back what the file no longer needs, and writes over what its log still holds. For when something was
    /// removed for good.
    pub(crate) fn shrink(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() || self.suspect.get() {
            return Ok(());
        }
        let shrunk = file::shrink(&self.conn);
        self.watch(shrunk)?;
        self.checkpoint()
    }

    /// Removes the damaged files that were set aside: of what they hold nothing is to be kept.
    pub(crate) fn remove_set_aside(&mut self) -> Result<(), StoreError> {
        if self.lock.is_none() { Err(StoreError::ReadOnly) } else { Ok(self.directory.remove_set_aside()?) }
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

    /// As [`Store::write`], for deleting and taking that back: on a full disk it takes the room that is kept for it. Who
    /// deletes wants to make room, and must be able to change their mind.
    pub(crate) fn write_in_reserve<T>(
        &mut self,
        writing: impl Fn(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.lock.is_some() && !self.directory.has_reserve() {
            // It was spent: what is folded back now leaves its room for this. Whatever stands against it is told below.
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
        // What was written into a file that nobody will find again isn't kept.
        let result = result.and_then(|written| self.is_in_place().map(|()| written));
        let (value, records) = self.watch(result)?;
        self.note(records);
        Ok(value)
    }

    /// Notes in the mark what is on disk now. Where that can't be written the mark stays behind: nothing is lost by it
    /// but that a loss is noticed.
    fn note(&mut self, records: Vec<Record>) {
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
            self.unnoted = vec![Record { subject: Subject::Many, ..last }];
        }
        if self.mark.as_ref().is_some_and(Mark::is_long) {
            // Whatever stands against it, it is tried again later.
            let _ = self.checkpoint();
        }
    }

    /// Begins the mark anew, once everything it was for is in the main file.
    fn begin_mark(&mut self) {
        if let (Some(mark), Ok(standing)) = (&mut self.mark, touched::standing(&self.conn)) {
            let subject = self.unnoted.last().map_or(standing.subject, |last| last.subject);
            // One that can't be begun anew says what it said before, which isn't wrong.
            let _ = mark.begin(Record { subject, ..standing });
            self.unnoted.clear();
        }
    }

    /// From here on what is changed is followed.
    fn begin_writing(&mut self) -> Result<(), StoreError> {
        self.opened = FileIdentity::of(&self.directory.main());
        self.touched.listen(&mut self.conn)?;
        self.unnoted.clear();
        // Without room for it nothing can be deleted once the disk is full.
        let _ = self.directory.keep_reserve();
        // Without a place for it a loss isn't noticed, and nothing else is missing.
        self.mark = Mark::open(&self.directory).ok();
        let log_left = directory::length(&with_end(&self.directory.main(), "-wal"))? > 0;
        if !log_left || self.mark.as_ref().is_some_and(Mark::is_empty) {
            self.begin_mark();
        }
        Ok(())
    }

    /// The open file is still the one by that name.
    fn is_in_place(&self) -> Result<(), StoreError> {
        let now = FileIdentity::of(&self.directory.main());
        if now.is_some() && now == self.opened { Ok(()) } else { Err(StoreError::Gone) }
    }

    /// Does something whose writes needn't be on the disk when it is done.
    pub(crate) fn without_waiting<T>(
        &mut self,
        writing: impl FnOnce(&mut Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.conn.pragma_update(None, file::SYNCHRONOUS, "NORMAL")?;
        self.waits = false;
        let result = writing(self);
        self.waits = true;
        // Whatever has become of it, the next write waits again, or isn't made before the file is opened anew.
        if self.conn.pragma_update(None, file::SYNCHRONOUS, file::FULL).is_err() {
            self.suspect.set(true);
        }
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
        let conn = file::connect_reading(&directory)?;
        conn.pragma_update(None, "query_only", true)?;
        conn.busy_timeout(file::WAIT)?;
        check::glance(&conn)?;
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

/// So many changes wait for a place in the mark at most; after that only how many there were is kept.
const MOST_UNNOTED: usize = 1_000;

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

/// A file that was found intact.
struct Connected {
    conn: Connection,
    /// The schema version it had.
    found: u32,
}

/// The file, and whether it had to be recovered first.
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
    if let Note::Recovering(_) = note {
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
        // The file can be written, or opening it would have failed; it is its header that says no.
        return Err(StoreError::damaged("the header forbids writing"));
    }
    if log_left {
        log::check(&directory::bytes(&log)?)?;
    }
    if !touched::is_held(&conn, &known)? {
        return Err(StoreError::damaged("the file is behind what was acknowledged"));
    }
    if log_left || found < schema::VERSION || directory::length(&main)? <= QUICKLY_CHECKED {
        check::structure(&conn)?;
    }
    conn.pragma_update(None, "journal_mode", "WAL")?;
    if found < schema::WRITES_OVER {
        // Earlier versions left what was deleted in free pages. Before the version moves, so that it is done at the next
        // start if it is interrupted.
        conn.execute_batch("VACUUM")?;
    }
    schema::migrate(&mut conn)?;
    if note == Note::Suspect {
        check::everything(&conn)?;
        lock.leave(Note::None)?;
    } else {
        check::glance(&conn)?;
    }
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(Connected { conn, found })
}
