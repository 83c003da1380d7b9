//! The measurements of Kártyás go and of plain Go: figures, bounds and runs.

use hosting::measures::{Bound, InstructionPath, LADDER, LEVELS, Measures, Question, Run, SELFCHECK, bout, selfcheck};

/// One step between ranks as part of a run. The parameters are the board size, the stones and the komi of the weaker
/// level, the weaker level, the stronger level, and the seconds of games.
macro_rules! step {
    ($size:literal, $stones:literal, $komi:literal, $weaker:literal, $stronger:literal, $seconds:literal) => {
        (
            concat!($size, "×", $size, ", ", $stones, " stones, komi ", $komi, ": ", $weaker, " against ", $stronger),
            &handicap(
                concat!("size=", $size),
                [concat!("handicap=", $stones), concat!("komi=", $komi)],
                concat!($weaker, ",", $stronger),
                $seconds,
            ),
        )
    };
}

/// A rank against GNU Go's level 10, as a step of a run.
macro_rules! rank_step {
    ($level:literal) => {
        (
            concat!($level, ", against GNU Go's level 10"),
            &go_games(
                concat!($level, "-level10"),
                "60",
                concat!("{arena} gtp --level ", $level, " --seed {game}"),
                LEVEL_10,
            ),
        )
    };
}

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
            // Plain Go only: with cards, which is the default, the levels think longer; the next question measures
            // that.
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
        // On one idle core. On a machine without AVX2 the figure is reported as a GAP.
        ("evals_per_s.go13.avx2", Bound::AtLeast(900.0)),
        ("evals_per_s.go13.sse2", Bound::AtLeast(400.0)),
        // The verdict and curve figures cover a whole game on 13×13; the analysis figure covers the first moves shown
        // on the board.
        ("verdict_s.cardgo", Bound::AtMost(15.0)),
        ("curve_s.cardgo", Bound::AtMost(3.0)),
        ("analysis_ms.cardgo", Bound::AtMost(100.0)),
        // The limit applies in plain Go too: with no hidden information, a shallow search is not enough.
        ("think_ms.cardgo.master.p99", Bound::AtMost(3_000.0)),
    ],
    paths: &[
        InstructionPath { figure: "instructions_m.playouts.go13", words: &["playouts", "go13", "--games", "400"] },
        InstructionPath {
            figure: "instructions_m.search.cardgo",
            words: &["match", "cardgo", "--option", "size=9", "--seats", "steady,steady", "--games", "2"],
        },
        InstructionPath {
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
                ("cardgo, 13×13 with cards: strong against greedy", &bout_with("size=13", "strong,greedy", "570")),
                ("cardgo, 9×9 with cards: strong against greedy", &bout_with("size=9", "strong,greedy", "300")),
                ("cardgo, 9×9 with cards: greedy against random", &bout_with("size=9", "greedy,random", "60")),
            ],
        ),
        Run::new(
            "ladder-levels-cardgo",
            LEVELS,
            &[
                ("13×13 with cards: kyu24 over beginner", &bout("cardgo", "kyu24,beginner", "60")),
                ("13×13 with cards: kyu19 over kyu24", &bout("cardgo", "kyu19,kyu24", "60")),
                ("13×13 with cards: kyu14 over kyu19", &bout("cardgo", "kyu14,kyu19", "60")),
                ("13×13 with cards: steady over kyu14", &bout("cardgo", "steady,kyu14", "60")),
                ("13×13 with cards: kyu8 over steady", &bout("cardgo", "kyu8,steady", "60")),
                ("13×13 with cards: kyu5 over kyu8", &bout("cardgo", "kyu5,kyu8", "60")),
                ("13×13 with cards: kyu2 over kyu5", &bout("cardgo", "kyu2,kyu5", "90")),
                ("13×13 with cards: strong over kyu2", &bout("cardgo", "strong,kyu2", "120")),
                ("13×13 with cards: master over strong", &bout("cardgo", "master,strong", "300")),
            ],
        ),
        Run::new(
            "ranks-cardgo",
            "plain Go, each rank against the next one up with the handicap stones that make up for it",
            &[
                step!(13, 3, "0.5", "beginner", "kyu24", "90"),
                step!(13, 3, "0.5", "kyu24", "kyu19", "90"),
                step!(13, 3, "0.5", "kyu19", "kyu14", "90"),
                step!(13, 2, "0.5", "kyu14", "steady", "90"),
                step!(13, 2, "0.5", "steady", "kyu8", "90"),
                step!(13, 2, "0.5", "kyu8", "kyu5", "90"),
                step!(13, 2, "0.5", "kyu5", "kyu2", "90"),
                step!(13, 2, "0.5", "kyu2", "strong", "150"),
                step!(13, 2, "0.5", "strong", "master", "300"),
            ],
        ),
        Run::new(
            "ranks-cardgo-9",
            "the same on 9×9, where komi takes back a part of the second stone",
            &[
                step!(9, 2, "6.5", "beginner", "kyu24", "60"),
                step!(9, 2, "6.5", "kyu24", "kyu19", "60"),
                step!(9, 2, "6.5", "kyu19", "kyu14", "60"),
                step!(9, 2, "9.5", "kyu14", "steady", "60"),
                step!(9, 2, "8.5", "steady", "kyu8", "60"),
                step!(9, 2, "9.5", "kyu8", "kyu5", "60"),
                step!(9, 2, "9.5", "kyu5", "kyu2", "60"),
                step!(9, 2, "9.5", "kyu2", "strong", "90"),
                step!(9, 2, "9.5", "strong", "master", "180"),
            ],
        ),
        Run::new(
            "ranks-cardgo-19",
            "the same on 19×19",
            &[
                step!(19, 5, "0.5", "beginner", "kyu24", "60"),
                step!(19, 6, "0.5", "kyu24", "kyu19", "60"),
                step!(19, 7, "0.5", "kyu19", "kyu14", "60"),
                step!(19, 4, "0.5", "kyu14", "steady", "60"),
                step!(19, 4, "0.5", "steady", "kyu8", "60"),
                step!(19, 4, "0.5", "kyu8", "kyu5", "60"),
                step!(19, 3, "0.5", "kyu5", "kyu2", "120"),
                step!(19, 4, "0.5", "kyu2", "strong", "240"),
                step!(19, 4, "0.5", "strong", "master", "300"),
            ],
        ),
        Run::new(
            "cards-and-ranks",
            "how far apart ranks stand with cards and in plain Go, on 13×13 in even games",
            &[
                ("plain: kyu14 over kyu19", &bout_with("cards=0", "kyu14,kyu19", "60")),
                ("plain: steady over kyu14", &bout_with("cards=0", "steady,kyu14", "60")),
                ("plain: kyu8 over steady", &bout_with("cards=0", "kyu8,steady", "60")),
                ("plain: kyu5 over kyu8", &bout_with("cards=0", "kyu5,kyu8", "60")),
                ("plain: kyu2 over kyu5", &bout_with("cards=0", "kyu2,kyu5", "60")),
            ],
        ),
        Run::new(
            "cards-or-not",
            "a bot that may use cards against the same bot that may not",
            &[
                (
                    "cardgo, 13×13: strong, with cards against without",
                    &bout_with("size=13", "strong,strong:cards=0", "840"),
                ),
                (
                    "cardgo, 9×9: strong, with cards against without",
                    &bout_with("size=9", "strong,strong:cards=0", "240"),
                ),
            ],
        ),
        Run::new(
            "ceiling-cardgo",
            "what seeing all cards is worth to a strong player",
            &[
                ("cardgo, 9×9: clairvoyant against strong", &bout_with("size=9", "strong:clairvoyant,strong", "300")),
                (
                    "cardgo, 13×13: clairvoyant against strong",
                    &bout_with("size=13", "strong:clairvoyant,strong", "840"),
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
            "kyu8-gnugo",
            "plain Go, the level of 8 kyu against GNU Go's level 10",
            &["gnugo"],
            &[rank_step!("kyu8")],
        ),
        go_run(
            "steady-gnugo",
            "plain Go, the level of 11 kyu against GNU Go's level 10",
            &["gnugo"],
            &[rank_step!("steady")],
        ),
        go_run(
            "kyu14-gnugo",
            "plain Go, the level of 14 kyu against GNU Go's level 10",
            &["gnugo"],
            &[rank_step!("kyu14")],
        ),
        go_run(
            "go-1000",
            "plain Go, 1,000 positions a move (less than 1 s of one core), against Pachi without nets at 1 s of one core",
            &["pachi"],
            &[GO_1000],
        ),
    ],
};

