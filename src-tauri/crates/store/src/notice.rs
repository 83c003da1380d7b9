//! Notices of the store for the person.

use std::path::PathBuf;

/// Something to report to the person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The file was damaged. What could be read is in a new file.
    Recovered {
        tables: u32,
        /// How many rows (tables, decisions, states, settings) are missing; `None` if that is unknown. Then rows may be
        /// missing, or be some moves out of date.
        lost: Option<u32>,
        /// How many of them were restored by [`Store::write_lost`](crate::Store::write_lost).
        worked_out: u32,
        /// The path of the damaged file.
        set_aside: PathBuf,
    },
    /// The directory cannot be written: no change is kept.
    ReadOnly,
}
