//! Short texts: the state of a table, the prospects after a move, and what a move cost.

use super::{halves, sentences};
use cardgo::{Move, Phase, View};
use game::Seat;
use rulebook::Lang;
use rulebook::phrase::{Names, over};
use std::cmp::Ordering;

/// Returns the line for the list of tables: `13×13 · 34 lépés · te jössz`, `13×13 · vége: nyertél · 88 – 87,5`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let size = view.setup.size;
    let sentences = sentences(lang);
    let own_turn = if view.to_move == Some(view.seat) { sentences.your_turn() } else { "" };
    let progress = match view.phase {
        Phase::Over => ended(view, lang, names),
        Phase::Counting { .. } => format!("{}{own_turn}", sentences.counting()),
        Phase::Playing => format!("{}{own_turn}", sentences.moves(view.number)),
    };
    format!("{size}×{size} · {progress}")
}

fn ended(view: &View, lang: Lang, names: &Names) -> String {
    let Some(totals) = view.score.as_ref().map(cardgo::Score::totals) else { return String::new() };
    let result = match totals[0].cmp(&totals[1]) {
        Ordering::Equal => sentences(lang).draw().to_owned(),
        Ordering::Greater => over(&[Seat(0)], names, lang),
        Ordering::Less => over(&[Seat(1)], names, lang),
    };
    let decimal = sentences(lang).decimal();
    format!("{result} · {} – {}", halves(totals[0], decimal), halves(totals[1], decimal))
}

/// Describes a win rate and the expected lead of the seat, in half points.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    // The estimate isn't more precise than half a point.
    sentences(lang).expectation((share * 100.0).round(), result.round() as i32)
}

/// Describes a stone or pass, what it cost in points against the preferred one, and that one: `E5 (−2,5), jobb: C3`; if
/// both are the same, the move alone.
pub(super) fn noted(made: (Move, f64), preferred: (Move, f64), lang: Lang) -> Option<String> {
    let sentences = sentences(lang);
    let spot = |mv| match mv {
        Move::Play { point } => Some(point.to_string()),
        Move::Pass => Some(sentences.pass().to_owned()),
        _ => None,
    };
    let (played, better) = (spot(made.0)?, spot(preferred.0)?);
    if made.0 == preferred.0 {
        return Some(played);
    }
    // The estimate isn't more precise than half a point.
    let lost = (preferred.1 - made.1).round().max(0.0) as i32;
    Some(match lost {
        0 => sentences.equally_good(&played, &better),
        lost => sentences.worse(&played, lost, &better),
    })
}
