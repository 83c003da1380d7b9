//! The levels of the bot, and the number of iterations for hints and verdicts.

use bot::{Level, Mind};

/// All levels, the weakest first.
pub(crate) const LEVELS: &[Level] = &[
    Level::measuring("random", Mind::Random),
    Level::offered("beginner", Mind::Search { iterations: 60 }).overlooking(11).rated(1_000),
    Level::measuring("greedy", Mind::Greedy),
    Level::offered("steady", Mind::Search { iterations: 100 }).overlooking(3).rated(1_121),
    Level::offered("strong", Mind::Search { iterations: 1_000 }).rated(1_233),
    Level::offered("master", Mind::Search { iterations: 10_000 }).rated(1_263),
];

/// The iterations for a hint.
pub(crate) const HINT_BUDGET: u32 = 30_000;
