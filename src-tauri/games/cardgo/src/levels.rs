//! The levels of the bot, and the number of iterations for hints and verdicts.

use crate::go;
use bot::{Level, Mind, Rank};

/// A single evaluation by the net; levels that overlook moves need no search.
const ONE_LOOK: Mind = Mind::Search { iterations: go::EVALUATION };

/// All levels, the weakest first.
pub(crate) const LEVELS: &[Level] = &[
    Level::measuring("random", Mind::Random),
    Level::offered("beginner", ONE_LOOK).overlooking(55).ranked(Rank::Kyu(29)).rated(1_000),
    Level::of_rank("kyu24", Rank::Kyu(24), ONE_LOOK).overlooking(48).rated(1_091),
    Level::of_rank("kyu19", Rank::Kyu(19), ONE_LOOK).overlooking(42).rated(1_176),
    Level::of_rank("kyu14", Rank::Kyu(14), ONE_LOOK).overlooking(33).rated(1_393),
    Level::offered("steady", ONE_LOOK).overlooking(24).ranked(Rank::Kyu(11)).rated(1_507),
    Level::of_rank("kyu8", Rank::Kyu(8), ONE_LOOK).overlooking(13).rated(1_624),
    Level::of_rank("kyu5", Rank::Kyu(5), ONE_LOOK).rated(1_775),
    Level::measuring("greedy", Mind::Greedy),
    Level::of_rank("kyu2", Rank::Kyu(2), Mind::Search { iterations: 80 }).rated(1_988),
    Level::offered("strong", Mind::Search { iterations: 400 }).ranked(Rank::Dan(2)).rated(2_072),
    Level::offered("master", Mind::Search { iterations: 4_000 }).ranked(Rank::Dan(5)).rated(2_288),
];

/// The iterations for a hint.
pub(crate) const HINT_BUDGET: u32 = 4_000;
