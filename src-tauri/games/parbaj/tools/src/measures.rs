//! The measurements of Párbaj.

use hosting::measures::{
    Bound, CEILING, InstructionPath, LADDER, LEVELS, Measures, Question, Run, SELFCHECK, bout, selfcheck,
};

/// The description of the measurements that compare the ready decks.
const DECKS: &str =
    "every pair of ready decks: what each deck and the starter win, how long a duel takes, what happens in it";

/// Expands to the command-line words for a number of games of every pair of ready decks.
macro_rules! decks {
    ($levels:literal, $games:literal $(, $more:literal)*) => {
        &[
            "arena", "decks", "--levels", $levels, "--games", $games, "--seed", "{run}", "--threads", "2" $(, $more)*
        ]
    };
}

pub(crate) const MEASURES: Measures = Measures {
    questions: &[
        Question {
            words: &["playouts", "parbaj", "--seconds", "3", "--json"],
            figures: &[("/moves_per_second", "moves_per_s.parbaj"), ("/mean_moves", "decisions_per_game.parbaj")],
        },
        Question {
            words: &["timings", "parbaj", "--json"],
            figures: &[
                ("/sims_per_second", "sims_per_s.parbaj"),
                ("/verdict_s", "verdict_s.parbaj"),
                ("/peak_mb", "engine_mb"),
            ],
        },
    ],
    bounds: &[("moves_per_s.parbaj", Bound::AtLeast(1_000_000.0))],
    paths: &[
        InstructionPath { figure: "instructions_m.playouts.parbaj", words: &["playouts", "parbaj", "--games", "400"] },
        InstructionPath {
            figure: "instructions_m.search.parbaj",
            words: &["match", "parbaj", "--seats", "steady,steady", "--games", "2"],
        },
        InstructionPath { figure: "instructions_m.selfcheck.parbaj", words: &["selfcheck", "parbaj", "--games", "1"] },
    ],
    runs: &[
        Run::new("selfcheck-parbaj", SELFCHECK, &[("parbaj", &selfcheck("parbaj", "1000"))]),
        Run::new(
            "ladder-parbaj",
            LADDER,
            &[
                ("parbaj: greedy against random", decks!("greedy,random", "40", "--mirrors")),
                ("parbaj: strong against greedy", decks!("strong,greedy", "20", "--mirrors")),
            ],
        ),
        Run::new(
            "ladder-levels-parbaj",
            LEVELS,
            &[
                ("steady over beginner", &bout("parbaj", "steady,beginner", "60")),
                ("strong over steady", &bout("parbaj", "strong,steady", "120")),
                ("master over strong", &bout("parbaj", "master,strong", "300")),
            ],
        ),
        Run::new(
            "ceiling-parbaj",
            CEILING,
            &[
                ("parbaj: clairvoyant", &bout("parbaj", "strong:clairvoyant,greedy", "240")),
                ("parbaj: strong", &bout("parbaj", "strong,greedy", "240")),
                ("parbaj: master", &bout("parbaj", "master,greedy", "600")),
            ],
        ),
        Run::new(
            "decks-parbaj",
            DECKS,
            &[
                ("parbaj: strong against strong", decks!("strong,strong", "60")),
                ("parbaj: greedy against greedy", decks!("greedy,greedy", "400")),
                ("parbaj: always-attack against strong", decks!("always-attack,strong", "20")),
                ("parbaj: never-attack against strong", decks!("never-attack,strong", "20")),
            ],
        ),
    ],
};
