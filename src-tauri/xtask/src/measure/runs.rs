//! The long runs: those of the house, and those of the games.

use crate::Outcome;
use crate::arena::{self, Run};

/// A run as listed here: its name, description and steps.
type Written = (&'static str, &'static str, &'static [(&'static str, &'static [&'static str])]);

/// Returns all runs.
///
/// # Errors
/// If the games' measures can't be read.
pub fn all() -> Outcome<Vec<Run>> {
    let of_games = arena::games()?.into_iter().flat_map(|game| game.runs);
    Ok(HOUSE.iter().map(of_house).chain(of_games).collect())
}

fn of_house((name, what, steps): &Written) -> Run {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    Run {
        name: (*name).to_owned(),
        what: (*what).to_owned(),
        file: (*name).to_owned(),
        needs: Vec::new(),
        steps: steps.iter().map(|(name, words)| ((*name).to_owned(), owned(words))).collect(),
    }
}

const HOUSE: &[Written] = &[
    (
        "kills",
        "the house killed at random instants, every acknowledged decision looked for",
        &[
            ("store", &["test", "--quiet", "--package=store", "--test=crash", "--", "--nocapture"]),
            ("house", &["test", "--quiet", "--package=house-tests", "--test=crash", "--", "--nocapture"]),
        ],
    ),
    (
        "fuzz",
        "hostile input for every reader of bytes from outside, ten minutes each: two hours",
        &[
            ("envelope", &fuzz("envelope")),
            ("content", &fuzz("content")),
            ("code", &fuzz("code")),
            ("question", &fuzz("question")),
            ("sgf", &fuzz("sgf")),
            ("record", &fuzz("record")),
            ("gtp", &fuzz("gtp")),
            ("card_text", &fuzz("card_text")),
            ("scenario", &fuzz("scenario")),
            ("arguments", &fuzz("arguments")),
            ("store", &fuzz("store")),
            ("rows", &fuzz("rows")),
        ],
    ),
    (
        "tests",
        "the whole test run, and how long each of its stages takes",
        &[("counts", &["xtask", "test"]), ("seconds", &["xtask", "test", "--times"])],
    ),
    (
        "import-many",
        "a backup of two thousand tables taken in: how long, how large, and who has to wait",
        &[(
            "two thousand tables",
            &["test", "--release", "--quiet", "--package=house", "--test=import_many", "--", "--nocapture"],
        )],
    ),
];

/// Returns the step of ten minutes of hostile input for one reader.
const fn fuzz(target: &'static str) -> [&'static str; 4] {
    ["xtask", "fuzz", target, "600"]
}

#[cfg(test)]
mod tests {
    use super::HOUSE;
    use crate::paths;
    use std::fs;

    #[test]
    fn every_reader_with_a_corpus_is_fuzzed() {
        let run = HOUSE.iter().find(|(name, ..)| *name == "fuzz");
        let mut named: Vec<String> =
            run.into_iter().flat_map(|(_, _, steps)| *steps).map(|(name, _)| (*name).to_owned()).collect();
        let mut kept: Vec<String> = fs::read_dir(paths::at("tests/fuzz/corpus"))
            .unwrap()
            .map(|folder| folder.unwrap().file_name().into_string().unwrap())
            .collect();
        named.sort();
        kept.sort();
        assert_eq!(named, kept);
    }
}
