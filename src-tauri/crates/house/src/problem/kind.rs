//! What went wrong, as far as the window acts on it.

use serde::Serialize;
use store::StoreError;

/// What happened, for the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ProblemKind {
    /// A fault of the app itself, caught: the app goes on.
    Crashed,
    /// The system names no place for the app's data.
    NoDataDirectory,
    /// There is no such table.
    NoSuchTable,
    /// The book has no such rule.
    NoSuchRule,
    /// The book has no such scenario or lesson, or it can't be played so.
    NoSuchScene,
    /// There is no such card.
    NoSuchCard,
    /// The table has moved on since the window last looked.
    Stale,
    /// The rules of the game forbid it.
    Refused,
    /// There is nothing to take back, or to do again.
    NothingThere,
    /// Hidden cards stay hidden while the game goes on.
    HandsClosed,
    /// What a bot thought stays hidden while the game goes on.
    ThoughtsClosed,
    /// The table has been left: nobody waits for it any more.
    Left,
    /// Too many wait for a table, and others have asked later: whoever is still there asks again in a while.
    LetGo,
    /// A table with this setup can't be laid.
    BadSetup,
    /// A setting has a value that doesn't exist.
    BadSettings,
    /// A text is nothing that the app wrote, or knows.
    NotOurs,
    /// A text of the app's is damaged or cut short.
    BadText,
    /// A text comes from a newer version of the app.
    NewerText,
    /// A text is larger than anything the app writes.
    TooLarge,
    /// The person has called it off.
    CalledOff,
    /// A table in a text can't stand by the rules.
    BadTable,
    /// A challenge code has a mistake in it.
    BadCode,
    /// A game's file can't be read, or not be played.
    BadRecord,
    /// There is no such score pad.
    NoSuchPad,
    /// No paper could hold such a sheet.
    BadPad,
    /// A name on a pad is too long.
    BadPadName,
    /// A pad can't be read.
    DamagedPad,
    /// There is no such list.
    NoSuchList,
    /// A list has no name, or is too long.
    BadList,
    /// There is no place to put a file.
    NoPlace,
    /// Nothing can be kept: another instance is open, or the place can't be written.
    ReadOnly,
    /// The disk is full.
    DiskFull,
    /// There was no room on the disk to open the tables at all.
    NoRoom,
    /// The file was removed or moved while the app was running.
    Gone,
    /// The file is damaged.
    Damaged,
    /// The file comes from a newer version of the app.
    NewerFile,
    /// The disk refuses.
    Disk,
}

impl ProblemKind {
    /// Every kind, for tests.
    #[cfg(test)]
    pub(super) const ALL: [ProblemKind; 37] = [
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
        ProblemKind::NewerFile,
        ProblemKind::Disk,
    ];

    /// What it means to a person that the store can't be opened: nobody has made a move yet.
    #[must_use]
    pub fn of_opening(error: &StoreError) -> ProblemKind {
        match ProblemKind::of_store(error) {
            ProblemKind::DiskFull => ProblemKind::NoRoom,
            kind => kind,
        }
    }

    /// What a refusal of the store means to a person.
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
