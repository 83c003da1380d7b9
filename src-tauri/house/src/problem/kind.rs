//! The kinds of problems, as far as the window acts on them.

use serde::Serialize;
use store::StoreError;

/// The kind of a problem, for the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ProblemKind {
    /// A fault of the app itself, which was caught; the app continues.
    Crashed,
    /// The system gives no directory for the app's data.
    NoDataDirectory,
    NoSuchTable,
    /// The rulebook has no such rule.
    NoSuchRule,
    /// The rulebook has no such scenario or lesson, or it can't be played this way.
    NoSuchScene,
    NoSuchCard,
    /// The table has changed since the window last read it.
    Stale,
    /// The rules of the game forbid it.
    Refused,
    /// There is nothing to undo, redo or restore.
    NothingThere,
    /// Hidden cards stay hidden while the game is running.
    HandsClosed,
    /// The device is being handed over, so that no seat's view is shown.
    Covered,
    /// A bot's thoughts stay hidden while the game is running.
    ThoughtsClosed,
    /// The table has been left, so nobody waits for it any more.
    Left,
    /// Too many callers wait for a table, and others have asked later; the caller may ask again after a pause.
    LetGo,
    /// A table with this setup can't be created.
    BadSetup,
    /// A setting has a value that doesn't exist.
    BadSettings,
    /// A text was not written by this app and is not otherwise known.
    NotOurs,
    /// A text of the app is damaged or cut short.
    BadText,
    /// A text comes from a newer version of the app.
    NewerText,
    /// A text is larger than anything the app writes.
    TooLarge,
    /// The task was cancelled.
    CalledOff,
    /// A table in a text is impossible by the rules.
    BadTable,
    /// A challenge code contains a mistake.
    BadCode,
    /// A record can't be read, or can't be played.
    BadRecord,
    NoSuchPad,
    /// A sheet is impossible.
    BadPad,
    /// A name on a pad is too long.
    BadPadName,
    /// A pad can't be read.
    DamagedPad,
    NoSuchList,
    /// A list has no name, or is too long.
    BadList,
    /// There is no directory to put a file in.
    NoPlace,
    /// Nothing can be saved: another instance is open, or the directory can't be written.
    ReadOnly,
    DiskFull,
    /// There was no space on the disk to open the tables at all.
    NoRoom,
    /// The file was removed or moved while the app was running.
    Gone,
    Damaged,
    /// A table was saved by a newer version of the app: its game or the rules it is played by aren't known here.
    NewerTable,
    /// The file comes from a newer version of the app.
    NewerFile,
    /// The system refused a file operation.
    Disk,
}

impl ProblemKind {
    /// Every kind, for tests.
    #[cfg(test)]
    pub(super) const ALL: [ProblemKind; 39] = [
        ProblemKind::Crashed,
        ProblemKind::NoDataDirectory,
        ProblemKind::NoSuchTable,
        ProblemKind::NoSuchRule,
        ProblemKind::NoSuchScene,
        ProblemKind::NoSuchCard,
        ProblemKind::Stale,
        ProblemKind::Refused,
        ProblemKind::NothingThere,
        ProblemKind::HandsClosed,
        ProblemKind::Covered,
        ProblemKind::ThoughtsClosed,
        ProblemKind::Left,
        ProblemKind::LetGo,
        ProblemKind::BadSetup,
        ProblemKind::BadSettings,
        ProblemKind::NotOurs,
        ProblemKind::BadText,
        ProblemKind::NewerText,
        ProblemKind::TooLarge,
        ProblemKind::CalledOff,
        ProblemKind::BadTable,
        ProblemKind::BadCode,
        ProblemKind::BadRecord,
        ProblemKind::NoSuchPad,
        ProblemKind::BadPad,
        ProblemKind::BadPadName,
        ProblemKind::DamagedPad,
        ProblemKind::NoSuchList,
        ProblemKind::BadList,
        ProblemKind::NoPlace,
        ProblemKind::ReadOnly,
        ProblemKind::DiskFull,
        ProblemKind::NoRoom,
        ProblemKind::Gone,
        ProblemKind::Damaged,
        ProblemKind::NewerTable,
        ProblemKind::NewerFile,
        ProblemKind::Disk,
    ];

    /// Returns the kind of an error when the store is opened, before any move was made.
    #[must_use]
    pub fn of_opening(error: &StoreError) -> ProblemKind {
        match ProblemKind::of_store(error) {
            ProblemKind::DiskFull => ProblemKind::NoRoom,
            kind => kind,
        }
    }

    /// Returns the kind of a store's error.
    #[must_use]
    pub fn of_store(error: &StoreError) -> ProblemKind {
        match error {
            StoreError::NoSuchTable(_) | StoreError::NoSuchNode { .. } => ProblemKind::NoSuchTable,
            StoreError::Stale { .. } | StoreError::TableExists(_) => ProblemKind::Stale,
            StoreError::ReadOnly => ProblemKind::ReadOnly,
            StoreError::DiskFull => ProblemKind::DiskFull,
            StoreError::Newer { .. } => ProblemKind::NewerFile,
            StoreError::Damaged { .. } => ProblemKind::Damaged,
            StoreError::Gone => ProblemKind::Gone,
            StoreError::Io { .. } => ProblemKind::Disk,
        }
    }
}
