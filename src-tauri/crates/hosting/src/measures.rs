//! Definitions of a game's measurements. `cargo xtask bench` and `cargo xtask measure` get them through the command
//! line.

use serde::Serialize;

/// Everything that is measured of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Measures {
    /// Commands of `arena`, and the figures to read from their output.
    pub questions: &'static [Question],
    /// Bounds of figures, beside those that are the same for every game.
    pub bounds: &'static [(&'static str, Bound)],
    /// Paths of fixed work whose instructions are counted.
    pub paths: &'static [InstructionPath],
    /// Runs that take minutes or hours.
    pub runs: &'static [Run],
}

/// A command of `arena` and the figures to read from the JSON value it prints.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Question {
    /// The words after `arena`.
    pub words: &'static [&'static str],
    /// Pairs of JSON pointer and figure, beside the thinking times of levels. If a figure occurs more than once, the
    /// greatest value counts.
    pub figures: &'static [(&'static str, &'static str)],
}

/// The bound of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// The figure must be at least this; more is better.
    AtLeast(f64),
    /// The figure must be at most this; less is better.
    AtMost(f64),
}

/// A piece of fixed work.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct InstructionPath {
    /// The name under which its instructions are reported, in millions.
    pub figure: &'static str,
    /// The words after `arena` that run it.
    pub words: &'static [&'static str],
}

/// A long run.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Run {
    pub name: &'static str,
    /// A short description.
    pub what: &'static str,
    /// The file below `tests/results` that its entries go to, without `.json`.
    pub file: &'static str,
    /// Debian packages for comparison, which only this run installs.
    pub needs: &'static [&'static str],
    /// The steps of the run: the name of each among the results, and the words after `cargo` that print its result.
    pub steps: &'static [(&'static str, &'static [&'static str])],
}

impl Run {
    /// Returns a run whose results go to a file of its own name.
    #[must_use]
    pub const fn new(
        name: &'static str,
        what: &'static str,
        steps: &'static [(&'static str, &'static [&'static str])],
    ) -> Run {
        Run { name, what, file: name, needs: &[], steps }
    }
}

/// The description of a self-check run.
pub const SELFCHECK: &str = "random games, every move checked against the contract and kept on disk";
/// The description of a ladder run.
pub const LADDER: &str = "random < greedy < strong, with intervals";

/// The description of a ladder of all levels. Ratings are computed from all its entries.
pub const LEVELS: &str = "each level of the app against the one below, one seat against all others";

/// The description of a ceiling run. With luck in a game, even a player who sees all cards doesn't win every game.
pub const CEILING: &str =
    "how far levels come on the way from greedy to a player who sees all cards, each among greedy players";

/// Returns the words of a self-check of `games` random games. Tables are kept in memory: the check is whether the store
/// returns what it got, not whether the disk keeps it.
#[must_use]
pub const fn selfcheck(game: &'static str, games: &'static str) -> [&'static str; 11] {
    ["arena", "selfcheck", game, "--games", games, "--seed", "{run}000000", "--threads", "2", "--dir", "/dev/shm"]
}

/// Returns the words of a match of 2,000 games in which no deal begins after `seconds` seconds.
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
