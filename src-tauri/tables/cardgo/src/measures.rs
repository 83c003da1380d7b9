//! What is measured of Kártyás go, and of plain Go at its table.

use table::measures::{Bound, LADDER, LEVELS, Measures, Path, Question, Run, SELFCHECK, bout, selfcheck};

pub(crate) const MEASURES: Measures = Measures {
    questions: &[
        Question {
            words: &["playouts", "cardgo", "--seconds", "3", "--json"],
            figures: &[("/moves_per_second", "moves_per_s.cardgo"), ("/mean_moves", "decisions_per_game.cardgo")],
        },
        Question {
            words: &["playouts", "go13", "--seconds", "3", "--json"],
            figures: &[("/per_second", "playouts_per_s.go13")],
        },
        Question {
            words: &["evaluations", "--seconds", "2", "--json"],
            figures: &[("/per_second/avx2", "evals_per_s.go13.avx2"), ("/per_second/sse2", "evals_per_s.go13.sse2")],
        },
        Question {
            // Plain Go: at the usual table, which has cards, levels think longer, and that is asked next.
            words: &["timings", "cardgo", "--option", "cards=0", "--decisions", "1", "--json"],
            figures: &[
                ("/verdict_s", "verdict_s.cardgo"),
                ("/curve_s", "curve_s.cardgo"),
                ("/analysis_ms", "analysis_ms.cardgo"),
            ],
        },
        Question { words: &["timings", "cardgo", "--json"], figures: &[("/peak_mb", "engine_mb")] },
    ],
    bounds: &[
        ("moves_per_s.cardgo", Bound::AtLeast(1_200_000.0)),
        ("playouts_per_s.go13", Bound::AtLeast(45_000.0)),
        // On one quiet core. Without AVX2 there is a GAP: it counts as none.
        ("evals_per_s.go13.avx2", Bound::AtLeast(900.0)),
        ("evals_per_s.go13.sse2", Bound::AtLeast(400.0)),
        // A whole game on 13×13, and the first moves on the board.
        ("verdict_s.cardgo", Bound::AtMost(15.0)),
        ("curve_s.cardgo", Bound::AtMost(3.0)),
        ("analysis_ms.cardgo", Bound::AtMost(100.0)),
        // Go has nothing hidden to make up for a shallow look.
        ("think_ms.cardgo.master.p99", Bound::AtMost(3_000.0)),
    ],
    paths: &[
        Path { figure: "instructions_m.playouts.go13", words: &["playouts", "go13", "--games", "400"] },
        Path {
            figure: "instructions_m.search.cardgo",
            words: &["match", "cardgo", "--option", "size=9", "--seats", "steady,steady", "--games", "2"],
        },
        Path {
            figure: "instructions_m.selfcheck.cardgo",
            words: &["selfcheck", "cardgo", "--option", "size=9", "--games", "1"],
        },
    ],
    runs: &[
        Run::new("selfcheck-cardgo", SELFCHECK, &[("cardgo", &selfcheck("cardgo", "500"))]),
        Run::new(
            "ladder-cardgo",
            LADDER,
            &[
                ("cardgo, 13×13 with cards: strong against greedy", &board_bout("size=13", "strong,greedy", "570")),
                ("cardgo, 9×9 with cards: strong against greedy", &board_bout("size=9", "strong,greedy", "300")),
                ("cardgo, 9×9 with cards: greedy against random", &board_bout("size=9", "greedy,random", "60")),
            ],
        ),
        Run::new(
            "ladder-levels-cardgo",
            LEVELS,
            &[
                ("13×13 with cards: steady over beginner", &bout("cardgo", "steady,beginner", "40")),
                ("13×13 with cards: strong over steady", &bout("cardgo", "strong,steady", "150")),
                ("13×13 with cards: master over strong", &bout("cardgo", "master,strong", "720")),
            ],
        ),
        Run::new(
            "cards-or-not",
            "a bot that may use cards against the same bot that may not",
            &[
                (
                    "cardgo, 13×13: strong, with cards against without",
                    &board_bout("size=13", "strong,strong:cards=0", "840"),
                ),
                (
                    "cardgo, 9×9: strong, with cards against without",
                    &board_bout("size=9", "strong,strong:cards=0", "240"),
                ),
            ],
        ),
        Run::new(
            "ceiling-cardgo",
            "what seeing all cards is worth to a strong player",
            &[
                ("cardgo, 9×9: clairvoyant against strong", &board_bout("size=9", "strong:clairvoyant,strong", "300")),
                (
                    "cardgo, 13×13: clairvoyant against strong",
                    &board_bout("size=13", "strong:clairvoyant,strong", "840"),
                ),
            ],
        ),
        Run::new(
            "board",
            "the Go board: a million moves and ten thousand counts against paper, positions and games of tiny boards",
            &[
                ("a million moves", &board("board::moves::")),
                ("ten thousand finished games counted", &board("board::scoring::")),
                ("24,318,165 positions on 4×4", &board("board::legal::")),
                ("386,356,909,593 games on 2×2", &board("board::games::")),
            ],
        ),
        Run::new(
            "glances",
            "plain Go judged without a long search: the lead half-way through games, and how soon verdicts, curve and first \
             moves are there",
            &[
                ("13×13, lead half-way against 4,000 positions", &leads("13", "40")),
                ("9×9, lead half-way against 4,000 positions", &leads("9", "40")),
                ("13×13, how soon", &["arena", "timings", "cardgo", "--option", "cards=0", "--decisions", "1"]),
                (
                    "19×19, how soon",
                    &["arena", "timings", "cardgo", "--option", "cards=0", "--option", "size=19", "--decisions", "1"],
                ),
            ],
        ),
        Run {
            name: "dead-stones",
            what: "dead stones of 200 games that a weak bot has ended with GNU Go, as the net and as GNU Go see them",
            file: "dead-stones",
            needs: &["gnugo"],
            steps: &[("games", &DEAD_GAMES), ("dead stones", &DEAD_STONES)],
        },
        Run::new(
            "train-go",
            "the net of plain Go learnt anew for 18 minutes, from ../shared/go-net; what was learnt before counts",
            &[("32 channels, 6 blocks", &LEARNING)],
        ),
        go_run(
            "go-100",
            "plain Go, 100 positions a move looked at by the net (0.1 s of one core), against GNU Go's level 10",
            &["gnugo"],
            &[GO_100],
        ),
        go_run(
            "go-1000",
            "plain Go, 1,000 positions a move (less than 1 s of one core), against Pachi without nets at 1 s of one core",
            &["pachi"],
            &[GO_1000],
        ),
    ],
};

