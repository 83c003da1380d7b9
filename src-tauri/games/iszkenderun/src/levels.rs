//! The levels of the bot, and the number of iterations for hints and verdicts.

use bot::{Level, Mind};

/// All levels, the weakest first.
pub(crate) const LEVELS: &[Level] = &[
    Level::measuring("random", Mind::Random),
    Level::offered("beginner", Mind::Greedy).overlooking(15).rated(1_000),
    Level::measuring("greedy", Mind::Greedy),
    Level::offered("steady", Mind::Search { iterations: 60 }).overlooking(4).rated(1_097),
    Level::offered("strong", Mind::Search { iterations: 200 }).rated(1_152),
    Level::offered("master", Mind::Search { iterations: 2_000 }).rated(1_197),
];

/// The iterations for a hint.
pub(crate) const HINT_BUDGET: u32 = 12_000;
