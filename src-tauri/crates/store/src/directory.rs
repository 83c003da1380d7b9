//! The files of a store by name, the lock that makes one instance the writer, and the short
//! notes that the lock file keeps from one run to the next.

use crate::error::StoreError;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// What is appended to the file's name: by SQLite for its log and its shared memory, by us for the mark.
pub(crate) const COMPANIONS: [&str; 3] = ["-wal", "-shm", MARK];
/// What is appended to the file's name for the [mark](crate::mark).
pub(crate) const MARK: &str = "-mark";

/// The directory of a store.
#[derive(Clone, Debug)]
pub(crate) struct Directory {
    dir: PathBuf,
}

/// Who may write.
pub(crate) enum Hold {
    /// We do, for as long as the lock lives.
    Ours(Lock),
    /// Another instance does.
    Theirs,
    /// Nobody can: the directory is read-only.
    NotWritable,
}

impl Directory {
    pub(crate) fn new(dir: &Path) -> Self {
        Self { dir: dir.into() }
    }

    /// The file itself.
    pub(crate) fn main(&self) -> PathBuf {
        self.dir.join("asztaltars.sqlite3")
    }

    /// The mark beside it.
    pub(crate) fn mark(&self) -> PathBuf {
        with_end(&self.main(), MARK)
    }

    /// Removes the mark: the file begins anew.
    pub(crate) fn remove_mark(&self) -> io::Result<()> {
        remove(&self.mark())
    }

    /// Room that is kept for deleting on a full disk.
    fn reserve(&self) -> PathBuf {
        self.dir.join("asztaltars.reserve")
    }

    /// Keeps the reserve, if there is room for it.
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

    /// Gives the reserve back to the disk; says whether there was one.
    pub(crate) fn spend_reserve(&self) -> bool {
        fs::remove_file(self.reserve()).is_ok()
    }

    /// Whether there is a reserve.
    pub(crate) fn has_reserve(&self) -> bool {
        self.reserve().exists()
    }

    /// A file being built. It takes the main name only once it is complete, so a main file that
    /// is empty or half filled is always damage.
    pub(crate) fn fresh(&self) -> PathBuf {
        self.dir.join("asztaltars-new.sqlite3")
    }

    /// Where a damaged file goes.
    pub(crate) fn set_aside(&self, number: u32) -> PathBuf {
        self.dir.join(format!("asztaltars-damaged-{number}.sqlite3"))
    }

    /// The first number under which nothing was set aside yet.
    pub(crate) fn free_number(&self) -> u32 {
        let taken = |number: &u32| {
            let main = self.set_aside(*number);
            main.exists() || COMPANIONS.iter().any(|end| with_end(&main, end).exists())
        };
        (1..).find(|number| !taken(number)).unwrap_or(u32::MAX)
    }

    /// Removes every damaged file that was set aside.
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

    /// Removes a file being built, if one was left behind.
    pub(crate) fn clear_fresh(&self) -> io::Result<()> {
        let fresh = self.fresh();
        remove(&fresh)?;
        for end in ["-wal", "-shm", "-journal"] {
            remove(&with_end(&fresh, end))?;
        }
        Ok(())
    }

    /// Gives the complete fresh file the main name.
    pub(crate) fn install_fresh(&self) -> io::Result<()> {
        fs::rename(self.fresh(), self.main())?;
        self.sync();
        Ok(())
    }

    /// Makes renames durable. Not every system can open a directory; those that cannot order
    /// renames themselves.
    pub(crate) fn sync(&self) {
        if let Ok(dir) = File::open(&self.dir) {
            let _ = dir.sync_all();
        }
    }

    /// Makes the directory if need be and asks for the writer's lock.
    pub(crate) fn hold(&self) -> Result<Hold, StoreError> {
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
            Err(error) if not_writable(&error) => return Ok(Hold::NotWritable),
            Err(error) => return Err(error.into()),
        };
        let patience = Instant::now() + CLOSING;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Hold::Ours(Lock { file })),
                Err(TryLockError::WouldBlock) if Instant::now() < patience => {
                    thread::sleep(Duration::from_millis(5));
                }
                Err(TryLockError::WouldBlock) => return Ok(Hold::Theirs),
                // Phones know no such lock, but run one instance only.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(Hold::Ours(Lock { file }));
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
    }
}

/// How many bytes are kept for deleting on a full disk: a pad with all that can be taken back, written twice.
const RESERVE: usize = 128 << 10;

/// How long an instance that is just closing, or was just killed, may hold on to the lock: on a busy machine it took
/// a killed one up to 0.8 s to be gone.
const CLOSING: Duration = Duration::from_millis(1_500);

/// Which file lies under a name: the same as long as it is neither replaced nor removed. Where the system tells no
/// numbers of files, only whether there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileIdentity([u64; 2]);

impl FileIdentity {
    /// The file that lies there now, if one does.
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

/// `path` with `end` appended to its file name.
pub(crate) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// The file's length; 0 if there is none.
pub(crate) fn length(path: &Path) -> io::Result<u64> {
    match fs::metadata(path) {
        Ok(data) => Ok(data.len()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
        Err(error) => Err(error),
    }
}

/// The file's bytes; none if there is no file.
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

/// What one run leaves for the next to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// Nothing special.
    None,
    /// Damage was met while reading: look closely.
    Suspect,
    /// A recovery that sets the file aside under this number is under way.
    Recovering(u32),
}

/// The writer's lock, held until dropped. Its file also keeps a [`Note`].
pub(crate) struct Lock {
    file: File,
}

impl Lock {
    /// The note left behind. An unreadable one is taken as a reason to look closely.
    pub(crate) fn note(&self) -> io::Result<Note> {
        let mut text = Vec::new();
        let mut file = &self.file;
        file.seek(SeekFrom::Start(0))?;
        file.take(64).read_to_end(&mut text)?;
        let text = String::from_utf8_lossy(&text);
        let mut words = text.split_whitespace();
        Ok(match (words.next(), words.next().map(str::parse)) {
            (None, _) => Note::None,
            (Some("recovering"), Some(Ok(number))) => Note::Recovering(number),
            _ => Note::Suspect,
        })
    }

    /// Leaves a note, durably.
    pub(crate) fn leave(&self, note: Note) -> io::Result<()> {
        let text = match note {
            Note::None => String::new(),
            Note::Suspect => "suspect\n".into(),
            Note::Recovering(number) => format!("recovering {number}\n"),
        };
        let mut file = &self.file;
        file.set_len(0)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    }
}
