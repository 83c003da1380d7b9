//! Sentences of a score pad, beside the lines of its count, which are events.

use crate::lang::Lang;
use crate::phrase::{NBSP, Names, Phrase};
use crate::sentences::sentences;
use game::{Pad, PadCount, Seat, clockwise};

/// A game whose score pad has sentences.
pub trait PhrasePad: Phrase + Pad {
    /// Words a fault of a sheet as a sentence that names the place.
    fn fault(fault: &Self::Fault, lang: Lang, names: &Names) -> String;

    /// Formats a score: in whole points, unless the game counts in other units.
    fn score(score: i32, _lang: Lang) -> String {
        score.to_string()
    }
}

/// Summarizes the standings of a pad: `Borka nyert · Anna 31, Borka 20`.
#[must_use]
pub fn standing<G: PhrasePad>(reckoning: &PadCount<G>, lang: Lang, names: &Names, seats: u8) -> String {
    if reckoning.lines.is_empty() {
        let players: Vec<String> = clockwise(Seat(0), seats).map(|seat| names.of(seat)).collect();
        return format!("{} · {}", players.join(", "), sentences(lang).no_points());
    }
    let places = || (0..).map(Seat).zip(&reckoning.standings);
    let scores: Vec<String> =
        places().map(|(seat, own)| format!("{}{NBSP}{}", names.of(seat), G::score(own.score, lang))).collect();
    let scores = scores.join(", ");
    if !reckoning.over {
        return scores;
    }
    let first: Vec<String> = places().filter(|(_, own)| own.rank == 1).map(|(seat, _)| names.of(seat)).collect();
    format!("{} · {scores}", sentences(lang).pad_winners(&first))
}
