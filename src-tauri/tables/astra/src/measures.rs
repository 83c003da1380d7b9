//! What is measured of Astra.

use table::measures::{Bound, LADDER, Measures, Path, Question, Run, SELFCHECK, bout, selfcheck};

pub(crate) const MEASURES: Measures = Measures {
    questions: &[
        Question {
            words: &["playouts", "astra", "--seconds", "3", "--json"],
            figures: &[("/moves_per_second", "moves_per_s.astra"), ("/mean_moves", "decisions_per_game.astra")],
        },
        Question {
            words: &["timings", "astra", "--json"],
            figures: &[("/sims_per_second", "sims_per_s.astra"), ("/peak_mb", "engine_mb")],
        },
    ],
    bounds: &[("moves_per_s.astra", Bound::AtLeast(2_000_000.0))],
    paths: &[
        Path { figure: "instructions_m.playouts.astra", words: &["playouts", "astra", "--games", "400"] },
        // Auptolemy plays by its own rules: whoever is named for its seat has nothing to think about.
        Path {
            figure: "instructions_m.search.astra",
            words: &["match", "astra", "--seats", "steady,steady", "--games", "2"],
        },
        Path { figure: "instructions_m.selfcheck.astra", words: &["selfcheck", "astra", "--games", "1"] },
    ],
    runs: &[
        Run::new("selfcheck-astra", SELFCHECK, &[("astra", &selfcheck("astra", "1000"))]),
        Run::new(
            "ladder-astra",
            LADDER,
            &[
                // Each deal is played twice, once with either level in the person's seat: that one's result counts for
                // both.
                ("astra: greedy against random, in the person's seat", &bout("astra", "greedy,random", "60")),
                ("astra: strong against greedy, in the person's seat", &bout("astra", "strong,greedy", "600")),
            ],
        ),
    ],
};
