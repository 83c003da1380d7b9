//! Short texts: the state of a table, and the expected result of a move.

use super::sentences;
use game::Seat;
use iszkenderun::{SeatView, StepView, View};
use rulebook::Lang;
use rulebook::phrase::{Names, over};

/// Returns the summary for the list of tables: `2. forduló · te jössz · 5 – 3 – 2 pont`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let words = sentences(lang);
    let scores: Vec<String> = view.seats.iter().map(|seat| seat.vp.to_string()).collect();
    let scores = words.scores(&scores.join(" – "));
    if view.step == StepView::Over {
        return format!("{} · {scores}", over(&winners(view), names, lang));
    }
    let own_turn = view.to_move == Some(view.seat);
    let turn = if own_turn { format!(" · {}", words.your_turn()) } else { String::new() };
    format!("{}{turn} · {scores}", words.round(view.round))
}

/// Returns the seats that share the first place (IS-9.1): by victory points, points of the last round, score pile.
fn winners(view: &View) -> Vec<Seat> {
    let key = |at: usize, seat: &SeatView| {
        let last = view.rounds.last().and_then(|round| round.points.get(at));
        (seat.vp, last.copied(), seat.score_pile_worth)
    };
    let keys: Vec<_> = view.seats.iter().enumerate().map(|(at, seat)| key(at, seat)).collect();
    let best = keys.iter().max();
    (0..).map(Seat).zip(&keys).filter(|&(_, key)| Some(key) == best).map(|(seat, _)| seat).collect()
}

/// Returns the text for a share of the win and the victory points expected at the end of the game.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    sentences(lang).expectation((share * 100.0).round(), result)
}
