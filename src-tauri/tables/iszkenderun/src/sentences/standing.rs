//! The state of a table and what a move leads to, in a few words.

use game::Seat;
use iszkenderun::{SeatView, StepView, View};
use rulebook::Lang;
use rulebook::phrase::over;
use rulebook::phrase::{NBSP, Names};

/// For the list of tables: `2. forduló · te jössz · 5 – 3 – 2 pont`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let scores: Vec<String> = view.seats.iter().map(|seat| seat.vp.to_string()).collect();
    let unit = match lang {
        Lang::Hu => "pont",
        Lang::En => "points",
    };
    let scores = format!("{}{NBSP}{unit}", scores.join(" – "));
    if view.step == StepView::Over {
        return format!("{} · {scores}", over(&winners(view), names, lang));
    }
    let own_turn = view.to_move == Some(view.seat);
    let (round, turn) = match lang {
        Lang::Hu => (format!("{}.{NBSP}forduló", view.round), if own_turn { " · te jössz" } else { "" }),
        Lang::En => (format!("round{NBSP}{}", view.round), if own_turn { " · your turn" } else { "" }),
    };
    format!("{round}{turn} · {scores}")
}

/// Who shares the first place (IS-9.1): victory points, points of the last round, score pile.
fn winners(view: &View) -> Vec<Seat> {
    let key = |at: usize, seat: &SeatView| {
        let last = view.rounds.last().and_then(|round| round.points.get(at));
        (seat.vp, last.copied(), seat.score_pile_worth)
    };
    let keys: Vec<_> = view.seats.iter().enumerate().map(|(at, seat)| key(at, seat)).collect();
    let best = keys.iter().max();
    (0..).map(Seat).zip(&keys).filter(|&(_, key)| Some(key) == best).map(|(seat, _)| seat).collect()
}

/// A share of the win and the victory points expected at the end of the game.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    let percent = (share * 100.0).round();
    match lang {
        Lang::Hu => {
            let points = format!("{result:.1}").replace('.', ",");
            format!("{percent}% esély a győzelemre, a játék végén várhatóan {points}{NBSP}győzelmi pont")
        }
        Lang::En => format!("{percent}% to win, {result:.1} victory points expected in the end"),
    }
}
