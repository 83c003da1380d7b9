//! Short texts: the state of a table, and the expected result of a move.

use super::sentences;
use astra::{AUPTOLEMY, PERSON, ScoreRow, StepView, View};
use rulebook::Lang;
use rulebook::phrase::{Names, ended, over};

/// Returns the summary for the list of tables: `7. forduló · te jössz · 23 – 31 pont`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let points = |rows: &[ScoreRow]| rows.iter().map(|row| row.points).sum::<u16>();
    let (yours, its) = (points(&view.journal.score), points(&view.automaton.score));
    let words = sentences(lang);
    let scores = words.scores(yours, its);
    if let StepView::Over { library_empty } = view.step {
        let won = yours > its && !library_empty;
        let told = if won { over(&[PERSON], names, lang) } else { ended(&words.it_won(), lang) };
        return format!("{told} · {scores}");
    }
    let turn = match view.to_move {
        Some(AUPTOLEMY) => format!(" · {}", words.its_turn()),
        Some(seat) if names.is_person(seat) || view.seat == seat => format!(" · {}", words.your_turn()),
        _ => String::new(),
    };
    // A round is one turn of each side.
    format!("{}{turn} · {scores}", words.round(view.turn.div_ceil(2)))
}

/// Returns the text for a share of the win and the victory points expected at the end of the game.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    sentences(lang).expectation((share * 100.0).round(), result)
}
