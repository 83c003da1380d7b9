//! How a table stands and what a move leads to, in a few words.

use super::halves;
use cardgo::{Move, Phase, View};
use game::Seat;
use rulebook::Lang;
use rulebook::phrase::over;
use rulebook::phrase::{NBSP, Names};
use std::cmp::Ordering;

/// For the list of tables: `13×13 · 34 lépés · te jössz`, `13×13 · vége: nyertél · 88 – 87,5`.
pub(super) fn standing(view: &View, lang: Lang, names: &Names) -> String {
    let size = view.setup.size;
    let own_turn = match (lang, view.to_move == Some(view.seat)) {
        (_, false) => "",
        (Lang::Hu, true) => " · te jössz",
        (Lang::En, true) => " · your turn",
    };
    let progress = match (lang, view.phase) {
        (_, Phase::Over) => ended(view, lang, names),
        (Lang::Hu, Phase::Counting { .. }) => format!("számolás{own_turn}"),
        (Lang::En, Phase::Counting { .. }) => format!("counting{own_turn}"),
        (Lang::Hu, Phase::Playing) => format!("{}{NBSP}lépés{own_turn}", view.number),
        (Lang::En, Phase::Playing) => {
            format!("{}{NBSP}move{}{own_turn}", view.number, if view.number == 1 { "" } else { "s" })
        }
    };
    format!("{size}×{size} · {progress}")
}

fn ended(view: &View, lang: Lang, names: &Names) -> String {
    let Some(totals) = view.score.as_ref().map(cardgo::Score::totals) else { return String::new() };
    let result = match (lang, totals[0].cmp(&totals[1])) {
        (Lang::Hu, Ordering::Equal) => "döntetlen".to_owned(),
        (Lang::En, Ordering::Equal) => "a tie".to_owned(),
        (_, Ordering::Greater) => over(&[Seat(0)], names, lang),
        (_, Ordering::Less) => over(&[Seat(1)], names, lang),
    };
    let decimal = if lang == Lang::Hu { ',' } else { '.' };
    format!("{result} · {} – {}", halves(totals[0], decimal), halves(totals[1], decimal))
}

/// A share of the win, and by how many half points the seat is expected to lead in the end.
pub(super) fn expectation(share: f64, result: f64, lang: Lang) -> String {
    let percent = (share * 100.0).round();
    // Nearer than to half a point nobody knows it.
    let lead = result.round() as i32;
    let points = halves(lead.abs(), if lang == Lang::Hu { ',' } else { '.' });
    match (lang, lead < 0) {
        (Lang::Hu, ahead_or_behind) => {
            let than = if ahead_or_behind { "hátrány" } else { "előny" };
            format!("{percent}% esély a győzelemre, várhatóan {points}{NBSP}pont {than}")
        }
        (Lang::En, false) => format!("{percent}% to win, {points} points ahead expected in the end"),
        (Lang::En, true) => format!("{percent}% to win, {points} points behind expected in the end"),
    }
}

/// A stone or a pass, what it cost in points against a better one, and that one: `E5 (−2,5), jobb: C3`; where that is
/// the same, the move alone.
pub(super) fn noted(made: (Move, f64), preferred: (Move, f64), lang: Lang) -> Option<String> {
    let spot = |mv| match (mv, lang) {
        (Move::Play { point }, _) => Some(point.to_string()),
        (Move::Pass, Lang::Hu) => Some("passz".to_owned()),
        (Move::Pass, Lang::En) => Some("pass".to_owned()),
        _ => None,
    };
    let (played, better) = (spot(made.0)?, spot(preferred.0)?);
    if made.0 == preferred.0 {
        return Some(played);
    }
    // Nearer than to half a point nobody knows it.
    let lost = (preferred.1 - made.1).round().max(0.0) as i32;
    Some(match (lang, lost) {
        (Lang::Hu, 0) => format!("{played}, a bot: {better}"),
        (Lang::En, 0) => format!("{played}, the bot: {better}"),
        (Lang::Hu, _) => format!("{played} ({}), jobb: {better}", halves(-lost, ',')),
        (Lang::En, _) => format!("{played} ({}), better: {better}", halves(-lost, '.')),
    })
}
