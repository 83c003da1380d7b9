//! What can be said of a score pad, beside the lines of its accounts, which are events.

use crate::lang::Lang;
use crate::phrase::{NBSP, Names, Phrase, listed};
use game::{Pad, Reckoning, Seat, clockwise};

/// A table whose pads can be talked about.
pub trait PhrasePad: Phrase + Pad {
    /// What can't be true about a sheet, as a sentence that names the place.
    fn fault(fault: &Self::Fault, lang: Lang, names: &Names) -> String;

    /// A score as it is written: in whole points, unless the table counts in others.
    fn score(score: i32, _lang: Lang) -> String {
        score.to_string()
    }
}

/// How a pad stands, in a few words: `Borka nyert · Anna 31, Borka 20`.
#[must_use]
pub fn standing<G: PhrasePad>(reckoning: &Reckoning<G>, lang: Lang, names: &Names, seats: u8) -> String {
    if reckoning.lines.is_empty() {
        let players: Vec<String> = clockwise(Seat(0), seats).map(|seat| names.of(seat)).collect();
        let nothing = match lang {
            Lang::Hu => "még nincs pont",
            Lang::En => "no points yet",
        };
        return format!("{} · {nothing}", players.join(", "));
    }
    let places = || (0..).map(Seat).zip(&reckoning.standings);
    let scores: Vec<String> =
        places().map(|(seat, own)| format!("{}{NBSP}{}", names.of(seat), G::score(own.score, lang))).collect();
    let scores = scores.join(", ");
    if !reckoning.over {
        return scores;
    }
    let first: Vec<String> = places().filter(|(_, own)| own.rank == 1).map(|(seat, _)| names.of(seat)).collect();
    match (lang, &first[..]) {
        (Lang::Hu, [winner]) => format!("{winner} nyert · {scores}"),
        (Lang::Hu, winners) => format!("{} osztozik a győzelmen · {scores}", listed(winners, "és")),
        (Lang::En, [winner]) => format!("{winner} won · {scores}"),
        (Lang::En, winners) => format!("{} share the win · {scores}", listed(winners, "and")),
    }
}
