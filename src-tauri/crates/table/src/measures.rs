//! What is measured at a table: `cargo xtask bench` and `cargo xtask measure` get it through the command line.

use serde::Serialize;

/// Everything that is measured of a table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Measures {
    /// What `arena` is asked, and the figures to read off its answers.
    pub questions: &'static [Question],
    /// What figures may be, beside those that have the same bound at every table.
    pub bounds: &'static [(&'static str, Bound)],
    /// Paths of fixed work, whose instructions are counted.
    pub paths: &'static [Path],
    /// Runs that take minutes or hours.
    pub runs: &'static [Run],
}

/// A command of `arena` and the figures to read off the JSON value it prints.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Question {
    /// The words after `arena`.
    pub words: &'static [&'static str],
    /// JSON pointer and figure, beside how long levels think. Of a figure that is asked more than once, the greatest
    /// value counts.
    pub figures: &'static [(&'static str, &'static str)],
}

/// The bound of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// The more the better, but at least this.
    AtLeast(f64),
    /// The less the better, but at most this.
    AtMost(f64),
}

/// Work that is always the same.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Path {
    /// The name under which its instructions are reported, in millions.
    pub figure: &'static str,
    /// The words after `arena` that walk it.
    pub words: &'static [&'static str],
}

/// A long run.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Run {
    /// What it is called.
    pub name: &'static str,
    /// What it is, in a few words.
    pub what: &'static str,
    /// The file below `tests/results` that its entries go to, without `.json`.
    pub file: &'static str,
    /// Debian packages that it compares with, installed when it runs and by nothing else.
    pub needs: &'static [&'static str],
    /// The steps it is made of: what each is called among the results, and the words after `cargo` that print its
    /// result.
    pub steps: &'static [(&'static str, &'static [&'static str])],
}

impl Run {
    /// A run whose results go to a file of its own name.
    #[must_use]
    pub const fn new(
        name: &'static str,
        what: &'static str,
        steps: &'static [(&'static str, &'static [&'static str])],
    ) -> Run {
        Run { name, what, file: name, needs: &[], steps }
    }
}

/// What a self-check is.
pub const SELFCHECK: &str = "random games, every move checked against the contract and kept on disk";
/// What a ladder is.
pub const LADDER: &str = "random < greedy < strong, with intervals";

/// What a ladder of levels is: their ratings are taken from all its entries.
pub const LEVELS: &str = "each level of the app against the one below, one seat against all others";

/// What a ceiling is: with luck in a game, even whoever sees all cards doesn't win them all.
pub const CEILING: &str =
    "how far levels come on the way from greedy to a player who sees all cards, each among greedy players";

/// So many random games of a table, checked. Tables in memory: what is checked is that nothing changes on the way,
/// not that the disk keeps it.
#[must_use]
pub const fn selfcheck(game: &'static str, games: &'static str) -> [&'static str; 11] {
    ["arena", "selfcheck", game, "--games", games, "--seed", "{run}000000", "--threads", "2", "--dir", "/dev/shm"]
}

/// A match at a table: these levels, 2,000 games, but no new deal after so many seconds.
#[must_use]
pub const fn bout(game: &'static str, seats: &'static str, seconds: &'static str) -> [&'static str; 13] {
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
