//! The levels of the bot, and the number of iterations for hints and verdicts.

use bot::{Level, Mind};

/// All levels, the weakest first.
pub(crate) const LEVELS: &[Level] = &[
    Level::measuring("random", Mind::Random),
    Level::offered("beginner", Mind::Greedy).overlooking(10).rated(1_000),
    Level::measuring("greedy", Mind::Greedy),
    Level::offered("steady", Mind::Search { iterations: 150 }).overlooking(15).rated(1_145),
    Level::offered("strong", Mind::Search { iterations: 1_000 }).rated(1_368),
    Level::offered("master", Mind::Search { iterations: 6_000 }).rated(1_376),
];

/// The iterations for a hint.
pub(crate) const HINT_BUDGET: u32 = 6_000;
