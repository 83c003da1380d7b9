//! Keeps tables, their journals, settings and statistics on disk.
//!
//! Everything lives in one SQLite file, `asztaltars.sqlite3`, in a directory the caller names.
//! This crate handles bytes and rows only: what a move or a state *means* is decided by the crate above, which passes
//! in JSON texts and gets the same texts back.
//!
//! Guarantees:
//!
//! * **Acknowledged is kept.** A call that changes something returns after the change is synced to the disk
//!   (write-ahead log, `synchronous = FULL`), all of it or nothing of it. Two calls don't wait, as their names say:
//!   [`Store::append_with_next`], [`Store::put_with_next`].
//! * **Never silently wrong.** Every row carries a seal (a checksum over its values) and every set of rows is counted,
//!   so a flipped byte or a missing row shows up as [`StoreError::Damaged`], not as a slightly different game.
//! * **Never overwritten when damaged.** A damaged file is set aside under another name. Its sealed rows are read out
//!   of the raw pages into a new file, and [`Notice::Recovered`] is reported until [`Store::told_of_recoveries`]. See
//!   [`Store::open`] and [`Store::recover`]. A decision whose row is lost keeps its number and its position
//!   ([`JournalNode::is_lost`]), so that the crate above, which has the rules, can work out what it was
//!   ([`Store::write_lost`]).
//! * **Never silently earlier.** What was acknowledged is noted outside the log too, so that a log that was cut, zeroed
//!   or removed is detected; see below.
//! * **Never lost unnoticed.** If the file or its folder was removed or moved while the app runs, a call that changes
//!   something fails with [`StoreError::Gone`].
//! * **Deleting works on a full disk.** A reserve file of 128 kB beside the store is removed to free space for
//!   deleting, erasing, and undoing either; it is created again at the next start.
//! * **One writer.** A second instance on the same directory gets a read-only store.
//!
//! # How damage to the log is detected
//!
//! SQLite can't tell a write-ahead log that was cut off at the end of a transaction, zeroed or removed from one that
//! was never longer. Therefore what was acknowledged is also noted outside it, in the *mark*
//! (`asztaltars.sqlite3-mark`). After each change that waits for the disk, and before the call returns, 48 bytes are
//! written to it; a separate thread syncs them, and no call waits for that. They hold only numbers: the number of
//! tables and entries and, for the table or entry that changed, how often its row has been written, its checksum, the
//! table's head, and the new decision's parent. A file that is behind its mark is damaged: it is set aside and
//! recovered, and what was acknowledged but isn't there is reported as missing. [`Store::behind`] returns how many
//! decisions each table's line has lost at its end; decisions that had been undone aren't counted.
//! [`Store::checkpoint`] starts the mark anew.
//!
//! | what happened while the app was not running | detected |
//! |---|---|
//! | the log was cut or zeroed anywhere, or removed; a byte of it flipped | yes |
//! | the main file was removed, or replaced by an earlier one | yes, unless nothing was in it |
//! | the mark was removed, cut or damaged, and nothing else | no: nothing is lost by it, and a new one is begun |
//! | log and mark were both cut, or the whole folder was replaced by an earlier copy | no |
//! | writes that don't wait ([`Store::append_with_next`], [`Store::put_with_next`]) were lost with the log's end | no |
//! | a table created since the log was last folded back was lost | that one is missing, not which |
//!
//! A mark is never ahead of the file: a kill leaves it at most one change behind, a power cut some moments. A power cut
//! that loses the end of a log together with the same part of the mark is therefore not detected; but a power cut does
//! not lose what was acknowledged once `synchronous = FULL` has returned.
//!
//! # When is the file checked?
//!
//! Starting has to be quick, so the cost of a check has to match the likelihood of damage:
//!
//! | at start | what is checked | cost |
//! |---|---|---|
//! | always | counts, and all rows but journals, snapshots and long texts, with their seals | grows with the tables |
//! | a file of up to 4 MB (some 6,000 moves), or a log is left | `quick_check`, the log's checksums | 1.5 ms per MB |
//! | the last run met damage while reading | also every row of every journal, and the index | some 10 ms per MB |
//!
//! A log is left if the app was killed or the power failed. A larger file that was closed properly is thus trusted in
//! its structure. A kill alone cannot harm it either, but a log left behind is the only sign of a power cut. Journals
//! and long texts are checked when they are read. [`Store::checkpoint`] folds the log back into the file; an app that
//! calls it when it is paused starts quickly even after being killed.

mod change_tracker;
mod directory;
mod entries;
mod erase;
mod error;
mod file;
mod integrity_check;
mod journal;
mod mark;
mod node_packing;
mod nodes;
mod notice;
mod open;
mod recovery;
mod row_types;
mod rows;
mod schema;
mod seal;
mod section;
mod table_import;
mod tables;

pub use error::StoreError;
pub use notice::Notice;
pub use open::{Opened, Store};
pub use row_types::{HeadChange, JournalNode, NewNode, NewTable, NodeId, Snapshot, StoredTable, TableId};
pub use section::Section;
pub use table_import::{NewEntry, WholeTable};

#[cfg(test)]
mod disk_full;
