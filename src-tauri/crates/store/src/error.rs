//! The errors of the store.

use crate::row_types::{NodeId, TableId};
use rusqlite::{ErrorCode, ffi};
use std::fmt;
use std::io;

/// An error of the store. After any of these the store is as it was before the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// No table has this id (or it was deleted and the call needs a live one).
    NoSuchTable(TableId),
    /// The table's journal has no such node.
    NoSuchNode { table: TableId, node: NodeId },
    /// A table with this id exists already.
    TableExists(TableId),
    /// The table has moved on since the caller last looked.
    Stale {
        /// The table's present revision.
        have: u32,
        /// The revision the caller acted on.
        asked: u32,
    },
    /// This store only reads: another instance writes, or the directory cannot be written.
    ReadOnly,
    /// No space is left. Nothing of the change was kept; it may be tried again once there is room.
    DiskFull,
    /// The file was written by a newer version of the app. It was not touched.
    Newer {
        /// The schema version in the file.
        found: u32,
        /// The newest schema version this build can read.
        known: u32,
    },
    /// The file is damaged. The store refuses to write until [`crate::Store::recover`] has run (or
    /// the app was started anew, which does the same).
    Damaged {
        /// A description for a log or a report.
        what: String,
    },
    /// The file isn't at the path where it was opened any more: it, or its folder, was removed or moved while the app
    /// ran.
    Gone,
    /// The operating system refused a file operation.
    Io {
        /// The system's message, for a log or a report.
        what: String,
    },
}

impl StoreError {
    pub(crate) fn damaged(what: impl Into<String>) -> Self {
        Self::Damaged { what: what.into() }
    }

    /// Whether the error blames the file itself, rather than the call or the disk.
    pub(crate) fn is_damage(&self) -> bool {
        matches!(self, Self::Damaged { .. })
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchTable(table) => write!(f, "there is no table {table}"),
            Self::NoSuchNode { table, node } => {
                write!(f, "the journal of table {table} has no node {node}")
            }
            Self::TableExists(table) => write!(f, "table {table} exists already"),
            Self::Stale { have, asked } => {
                write!(f, "the table is at revision {have}, not {asked}")
            }
            Self::ReadOnly => f.write_str("the store is open for reading only"),
            Self::DiskFull => f.write_str("the disk is full"),
            Self::Newer { found, known } => {
                write!(f, "the file has schema version {found}, this build knows up to {known}")
            }
            Self::Damaged { what } => write!(f, "the file is damaged: {what}"),
            Self::Gone => f.write_str("the file is no longer where it was opened"),
            Self::Io { what } => write!(f, "the file system refused: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Io { what: error.to_string() },
        }
    }
}

/// Failures that SQLite reports as disk errors but that mean a damaged file.
const FILE_IS_SHORT_OR_BAD: [i32; 3] =
    [ffi::SQLITE_IOERR_SHORT_READ, ffi::SQLITE_IOERR_DATA, ffi::SQLITE_IOERR_CORRUPTFS];

impl From<rusqlite::Error> for StoreError {
    /// Our statements are fixed and tested against our schema. So an error that blames the
    /// statement, a type or a constraint means that the schema or a row in the *file* is not what
    /// was written: damage.
    fn from(error: rusqlite::Error) -> Self {
        let what = error.to_string();
        if let Some(ffi::Error { extended_code, .. }) = error.sqlite_error()
            && FILE_IS_SHORT_OR_BAD.contains(extended_code)
        {
            return Self::Damaged { what };
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(
                ErrorCode::SystemIoFailure
                | ErrorCode::CannotOpen
                | ErrorCode::PermissionDenied
                | ErrorCode::AuthorizationForStatementDenied
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed
                | ErrorCode::OutOfMemory
                | ErrorCode::OperationInterrupted
                | ErrorCode::NoLargeFileSupport,
            ) => Self::Io { what },
            _ => Self::Damaged { what },
        }
    }
}
