//! Figures that tests of the house measure and print.

use super::sheet::Sheet;
use crate::{Outcome, process};

/// Measures the cost of opening the worst one-megabyte texts; the test tries several, each bad in its own way.
///
/// # Errors
/// If the test fails or doesn't print its figures.
pub fn import(sheet: &mut Sheet) -> Outcome {
    measure(&["--test=import_room", "--", "--nocapture"], &["import_mb", "import_s"], sheet)
}

/// Measures the cost of a store full of tables, records and decks compared with an empty one, which the test fills.
///
/// # Errors
/// If the test fails or doesn't print its figures.
pub fn full_store(sheet: &mut Sheet) -> Outcome {
    let test = ["--test=full_store", "--", "--ignored", "--exact", "a_full_store", "--nocapture"];
    measure(&test, &["full_store.start_ms", "full_store.act_ms", "full_store.memory_mb"], sheet)
}

/// Runs a test and records the figures that it prints.
fn measure(test: &[&str], figures: &[&str], sheet: &mut Sheet) -> Outcome {
    let command = [&["test", "--release", "--quiet", "--package=house"][..], test].concat();
    let printed = process::output(&mut process::cargo(&command))?;
    print!("{printed}");
    for figure in figures {
        let value = told(&printed, figure).ok_or_else(|| format!("the test tells no {figure}"))?;
        sheet.note(figure, value);
    }
    Ok(())
}

/// Returns the number after a figure's name.
fn told(printed: &str, figure: &str) -> Option<f64> {
    let mut words = printed.split_whitespace().skip_while(|word| *word != figure).skip(1);
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn figures_are_read_by_their_names() {
        let printed = "no code: 1048576 letters, 0.00 s\nimport_mb 13 import_s 0.39\n.\n";
        assert_eq!((told(printed, "import_mb"), told(printed, "import_s")), (Some(13.0), Some(0.39)));
        assert_eq!(told("running 1 test", "import_mb"), None);
    }
}
