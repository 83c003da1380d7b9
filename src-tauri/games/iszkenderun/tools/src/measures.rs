//! The performance measures of Iszkenderun.

use hosting::measures::{
    Bound, CEILING, InstructionPath, LADDER, LEVELS, Measures, Question, Run, SELFCHECK, bout, selfcheck,
};

pub(crate) const MEASURES: Measures = Measures {
    questions: &[
        Question {
            words: &["playouts", "iszkenderun", "--seconds", "3", "--option", "seats=4", "--json"],
            figures: &[
                ("/moves_per_second", "moves_per_s.iszkenderun"),
                ("/mean_moves", "decisions_per_game.iszkenderun"),
            ],
        },
        Question {
            words: &["timings", "iszkenderun", "--option", "seats=4", "--json"],
            figures: &[
                ("/sims_per_second", "sims_per_s.iszkenderun"),
                ("/verdict_s", "verdict_s.iszkenderun"),
                ("/peak_mb", "engine_mb"),
            ],
        },
    ],
    bounds: &[
        ("moves_per_s.iszkenderun", Bound::AtLeast(3_500_000.0)),
        ("sims_per_s.iszkenderun", Bound::AtLeast(20_000.0)),
    ],
    paths: &[
        InstructionPath {
            figure: "instructions_m.playouts.iszkenderun",
            words: &["playouts", "iszkenderun", "--option", "seats=4", "--games", "400"],
        },
        InstructionPath {
            figure: "instructions_m.search.iszkenderun",
            words: &["match", "iszkenderun", "--seats", "steady,steady,steady", "--games", "3"],
        },
        InstructionPath {
            figure: "instructions_m.selfcheck.iszkenderun",
            words: &["selfcheck", "iszkenderun", "--option", "seats=3", "--games", "1"],
        },
    ],
    runs: &[
        Run::new("selfcheck-iszkenderun", SELFCHECK, &[("iszkenderun", &selfcheck("iszkenderun", "2000"))]),
        Run::new(
            "ladder-iszkenderun",
            LADDER,
            &[
                ("iszkenderun, 3 seats: one strong among greedy", &bout("iszkenderun", "strong,greedy,greedy", "180")),
                (
                    "iszkenderun, 4 seats: one greedy among random",
                    &bout("iszkenderun", "greedy,random,random,random", "60"),
                ),
                (
                    "iszkenderun, 4 seats: one strong among greedy",
                    &bout("iszkenderun", "strong,greedy,greedy,greedy", "900"),
                ),
            ],
        ),
        Run::new(
            "ladder-levels-iszkenderun",
            LEVELS,
            &[
                ("4 seats: steady over beginner", &bout("iszkenderun", "steady,beginner,beginner,beginner", "120")),
                ("4 seats: strong over steady", &bout("iszkenderun", "strong,steady,steady,steady", "300")),
                ("4 seats: master over strong", &bout("iszkenderun", "master,strong,strong,strong", "600")),
            ],
        ),
        Run::new(
            "ceiling-iszkenderun",
            CEILING,
            &[
                ("iszkenderun, 3 seats: clairvoyant", &bout("iszkenderun", "strong:clairvoyant,greedy,greedy", "100")),
                ("iszkenderun, 3 seats: strong", &bout("iszkenderun", "strong,greedy,greedy", "100")),
                ("iszkenderun, 3 seats: master", &bout("iszkenderun", "master,greedy,greedy", "300")),
                (
                    "iszkenderun, 4 seats: clairvoyant",
                    &bout("iszkenderun", "strong:clairvoyant,greedy,greedy,greedy", "140"),
                ),
                ("iszkenderun, 4 seats: strong", &bout("iszkenderun", "strong,greedy,greedy,greedy", "140")),
                ("iszkenderun, 4 seats: master", &bout("iszkenderun", "master,greedy,greedy,greedy", "400")),
            ],
        ),
    ],
};
