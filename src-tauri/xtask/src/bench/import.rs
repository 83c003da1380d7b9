//! What opening the worst-case one-megabyte texts costs.

use super::sheet::Sheet;
use crate::{Outcome, process};

/// The test that tries them all, each a different worst case.
const TEST: &[&str] = &["test", "--release", "--quiet", "--package=house", "--test=import_room", "--", "--nocapture"];
/// The figures it prints.
const FIGURES: [&str; 2] = ["import_mb", "import_s"];

pub fn measure(sheet: &mut Sheet) -> Outcome {
    let printed = process::output(&mut process::cargo(TEST))?;
    for figure in FIGURES {
        let value = told(&printed, figure).ok_or_else(|| format!("the test tells no {figure}"))?;
        sheet.note(figure, value);
    }
    Ok(())
}

/// The number after a figure's name.
pub(super) fn told(printed: &str, figure: &str) -> Option<f64> {
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
