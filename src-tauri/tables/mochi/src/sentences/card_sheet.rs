//! Everything that can be said about a card: what is printed on it, and where it is.

use super::whereabouts::{Whereabouts, same_number};
use super::{english, hungarian};
use crate::MochiTable;
use game::RuleId;
use mochi::{Card, Effect, View, rules};
use rulebook::hungarian::capital;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang};

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    CardSheet {
        card: card.to_string(),
        title: capital(&MochiTable::card(card, lang)),
        parts: parts(card, lang),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

/// Number, colour, effect, happy mochi, penalty.
fn parts(card: Card, lang: Lang) -> Vec<CardPart> {
    let (said, effect) = match lang {
        Lang::Hu => (hungarian::face(card), hungarian::effect_of(card.effect())),
        Lang::En => (english::face(card), english::effect_of(card.effect())),
    };
    vec![
        part(said.number, rules::PAIR),
        part(said.colour, rules::COLOUR),
        part(effect.to_owned(), effect_rule(card.effect())),
        part(said.happy, rules::HAPPY),
        part(said.penalty, rules::PENALTY),
    ]
}

/// Where the card is, and where the others of its number are.
fn places(card: Card, view: &View, lang: Lang, names: &Names) -> Vec<CardPart> {
    let place = Whereabouts::of(card, view);
    let others = same_number(card, view);
    let (here, others) = match lang {
        Lang::Hu => (hungarian::place(place, view, names), hungarian::others(card, &others, names)),
        Lang::En => (english::place(place, view, names), english::others(card, &others, names)),
    };
    vec![part(here, place.rule()), part(others, rules::EFFECT_TABLE)]
}

/// What a language says about a card's face.
pub(super) struct Face {
    pub(super) number: String,
    pub(super) colour: String,
    pub(super) happy: String,
    pub(super) penalty: String,
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: Marked::new(text).spans::<MochiTable>(), rule, kind: None }
}

/// The rule of an effect, or of having none.
pub(super) fn effect_rule(effect: Option<Effect>) -> RuleId {
    match effect {
        Some(Effect::Flip) => rules::FLIP,
        Some(Effect::Draw) => rules::DRAW_EFFECT,
        Some(Effect::PassLeft) => rules::PASS_LEFT,
        Some(Effect::Reserve) => rules::RESERVE,
        None => rules::EFFECT_TABLE,
    }
}
