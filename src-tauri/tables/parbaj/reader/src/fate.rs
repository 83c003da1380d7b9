//! Whether a sentence is good or bad for the card's player: what makes it a drawback on a card of the old edition
//! (91.3.1).

use crate::clause::Clause;
use crate::lists::{
    ANOTHER_PLAYER, CONTRAST, DYING, GAIN, GAIN_TO_THIS, HARM, HARM_PERHAPS, HARM_TO_ALL, HARM_TO_BOTH, HARM_TO_MASTER,
    HARM_TO_ONE, HARM_TO_THEM, HARM_TO_THIS, HARM_TO_THIS_PERHAPS,
};
use crate::noun::{names_other, names_other_subject};
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
    /// In words of what is bad, but not in a wording that is known.
    PerhapsBad,
}

/// What clauses mean for the player of a card. What only says when doesn't count.
pub(crate) fn fate(clauses: &[Clause<'_>], card: CardType) -> Fate {
    let told = clauses.iter().any(|it| !it.subordinate);
    let (mut harm, mut gain, mut both, mut perhaps) = (false, false, false, false);
    // Whose doing is the occasion may suffer what follows: `ha az ellenfél húz, veszít 1 Ép-t`.
    let theirs = told && clauses.iter().any(|it| it.subordinate && ANOTHER_PLAYER.meet(&it.words));
    // `Kétszer támadhat, de elpusztul`
    let contrast = told && clauses.iter().skip(1).any(|it| CONTRAST.meet(&it.words));
    // What comes back instead of dying is no worse for that.
    let dying = clauses.iter().any(|it| DYING.meet(&it.words));
    // Who is spoken of stays spoken of: `az ellenfeled fizet, vagy 2 sebzést kap`.
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
        // A spell has no master by the time it acts: whoever is called one there is another card's.
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
        (true, false, _) => Fate::Bad,
        (true, true, _) => Fate::Mixed,
        (false, _, true) => Fate::BadForBoth,
        (false, false, false) if perhaps => Fate::PerhapsBad,
        (false, _, false) => Fate::Fair,
    }
}
