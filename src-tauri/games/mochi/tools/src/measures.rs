//! The performance measures of Boldog mocsik.

use hosting::measures::{
    Bound, CEILING, InstructionPath, LADDER, LEVELS, Measures, Question, Run, SELFCHECK, bout, selfcheck,
};

pub(crate) const MEASURES: Measures = Measures {
    questions: &[
        Question {
            words: &["playouts", "mochi", "--seconds", "3", "--option", "seats=4", "--json"],
            figures: &[("/moves_per_second", "moves_per_s.mochi"), ("/mean_moves", "decisions_per_game.mochi")],
        },
        Question {
            // Four seats, as the performance budget requires; to 60 points, so that a game of 1,000 moves occurs.
            words: &["timings", "mochi", "--option", "seats=4", "--option", "target=60", "--json"],
            figures: &[
                ("/sims_per_second", "sims_per_s.mochi"),
                ("/verdict_s", "verdict_s.mochi"),
                ("/act_ms/p99", "act_p99_ms"),
                ("/act_ms/median", "act_median_ms"),
                ("/replay_ms", "replay_ms"),
                ("/peak_mb", "engine_mb"),
            ],
        },
    ],
    bounds: &[("moves_per_s.mochi", Bound::AtLeast(12_000_000.0)), ("sims_per_s.mochi", Bound::AtLeast(100_000.0))],
    paths: &[
        // The engine: 40 complete random games.
        InstructionPath {
            figure: "instructions_m.playouts.mochi",
            words: &["playouts", "mochi", "--option", "seats=4", "--games", "40"],
        },
        // The search: one deal played twice by two bots that search.
        InstructionPath {
            figure: "instructions_m.search.mochi",
            words: &["match", "mochi", "--seats", "steady,steady", "--games", "2"],
        },
        // Serialisation, event sentences and the journal: one random game checked against the whole contract.
        InstructionPath {
            figure: "instructions_m.selfcheck.mochi",
            words: &["selfcheck", "mochi", "--option", "seats=2", "--games", "1"],
        },
    ],
    runs: &[
        Run::new("selfcheck-mochi", SELFCHECK, &[("mochi", &selfcheck("mochi", "2000"))]),
        Run::new(
            "ladder-mochi",
            LADDER,
            &[
                ("mochi, 2 seats: greedy against random", &bout("mochi", "greedy,random", "240")),
                ("mochi, 2 seats: strong against greedy", &bout("mochi", "strong,greedy", "240")),
                ("mochi, 4 seats: one greedy among random", &bout("mochi", "greedy,random,random,random", "240")),
                ("mochi, 4 seats: one strong among greedy", &bout("mochi", "strong,greedy,greedy,greedy", "240")),
            ],
        ),
        Run::new(
            "ladder-levels-mochi",
            LEVELS,
            &[
                ("2 seats: steady over beginner", &bout("mochi", "steady,beginner", "60")),
                ("2 seats: strong over steady", &bout("mochi", "strong,steady", "120")),
                ("2 seats: master over strong", &bout("mochi", "master,strong", "240")),
                ("3 seats: steady over beginner", &bout("mochi", "steady,beginner,beginner", "60")),
                ("3 seats: strong over steady", &bout("mochi", "strong,steady,steady", "120")),
                ("3 seats: master over strong", &bout("mochi", "master,strong,strong", "240")),
                ("4 seats: steady over beginner", &bout("mochi", "steady,beginner,beginner,beginner", "60")),
                ("4 seats: strong over steady", &bout("mochi", "strong,steady,steady,steady", "240")),
                ("4 seats: master over strong", &bout("mochi", "master,strong,strong,strong", "240")),
            ],
        ),
        Run::new(
            "hands-mochi",
            "what it is worth to know the cards in the others' hands, but neither their order nor the deck",
            &[
                ("mochi, 2 seats: hands known", &bout("mochi", "strong:hands,greedy", "90")),
                ("mochi, 4 seats: hands known", &bout("mochi", "strong:hands,greedy,greedy,greedy", "210")),
                ("mochi, 4 seats: strong", &bout("mochi", "strong,greedy,greedy,greedy", "210")),
            ],
        ),
        Run::new(
            "ceiling-mochi",
            CEILING,
            &[
                ("mochi, 2 seats: clairvoyant", &bout("mochi", "strong:clairvoyant,greedy", "100")),
                ("mochi, 2 seats: strong", &bout("mochi", "strong,greedy", "100")),
                ("mochi, 2 seats: master", &bout("mochi", "master,greedy", "240")),
                ("mochi, 4 seats: clairvoyant", &bout("mochi", "strong:clairvoyant,greedy,greedy,greedy", "160")),
                ("mochi, 4 seats: strong", &bout("mochi", "strong,greedy,greedy,greedy", "160")),
                ("mochi, 4 seats: master", &bout("mochi", "master,greedy,greedy,greedy", "420")),
            ],
        ),
    ],
};
