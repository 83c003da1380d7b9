//! Astra for the command line and the shared tests: what is measured, how it is tested.

mod measures;

use hosting::tools::{PuzzleSeries, Tools};
use hosting::{Deal, Rung, Trials};

/// Astra's tools.
pub static TOOLS: Tools = Tools {
    game: "astra",
    trials: Trials {
        examples: 8,
        house_rules: &[
            "AS-0.1", "AS-0.2", "AS-0.3", "AS-0.4", "AS-1.4", "AS-2.1", "AS-4.1", "AS-5.2", "AS-5.5", "AS-5.6",
            "AS-6.1", "AS-6.2", "AS-7.5", "AS-7.7", "AS-7.8", "AS-7.9", "AS-7.10", "AS-7.12", "AS-8.1", "AS-8.2",
            "AS-8.4", "AS-9.1", "AS-9.5", "AS-9.11", "AS-9.13",
        ],
        set_up: &["AS-1.4", "AS-9.1", "AS-9.2", "AS-9.6", "AS-9.7", "AS-9.12"],
        choices: &[Deal::new(2, 1), Deal::new(2, 2), Deal::new(2, 3), Deal::new(2, 4)],
        iterations: 60,
        hints: &[Deal::new(2, 11)],
        hint_points: 2,
        ladder: &[
            Rung::new(2, 10, "steady", "beginner", 0.5),
            Rung::new(2, 20, "beginner", "random", 0.6),
            Rung::new(2, 40, "greedy", "beginner", 0.5),
        ],
    },
    measures: measures::MEASURES,
    puzzles: &[PuzzleSeries::usual(100)],
    commands: &[],
    light: None,
};
