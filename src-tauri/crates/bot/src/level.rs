//! Levels of play, as data.

use serde::Serialize;

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
pub struct Level {
    /// Its name in files and on the command line.
    #[specta(type = String)]
    pub key: &'static str,
    /// Whether New table offers it; the others are for measuring.
    pub offered: bool,
    /// How it thinks.
    pub mind: Mind,
}

/// How a level thinks. Limited by work, never by time: the same strength on every device.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "BotMind")]
pub enum Mind {
    /// Plays any legal move.
    Random,
    /// Plays the move that looks best by the table's own measure, without looking ahead.
    Greedy {
        /// Percentage of decisions in which it plays any legal move instead.
        slips: u32,
    },
    /// Looks ahead by search.
    Search {
        /// The most iterations.
        iterations: u32,
    },
}

impl Level {
    /// The level called `key` among `levels`.
    #[must_use]
    pub fn find(levels: &[Level], key: &str) -> Option<Level> {
        levels.iter().copied().find(|level| level.key == key)
    }
}
