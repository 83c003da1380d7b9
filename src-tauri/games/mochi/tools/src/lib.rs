//! Happy Mochi for the command line and the shared tests: what is measured, how it is tested.

mod measures;

use hosting::tools::{PuzzleSeries, Tools};
use hosting::{Deal, Rung, Trials};

/// Happy Mochi's tools.
pub static TOOLS: Tools = Tools {
    game: "mochi",
    trials: Trials {
        examples: 9,
        house_rules: &[
            "MO-0.1", "MO-1.4", "MO-2.2", "MO-4.3", "MO-4.4", "MO-5.5", "MO-5.6", "MO-6.3", "MO-6.5", "MO-6.6",
            "MO-7.3", "MO-7.4", "MO-8.2", "MO-8.3",
        ],
        set_up: &["MO-1.2"],
        choices: &[Deal::new(2, 1), Deal::new(3, 2), Deal::new(4, 3), Deal::new(6, 4)],
        iterations: 400,
        hints: &[Deal::new(2, 11), Deal::new(4, 12)],
        hint_points: 3,
        ladder: &[
            Rung::new(2, 20, "steady", "beginner", 0.55),
            Rung::new(2, 20, "greedy", "random", 0.8),
            Rung::new(4, 10, "greedy", "random", 0.5),
            Rung::new(2, 10, "beginner", "random", 0.8),
            Rung::new(2, 20, "steady", "greedy", 0.6),
            Rung::new(4, 40, "steady", "greedy", 0.3),
            Rung::new(4, 20, "steady", "beginner", 0.3),
        ],
    },
    measures: measures::MEASURES,
    puzzles: &[PuzzleSeries::usual(100)],
    commands: &[],
    light: None,
};
