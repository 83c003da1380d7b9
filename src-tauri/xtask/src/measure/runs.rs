//! The long runs there are.

/// A long run: what it is, and the steps it is made of.
pub struct Run {
    pub name: &'static str,
    pub what: &'static str,
    /// The file below `tests/results` that its entries go to, without `.json`.
    pub file: &'static str,
    /// Debian packages that it compares with, installed when it runs and by nothing else.
    pub needs: &'static [&'static str],
    pub steps: &'static [Step],
}

/// What a step is called among the results, and the words after `cargo` that print its result.
pub type Step = (&'static str, &'static [&'static str]);

pub const RUNS: &[Run] = &[
    run("selfcheck-mochi", SELFCHECK, &[("mochi", &selfcheck("mochi", "2000"))]),
    run("selfcheck-iszkenderun", SELFCHECK, &[("iszkenderun", &selfcheck("iszkenderun", "2000"))]),
    run("selfcheck-cardgo", SELFCHECK, &[("cardgo", &selfcheck("cardgo", "500"))]),
    run(
        "ladder-mochi",
        LADDER,
        &[
            ("mochi, 2 seats: greedy against random", &bout("mochi", "greedy,random", "240")),
            ("mochi, 2 seats: strong against greedy", &bout("mochi", "strong,greedy", "240")),
            ("mochi, 4 seats: one greedy among random", &bout("mochi", "greedy,random,random,random", "240")),
            ("mochi, 4 seats: one strong among greedy", &bout("mochi", "strong,greedy,greedy,greedy", "240")),
        ],
    ),
    run(
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
    run(
        "ladder-cardgo",
        LADDER,
        &[
            ("cardgo, 13×13 with cards: strong against greedy", &board_bout("size=13", "strong,greedy", "570")),
            ("cardgo, 9×9 with cards: strong against greedy", &board_bout("size=9", "strong,greedy", "300")),
            ("cardgo, 9×9 with cards: greedy against random", &board_bout("size=9", "greedy,random", "60")),
        ],
    ),
    run(
        "cards-or-not",
        "a bot that may use cards against the same bot that may not",
        &[
            (
                "cardgo, 13×13: strong, with cards against without",
                &board_bout("size=13", "strong,strong:cards=0", "840"),
            ),
            ("cardgo, 9×9: strong, with cards against without", &board_bout("size=9", "strong,strong:cards=0", "240")),
        ],
    ),
    run(
        "kills",
        "the house killed at random instants, every acknowledged decision looked for",
        &[
            ("store", &["test", "--quiet", "--package=store", "--test=crash", "--", "--nocapture"]),
            ("house", &["test", "--quiet", "--package=house-tests", "--test=crash", "--", "--nocapture"]),
        ],
    ),
    run(
        "fuzz",
        "hostile input for every reader of bytes from outside, ten minutes each: an hour and forty minutes",
        &[
            ("envelope", &fuzz("envelope")),
            ("content", &fuzz("content")),
            ("code", &fuzz("code")),
            ("sgf", &fuzz("sgf")),
            ("record", &fuzz("record")),
            ("gtp", &fuzz("gtp")),
            ("scenario", &fuzz("scenario")),
            ("arguments", &fuzz("arguments")),
            ("store", &fuzz("store")),
            ("rows", &fuzz("rows")),
        ],
    ),
    run(
        "import-many",
        "a backup of two thousand tables taken in: how long, how large, and who has to wait",
        &[(
            "two thousand tables",
            &["test", "--release", "--quiet", "--package=table", "--test=import_many", "--", "--nocapture"],
        )],
    ),
    run(
        "board",
        "the Go board: a million moves and ten thousand counts against paper, positions and games of tiny boards",
        &[
            ("a million moves", &board("moves::")),
            ("ten thousand finished games counted", &board("scoring::")),
            ("24,318,165 positions on 4×4", &board("legal::")),
            ("386,356,909,593 games on 2×2", &board("games::")),
        ],
    ),
    go_run("go-3s", "plain Go, 3 s and 2 threads a move, against GNU Go's level 10", &[GO_3S]),
    go_run("go-1s", "plain Go, 1 s and 2 threads a move, against GNU Go's level 10", &[GO_1S]),
    go_run("go-0.3s", "plain Go, 0.3 s and 1 thread a move, against GNU Go's level 1", &[GO_03S]),
];

/// Ten minutes of hostile input for one reader.
const fn fuzz(target: &'static str) -> [&'static str; 4] {
    ["xtask", "fuzz", target, "600"]
}

/// A run whose results go to a file of its own name.
const fn run(name: &'static str, what: &'static str, steps: &'static [Step]) -> Run {
    Run { name, what, file: name, needs: &[], steps }
}

/// Games against GNU Go. A game takes minutes: every run adds some to `go_games.jsonl`, and its entry tells of all so
/// far. A bot that plays otherwise begins with a new file.
const fn go_run(name: &'static str, what: &'static str, steps: &'static [Step]) -> Run {
    Run { name, what, file: "go_strength", needs: &["gnugo"], steps }
}

const GO_3S: Step = (
    "3 s, 2 threads, against level 10",
    &go_games("3s-2t-level10", "20", "{arena} gtp --seconds 3 --threads 2 --seed {game}", LEVEL_10),
);
const GO_1S: Step = (
    "1 s, 2 threads, against level 10",
    &go_games("1s-2t-level10", "40", "{arena} gtp --seconds 1 --threads 2 --seed {game}", LEVEL_10),
);
const GO_03S: Step = (
    "0.3 s, 1 thread, against level 1",
    &go_games("0.3s-1t-level1", "60", "{arena} gtp --seconds 0.3 --threads 1 --seed {game}", LEVEL_1),
);
const LEVEL_10: &str = "/usr/games/gnugo --mode gtp --level 10 --chinese-rules --resign-allowed --seed {game}";
const LEVEL_1: &str = "/usr/games/gnugo --mode gtp --level 1 --chinese-rules --resign-allowed --seed {game}";

/// So many games of one series, but none begun that would likely end later than 19 minutes from the beginning.
const fn go_games(
    series: &'static str,
    games: &'static str,
    ours: &'static str,
    theirs: &'static str,
) -> [&'static str; 20] {
    [
        "arena",
        "referee",
        "--size",
        "13",
        "--komi",
        "6.5",
        "--series",
        series,
        "--games",
        games,
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
    ["test", "--quiet", "--package=cardgo", "--test=board", "--", "--nocapture", "--include-ignored", tests]
}

const SELFCHECK: &str = "random games, every move checked against the contract and kept on disk";
const LADDER: &str = "random < greedy < strong, with intervals";

/// So many random games of a table, checked. Tables in memory: what is checked is that nothing changes on the way,
/// not that the disk keeps it.
const fn selfcheck(game: &'static str, games: &'static str) -> [&'static str; 11] {
    ["arena", "selfcheck", game, "--games", games, "--seed", "{run}000000", "--threads", "2", "--dir", "/dev/shm"]
}

/// A match at a table: these levels, 2,000 games, but no new deal after so many seconds.
const fn bout(game: &'static str, seats: &'static str, seconds: &'static str) -> [&'static str; 13] {
    [
        "arena",
        "match",
        game,
        "--seats",
        seats,
        "--games",
        "2000",
        "--seconds",
        seconds,
        "--seed",
        "{run}000000",
        "--threads",
        "2",
    ]
}

/// A match of Kártyás gó with cards on a board of that size, as [`bout`].
const fn board_bout(size: &'static str, seats: &'static str, seconds: &'static str) -> [&'static str; 15] {
    let [arena, command, game, a, b, c, d, e, f, g, h, i, j] = bout("cardgo", seats, seconds);
    [arena, command, game, "--option", size, a, b, c, d, e, f, g, h, i, j]
}

#[cfg(test)]
mod tests {
    use super::RUNS;
    use crate::places;
    use std::fs;

    #[test]
    fn every_reader_with_a_corpus_is_fuzzed() {
        let run = RUNS.iter().find(|run| run.name == "fuzz");
        let mut named: Vec<String> =
            run.into_iter().flat_map(|run| run.steps).map(|(name, _)| (*name).to_owned()).collect();
        let mut kept: Vec<String> = fs::read_dir(places::at("tests/fuzz/corpus"))
            .unwrap()
            .map(|folder| folder.unwrap().file_name().into_string().unwrap())
            .collect();
        named.sort();
        kept.sort();
        assert_eq!(named, kept);
    }
}
