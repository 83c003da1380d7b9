//! Whether a sentence is good or bad for the card's player: what makes it a drawback on a card of the old edition
//! (91.3.1).

use crate::clause::{Clause, names_other};
use crate::lists::{ANOTHER_PLAYER, GAIN, GAIN_TO_THIS, HARM, HARM_TO_BOTH, HARM_TO_THIS};
use parbaj_cards::CardType;

/// What a sentence means for the player of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Nothing plainly bad.
    Fair,
    /// Plainly bad.
    Bad,
    /// Bad, but not without good.
    Mixed,
    /// Bad for both players.
    BadForBoth,
}

/// What clauses mean for the player of a card. What only says when doesn't count.
pub(crate) fn fate(clauses: &[Clause<'_>], card: CardType) -> Fate {
    let told = clauses.iter().any(|it| !it.subordinate);
    let (mut harm, mut gain, mut both) = (false, false, false);
    // Who is spoken of stays spoken of: `az ellenfeled fizet, vagy 2 sebzést kap`.
    let mut another = false;
    for clause in clauses.iter().filter(|it| !told || !it.subordinate) {
        let words = &clause.words;
        if HARM_TO_BOTH.meet(words) {
            both = true;
            continue;
        }
        another |= ANOTHER_PLAYER.meet(words) || names_other(words, card);
        let about_this = !another;
        harm |= HARM.meet(words) || about_this && HARM_TO_THIS.meet(words);
        gain |= GAIN.meet(words) || about_this && GAIN_TO_THIS.meet(words);
    }
    match (harm, gain, both) {
        (true, false, _) => Fate::Bad,
        (true, true, _) => Fate::Mixed,
        (false, _, true) => Fate::BadForBoth,
        (false, _, false) => Fate::Fair,
    }
}
