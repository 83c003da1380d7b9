//! The games and their measures as `arena games` reports them, so that no game is named here.

use serde::Deserialize;

use crate::{Outcome, process};

/// What is measured of a game.
#[derive(Debug, Deserialize)]
pub struct Measures {
    pub questions: Vec<Question>,
    pub bounds: Vec<(String, Bound)>,
    pub paths: Vec<Path>,
    pub runs: Vec<Run>,
}

/// A command of `arena` and the figures to read from the JSON value it prints.
#[derive(Debug, Deserialize)]
pub struct Question {
    pub words: Vec<String>,
    /// Pairs of JSON pointer and figure, in addition to the thinking times of levels. If a figure occurs more than
    /// once, the greatest value counts.
    pub figures: Vec<(String, String)>,
}

/// The bound of a figure.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// The figure must be at least this; more is better.
    AtLeast(f64),
    /// The figure must be at most this; less is better.
    AtMost(f64),
}

/// A piece of fixed work: the figure of its instruction count, and the arguments of `arena` that run it.
#[derive(Debug, Deserialize)]
pub struct Path {
    pub figure: String,
    pub words: Vec<String>,
}

/// A long run with its description and steps.
#[derive(Debug, Deserialize)]
pub struct Run {
    pub name: String,
    pub what: String,
    /// The file in `tests/results` that its entries go to, without `.json`.
    pub file: String,
    /// Debian packages for comparison, which only this run installs.
    pub needs: Vec<String>,
    /// The name of each step in the results, and the arguments to `cargo` that print its result.
    pub steps: Vec<(String, Vec<String>)>,
}

/// Returns the measures of every game, in the order of the list of games.
///
/// # Errors
/// If `arena games` fails or its output can't be parsed.
pub fn games() -> Outcome<Vec<Measures>> {
    let words = ["run", "--release", "--quiet", "--package=arena", "--", "games", "--json"];
    let answer = process::output(&mut process::cargo(&words))?;
    serde_json::from_str(&answer).map_err(|error| format!("`arena games`: {error}"))
}
