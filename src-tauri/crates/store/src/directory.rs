//! The file names of a store, the lock that makes one instance the writer, and the short notes that the lock file keeps
//! from one run to the next.

use crate::error::StoreError;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// The suffixes of the files beside the main one: SQLite's log and shared memory, and the store's mark.
pub(crate) const COMPANIONS: [&str; 3] = ["-wal", "-shm", MARK];
/// The suffix of the [mark](crate::mark)'s file name.
pub(crate) const MARK: &str = "-mark";

/// The directory of a store.
#[derive(Clone, Debug)]
pub(crate) struct Directory {
    dir: PathBuf,
}

/// Who may write to the directory.
pub(crate) enum WriteAccess {
    /// This instance, for as long as the lock lives.
    Ours(Lock),
    /// Another instance.
    Theirs,
    /// Nobody: the directory is read-only.
    NotWritable,
}

impl Directory {
    pub(crate) fn new(dir: &Path) -> Self {
        Self { dir: dir.into() }
    }

    /// The path of the main file.
    pub(crate) fn main(&self) -> PathBuf {
        self.dir.join("asztaltars.sqlite3")
    }

    /// The path of the mark beside the main file.
    pub(crate) fn mark(&self) -> PathBuf {
        with_end(&self.main(), MARK)
    }

    /// Removes the mark, for a new main file.
    pub(crate) fn remove_mark(&self) -> io::Result<()> {
        remove(&self.mark())
    }

    /// The path of the reserve: a file whose space is given back so that rows can be deleted on a full disk.
    fn reserve(&self) -> PathBuf {
        self.dir.join("asztaltars.reserve")
    }

    /// Creates the reserve if the disk has space for it.
    pub(crate) fn keep_reserve(&self) -> io::Result<()> {
        let reserve = self.reserve();
        if length(&reserve)? == RESERVE as u64 {
            return Ok(());
        }
        let kept = fs::write(&reserve, vec![0; RESERVE]);
        if kept.is_err() {
            remove(&reserve)?;
        }
        kept
    }

    /// Removes the reserve, which frees its space. Returns whether there was one.
    pub(crate) fn spend_reserve(&self) -> bool {
        fs::remove_file(self.reserve()).is_ok()
    }

    /// Whether the reserve exists.
    pub(crate) fn has_reserve(&self) -> bool {
        self.reserve().exists()
    }

    /// The path of a file under construction. It gets the main name only once it is complete, so a main file that is
    /// empty or incomplete is always damaged.
    pub(crate) fn fresh(&self) -> PathBuf {
        self.dir.join("asztaltars-new.sqlite3")
    }

    /// The path to which damaged file `number` is moved.
    pub(crate) fn set_aside(&self, number: u32) -> PathBuf {
        self.dir.join(format!("asztaltars-damaged-{number}.sqlite3"))
    }

    /// Returns the lowest number that no damaged file uses.
    pub(crate) fn free_number(&self) -> u32 {
        let taken = |number: &u32| {
            let main = self.set_aside(*number);
            main.exists() || COMPANIONS.iter().any(|end| with_end(&main, end).exists())
        };
        (1..).find(|number| !taken(number)).unwrap_or(u32::MAX)
    }

    /// Removes all damaged files that were set aside.
    pub(crate) fn remove_set_aside(&self) -> io::Result<()> {
        for number in 1..self.free_number() {
            let main = self.set_aside(number);
            for end in COMPANIONS {
                remove(&with_end(&main, end))?;
            }
            remove(&main)?;
        }
        self.sync();
        Ok(())
    }

    /// Removes a file under construction that an earlier run left behind.
    pub(crate) fn clear_fresh(&self) -> io::Result<()> {
        let fresh = self.fresh();
        remove(&fresh)?;
        for end in ["-wal", "-shm", "-journal"] {
            remove(&with_end(&fresh, end))?;
        }
        Ok(())
    }

    /// Renames the complete new file to the main name.
    pub(crate) fn install_fresh(&self) -> io::Result<()> {
        fs::rename(self.fresh(), self.main())?;
        self.sync();
        Ok(())
    }

