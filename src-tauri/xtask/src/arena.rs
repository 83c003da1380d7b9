//! What `arena games` reports about the tables, so that nothing here knows their names.

use serde::Deserialize;

use crate::{Outcome, process};

/// What to measure for a table.
#[derive(Debug, Deserialize)]
pub struct Measures {
    pub questions: Vec<Question>,
    pub bounds: Vec<(String, Bound)>,
    pub paths: Vec<Path>,
    pub runs: Vec<Run>,
}

/// A command of `arena` and the figures to read off the JSON value it prints.
#[derive(Debug, Deserialize)]
pub struct Question {
    pub words: Vec<String>,
    /// JSON pointers and figures, in addition to how long levels think. If a figure is asked for more than once, the
    /// greatest value counts.
    pub figures: Vec<(String, String)>,
}

/// The bound of a figure.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// More is better; at least this.
    AtLeast(f64),
    /// Less is better; at most this.
    AtMost(f64),
}

/// Work that is always the same: the figure its instruction count goes under, and the arguments that run it.
#[derive(Debug, Deserialize)]
pub struct Path {
    pub figure: String,
    pub words: Vec<String>,
}

/// A long run: what it is, and its steps.
#[derive(Debug, Deserialize)]
pub struct Run {
    pub name: String,
    pub what: String,
    /// The file in `tests/results` that its entries go to, without `.json`.
    pub file: String,
    /// Debian packages it compares against, installed only when it runs.
    pub needs: Vec<String>,
    /// Each step's name in the results, and the arguments to `cargo` that print its result.
    pub steps: Vec<(String, Vec<String>)>,
}

/// What to measure for every table, in the house's order.
pub fn tables() -> Outcome<Vec<Measures>> {
    let words = ["run", "--release", "--quiet", "--package=arena", "--", "games", "--json"];
    let answer = process::output(&mut process::cargo(&words))?;
    serde_json::from_str(&answer).map_err(|error| format!("`arena games`: {error}"))
}
