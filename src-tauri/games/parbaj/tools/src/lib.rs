//! Párbaj for the command line and the shared tests: what is measured, how it is tested, and its own commands.

mod deck_matchups;
mod measures;
mod read_command;

use hosting::commands::Command;
use hosting::tools::{PuzzleSeries, Tools};
use hosting::{Deal, Rung, Trials};

/// Párbaj's tools.
pub static TOOLS: Tools = Tools {
    game: "parbaj",
    trials: Trials {
        examples: 9,
        house_rules: &[
            "DU-1.2",
            "DU-1.3",
            "DU-1.4",
            "DU-1.5",
            "DU-1.8",
            "DU-1.9",
            "DU-2.1",
            "DU-2.2",
            "DU-2.10",
            "DU-3.2",
            "DU-3.7",
            "DU-4.2",
            "DU-4.6",
            "DU-5.1",
            "DU-5.4",
            "DU-91.3.4",
        ],
        // The deal uses only concepts that the mulligan uses too.
        set_up: &[],
        choices: &[Deal::new(2, 1), Deal::new(2, 2), Deal::new(2, 3)],
        iterations: 60,
        hints: &[Deal::new(2, 11)],
        hint_points: 2,
        ladder: &[
            Rung::new(2, 15, "steady", "beginner", 0.55),
            Rung::new(2, 20, "beginner", "random", 0.7),
            Rung::new(2, 20, "steady", "greedy", 0.55),
        ],
    },
    measures: measures::MEASURES,
    puzzles: &[
        PuzzleSeries::usual(40),
        PuzzleSeries { options: &[("deck", "tengerszem"), ("opposing-deck", "romvaros")], count: 30, seed: 100_000 },
        PuzzleSeries { options: &[("deck", "romvaros"), ("opposing-deck", "erdoszel")], count: 15, seed: 200_000 },
        PuzzleSeries { options: &[("deck", "hamuvar"), ("opposing-deck", "tengerszem")], count: 15, seed: 300_000 },
    ],
    commands: &[
        Command {
            name: "decks",
            about: "The ready decks of Párbaj against each other: shares, starter, turns.",
            run: deck_matchups::run,
        },
        Command {
            name: "read",
            about: "A Hungarian card text under chapter 91 of the HKK Kódex: its parts and their categories.",
            run: read_command::run,
        },
    ],
    light: None,
};
