//! What is measured of Párbaj.

use table::measures::{Bound, LADDER, Measures, Path, Question, Run, SELFCHECK, bout, selfcheck};

/// What a starter wins.
const STARTER: &str = "two strong players with the same deck: what the seats, which begin alike often, win";

/// Games of two strong players with these decks.
macro_rules! mirror {
    ($deck:literal, $opposing:literal) => {
        &[
            "arena",
            "match",
            "parbaj",
            "--seats",
            "strong,strong",
            "--games",
            "200",
            "--seed",
            "{run}000000",
            "--threads",
            "2",
            "--option",
            $deck,
            "--option",
            $opposing,
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
            figures: &[("/sims_per_second", "sims_per_s.parbaj"), ("/peak_mb", "engine_mb")],
        },
    ],
    bounds: &[("moves_per_s.parbaj", Bound::AtLeast(500_000.0))],
    paths: &[
        Path { figure: "instructions_m.playouts.parbaj", words: &["playouts", "parbaj", "--games", "400"] },
        Path {
            figure: "instructions_m.search.parbaj",
            words: &["match", "parbaj", "--seats", "steady,steady", "--games", "2"],
        },
        Path { figure: "instructions_m.selfcheck.parbaj", words: &["selfcheck", "parbaj", "--games", "1"] },
    ],
    runs: &[
        Run::new("selfcheck-parbaj", SELFCHECK, &[("parbaj", &selfcheck("parbaj", "1000"))]),
        Run::new(
            "ladder-parbaj",
            LADDER,
            &[
                ("parbaj: greedy against random", &bout("parbaj", "greedy,random", "60")),
                ("parbaj: strong against greedy", &bout("parbaj", "strong,greedy", "900")),
            ],
        ),
        Run::new(
            "mirrors-parbaj",
            STARTER,
            &[
                ("erdoszel", mirror!("deck=erdoszel", "opposing-deck=erdoszel")),
                ("hamuvar", mirror!("deck=hamuvar", "opposing-deck=hamuvar")),
                ("tengerszem", mirror!("deck=tengerszem", "opposing-deck=tengerszem")),
                ("romvaros", mirror!("deck=romvaros", "opposing-deck=romvaros")),
            ],
        ),
    ],
};
