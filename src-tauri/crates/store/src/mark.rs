//! The mark: by numbers, what was acknowledged, in a small file beside the main one.
//!
//! A write-ahead log that was cut off at the end of a transaction, zeroed or removed looks to SQLite like one that never
//! was longer: the file without it is sound, in an earlier state. So every change that is acknowledged is noted here too,
//! after it is on disk and before the caller hears of it. What a file is behind its mark was lost.
//!
//! The mark is never ahead of what was acknowledged. It outlives a kill at once. A thread of its own syncs it, for which
//! nobody waits: an act would take twice as long. A power cut may leave the mark some moments behind, which says nothing.
//! It holds numbers only, no text of anybody's. A record has a fixed length, and its last four bytes are a
//! checksum over it and the one before, so that a record that was cut short or overwritten ends the mark there. Once the
//! log is folded back the mark begins anew.

use crate::directory::{self, Directory};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

/// The bytes of a record.
const RECORD: usize = 48;
/// Of these the last are the checksum.
const CHAIN: usize = 4;
/// What the checksum of the first record begins with.
const BEGINNING: u32 = 0x4173_7a74;
/// The file grows by so many bytes, so that most records are written in place: its length needn't be synced with each.
const STRETCH: usize = 16 << 10;
/// A longer mark is worth folding the log back for, in bytes: that of five thousand decisions.
pub(crate) const LONG: u64 = 256 << 10;

/// What a change was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// Nothing that is noted on its own.
    Other,
    /// One entry.
    Entry(EntryMark),
    /// One table.
    Table(TableMark),
    /// So many at once that none is noted: what was noted before of each says nothing any more.
    Many,
}

/// How an entry's row stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EntryMark {
    /// The number of its row.
    pub row: i64,
    /// How often it was written; none once it was removed.
    pub writes: Option<i64>,
}

/// How a table's row stood, and a decision that was written with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableMark {
    /// The number under which nodes and snapshot are filed.
    pub no: u32,
    /// How often its row was written.
    pub writes: i64,
    /// The seal of its row.
    pub seal: u32,
    /// A decision: the one written last, if none was written now.
    pub node: u32,
    /// The decision that one follows, 0 for the deal; none if it was written before.
    pub parent: Option<u32>,
    /// The decision the table stands after, 0 for the deal.
    pub head: u32,
}

/// A change that was acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// How often the file row had been written, which whatever adds or removes something does.
    pub commits: i64,
    /// How many tables there were then.
    pub tables: u32,
    /// How many entries there were then.
    pub entries: u32,
    pub subject: Subject,
}

/// What stands in the place of a table's number for other subjects.
const OTHER: u32 = 0;
const MANY: u32 = u32::MAX;
const ENTRY: u32 = u32::MAX - 1;
/// What stands for how often an entry was written that was removed.
const REMOVED: i64 = -1;
/// What stands for the parent of a decision that was written before.
const NO_PARENT: u32 = u32::MAX;

impl Record {
    fn bytes(&self, chain: u32) -> ([u8; RECORD], u32) {
        let (no, [node, head, parent, seal], writes) = match self.subject {
            Subject::Other => (OTHER, [0; 4], 0),
            Subject::Many => (MANY, [0; 4], 0),
            Subject::Entry(EntryMark { row, writes }) => {
                let row = row.to_le_bytes();
                (ENTRY, [int(&row, 0), int(&row, 4), 0, 0], writes.unwrap_or(REMOVED))
            }
            Subject::Table(TableMark { no, writes, seal, node, parent, head }) => {
                (no, [node, head, parent.unwrap_or(NO_PARENT), seal], writes)
            }
        };
        let mut bytes = [0; RECORD];
        bytes[..8].copy_from_slice(&self.commits.to_le_bytes());
        for (number, value) in [self.tables, self.entries, no, node, head, parent].into_iter().enumerate() {
            bytes[8 + 4 * number..][..4].copy_from_slice(&value.to_le_bytes());
        }
        bytes[32..40].copy_from_slice(&writes.to_le_bytes());
        bytes[40..44].copy_from_slice(&seal.to_le_bytes());
        let chain = chained(chain, &bytes);
        bytes[RECORD - CHAIN..].copy_from_slice(&chain.to_le_bytes());
        (bytes, chain)
    }