/// The leads of so many games on a board of that size.
const fn leads(size: &'static str, games: &'static str) -> [&'static str; 9] {
    ["arena", "glances", "leads", "--size", size, "--games", games, "--seed", "{run}000"]
}

/// Games with dead stones on the board: the bot thinks too little to save them all, and nobody gives up.
const DEAD_GAMES: [&str; 18] = [
    "arena",
    "referee",
    "--size",
    "13",
    "--komi",
    "7.5",
    "--series",
    "dead",
    "--games",
    "200",
    "--first",
    "{arena} gtp --playouts 2 --never-resign --seed {game}",
    "--second",
    "/usr/games/gnugo --mode gtp --level 1 --chinese-rules --seed {game}",
    "--results",
    "target/dead-games.jsonl",
    "--records",
    "target/dead-games",
];
const DEAD_STONES: [&str; 5] = ["arena", "glances", "dead", "--records", "target/dead-games"];

/// A small net learns, and goes on where it was broken off. What is learnt is kept beside it.
const LEARNING: [&str; 8] =
    ["arena", "train-go", "--positions", "../shared/go-net", "--keep", "target/train-go", "--seconds", "1080"];

/// A step of a run: what it is called, and the words after `cargo`.
type Step = (&'static str, &'static [&'static str]);

/// Games against another program. A game takes minutes: every run adds some to `go_games.jsonl`, and its entry covers all
/// so far. A bot that plays differently begins with a new file; those that had learnt nothing are in
/// `go_games_unlearnt.jsonl`, those that believed a play's own results later in `go_games_3500.jsonl`, those that played
/// games out instead of asking the net are the series without `net`.
const fn go_run(name: &'static str, what: &'static str, needs: &'static [&'static str], steps: &'static [Step]) -> Run {
    Run { name, what, file: "go_strength", needs, steps }
}

const GO_100: Step = (
    "100 positions, against GNU Go's level 10",
    &go_games("net-100-level10", "60", "{arena} gtp --playouts 100 --seed {game}", LEVEL_10),
);
const GO_1000: Step = (
    "1,000 positions, against Pachi's 5,700 playouts",
    &go_games("net-1000-pachi", "60", "{arena} gtp --playouts 1000 --seed {game}", PACHI),
);
const LEVEL_10: &str = "/usr/games/gnugo --mode gtp --level 10 --chinese-rules --resign-allowed --seed {game}";
/// Pachi 12 as a Go program; the Debian package of this name is something else.
const PACHI: &str = "pachi -d 0 -t =5700 --nodcnn --nojosekifix threads=1,pondering=0,max_tree_size=500";

/// So many games of one series on 13×13, see [`games`].
const fn go_games(
    series: &'static str,
    many: &'static str,
    ours: &'static str,
    theirs: &'static str,
) -> [&'static str; 20] {
    games("13", series, many, ours, theirs)
}

/// So many games of one series, but none begun that would likely end later than 19 minutes from the beginning.
const fn games(
    size: &'static str,
    series: &'static str,
    many: &'static str,
    ours: &'static str,
    theirs: &'static str,
) -> [&'static str; 20] {
    [
        "arena",
        "referee",
        "--size",
        size,
        "--komi",
        "6.5",
        "--series",
        series,
        "--games",
        many,
        "--first",
        ours,
        "--second",
        theirs,
        "--seconds",
        "1140",
        "--results",
        "tests/results/go_games.jsonl",
        "--records",
        "target/go-games",
    ]
}

/// The Go board's tests of this name, the long ones included.
const fn board(tests: &'static str) -> [&'static str; 8] {
    ["test", "--quiet", "--package=cardgo", "--test=all", "--", "--nocapture", "--include-ignored", tests]
}

/// A match of Kártyás go with cards on a board of that size, as [`bout`].
const fn board_bout(size: &'static str, seats: &'static str, seconds: &'static str) -> [&'static str; 15] {
    let [arena, command, game, a, b, c, d, e, f, g, h, i, j] = bout("cardgo", seats, seconds);
    [arena, command, game, "--option", size, a, b, c, d, e, f, g, h, i, j]
}