/// The arguments of a run of `arena glances leads` with that number of games on a board of that size.
const fn leads(size: &'static str, games: &'static str) -> [&'static str; 9] {
    ["arena", "glances", "leads", "--size", size, "--games", games, "--seed", "{run}000"]
}

/// Games that end with dead stones on the board: the bot searches too little to save all of them, and resigning is off.
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

/// Trains a small net and resumes from its checkpoint. The results are kept in `target/train-go`.
const LEARNING: [&str; 8] =
    ["arena", "train-go", "--positions", "../shared/go-net", "--keep", "target/train-go", "--seconds", "1080"];

/// A step of a run: its name, and the words after `cargo`.
type Step = (&'static str, &'static [&'static str]);

/// Games against another program. A game takes minutes, so every run adds games to `go_games.jsonl`, and its entry
/// covers all games so far. If the bot's play changes, a new file is begun: `go_games_unlearnt.jsonl` has the games of
/// bots without training, `go_games_3500.jsonl` those of bots that relied on a play's own results only later; series
/// without `net` in their name are of bots that used playouts instead of the net.
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
/// Pachi 12 as a Go program; the Debian package of this name is a different program.
const PACHI: &str = "pachi -d 0 -t =5700 --nodcnn --nojosekifix threads=1,pondering=0,max_tree_size=500";

/// The arguments for `many` games of one series on 13×13, see [`games`].
const fn go_games(
    series: &'static str,
    many: &'static str,
    ours: &'static str,
    theirs: &'static str,
) -> [&'static str; 20] {
    games("13", series, many, ours, theirs)
}

/// The arguments for `many` games of one series; no game begins that would likely end later than 19 minutes after the
/// start.
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

/// The arguments of plain Go games for that many seconds, in which the weaker level keeps Black and the handicap
/// stones.
const fn handicap(
    size: &'static str,
    [stones, komi]: [&'static str; 2],
    seats: &'static str,
    seconds: &'static str,
) -> [&'static str; 22] {
    [
        "arena",
        "match",
        "cardgo",
        "--option",
        "cards=0",
        "--option",
        size,
        "--option",
        stones,
        "--option",
        komi,
        "--keep-seats",
        "--seats",
        seats,
        "--games",
        "200",
        "--seconds",
        seconds,
        "--seed",
        "{run}000000",
        "--threads",
        "2",
    ]
}

/// The arguments that run the Go board's tests of this name, including the long ones.
const fn board(tests: &'static str) -> [&'static str; 8] {
    ["test", "--quiet", "--package=cardgo", "--test=all", "--", "--nocapture", "--include-ignored", tests]
}

/// The arguments of a match of Kártyás go with an option such as the board size; otherwise as [`bout`].
const fn bout_with(option: &'static str, seats: &'static str, seconds: &'static str) -> [&'static str; 15] {
    let [arena, command, game, a, b, c, d, e, f, g, h, i, j] = bout("cardgo", seats, seconds);
    [arena, command, game, "--option", option, a, b, c, d, e, f, g, h, i, j]
}
