//! What the command line tells of the tables, so that nothing here knows their names.

use serde::Deserialize;

use crate::{Outcome, process};

/// What is measured of a table.
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
    /// JSON pointer and figure, beside how long levels think. Of a figure that is asked more than once, the greatest
    /// value counts.
    pub figures: Vec<(String, String)>,
}

/// The bound of a figure.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub enum Bound {
    /// The more the better, but at least this.
    AtLeast(f64),
    /// The less the better, but at most this.
    AtMost(f64),
}

/// Work that is always the same: the figure its instructions are told under, and the words that walk it.
#[derive(Debug, Deserialize)]
pub struct Path {
    pub figure: String,
    pub words: Vec<String>,
}

/// A long run: what it is, and the steps it is made of.
#[derive(Debug, Deserialize)]
pub struct Run {
    pub name: String,
    pub what: String,
    /// The file below `tests/results` that its entries go to, without `.json`.
    pub file: String,
    /// Debian packages that it compares with, installed when it runs and by nothing else.
    pub needs: Vec<String>,
    /// What a step is called among the results, and the words after `cargo` that print its result.
    pub steps: Vec<(String, Vec<String>)>,
}

/// What is measured of every table, in the house's order.
pub fn tables() -> Outcome<Vec<Measures>> {
    let words = ["run", "--release", "--quiet", "--package=arena", "--", "games", "--json"];
    let answer = process::output(&mut process::cargo(&words))?;
    serde_json::from_str(&answer).map_err(|error| format!("`arena games`: {error}"))
}
