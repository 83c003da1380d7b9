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
//! * **Never into nowhere.** Where the file, or its folder, was removed or moved under the running app, a call that
//!   changes something says so ([`StoreError::Gone`]) instead of acknowledging what nobody will find again.
//! * **One writer.** A second instance on the same directory gets a read-only store.
//!
//! # What can't be noticed
//!
//! A write-ahead log that was cut off at the end of a transaction, or removed, while the app was
//! not running: its contents are gone, and the file without it is intact, in its earlier state.
//! A crash leaves just such a log behind, of transactions that were never acknowledged, so a short
//! log alone is no sign of damage. To tell the two apart, a count of what was acknowledged would
//! have to be synced to a second file with every decision: twice the time and the wear, against
//! something that neither a crash nor a power cut does once `synchronous = FULL` has returned. It
//! takes a program that truncates the log, a copy of the main file made without it, or a disk that
//! acknowledges what it doesn't keep. [`Store::checkpoint`] whenever the app is paused keeps the
//! log short.
//! A log cut *inside* a transaction, or with a flipped byte and something whole after it, is
//! noticed.
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

mod check;
mod directory;
mod entries;
mod erased;
mod error;
mod file;
mod journal;
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
mod whole;

pub use error::StoreError;
pub use notice::Notice;
pub use open::{Opened, Store};
pub use records::{HeadChange, NewNode, NewTable, NodeId, NodeRecord, Snapshot, TableId, TableRecord};
pub use section::Section;
pub use whole::{Entry, WholeTable};

#[cfg(test)]
mod disk_full;
