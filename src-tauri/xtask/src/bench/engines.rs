//! Figures that `arena` reports.

use serde_json::Value;
use std::collections::BTreeMap;

use super::median;
use super::sheet::Sheet;
use crate::arena::{self, Question};
use crate::{Outcome, process};

/// The number of repetitions; the median counts.
const TIMES: usize = 3;

/// Measures the figures that commands of `arena` report.
///
/// # Errors
/// If a command of `arena` fails or its output lacks a figure.
pub fn measure(sheet: &mut Sheet) -> Outcome {
    let mut greatest: BTreeMap<String, f64> = BTreeMap::new();
    for Question { words, figures } in questions()? {
        let answers = (0..TIMES).map(|_| ask(&words)).collect::<Outcome<Vec<Value>>>()?;
        for (pointer, figure) in figures {
            let values = answers
                .iter()
                .map(|answer| answer.pointer(&pointer)?.as_f64())
                .collect::<Option<Vec<f64>>>()
                .ok_or_else(|| format!("`arena {}` tells no {pointer}", words.join(" ")))?;
            let found = greatest.entry(figure.clone()).or_insert(f64::MIN);
            *found = found.max(median(values));
            sheet.note(&figure, *found);
        }
        note_thoughts(sheet, &answers);
    }
    Ok(())
}

/// Returns every command: those of the games, and that of the rulebook's search.
fn questions() -> Outcome<Vec<Question>> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let search = Question {
        words: owned(&["rules", "--timings", "--lang", "hu", "--json"]),
        figures: vec![("/keystroke_ms/p99".to_owned(), "search_p99_ms".to_owned())],
    };
    Ok(arena::games()?.into_iter().flat_map(|game| game.questions).chain([search]).collect())
}

/// Records how long each level of a game thinks, if the answers contain it: `think_ms.GAME.LEVEL.mean` and `.p99`.
fn note_thoughts(sheet: &mut Sheet, answers: &[Value]) {
    let Some(first) = answers.first() else { return };
    let (Some(game), Some(levels)) = (first["game"].as_str(), first["think_ms"].as_object()) else { return };
    for level in levels.keys() {
        for part in ["mean", "p99"] {
            let values = answers.iter().filter_map(|answer| answer["think_ms"][level][part].as_f64()).collect();
            sheet.note(&format!("think_ms.{game}.{level}.{part}"), median(values));
        }
    }
}

fn ask(words: &[String]) -> Outcome<Value> {
    let arena = ["run", "--release", "--quiet", "--package=arena", "--"];
    let answer = process::output(process::cargo(&arena).args(words))?;
    serde_json::from_str(&answer).map_err(|error| format!("`arena {}`: {error}: {answer}", words.join(" ")))
}
