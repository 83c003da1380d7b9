//! Levels of play, as data.

use crate::rank::Rank;
use serde::Serialize;

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
pub struct Level {
    /// Its name in files and on the command line.
    #[specta(type = String)]
    pub key: &'static str,
    /// Whether New table offers it; the others are for measuring.
    pub offered: bool,
    /// Its rank, at tables whose players think in ranks.
    pub rank: Option<Rank>,
    /// Whether it is known by its rank alone: there is no word for it, and it is offered where ranks are asked for.
    pub by_rank: bool,
    /// How it thinks.
    pub mind: Mind,
    /// How often, in per cent, what looks best at a glance escapes it; what looks less good escapes it more often. It
    /// chooses among what it notices.
    pub overlooks: u32,
    /// Where it stands among the table's levels: one that is 400 points above another comes in ahead of it ten times as
    /// often as behind it. Measured, for showing; of an offered level.
    pub rating: Option<i32>,
}

/// How a level thinks. Limited by work, never by time: the same strength on every device.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "BotMind")]
pub enum Mind {
    /// Plays any legal move.
    Random,
    /// Plays the move that looks best by the table's own measure, without looking ahead.
    Greedy,
    /// Looks ahead by search.
    Search {
        /// The most iterations.
        iterations: u32,
    },
}

impl Level {
    /// A level that New table offers.
    #[must_use]
    pub const fn offered(key: &'static str, mind: Mind) -> Level {
        Level { offered: true, ..Level::measuring(key, mind) }
    }

    /// A level to measure others by.
    #[must_use]
    pub const fn measuring(key: &'static str, mind: Mind) -> Level {
        Level { key, offered: false, rank: None, by_rank: false, mind, overlooks: 0, rating: None }
    }

    /// A level that New table offers by its rank alone.
    #[must_use]
    pub const fn of_rank(key: &'static str, rank: Rank, mind: Mind) -> Level {
        Level { by_rank: true, ..Level::offered(key, mind).ranked(rank) }
    }

    /// The same, of this rank.
    #[must_use]
    pub const fn ranked(self, rank: Rank) -> Level {
        Level { rank: Some(rank), ..self }
    }

    /// The same, [overlooking](Level::overlooks) things.
    #[must_use]
    pub const fn overlooking(self, overlooks: u32) -> Level {
        Level { overlooks, ..self }
    }

    /// The same, [standing](Level::rating) there.
    #[must_use]
    pub const fn rated(self, rating: i32) -> Level {
        Level { rating: Some(rating), ..self }
    }

    /// The level called `key` among `levels`.
    #[must_use]
    pub fn find(levels: &[Level], key: &str) -> Option<Level> {
        levels.iter().copied().find(|level| level.key == key)
    }
}
