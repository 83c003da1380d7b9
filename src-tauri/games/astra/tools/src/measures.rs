//! The performance measures of Astra.

use hosting::measures::{Bound, CEILING, InstructionPath, LEVELS, Measures, Question, Run, SELFCHECK, selfcheck};

/// The title of the measure of how often the levels beat Auptolemy.
const WINS: &str = "each level against Auptolemy: usual, all that is easier, all that is harder";

/// The arguments for this number of games of a level against Auptolemy, with these options.
macro_rules! against_auptolemy {
    ($level:literal, $games:literal $(, $option:literal)*) => {
        &[
            "arena", "match", "astra", "--seats", $level, "--games", $games, "--seed", "{run}000000", "--threads", "2"
            $(, "--option", $option)*
        ]
    };
}

/// The arguments for games with all easier modifications (AS-9.1 to AS-9.6).
macro_rules! easier {
    ($level:literal, $games:literal) => {
        against_auptolemy!(
            $level,
            $games,
            "water-removed=yes",
            "no-points=yes",
            "no-telescopes=yes",
            "open-deck=yes",
            "reshuffle=yes",
            "more-stardust=yes"
        )
    };
}

/// The arguments for games with all harder modifications (AS-9.7 to AS-9.12).
macro_rules! harder {
    ($level:literal, $games:literal) => {
        against_auptolemy!(
            $level,
            $games,
            "more-points=yes",
            "more-telescopes=yes",
            "final-card=yes",
            "six-stardust=yes",
            "hidden-card=yes",
            "one-more-removed=yes"
        )
    };
}

pub(crate) const MEASURES: Measures = Measures {
    questions: &[
        Question {
            words: &["playouts", "astra", "--seconds", "3", "--json"],
            figures: &[("/moves_per_second", "moves_per_s.astra"), ("/mean_moves", "decisions_per_game.astra")],
        },
        Question {
            words: &["timings", "astra", "--json"],
            figures: &[
                ("/sims_per_second", "sims_per_s.astra"),
                ("/verdict_s", "verdict_s.astra"),
                ("/peak_mb", "engine_mb"),
            ],
        },
    ],
    bounds: &[("moves_per_s.astra", Bound::AtLeast(2_000_000.0))],
    paths: &[
        InstructionPath { figure: "instructions_m.playouts.astra", words: &["playouts", "astra", "--games", "400"] },
        InstructionPath {
            figure: "instructions_m.search.astra",
            words: &["match", "astra", "--seats", "steady", "--games", "4"],
        },
        InstructionPath { figure: "instructions_m.selfcheck.astra", words: &["selfcheck", "astra", "--games", "1"] },
    ],
    runs: &[
        Run::new("selfcheck-astra", SELFCHECK, &[("astra", &selfcheck("astra", "1000"))]),
        Run::new(
            "wins-astra",
            WINS,
            &[
                ("beginner, normal", against_auptolemy!("beginner", "1000")),
                ("greedy, normal", against_auptolemy!("greedy", "1000")),
                ("steady, normal", against_auptolemy!("steady", "1000")),
                ("strong, normal", against_auptolemy!("strong", "400")),
                ("beginner, easier", easier!("beginner", "1000")),
                ("greedy, easier", easier!("greedy", "1000")),
                ("steady, easier", easier!("steady", "200")),
                ("strong, easier", easier!("strong", "200")),
                ("beginner, harder", harder!("beginner", "1000")),
                ("greedy, harder", harder!("greedy", "1000")),
                ("steady, harder", harder!("steady", "200")),
                ("strong, harder", harder!("strong", "200")),
            ],
        ),
        Run::new(
            "ladder-levels-astra",
            LEVELS,
            &[
                ("beginner against Auptolemy", against_auptolemy!("beginner", "1000")),
                ("steady against Auptolemy", against_auptolemy!("steady", "1000")),
                ("strong against Auptolemy", against_auptolemy!("strong", "400")),
                ("master against Auptolemy", against_auptolemy!("master", "100")),
            ],
        ),
        Run::new(
            "ceiling-astra",
            CEILING,
            &[
                ("greedy, normal", against_auptolemy!("greedy", "2000")),
                ("clairvoyant, normal", against_auptolemy!("strong:clairvoyant", "400")),
                ("strong, normal", against_auptolemy!("strong", "400")),
                ("greedy, harder", harder!("greedy", "2000")),
                ("clairvoyant, harder", harder!("strong:clairvoyant", "400")),
                ("strong, harder", harder!("strong", "400")),
            ],
        ),
        Run::new(
            "wins-astra-master",
            WINS,
            &[("master, normal", against_auptolemy!("master", "200")), ("master, harder", harder!("master", "40"))],
        ),
    ],
};
