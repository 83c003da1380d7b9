//! `cargo xtask bench [--keep] [NAME…]`: speed, size and memory against their budgets.
//!
//! Each measurement writes figures to one sheet, which is saved as `target/bench.json` (figure → number) and printed as
//! a table. With names, only those are measured; the sheet keeps the earlier figures of the others. `--keep` also adds
//! what was measured to the checked-in figures, and writes the page of results anew. To add one: an entry in [`MEASUREMENTS`], or, if a command of `arena` reports the figure, in [`engines`] or in the measures of a
//! game. Its budget goes beside it or into [`budget`].

mod app;
mod browser;
mod budget;
mod engines;
mod house_tests;
mod instructions;
mod package;
mod process_tree;
mod sheet;

use crate::{Outcome, results_page};
use budget::Budgets;
use sheet::Sheet;

/// Adds what is measured to the checked-in figures.
const KEEP: &str = "--keep";

struct Measurement {
    name: &'static str,
    run: fn(&mut Sheet) -> Outcome,
}

const MEASUREMENTS: &[Measurement] = &[
    Measurement { name: "engines", run: engines::measure },
    Measurement { name: "instructions", run: instructions::measure },
    Measurement { name: "import", run: house_tests::import },
    Measurement { name: "full_store", run: house_tests::full_store },
    Measurement { name: "deb", run: package::deb },
    Measurement { name: "open_table", run: browser::open_table },
    Measurement { name: "phone", run: browser::phone },
    Measurement { name: "start", run: app::start },
    Measurement { name: "rest", run: app::rest },
];

/// Runs the command with the words after its name.
///
/// # Errors
/// If a name is unknown or a measurement fails.
pub fn run(words: &[String]) -> Outcome {
    let (options, names): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| *word == KEEP);
    if let Some(unknown) = names.iter().find(|name| !MEASUREMENTS.iter().any(|it| it.name == name.as_str())) {
        let known: Vec<&str> = MEASUREMENTS.iter().map(|it| it.name).collect();
        return Err(format!("no `{unknown}` among {}", known.join(", ")));
    }
    let mut sheet = if names.is_empty() { Sheet::default() } else { Sheet::load() };
    let mut failures = Vec::new();
    for Measurement { name, run } in MEASUREMENTS {
        if names.is_empty() || names.iter().any(|chosen| chosen.as_str() == *name) {
            println!("── {name}");
            if let Err(problem) = run(&mut sheet) {
                println!("{problem}");
                failures.push(format!("{name}: {problem}"));
            }
            // Saved after each measurement, in case a later one fails.
            sheet.save()?;
        }
    }
    let budgets = Budgets::of_all()?;
    sheet.print(&budgets);
    if !options.is_empty() {
        sheet.keep(&budgets)?;
        results_page::write()?;
    }
    if failures.is_empty() { Ok(()) } else { Err(format!("not measured: {}", failures.join("; "))) }
}

/// Returns the median; of an even count, the upper of the two middle numbers.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_the_middle_whatever_the_order() {
        assert_eq!(median(vec![9.0, 1.0, 5.0]), 5.0);
        assert_eq!(median(vec![3.0]), 3.0);
        assert!(median(vec![]).is_nan());
    }
}
