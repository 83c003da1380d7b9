//! Judges whether a sentence is good or bad for the card's player; the bad ones are drawbacks on cards of the old
//! edition (91.3.1).

use crate::clause::Clause;
use crate::noun::{names_other, names_other_subject};
use crate::wording_lists::{
    ANOTHER_PLAYER, CONTRAST, DYING, GAIN, GAIN_TO_THIS, HARM, HARM_PERHAPS, HARM_TO_ALL, HARM_TO_BOTH, HARM_TO_MASTER,
    HARM_TO_ONE, HARM_TO_THEM, HARM_TO_THIS, HARM_TO_THIS_PERHAPS,
};
use parbaj_cards::CardType;

/// What a sentence means for the card's player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Valence {
    /// Not clearly bad.
    Fair,
    /// Clearly bad.
    Bad,
    /// Both bad and good.
    Mixed,
    /// Bad for both players.
    BadForBoth,
    /// Contains words for something bad, but in no known wording.
    PerhapsBad,
}

/// Judges clauses for the card's player. Subordinate clauses don't count.
pub(crate) fn fate(clauses: &[Clause<'_>], card: CardType) -> Valence {
    let told = clauses.iter().any(|it| !it.subordinate);
    let (mut harm, mut gain, mut both, mut perhaps) = (false, false, false, false);
    // The player who causes the occasion may be the one who suffers: `ha az ellenfél húz, veszít 1 Ép-t`.
    let theirs = told && clauses.iter().any(|it| it.subordinate && ANOTHER_PLAYER.meet(&it.words));
    // A contrast between good and bad: `Kétszer támadhat, de elpusztul`.
    let contrast = told && clauses.iter().skip(1).any(|it| CONTRAST.meet(&it.words));
    // Returning instead of dying doesn't count as bad.
    let dying = clauses.iter().any(|it| DYING.meet(&it.words));
    // The subject carries over to the next clause: `az ellenfeled fizet, vagy 2 sebzést kap`.
    let (mut another, mut opponents) = (false, false);
    for clause in clauses.iter().filter(|it| !told || !it.subordinate) {
        let words = &clause.words;
        if HARM_TO_BOTH.meet(words) || !card.is_spell() && HARM_TO_ALL.meet(words) {
            both = true;
            continue;
        }

        opponents |= ANOTHER_PLAYER.meet(words);
        another |= opponents;
        let about_this = !another && !names_other_subject(words, card);
        another |= names_other(words, card);
        // A spell has no master when it takes effect, so a master named there is another card's.
        let mut bad = HARM.meet(words)
            || about_this && HARM_TO_THIS.meet(words)
            || !card.is_spell() && HARM_TO_MASTER.meet(words)
            || !opponents && !names_other_subject(words, card) && HARM_TO_THEM.meet(words);
        if about_this && HARM_TO_ONE.meet(words) {
            bad |= !theirs;
            perhaps |= theirs && card == CardType::Creature;
        }
        harm |= bad;
        perhaps |= HARM_PERHAPS.meet(words) || about_this && !dying && !theirs && HARM_TO_THIS_PERHAPS.meet(words);
        gain |= contrast && !bad && !words.iter().all(|it| CONTRAST.meet(&[it]) || it.folded == "csak");
        gain |= GAIN.meet(words) || about_this && GAIN_TO_THIS.meet(words);
    }
    match (harm, gain, both) {
        (true, false, _) => Valence::Bad,
        (true, true, _) => Valence::Mixed,
        (false, _, true) => Valence::BadForBoth,
        (false, false, false) if perhaps => Valence::PerhapsBad,
        (false, _, false) => Valence::Fair,
    }
}