    /// Syncs the directory so that renames are durable. Not every system can open a directory; those that cannot keep
    /// renames in order themselves.
    pub(crate) fn sync(&self) {
        if let Ok(dir) = File::open(&self.dir) {
            let _ = dir.sync_all();
        }
    }

    /// Creates the directory if needed and tries to take the writer's lock.
    pub(crate) fn hold(&self) -> Result<WriteAccess, StoreError> {
        let opened = fs::create_dir_all(&self.dir).and_then(|()| {
            OpenOptions::new()
                .read(true)
                .write(true)
                .create(true)
                .truncate(false)
                .open(self.dir.join("asztaltars.lock"))
        });
        let file = match opened {
            Ok(file) => file,
            Err(error) if not_writable(&error) => return Ok(WriteAccess::NotWritable),
            Err(error) => return Err(error.into()),
        };
        let patience = Instant::now() + CLOSING;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(WriteAccess::Ours(Lock { file })),
                Err(TryLockError::WouldBlock) if Instant::now() < patience => {
                    thread::sleep(Duration::from_millis(5));
                }
                Err(TryLockError::WouldBlock) => return Ok(WriteAccess::Theirs),
                // Phones have no such lock, but run only one instance.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(WriteAccess::Ours(Lock { file }));
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
    }
}

/// The size of the reserve in bytes: a pad with all its undoable steps, written twice.
const RESERVE: usize = 128 << 10;

/// How long to wait for an instance that is closing or was just killed to release the lock. On a busy machine a killed
/// instance held it for up to 0.8 s.
const CLOSING: Duration = Duration::from_millis(1_500);

/// Identifies the file behind a name: it stays the same as long as the file is neither replaced nor removed. On systems
/// without file numbers it only says whether a file exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileIdentity([u64; 2]);

impl FileIdentity {
    /// The identity of the file at `path`; `None` if there is none.
    pub(crate) fn of(path: &Path) -> Option<FileIdentity> {
        fs::metadata(path).ok().map(|data| FileIdentity(numbers(&data)))
    }
}

#[cfg(unix)]
fn numbers(data: &fs::Metadata) -> [u64; 2] {
    use std::os::unix::fs::MetadataExt;
    [data.dev(), data.ino()]
}

#[cfg(not(unix))]
fn numbers(_: &fs::Metadata) -> [u64; 2] {
    [0, 0]
}

/// Returns `path` with `end` appended to its file name.
pub(crate) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// Returns the file's length in bytes; 0 if there is no file.
pub(crate) fn length(path: &Path) -> io::Result<u64> {
    match fs::metadata(path) {
        Ok(data) => Ok(data.len()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
        Err(error) => Err(error),
    }
}

/// Returns the file's bytes; empty if there is no file.
pub(crate) fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

fn not_writable(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// What a run leaves in the lock file for the next run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LockNote {
    /// Nothing to note.
    None,
    /// Damage was found while reading: the next start checks everything.
    Suspect,
    /// A recovery that sets the file aside under this number is in progress.
    Recovering(u32),
}

/// The writer's lock, held until dropped. Its file also keeps a [`LockNote`].
pub(crate) struct Lock {
    file: File,
}

impl Lock {
    /// Reads the note. An unreadable note counts as [`LockNote::Suspect`].
    pub(crate) fn note(&self) -> io::Result<LockNote> {
        let mut text = Vec::new();
        let mut file = &self.file;
        file.seek(SeekFrom::Start(0))?;
        file.take(64).read_to_end(&mut text)?;
        let text = String::from_utf8_lossy(&text);
        let mut words = text.split_whitespace();
        Ok(match (words.next(), words.next().map(str::parse)) {
            (None, _) => LockNote::None,
            (Some("recovering"), Some(Ok(number))) => LockNote::Recovering(number),
            _ => LockNote::Suspect,
        })
    }

    /// Writes a note and syncs it.
    pub(crate) fn leave(&self, note: LockNote) -> io::Result<()> {
        let text = match note {
            LockNote::None => String::new(),
            LockNote::Suspect => "suspect\n".into(),
            LockNote::Recovering(number) => format!("recovering {number}\n"),
        };
        let mut file = &self.file;
        file.set_len(0)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    }
}
