//! The mark: a small file beside the main one that notes, in numbers, what was acknowledged.
//!
//! SQLite can't tell a write-ahead log that was cut off at the end of a transaction, zeroed or removed from one that
//! was never longer: the file without it is sound, in an earlier state. So every acknowledged change is noted here too,
//! after it is on disk and before the call returns. Whatever the mark notes and the file lacks was lost.
//!
//! The mark is never ahead of what was acknowledged. It survives a kill at once. A separate thread syncs it; waiting
//! for the sync would double the time of every change. After a power cut the mark may be some moments behind the file,
//! which is not damage. It holds only numbers, no texts. A record of the mark has a fixed length, and its last four
//! bytes are a checksum over it and the one before, so that a record that was cut short or overwritten ends the mark
//! there. Once the log is folded back the mark starts anew.

use crate::directory::{self, Directory};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

/// The length of a record in bytes.
const RECORD: usize = 48;
/// The length of the checksum at a record's end.
const CHAIN: usize = 4;
/// The initial value of the checksum of the first record.
const BEGINNING: u32 = 0x4173_7a74;
/// The file grows in steps of this many bytes, so that most records are written in place and the file's length needn't
/// be synced with each.
const STRETCH: usize = 16 << 10;
/// If the mark is longer than this many bytes, the log is folded back: about five thousand decisions.
pub(crate) const LONG: u64 = 256 << 10;

/// What a change was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChangedRow {
    /// Nothing that is noted individually.
    Other,
    Entry(EntryMark),
    Table(TableMark),
    /// Too many rows to note individually: what was noted before about any row is no longer valid.
    Many,
}

/// The state of an entry's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EntryMark {
    /// The row id.
    pub row: i64,
    /// How often it was written; `None` if it was removed.
    pub writes: Option<i64>,
}

/// The state of a table's row, and a decision that was written with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableMark {
    /// The number under which the table's nodes and snapshot are filed.
    pub no: u32,
    /// How often the row was written.
    pub writes: i64,
    /// The seal of the row.
    pub seal: u32,
    /// The decision written with it, or the last one in the journal if none was.
    pub node: u32,
    /// The parent of `node`, 0 for the deal; `None` if `node` was written before.
    pub parent: Option<u32>,
    /// The table's head, 0 for the deal.
    pub head: u32,
}

/// An acknowledged change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MarkEntry {
    /// How often the file row had been written; adding or removing a row writes it.
    pub commits: i64,
    /// The number of tables after the change.
    pub tables: u32,
    /// The number of entries after the change.
    pub entries: u32,
    pub subject: ChangedRow,
}

/// Stands in the field of the table's number for other subjects.
const OTHER: u32 = 0;
const MANY: u32 = u32::MAX;
const ENTRY: u32 = u32::MAX - 1;
/// Stands for the write count of an entry that was removed.
const REMOVED: i64 = -1;
/// Stands for the parent of a decision that was written before.
const NO_PARENT: u32 = u32::MAX;

