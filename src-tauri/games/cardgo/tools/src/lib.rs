//! Card Go for the command line and the shared tests: what is measured, how it is tested, and its own commands.

pub mod gtp;
mod judgement_accuracy;
mod learning;
mod light_playouts;
mod measures;
mod net_speed;
mod referee;
mod sgf_command;

use hosting::commands::Command;
use hosting::tools::{PuzzleSeries, Tools};
use hosting::{Deal, Rung, Trials};

/// Card Go's tools.
pub static TOOLS: Tools = Tools {
    game: "cardgo",
    trials: Trials {
        examples: 8,
        house_rules: &["GO-1.3", "GO-1.4", "GO-1.5", "GO-2.1", "GO-2.3", "GO-3.5", "GO-3.6", "GO-3.7", "GO-3.10"],
        set_up: &[],
        choices: &[Deal::new(2, 1), Deal::new(2, 2), Deal::new(2, 3)],
        iterations: 320,
        hints: &[Deal::new(2, 11)],
        hint_points: 2,
        ladder: &[
            Rung::new(2, 4, "beginner", "random", 0.8),
            Rung::new(2, 4, "steady", "beginner", 0.8),
            // A seat that may use cards beats one that may not.
            Rung::new(2, 8, "strong", "strong", 0.7).with(&[("size", "9")]).over_fewer_means(),
        ],
    },
    measures: measures::MEASURES,
    puzzles: &[
        PuzzleSeries { options: &[("size", "9"), ("cards", "0")], count: 45, seed: 100_000 },
        PuzzleSeries { options: &[("size", "9")], count: 40, seed: 200_000 },
        PuzzleSeries { options: &[], count: 15, seed: 1 },
    ],
    commands: &[
        Command {
            name: "evaluations",
            about: "How many positions of plain Go a second the net evaluates, by vector instructions.",
            run: net_speed::run,
        },
        Command {
            name: "glances",
            about: "How well plain Go is judged without a long search: leads, and dead stones.",
            run: judgement_accuracy::run,
        },
        Command {
            name: "gtp",
            about: "The Go bot over the Go Text Protocol, version 2, on standard input and output.",
            run: gtp::run,
        },
        Command {
            name: "referee",
            about: "Whole games between two programs that speak the Go Text Protocol.",
            run: referee::run,
        },
        Command {
            name: "sgf",
            about: "Looks through records of Go: the games in them, and whether our rules allow what was played there.",
            run: sgf_command::run,
        },
        Command {
            name: "teach-go",
            about: "Plays games of plain Go by the search led by the net, for `train-go` to learn from.",
            run: learning::self_play::run,
        },
        Command {
            name: "train-go",
            about: "Learns the net of plain Go anew from a folder of positions, and goes on where it was broken off.",
            run: learning::run,
        },
    ],
    light: Some(light_playouts::GO_13),
};
