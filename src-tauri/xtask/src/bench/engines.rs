//! Figures that `arena` tells.

use serde_json::Value;

use super::median;
use super::sheet::Sheet;
use crate::{Outcome, process};

/// A command of `arena` and the figures to read off the JSON value it prints.
pub struct Question {
    arguments: &'static [&'static str],
    /// (JSON pointer, figure), beside how long levels think
    figures: &'static [(&'static str, &'static str)],
}

/// How often each is asked; the median counts.
const TIMES: usize = 3;

/// Everything that is asked.
pub const ASKED: &[Question] = &[
    Question {
        arguments: &["playouts", "mochi", "--seconds", "3", "--option", "seats=4", "--json"],
        figures: &[("/moves_per_second", "moves_per_s.mochi"), ("/mean_moves", "decisions_per_game.mochi")],
    },
    Question {
        arguments: &["playouts", "go13", "--seconds", "3", "--json"],
        figures: &[("/per_second", "playouts_per_s.go13")],
    },
    Question {
        // Four seats, as the budget asks; to 60 points, so that a game of 1,000 moves is found.
        arguments: &["timings", "mochi", "--option", "seats=4", "--option", "target=60", "--json"],
        figures: &[
            ("/sims_per_second", "sims_per_s.mochi"),
            ("/act_ms/p99", "act_p99_ms"),
            ("/act_ms/median", "act_median_ms"),
            ("/replay_ms", "replay_ms"),
            ("/peak_mb", MEMORY),
        ],
    },
    Question {
        arguments: &["playouts", "iszkenderun", "--seconds", "3", "--option", "seats=4", "--json"],
        figures: &[("/moves_per_second", "moves_per_s.iszkenderun"), ("/mean_moves", "decisions_per_game.iszkenderun")],
    },
    Question {
        // No game of this table is 1,000 moves long: opening one is measured at Boldog mocsik.
        arguments: &["timings", "iszkenderun", "--option", "seats=4", "--json"],
        figures: &[("/sims_per_second", "sims_per_s.iszkenderun"), ("/peak_mb", MEMORY)],
    },
    Question {
        arguments: &["playouts", "cardgo", "--seconds", "3", "--json"],
        figures: &[("/moves_per_second", "moves_per_s.cardgo"), ("/mean_moves", "decisions_per_game.cardgo")],
    },
    Question {
        // Plain Go: the usual table is one with cards, whose search is another. How long that one's levels think is
        // asked next, and counts.
        arguments: &["timings", "cardgo", "--option", "cards=0", "--decisions", "1", "--json"],
        figures: &[("/sims_per_second", "sims_per_s.go13")],
    },
    Question { arguments: &["timings", "cardgo", "--json"], figures: &[("/peak_mb", MEMORY)] },
    Question {
        arguments: &["rules", "--timings", "--lang", "hu", "--json"],
        figures: &[("/keystroke_ms/p99", "search_p99_ms")],
    },
];

/// The table that takes most memory counts.
const MEMORY: &str = "engine_mb";

pub fn measure(sheet: &mut Sheet) -> Outcome {
    let mut most = 0.0_f64;
    for Question { arguments, figures } in ASKED {
        let answers = (0..TIMES).map(|_| ask(arguments)).collect::<Outcome<Vec<Value>>>()?;
        for (pointer, figure) in *figures {
            let values = answers
                .iter()
                .map(|answer| answer.pointer(pointer)?.as_f64())
                .collect::<Option<Vec<f64>>>()
                .ok_or_else(|| format!("`arena {}` tells no {pointer}", arguments.join(" ")))?;
            let value = median(values);
            most = if *figure == MEMORY { most.max(value) } else { most };
            sheet.note(figure, if *figure == MEMORY { most } else { value });
        }
        note_thoughts(sheet, &answers);
    }
    Ok(())
}

/// How long each level of a table thinks, where the answers tell it: `think_ms.TABLE.LEVEL.mean` and `.p99`.
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

fn ask(arguments: &[&str]) -> Outcome<Value> {
    let arena = ["run", "--release", "--quiet", "--package=arena", "--"];
    let answer = process::output(&mut process::cargo(&[&arena, arguments].concat()))?;
    serde_json::from_str(&answer).map_err(|error| format!("`arena {}`: {error}: {answer}", arguments.join(" ")))
}
