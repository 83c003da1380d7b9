//! The reader of questions about a game outside a table, such as a deck's list or code, or a record.
//!
//! A sample's first line is the question, with `"$"` once in place of a text; all that follows is that text.

use super::Answer;
use crate::temporary_house::{self, Scratch};
use games::GameQuestion;

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "\n",
    " ",
    "-",
    "3 ",
    "255 ",
    "4000 ",
    "x ",
    "50F1-",
    "TPDV",
    "U",
    "ß",
    "\u{feff}",
    "\u{200b}",
    ":",
    ".",
    "„",
    "[",
    "]",
    "Hátrány: ",
    "Előny: 1-",
    "Semlegesítés: [",
    "VP",
    "\r",
    "(;",
    ";B[ee]",
    ";W[]",
    "AB[aa:ss]",
    "AE[aa:ii]",
    "LB[aa:",
    "TR[aa:ss]",
    "SZ[19]",
    "MN[4294967295]",
    "))",
];

/// Asks the question of a sample.
pub fn read(sample: &[u8]) -> Answer {
    // Answering changes nothing, so the house is reused.
    thread_local!(static SCRATCH: Scratch = temporary_house::empty());
    let sample = String::from_utf8_lossy(sample);
    let (question, text) = sample.split_once('\n').unwrap_or((&sample, ""));
    let Ok(text_in_json) = serde_json::to_string(text) else { return Answer::Refused };
    // Only the first is replaced: a long text in a thousand places would be the weight of this target, not of the
    // reader.
    let asked = question.replacen("\"$\"", &text_in_json, 1);
    let Ok(question) = serde_json::from_str::<GameQuestion>(&asked) else { return Answer::Refused };
    let answer = SCRATCH.with(|Scratch { house, .. }| serde_json::to_string(&house.ask(question)).unwrap_or_default());
    assert!(!answer.is_empty(), "no answer");
    // A few letters may mark every point of a board in every way.
    assert!(answer.len() < 200_000 + 100 * text.len(), "{} bytes to say to {}", answer.len(), text.len());
    Answer::Taken
}