    /// A record, if its checksum follows from the one before; and its own.
    fn read(bytes: &[u8; RECORD], chain: u32) -> Option<(Record, u32)> {
        let own = chained(chain, bytes);
        if int(bytes, RECORD - CHAIN) != own {
            return None;
        }
        let subject = match int(bytes, 16) {
            OTHER => Subject::Other,
            MANY => Subject::Many,
            ENTRY => {
                let writes = Some(long(bytes, 32)).filter(|writes| *writes != REMOVED);
                Subject::Entry(EntryMark { row: long(bytes, 20), writes })
            }
            no => Subject::Table(TableMark {
                no,
                node: int(bytes, 20),
                head: int(bytes, 24),
                parent: Some(int(bytes, 28)).filter(|parent| *parent != NO_PARENT),
                writes: long(bytes, 32),
                seal: int(bytes, 40),
            }),
        };
        Some((Record { commits: long(bytes, 0), tables: int(bytes, 8), entries: int(bytes, 12), subject }, own))
    }
}

fn int(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn long(bytes: &[u8], at: usize) -> i64 {
    ((u64::from(int(bytes, at + 4)) << 32) | u64::from(int(bytes, at))).cast_signed()
}

fn chained(before: u32, bytes: &[u8; RECORD]) -> u32 {
    let mut sum = crc32fast::Hasher::new_with_initial(before);
    sum.update(&bytes[..RECORD - CHAIN]);
    sum.finalize()
}

/// What a mark says was acknowledged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Acknowledged {
    /// The newest record; none if there is no mark.
    pub last: Option<Record>,
    /// Tables that were changed since the log was folded back, by their number: how each stood last.
    pub tables: BTreeMap<u32, TableMark>,
    /// What decisions written since then follow, by table and number.
    pub parents: BTreeMap<(u32, u32), u32>,
    /// Entries that were changed since then, by their row: how often each had been written; none once it was removed.
    pub entries: BTreeMap<i64, Option<i64>>,
}

impl Acknowledged {
    /// What the bytes of a mark say, how many of them do, and the checksum of the last record.
    fn read(bytes: &[u8]) -> (Acknowledged, u64, u32) {
        let (mut known, mut length, mut chain) = (Acknowledged::default(), 0, BEGINNING);
        for record in bytes.as_chunks::<RECORD>().0 {
            let Some((record, own)) = Record::read(record, chain) else { break };
            (length, chain) = (length + RECORD as u64, own);
            known.note(record);
        }
        (known, length, chain)
    }

    fn note(&mut self, record: Record) {
        match record.subject {
            Subject::Other => {}
            Subject::Entry(EntryMark { row, writes }) => {
                self.entries.insert(row, writes);
            }
            Subject::Many => {
                self.tables.clear();
                self.parents.clear();
                self.entries.clear();
            }
            Subject::Table(table) => {
                self.tables.insert(table.no, table);
                if let Some(parent) = table.parent {
                    self.parents.insert((table.no, table.node), parent);
                }
            }
        }
        self.last = Some(record);
    }

    /// What a mark says that lies beside a file, or was set aside with it; nothing where it can't be read.
    pub fn beside(path: &Path) -> Acknowledged {
        directory::bytes(path).map(|bytes| Acknowledged::read(&bytes).0).unwrap_or_default()
    }

    /// How many decisions of a table's line are noted that come after the one of this number.
    pub fn line_after(&self, no: u32, last: u32) -> u32 {
        let Some(table) = self.tables.get(&no) else { return 0 };
        let (mut at, mut count) = (table.head, 0);
        while at > last {
            count += 1;
            // A decision whose parent isn't noted was written with those before it, one after the other.
            let parent = self.parents.get(&(no, at)).copied().unwrap_or(at - 1);
            at = parent.min(at - 1);
        }
        count
    }
}

