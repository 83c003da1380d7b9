//! The state of a table and what a move leads to, in a few words.

use game::Seat;
use mochi::{StepView, View};
use rulebook::Lang;
use rulebook::phrase::over;
use rulebook::phrase::{NBSP, Names};

/// For the list of tables: `2. forduló · te jössz · 12 – 4 – 0`.
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
    let (round, turn) = match lang {
        Lang::Hu => (format!("{}.{NBSP}forduló", view.round), if own_turn { " · te jössz" } else { "" }),
        Lang::En => (format!("round{NBSP}{}", view.round), if own_turn { " · your turn" } else { "" }),
    };
    format!("{round}{turn} · {scores}")
}

/// A share of the win and the penalty points expected in the round.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    let percent = (share * 100.0).round();
    match lang {
        Lang::Hu => {
            let points = format!("{result:.1}").replace('.', ",");
            format!("{percent}% esély a győzelemre, a fordulóban várhatóan {points}{NBSP}büntetőpont")
        }
        Lang::En => format!("{percent}% to win, {result:.1} penalty points expected this round"),
    }
}
