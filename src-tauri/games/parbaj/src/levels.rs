//! The levels of the bot, and the number of iterations for hints and verdicts.

use bot::{Level, Mind};

/// All levels, the weakest first.
pub(crate) const LEVELS: &[Level] = &[
    Level::measuring("random", Mind::Random),
    Level::offered("beginner", Mind::Search { iterations: 30 }).overlooking(15).rated(1_000),
    Level::measuring("greedy", Mind::Greedy),
    Level::offered("steady", Mind::Search { iterations: 60 }).overlooking(5).rated(1_136),
    Level::offered("strong", Mind::Search { iterations: 300 }).rated(1_251),
    Level::offered("master", Mind::Search { iterations: 3_000 }).rated(1_297),
];

/// The iterations for a hint.
pub(crate) const HINT_BUDGET: u32 = 3_000;
