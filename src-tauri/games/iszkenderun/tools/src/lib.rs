//! Iskenderun for the command line and the shared tests: what is measured, how it is tested.

mod measures;

use hosting::tools::{PuzzleSeries, Tools};
use hosting::{Deal, Rung, Trials};

/// Iskenderun's tools.
pub static TOOLS: Tools = Tools {
    game: "iszkenderun",
    trials: Trials {
        examples: 9,
        house_rules: &[
            "IS-0.2", "IS-0.3", "IS-1.3", "IS-3.2", "IS-3.3", "IS-3.4", "IS-3.6", "IS-3.7", "IS-3.9", "IS-4.2",
            "IS-4.6", "IS-4.8", "IS-4.9", "IS-4.10", "IS-4.11", "IS-4.13", "IS-5.2", "IS-5.4", "IS-5.5", "IS-6.1",
            "IS-6.3", "IS-7.2", "IS-7.3", "IS-7.4", "IS-7.6", "IS-8.4",
        ],
        set_up: &["IS-1.1", "IS-1.2"],
        choices: &[Deal::new(3, 1), Deal::new(4, 2), Deal::new(4, 3)],
        iterations: 100,
        hints: &[Deal::new(3, 11), Deal::new(4, 12)],
        hint_points: 2,
        ladder: &[
            Rung::new(3, 10, "beginner", "random", 0.8),
            Rung::new(4, 10, "beginner", "random", 0.8),
            Rung::new(3, 50, "greedy", "beginner", 0.38),
            Rung::new(4, 50, "greedy", "beginner", 0.28),
            Rung::new(4, 10, "steady", "greedy", 0.3),
        ],
    },
    measures: measures::MEASURES,
    puzzles: &[PuzzleSeries::usual(100)],
    commands: &[],
    light: None,
};