/// The mark of a store that is open for writing.
#[derive(Debug)]
pub(crate) struct Mark {
    file: File,
    /// Up to here there are records; what follows is empty.
    length: u64,
    /// How long the file is.
    room: u64,
    chain: u32,
    /// What was noted last.
    last: Option<Record>,
    syncing: Syncing,
}

/// The thread that brings a mark to the disk.
#[derive(Debug)]
struct Syncing {
    /// Tells it that there is something; none once it is to end.
    told: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Syncing {
    fn of(file: File) -> io::Result<Syncing> {
        let (told, hears) = mpsc::channel();
        let sync = move || {
            while hears.recv().is_ok() {
                // However much was noted meanwhile, it is synced at once.
                while hears.try_recv().is_ok() {}
                // What can't be synced is there for everybody but after a power cut.
                let _ = file.sync_data();
            }
        };
        let thread = thread::Builder::new().name("mark".to_owned()).spawn(sync)?;
        Ok(Syncing { told: Some(told), thread: Some(thread) })
    }

    fn tell(&self) {
        // The thread ends only after this.
        let _ = self.told.as_ref().map(|told| told.send(()));
    }
}

impl Drop for Syncing {
    fn drop(&mut self) {
        self.told = None;
        if let Some(thread) = self.thread.take() {
            // It has nothing to tell.
            let _ = thread.join();
        }
    }
}

impl Mark {
    /// Opens the mark beside the main file, or makes one, and goes on after its last sound record.
    pub fn open(directory: &Directory) -> io::Result<Mark> {
        let path = directory.mark();
        let (known, length, chain) = Acknowledged::read(&directory::bytes(&path)?);
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        if file.metadata()?.len() != length {
            file.set_len(length)?;
        }
        let syncing = Syncing::of(file.try_clone()?)?;
        Ok(Mark { file, length, room: length, chain, last: known.last, syncing })
    }

    /// Whether anything is noted.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether it is worth folding the log back for.
    pub fn is_long(&self) -> bool {
        self.length > LONG
    }

    /// Notes changes. Whatever becomes of the app, they are noted; the disk has them soon.
    pub fn note(&mut self, records: &[Record]) -> io::Result<()> {
        if records.is_empty() {
            return Ok(());
        }
        let (bytes, chain) = chained_records(self.chain, records);
        self.write(&bytes)?;
        self.syncing.tell();
        self.length += bytes.len() as u64;
        self.chain = chain;
        self.last = records.last().copied();
        Ok(())
    }

    /// Writes bytes after the last record, and makes room for more where there is none.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.length))?;
        let end = self.length + bytes.len() as u64;
        if end <= self.room {
            return self.file.write_all(bytes);
        }
        let stretched = [bytes, &[0; STRETCH]].concat();
        self.file.write_all(&stretched)?;
        self.room = end + STRETCH as u64;
        Ok(())
    }

    /// Begins anew with a single record, once everything it was for is in the main file: how that stands, and what was
    /// changed last, which an earlier file doesn't have. Nobody waits for it: what is there until then isn't wrong.
    pub fn begin(&mut self, standing: Record) -> io::Result<()> {
        let subject = match (standing.subject, self.last) {
            (Subject::Other, Some(last)) => last.subject,
            (subject, _) => subject,
        };
        let record = Record { subject, ..standing };
        let (bytes, chain) = chained_records(BEGINNING, &[record]);
        self.file.set_len(0)?;
        (self.length, self.room, self.chain) = (0, 0, BEGINNING);
        self.write(&bytes)?;
        (self.length, self.chain, self.last) = (bytes.len() as u64, chain, Some(record));
        Ok(())
    }
}

fn chained_records(mut chain: u32, records: &[Record]) -> (Vec<u8>, u32) {
    let mut all = Vec::with_capacity(records.len() * RECORD);
    for record in records {
        let (bytes, own) = record.bytes(chain);
        all.extend_from_slice(&bytes);
        chain = own;
    }
    (all, chain)
}

#[cfg(test)]
mod tests;
