//! Bot levels, as data.

use crate::rank::Rank;
use serde::Serialize;

/// A bot level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
pub struct Level {
    /// The name in files and on the command line.
    #[specta(type = String)]
    pub key: &'static str,
    /// Whether the form for a new table offers it; the others are for measurements.
    pub offered: bool,
    /// The Go rank, in games whose players are ranked.
    pub rank: Option<Rank>,
    /// Whether the level is named by its rank alone. It has no name of its own and is offered in the choice of ranks.
    pub by_rank: bool,
    /// How it chooses moves.
    pub mind: Mind,
    /// The probability, in per cent, that the level overlooks the idea with the best prior; ideas with lower priors are
    /// overlooked more often. It chooses among the moves it notices.
    pub overlooks: u32,
    /// The measured rating, for display. A level rated 400 points above another finishes ahead of it ten times as often
    /// as behind it. Only offered levels have one.
    pub rating: Option<i32>,
}

/// How a level chooses moves. The limits are iterations, never time, so a level is equally strong on every device.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "BotMind")]
pub enum Mind {
    /// Plays a random legal move.
    Random,
    /// Plays the move with the best prior, without a search.
    Greedy,
    Search {
        iterations: u32,
    },
}

impl Level {
    /// Plays what looks best at a glance, by the priors alone. No table offers it.
    pub const GLANCE: Level = Level::measuring("", Mind::Greedy);

    /// A level that the form for a new table offers.
    #[must_use]
    pub const fn offered(key: &'static str, mind: Mind) -> Level {
        Level { offered: true, ..Level::measuring(key, mind) }
    }

    /// A level for measurements only.
    #[must_use]
    pub const fn measuring(key: &'static str, mind: Mind) -> Level {
        Level { key, offered: false, rank: None, by_rank: false, mind, overlooks: 0, rating: None }
    }

    /// A level that the form for a new table offers by its rank alone.
    #[must_use]
    pub const fn of_rank(key: &'static str, rank: Rank, mind: Mind) -> Level {
        Level { by_rank: true, ..Level::offered(key, mind).ranked(rank) }
    }

    /// The same level with a rank.
    #[must_use]
    pub const fn ranked(self, rank: Rank) -> Level {
        Level { rank: Some(rank), ..self }
    }

    /// The same level, [overlooking](Level::overlooks) moves.
    #[must_use]
    pub const fn overlooking(self, overlooks: u32) -> Level {
        Level { overlooks, ..self }
    }

    /// The same level with a [rating](Level::rating).
    #[must_use]
    pub const fn rated(self, rating: i32) -> Level {
        Level { rating: Some(rating), ..self }
    }

    /// Returns the level called `key` among `levels`.
    #[must_use]
    pub fn find(levels: &[Level], key: &str) -> Option<Level> {
        levels.iter().copied().find(|level| level.key == key)
    }
}
