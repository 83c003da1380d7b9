//! What is on disk: tables, their journals, settings, statistics.
//!
//! Everything lives in one SQLite file, `asztaltars.sqlite3`, in a directory the caller names.
//! This crate knows bytes and records only: what a move or a state *means* is the business of the
//! crate above, which hands in JSON texts and gets the same texts back.
//!
//! Guarantees:
//!
//! * **Acknowledged is kept.** A call that changes something returns after the change is synced to
//!   the disk (write-ahead log, `synchronous = FULL`), all of it or nothing of it. Two calls say by their names that they
//!   don't wait: [`Store::append_with_next`], [`Store::put_with_next`].
//! * **Never silently wrong.** Every row carries a seal (a checksum over its meaning) and every
//!   set of rows is counted, so a flipped byte or a missing row shows up as
//!   [`StoreError::Damaged`], not as a slightly different game.
//! * **Never overwritten when damaged.** A damaged file is set aside under another name; its
//!   sealed rows are read out of the raw pages into a fresh file, and [`Notice::Recovered`] says
//!   so until [`Store::told_of_recoveries`]. See [`Store::open`] and [`Store::recover`]. A decision
//!   whose row is gone keeps its number and its place ([`NodeRecord::is_lost`]), so that the crate
//!   above, which knows the rules, can work out what it was ([`Store::write_lost`]).
//! * **Never silently earlier.** What was acknowledged is noted outside the log too, so that a log that was cut, zeroed
//!   or removed is noticed; see below.
//! * **Never into nowhere.** Where the file, or its folder, was removed or moved under the running app, a call that
//!   changes something says so ([`StoreError::Gone`]) instead of acknowledging what nobody will find again.
//! * **Deleting never needs more room than there is.** 128 kB beside the file are given back to a full disk for deleting,
//!   erasing, and taking either back; kept anew at the next start.
//! * **One writer.** A second instance on the same directory gets a read-only store.
//!
//! # What is noticed of a log
//!
//! A write-ahead log that was cut off at the end of a transaction, zeroed or removed looks to SQLite like one that never
//! was longer. Therefore what was acknowledged is also noted outside it, in the *mark* (`asztaltars.sqlite3-mark`): after
//! each change that waits for the disk, and before the caller hears of it, a record of 48 bytes is written; a thread
//! of the mark's own syncs it at once, for which nobody waits. It holds numbers alone: how many tables and entries there are, and of the table or entry that was changed how often its row has
//! been written, its checksum, the decision it stands after, and which decision the new one follows. A file that is
//! behind its mark is damaged: it is set aside and recovered, and what is told to be missing is what was acknowledged and
//! isn't there. [`Store::behind`] says how many decisions each table's line has lost at its end; those that had been
//! taken back aren't counted. [`Store::checkpoint`] begins the mark anew.
//!
//! | what happened while the app was not running | noticed |
//! |---|---|
//! | the log was cut or zeroed anywhere, or removed; a byte of it flipped | yes |
//! | the main file was removed, or replaced by an earlier one | yes, unless nothing was in it |
//! | the mark was removed, cut or damaged, and nothing else | no: nothing is lost by it, and a new one is begun |
//! | log and mark were both cut, or the whole folder was replaced by an earlier copy | no |
//! | what nobody waited for ([`Store::append_with_next`], [`Store::put_with_next`]) was lost with the end of the log | no |
//! | a table that was laid since the log was last folded back was lost | that one is missing, not which |
//!
//! A mark is never ahead of the file: a kill leaves it one change behind at most, a power cut some moments. So a power cut
//! that takes the end of a log together with the mark of the same moments goes unnoticed; but what was acknowledged is not
//! what a power cut takes once `synchronous = FULL` has returned.
//!
//! # When is the file checked?
//!
//! Starting has to be quick, so the cost of a check has to match the likelihood of damage:
//!
//! | at start | what is checked | cost |
//! |---|---|---|
//! | always | counts, the rows of all tables, settings, statistics and pads, with their seals | grows with the number of tables, not of moves or of what long lists say |
//! | the file is small (up to 4 MB, some 6,000 moves), or the last run left a write-ahead log behind: it was killed or the power failed | also SQLite's `quick_check`, and the log's own checksums | 1.5 ms for each MB |
//! | the last run met damage while reading | also every row of every journal, and the index | some 10 ms for each MB |
//!
//! A larger file that was closed properly is thus trusted in its structure; a kill alone cannot
//! harm it either, but is the sign of a power cut that we get.
//! Journals and long texts are checked as they are read. [`Store::checkpoint`] folds the log back into the file;
//! a shell that calls it when the app is paused starts quickly even after being killed.

mod bundle;
mod check;
mod directory;
mod entries;
mod erased;
mod error;
mod file;
mod journal;
mod mark;
mod nodes;
mod notice;
mod open;
mod records;
mod recovery;
mod rows;
mod schema;
mod seal;
mod section;
mod tables;
mod touched;
mod whole;

pub use error::StoreError;
pub use notice::Notice;
pub use open::{Opened, Store};
pub use records::{HeadChange, NewNode, NewTable, NodeId, NodeRecord, Snapshot, TableId, TableRecord};
pub use section::Section;
pub use whole::{Entry, WholeTable};

#[cfg(test)]
mod disk_full;