impl MarkEntry {
    fn bytes(&self, chain: u32) -> ([u8; RECORD], u32) {
        let (no, [node, head, parent, seal], writes) = match self.subject {
            ChangedRow::Other => (OTHER, [0; 4], 0),
            ChangedRow::Many => (MANY, [0; 4], 0),
            ChangedRow::Entry(EntryMark { row, writes }) => {
                let row = row.to_le_bytes();
                (ENTRY, [int(&row, 0), int(&row, 4), 0, 0], writes.unwrap_or(REMOVED))
            }
            ChangedRow::Table(TableMark { no, writes, seal, node, parent, head }) => {
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

    /// Reads a record if its checksum follows from `chain`, the previous one. Returns it with its own checksum.
    fn read(bytes: &[u8; RECORD], chain: u32) -> Option<(MarkEntry, u32)> {
        let own = chained(chain, bytes);
        if int(bytes, RECORD - CHAIN) != own {
            return None;
        }
        let subject = match int(bytes, 16) {
            OTHER => ChangedRow::Other,
            MANY => ChangedRow::Many,
            ENTRY => {
                let writes = Some(long(bytes, 32)).filter(|writes| *writes != REMOVED);
                ChangedRow::Entry(EntryMark { row: long(bytes, 20), writes })
            }
            no => ChangedRow::Table(TableMark {
                no,
                node: int(bytes, 20),
                head: int(bytes, 24),
                parent: Some(int(bytes, 28)).filter(|parent| *parent != NO_PARENT),
                writes: long(bytes, 32),
                seal: int(bytes, 40),
            }),
        };
        Some((MarkEntry { commits: long(bytes, 0), tables: int(bytes, 8), entries: int(bytes, 12), subject }, own))
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
    /// The newest record; `None` if there is no mark.
    pub last: Option<MarkEntry>,
    /// The last noted state of each table changed since the log was folded back, by table number.
    pub tables: BTreeMap<u32, TableMark>,
    /// The parents of decisions written since then, by table number and decision.
    pub parents: BTreeMap<(u32, u32), u32>,
    /// How often each entry changed since then had been written, by row id; `None` if it was removed.
    pub entries: BTreeMap<i64, Option<i64>>,
}

impl Acknowledged {
    /// Reads the bytes of a mark. Returns its content, the length of the valid part and the checksum of the last
    /// record.
    fn read(bytes: &[u8]) -> (Acknowledged, u64, u32) {
        let (mut known, mut length, mut chain) = (Acknowledged::default(), 0, BEGINNING);
        for record in bytes.as_chunks::<RECORD>().0 {
            let Some((record, own)) = MarkEntry::read(record, chain) else { break };
            (length, chain) = (length + RECORD as u64, own);
            known.note(record);
        }
        (known, length, chain)
    }

    fn note(&mut self, record: MarkEntry) {
        match record.subject {
            ChangedRow::Other => {}
            ChangedRow::Entry(EntryMark { row, writes }) => {
                self.entries.insert(row, writes);
            }
            ChangedRow::Many => {
                self.tables.clear();
                self.parents.clear();
                self.entries.clear();
            }
            ChangedRow::Table(table) => {
                self.tables.insert(table.no, table);
                if let Some(parent) = table.parent {
                    self.parents.insert((table.no, table.node), parent);
                }
            }
        }
        self.last = Some(record);
    }

    /// Reads the mark at `path`, or nothing if it can't be read.
    pub fn beside(path: &Path) -> Acknowledged {
        directory::bytes(path).map(|bytes| Acknowledged::read(&bytes).0).unwrap_or_default()
    }

    /// Returns how many decisions of a table's line are noted after decision `last`.
    pub fn line_after(&self, no: u32, last: u32) -> u32 {
        let Some(table) = self.tables.get(&no) else { return 0 };
        let (mut at, mut count) = (table.head, 0);
        while at > last {
            count += 1;
            // A decision whose parent isn't noted was written in a batch, each after the one before.
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
    /// Records end at this offset; the rest of the file is zeros.
    length: u64,
    /// The length of the file.
    room: u64,
    chain: u32,
    /// The record noted last.
    last: Option<MarkEntry>,
    syncing: Syncing,
}

/// The thread that syncs a mark to the disk.
#[derive(Debug)]
struct Syncing {
    /// Tells the thread that there is something to sync; `None` once it has to end.
    told: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Syncing {
    fn of(file: File) -> io::Result<Syncing> {
        let (told, hears) = mpsc::channel();
        let sync = move || {
            while hears.recv().is_ok() {
                // Signals that arrived meanwhile are covered by one sync.
                while hears.try_recv().is_ok() {}
                // Data that can't be synced is lost only in a power cut.
                let _ = file.sync_data();
            }
        };
        let thread = thread::Builder::new().name("mark".to_owned()).spawn(sync)?;
        Ok(Syncing { told: Some(told), thread: Some(thread) })
    }

    fn tell(&self) {
        // The receiver lives until the sender is dropped.
        let _ = self.told.as_ref().map(|told| told.send(()));
    }
}

impl Drop for Syncing {
    fn drop(&mut self) {
        self.told = None;
        if let Some(thread) = self.thread.take() {
            // The thread returns nothing.
            let _ = thread.join();
        }
    }
}

impl Mark {
    /// Opens the mark beside the main file, or creates it, and continues after its last sound record.
    ///
    /// # Errors
    /// Fails if the mark can't be read, created or resized.
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

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether the mark is long enough that the log should be folded back.
    pub fn is_long(&self) -> bool {
        self.length > LONG
    }

    /// Notes changes. They survive a crash of the app at once and reach the disk soon after.
    ///
    /// # Errors
    /// Fails if the mark can't be written.
    pub fn note(&mut self, records: &[MarkEntry]) -> io::Result<()> {
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

    /// Writes bytes after the last record and extends the file if necessary.
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

    /// Starts the mark anew with a single record once the log is folded into the main file: the state of the file and
    /// the last change, which an earlier file lacks. This isn't waited for; the old content stays valid until then.
    ///
    /// # Errors
    /// Fails if the mark can't be written.
    pub fn begin(&mut self, standing: MarkEntry) -> io::Result<()> {
        let subject = match (standing.subject, self.last) {
            (ChangedRow::Other, Some(last)) => last.subject,
            (subject, _) => subject,
        };
        let record = MarkEntry { subject, ..standing };
        let (bytes, chain) = chained_records(BEGINNING, &[record]);
        self.file.set_len(0)?;
        (self.length, self.room, self.chain) = (0, 0, BEGINNING);
        self.write(&bytes)?;
        (self.length, self.chain, self.last) = (bytes.len() as u64, chain, Some(record));
        Ok(())
    }
}

fn chained_records(mut chain: u32, records: &[MarkEntry]) -> (Vec<u8>, u32) {
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
