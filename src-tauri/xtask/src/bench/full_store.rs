//! What a store full of tables, records and decks costs beside an empty one.

use super::import::told;
use super::sheet::Sheet;
use crate::{Outcome, process};

/// The test that fills one and measures it.
const TEST: &[&str] = &[
    "test",
    "--release",
    "--quiet",
    "--package=house",
    "--test=full_store",
    "--",
    "--ignored",
    "--exact",
    "a_full_store",
    "--nocapture",
];
/// The figures it prints.
const FIGURES: [&str; 3] = ["full_store.start_ms", "full_store.act_ms", "full_store.memory_mb"];

pub fn measure(sheet: &mut Sheet) -> Outcome {
    let printed = process::output(&mut process::cargo(TEST))?;
    print!("{printed}");
    for figure in FIGURES {
        sheet.note(figure, told(&printed, figure).ok_or_else(|| format!("the test tells no {figure}"))?);
    }
    Ok(())
}
