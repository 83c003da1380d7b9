//! The texts of Boldog mocsik in every language: [`Sentences`] lists what a language says, and [`sentences`] chooses the
//! language.

mod card_locations;
mod card_sheet;
mod english;
mod hungarian;
mod language;
mod pad;
mod relevant_rules;
mod standing;

use self::english::English;
use self::hungarian::Hungarian;
use self::language::Sentences;
use crate::{HostedMochi, Milestone};
use game::RuleId;
use mochi::{Card, Colour, Event, Move, Pair, Refusal, SetupFault, View};
use rulebook::hungarian::capital;
use rulebook::phrase::{LinkedSentence, Names, Phrase};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, CardSheet, Lang, Texts};

impl Phrase for HostedMochi {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = Card;

    fn event(event: &Event, lang: Lang, names: &Names) -> LinkedSentence {
        LinkedSentence::new(sentences(lang).event(event, names))
    }

    fn refusal(refusal: &Refusal, lang: Lang, names: &Names) -> String {
        sentences(lang).refusal(refusal, names)
    }

    fn mv(mv: Move, view: &View, lang: Lang, names: &Names) -> String {
        sentences(lang).mv(mv, view, names)
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        sentences(lang).milestone(milestone, names)
    }

    fn card(card: Card, lang: Lang) -> String {
        sentences(lang).card(card)
    }

    fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
        card_sheet::card_sheet(card, view, lang, names)
    }

    fn cards(lang: Lang) -> Vec<CardGroup<Card>> {
        let group = |colour: Colour| {
            let name = sentences(lang).colour(colour);
            let cards = Card::all().filter(|card| card.colour() == colour).map(|card| (card, 1));
            CardGroup { head: capital(name), cards: cards.collect() }
        };
        Colour::ALL.map(group).into()
    }

    fn tells(card: Card, part: &CardPart) -> bool {
        card.effect().is_some() && part.rule == card_sheet::effect_rule(card.effect())
    }

    fn at_hand(view: &View) -> Vec<RuleId> {
        relevant_rules::at_hand(view)
    }

    fn standing(view: &View, lang: Lang, names: &Names) -> String {
        standing::standing(view, lang, names)
    }

    fn held(view: &View) -> Option<Vec<Card>> {
        Some(view.hand.clone())
    }

    fn put_by(view: &View) -> Vec<Card> {
        view.reserve.clone()
    }

    fn expectation(share: f64, result: f64, lang: Lang) -> String {
        standing::expectation(share, result, lang)
    }

    fn setup_fault(fault: &SetupFault, lang: Lang) -> String {
        sentences(lang).setup_fault(fault)
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        sentences(lang).option(key)
    }
}

/// Returns the sentences of a language: the only place where one is chosen.
fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian, &English)
}

/// Returns a pair's number with both digits: `57`, `07`.
fn number(pair: Pair) -> String {
    format!("{}{}", pair.left.number(), pair.right.number())
}

/// Returns an example of another number, for a text about a card: 7, or 2 if the card is a 7.
fn companion(card: Card) -> u8 {
    if card.number() == 7 { 2 } else { 7 }
}

/// Returns the pair of the viewer's hand whose left card lies at `place`.
fn hand_pair(view: &View, place: u8) -> Option<Pair> {
    let left = usize::from(place);
    Some(Pair { left: *view.hand.get(left)?, right: *view.hand.get(left + 1)? })
}

/// Returns whether another pair of the viewer's hand has the same number as the one at `place`.
fn has_twin(view: &View, place: u8) -> bool {
    let shown = |pair: &[Card]| (pair[0].number(), pair[1].number());
    let mut pairs = view.hand.windows(2).enumerate();
    let Some(own) = view.hand.windows(2).nth(usize::from(place)).map(shown) else { return false };
    pairs.any(|(left, pair)| left != usize::from(place) && shown(pair) == own)
}

/// Returns the viewer's hand card at `place`.
fn hand_card(view: &View, place: u8) -> Option<Card> {
    view.hand.get(usize::from(place)).copied()
}

/// Returns a place in the hand counted from 1, as people count.
fn position(place: u8) -> u16 {
    u16::from(place) + 1
}
