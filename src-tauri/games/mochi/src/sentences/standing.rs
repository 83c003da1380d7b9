//! Short texts: the state of a table, and the expected result of a move.

use super::sentences;
use game::Seat;
use mochi::{StepView, View};
use rulebook::Lang;
use rulebook::phrase::{Names, over};

/// Returns the summary for the list of tables: `2. forduló · te jössz · 12 – 4 – 0`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let scores: Vec<String> = view.seats.iter().map(|seat| seat.score.to_string()).collect();
    let scores = scores.join(" – ");
    if let StepView::Over { .. } = view.step {
        let best = view.seats.iter().map(|seat| seat.score).min();
        let winners: Vec<Seat> =
            (0..).map(Seat).zip(&view.seats).filter(|(_, seat)| Some(seat.score) == best).map(|(at, _)| at).collect();
        return format!("{} · {scores}", over(&winners, names, lang));
    }
    let own_turn = view.to_move == Some(view.seat);
    let words = sentences(lang);
    let turn = if own_turn { format!(" · {}", words.your_turn()) } else { String::new() };
    format!("{}{turn} · {scores}", words.round(view.round))
}

/// Returns the text for a share of the win and the penalty points expected in the round.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    sentences(lang).expectation((share * 100.0).round(), result)
}
