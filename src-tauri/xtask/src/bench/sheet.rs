//! The sheet of figures.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Map, Value, json};

use super::budget::Budgets;
use crate::results_page::BENCHMARKS;
use crate::{Outcome, paths, result_file};

const FILE: &str = "target/bench.json";

/// Maps figures to numbers, in the order they were measured.
#[derive(Default)]
pub struct Sheet {
    figures: Map<String, Value>,
    /// Which of the figures this run measured.
    measured: BTreeSet<String>,
}

impl Sheet {
    /// Returns the figures of earlier runs; empty if there are none, or they can't be read.
    pub fn load() -> Self {
        let text = fs::read_to_string(paths::at(FILE)).unwrap_or_default();
        Self { figures: serde_json::from_str(&text).unwrap_or_default(), measured: BTreeSet::new() }
    }

    /// Records a figure.
    pub fn note(&mut self, figure: &str, value: f64) {
        println!("{figure} = {}", rounded(value));
        self.figures.insert(figure.to_owned(), json!(rounded(value)));
        self.measured.insert(figure.to_owned());
    }

    /// Writes the sheet to `target/bench.json`.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn save(&self) -> Outcome {
        let text = serde_json::to_string_pretty(&self.figures).map_err(|error| error.to_string())?;
        let file = paths::at(FILE);
        fs::create_dir_all(paths::at("target"))
            .and_then(|()| fs::write(file, text + "\n"))
            .map_err(|error| format!("{FILE}: {error}"))
    }

    /// Adds the figures of this run to the checked-in ones, in place of earlier values.
    ///
    /// # Errors
    /// If the checked-in file can't be read or written.
    pub fn keep(&self, budgets: &Budgets) -> Outcome {
        let file = paths::at(BENCHMARKS);
        let mut kept: Map<String, Value> = result_file::read(&file)?;
        let date = result_file::today()?;
        for figure in &self.measured {
            let value = self.figures.get(figure).cloned().unwrap_or_default();
            let mut entry = json!({ "value": value, "date": date });
            if let Some(budget) = budgets.of(figure) {
                entry["budget"] = json!(budget.told());
                entry["within"] = json!(budget.holds(value.as_f64().unwrap_or(f64::NAN)));
            }
            kept.insert(figure.clone(), entry);
        }
        kept.sort_keys();
        result_file::write(&file, &Value::Object(kept))
    }

    /// Prints each figure, its value, its budget and whether it is within it.
    pub fn print(&self, budgets: &Budgets) {
        println!("\n{:28} {:>14}  {:>12}", "figure", "value", "budget");
        for (figure, value) in &self.figures {
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
