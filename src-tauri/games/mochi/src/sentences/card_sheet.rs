//! The card sheet: what is printed on a card, and where it is.

use super::card_locations::{CardLocation, same_number};
use super::language::Sentences;
use super::sentences;
use crate::HostedMochi;
use game::RuleId;
use mochi::{Card, Effect, View, rules};
use rulebook::hungarian::capital;
use rulebook::phrase::{LinkedSentence, Names};
use rulebook::{CardPart, CardSheet, Lang};

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let words = sentences(lang);
    CardSheet {
        card: card.to_string(),
        title: capital(&words.card(card)),
        parts: parts(card, words),
        places: view.map_or_else(Vec::new, |view| places(card, view, words, names)),
    }
}

/// Returns the parts about the card itself: number, colour, effect, happy mochi, penalty.
fn parts(card: Card, words: &dyn Sentences) -> Vec<CardPart> {
    let said = words.face(card);
    let effect = words.effect_of(card.effect());
    vec![
        part(said.number, rules::PAIR),
        part(said.colour, rules::COLOUR),
        part(effect.to_owned(), effect_rule(card.effect())),
        part(said.happy, rules::HAPPY),
        part(said.penalty, rules::PENALTY),
    ]
}

/// Returns the parts about where the card is, and where the others of its number are.
fn places(card: Card, view: &View, words: &dyn Sentences, names: &Names) -> Vec<CardPart> {
    let place = CardLocation::of(card, view);
    let others = words.others(card, &same_number(card, view), names);
    vec![part(words.place(place, view, names), place.rule()), part(others, rules::EFFECT_TABLE)]
}

/// The texts about a card's face in one language.
pub(super) struct Face {
    pub(super) number: String,
    pub(super) colour: String,
    pub(super) happy: String,
    pub(super) penalty: String,
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: LinkedSentence::new(text).spans::<HostedMochi>(), rule, kind: None }
}

/// Returns the rule of an effect, or of cards without one.
pub(super) fn effect_rule(effect: Option<Effect>) -> RuleId {
    match effect {
        Some(Effect::Flip) => rules::FLIP,
        Some(Effect::Draw) => rules::DRAW_EFFECT,
        Some(Effect::PassLeft) => rules::PASS_LEFT,
        Some(Effect::Reserve) => rules::RESERVE,
        None => rules::EFFECT_TABLE,
    }
}
