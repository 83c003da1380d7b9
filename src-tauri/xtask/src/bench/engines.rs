//! Figures that `arena` tells.

use serde_json::Value;

use super::median;
use super::sheet::Sheet;
use crate::{Outcome, process};

/// A command of `arena` and the figures to read off the JSON value it prints.
pub struct Question {
    arguments: &'static [&'static str],
    /// (JSON pointer, figure)
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
        // Four seats, as the budget asks; to 60 points, so that a game of 1,000 moves is found.
        arguments: &["timings", "mochi", "--option", "seats=4", "--option", "target=60", "--json"],
        figures: &[
            ("/sims_per_second", "sims_per_s.mochi"),
            ("/act_ms/p99", "act_p99_ms"),
            ("/act_ms/median", "act_median_ms"),
            ("/replay_ms", "replay_ms"),
            ("/peak_mb", "engine_mb"),
            ("/think_ms/beginner/mean", "think_ms.mochi.beginner.mean"),
            ("/think_ms/beginner/p99", "think_ms.mochi.beginner.p99"),
            ("/think_ms/steady/mean", "think_ms.mochi.steady.mean"),
            ("/think_ms/steady/p99", "think_ms.mochi.steady.p99"),
            ("/think_ms/strong/mean", "think_ms.mochi.strong.mean"),
            ("/think_ms/strong/p99", "think_ms.mochi.strong.p99"),
            ("/think_ms/master/mean", "think_ms.mochi.master.mean"),
            ("/think_ms/master/p99", "think_ms.mochi.master.p99"),
        ],
    },
    Question {
        arguments: &["rules", "--timings", "--lang", "hu", "--json"],
        figures: &[("/keystroke_ms/p99", "search_p99_ms")],
    },
];

pub fn measure(sheet: &mut Sheet) -> Outcome {
    for Question { arguments, figures } in ASKED {
        let answers = (0..TIMES).map(|_| ask(arguments)).collect::<Outcome<Vec<Value>>>()?;
        for (pointer, figure) in *figures {
            let values = answers
                .iter()
                .map(|answer| answer.pointer(pointer)?.as_f64())
                .collect::<Option<Vec<f64>>>()
                .ok_or_else(|| format!("`arena {}` tells no {pointer}", arguments.join(" ")))?;
            sheet.note(figure, median(values));
        }
    }
    Ok(())
}

fn ask(arguments: &[&str]) -> Outcome<Value> {
    let arena = ["run", "--release", "--quiet", "--package=arena", "--"];
    let answer = process::output(&mut process::cargo(&[&arena, arguments].concat()))?;
    serde_json::from_str(&answer).map_err(|error| format!("`arena {}`: {error}: {answer}", arguments.join(" ")))
}
