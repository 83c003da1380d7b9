//! Tests of texts that people might write, with the expected reading of each part. The lists of wordings are made from
//! the `corpus` files. The `held_out` files must not be looked at while working on the lists; for them only totals are
//! printed.

#![allow(clippy::unwrap_used)]

#[path = "texts/expected_reading.rs"]
mod expected_reading;

use expected_reading::{Outcome, Text, outcome};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The results for a file.
#[derive(Default)]
struct Tally {
    parts: usize,
    /// Parts whose category, or doubt, is right.
    category: usize,
    /// Parts whose category and rule, or doubt and candidates, are right.
    right: usize,
    /// Parts that should be in a category, but were left undecided.
    undecided: usize,
    /// The number of confusions, by expected and actual category.
    confusion: BTreeMap<String, usize>,
    wrong: Vec<String>,
}

impl Tally {
    fn percent(&self) -> f64 {
        100.0 * self.category as f64 / self.parts.max(1) as f64
    }

    fn misplaced(&self) -> usize {
        self.parts - self.category - self.undecided
    }
}

/// Reads a file's texts; `None` if the file, which may belong to another project, is missing.
fn tally(file: &str) -> Option<Tally> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    let texts: Vec<Text> = serde_json::from_str(&fs::read_to_string(path).ok()?).unwrap();
    let mut tally = Tally::default();
    for (number, text) in texts.iter().enumerate() {
        for (expected, outcome) in text.parts.iter().zip(outcome(text)) {
            tally.parts += 1;
            match outcome {
                Outcome::Right => {
                    tally.category += 1;
                    tally.right += 1;
                    continue;
                }
                Outcome::OtherRule(_) => tally.category += 1,
                Outcome::Undecided(_) => tally.undecided += 1,
                Outcome::Misplaced(..) => {}
            }
            if let Some(read) = outcome.category() {
                *tally.confusion.entry(format!("{} read as {read}", expected.category)).or_default() += 1;
            }
            tally.wrong.push(format!("{number}: {expected:?}, but {outcome}"));
        }
    }
    println!(
        "{file}: {} texts, {} parts: {} in the right category ({:.1} %), {} undecided, {} wrong; {} right in all",
        texts.len(),
        tally.parts,
        tally.category,
        tally.percent(),
        tally.undecided,
        tally.misplaced(),
        tally.right,
    );
    Some(tally)
}

#[test]
fn the_corpus_is_read_as_it_is_meant() {
    for file in ["corpus.json", "corpus_2.json", "corpus_3.json", "corpus_4.json"] {
        let tally = tally(file).unwrap();
        assert!(tally.wrong.is_empty(), "{file}: {} wrong:\n{}", tally.wrong.len(), tally.wrong.join("\n"));
    }
}

/// Tests texts that the lists weren't made from: at least `percent` of their parts must be in the right category. How
/// many of the others are undecided rather than wrong is only printed.
fn held_out(file: &str, percent: f64) {
    // The files come from outside: if one is missing, the test is skipped.
    let Some(tally) = tally(file) else {
        println!("no {file}");
        return;
    };
    println!("{file}: {:?}", tally.confusion);
    assert!(tally.percent() >= percent, "{file}: only {:.1} % in the right category", tally.percent());
}

#[test]
fn texts_that_nobody_tuned_for_are_read_as_they_are_meant() {
    held_out("held_out.json", 95.0);
    held_out("held_out_2.json", 96.0);
    held_out("held_out_3.json", 95.0);
}
