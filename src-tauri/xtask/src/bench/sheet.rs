//! The sheet of figures.

use std::fs;

use serde_json::{Map, Value, json};

use super::budget::Budgets;
use crate::{Outcome, paths};

const FILE: &str = "target/bench.json";

/// Maps figures to numbers, in the order they were measured.
#[derive(Default)]
pub struct Sheet(Map<String, Value>);

impl Sheet {
    /// Returns the figures of earlier runs; empty if there are none, or they can't be read.
    pub fn load() -> Self {
        let text = fs::read_to_string(paths::at(FILE)).unwrap_or_default();
        Self(serde_json::from_str(&text).unwrap_or_default())
    }

    /// Records a figure.
    pub fn note(&mut self, figure: &str, value: f64) {
        println!("{figure} = {}", rounded(value));
        self.0.insert(figure.to_owned(), json!(rounded(value)));
    }

    /// Writes the sheet to `target/bench.json`.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn save(&self) -> Outcome {
        let text = serde_json::to_string_pretty(&self.0).map_err(|error| error.to_string())?;
        let file = paths::at(FILE);
        fs::create_dir_all(paths::at("target"))
            .and_then(|()| fs::write(file, text + "\n"))
            .map_err(|error| format!("{FILE}: {error}"))
    }

    /// Prints each figure, its value, its budget and whether it is within it.
    pub fn print(&self, budgets: &Budgets) {
        println!("\n{:28} {:>14}  {:>12}", "figure", "value", "budget");
        for (figure, value) in &self.0 {
            let value = value.as_f64().unwrap_or(f64::NAN);
            match budgets.of(figure) {
                Some(budget) => {
                    let verdict = if budget.holds(value) { "ok" } else { "GAP" };
                    let bound = budget.told();
                    println!("{figure:28} {value:>14}  {bound:>12}  {verdict}");
                }
                None => println!("{figure:28} {value:>14}"),
            }
        }
        println!("(also in {FILE})");
    }
}

/// Rounds to three decimal places, which is more precise than any of these measurements.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
