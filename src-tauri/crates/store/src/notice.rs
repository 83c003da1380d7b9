//! What a store has to report to the person.

use std::path::PathBuf;

/// Something the person should be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The file was damaged. What could be read is in a fresh file.
    Recovered {
        /// How many tables were recovered.
        tables: u32,
        /// How many records (tables, decisions, states, settings) are missing. None if that
        /// cannot be told; something may then be missing, or be as it was some moves earlier.
        lost: Option<u32>,
        /// How many of them are back: see [`Store::write_lost`](crate::Store::write_lost).
        worked_out: u32,
        /// Where the damaged file is now.
        set_aside: PathBuf,
    },
    /// The directory cannot be written: nothing that is done now will be kept.
    ReadOnly,
}
