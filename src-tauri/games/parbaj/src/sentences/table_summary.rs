//! Short texts: the summary of a table, and the expected result of a move.

use super::{number, sentences};
use parbaj::{View, other};
use rulebook::Lang;
use rulebook::phrase::{Names, ended, over};

/// Returns the summary for the list of tables: `7. kör · te jössz · 18 – 12 Ép`, the viewer's own Ép first.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let life = |seat: game::Seat| number(view.sides.get(seat.index()).map_or(0, |side| side.life));
    let sentences = sentences(lang);
    let scores = sentences.scores(&life(view.seat), &life(other(view.seat)));
    if let Some(ending) = view.ending {
        let told = match ending.winner {
            Some(winner) => over(&[winner], names, lang),
            None => ended(sentences.draw(), lang),
        };
        return format!("{told} · {scores}");
    }
    let opening = view.turn == 0;
    let round = if opening { sentences.opening_hands().to_owned() } else { sentences.turn(view.turn) };
    let turn = if view.to_move == Some(view.seat) { sentences.your_turn(opening) } else { "" };
    format!("{round}{turn} · {scores}")
}

/// Formats an expected share of the win and the Ép expected at the end of the game.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    let life = format!("{result:.1}").replace('-', "−");
    sentences(lang).expectation((share * 100.0).round(), &life)
}
