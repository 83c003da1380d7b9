//! Boldog mocsik in words.

mod at_hand;
mod card_sheet;
mod english;
mod hungarian;
mod pad;
mod standing;
mod whereabouts;

use crate::{Milestone, MochiTable};
use game::RuleId;
use mochi::{Card, Colour, Event, Move, Pair, Refusal, SetupFault, View};
use rulebook::hungarian::capital;
use rulebook::matter::CardGroup;
use rulebook::phrase::{Marked, Names, Phrase};
use rulebook::{CardPart, CardSheet, Lang, Texts};

impl Phrase for MochiTable {
    const TEXTS: &'static Texts = &crate::TEXTS;

    type Card = Card;

    fn event(event: &Event, lang: Lang, names: &Names) -> Marked {
        Marked::new(match lang {
            Lang::Hu => hungarian::event(event, names),
            Lang::En => english::event(event, names),
        })
    }

    fn refusal(refusal: &Refusal, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::refusal(refusal, names),
            Lang::En => english::refusal(refusal, names),
        }
    }

    fn mv(mv: Move, view: &View, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::mv(mv, view, names),
            Lang::En => english::mv(mv, view, names),
        }
    }

    fn milestone(milestone: Milestone, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian::milestone(milestone, names),
            Lang::En => english::milestone(milestone, names),
        }
    }

    fn card(card: Card, lang: Lang) -> String {
        match lang {
            Lang::Hu => hungarian::card(card),
            Lang::En => english::card(card),
        }
    }

    fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
        card_sheet::card_sheet(card, view, lang, names)
    }

    fn cards(lang: Lang) -> Vec<CardGroup<Card>> {
        let group = |colour: Colour| {
            let name = match lang {
                Lang::Hu => hungarian::colour(colour),
                Lang::En => english::colour(colour),
            };
            let cards = Card::all().filter(|card| card.colour() == colour).map(|card| (card, 1));
            CardGroup { head: capital(name), cards: cards.collect() }
        };
        Colour::ALL.map(group).into()
    }

    fn tells(card: Card, part: &CardPart) -> bool {
        card.effect().is_some() && part.rule == card_sheet::effect_rule(card.effect())
    }

    fn at_hand(view: &View) -> Vec<RuleId> {
        at_hand::at_hand(view)
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
        match lang {
            Lang::Hu => hungarian::setup_fault(fault),
            Lang::En => english::setup_fault(fault),
        }
    }

    fn option(key: &str, lang: Lang) -> Option<&'static str> {
        match lang {
            Lang::Hu => hungarian::option(key),
            Lang::En => english::option(key),
        }
    }
}

/// A pair's number as it lies on the table: `57`, `07`.
fn number(pair: Pair) -> String {
    format!("{}{}", pair.left.number(), pair.right.number())
}

/// A number to show beside a card's number, never equal to it.
fn companion(card: Card) -> u8 {
    if card.number() == 7 { 2 } else { 7 }
}

/// The pair of the viewer's hand whose left card lies at `place`.
fn hand_pair(view: &View, place: u8) -> Option<Pair> {
    let left = usize::from(place);
    Some(Pair { left: *view.hand.get(left)?, right: *view.hand.get(left + 1)? })
}

/// Whether another pair of the viewer's hand shows the same number as the one at `place`.
fn has_twin(view: &View, place: u8) -> bool {
    let shown = |pair: &[Card]| (pair[0].number(), pair[1].number());
    let mut pairs = view.hand.windows(2).enumerate();
    let Some(own) = view.hand.windows(2).nth(usize::from(place)).map(shown) else { return false };
    pairs.any(|(left, pair)| left != usize::from(place) && shown(pair) == own)
}

/// The viewer's hand card at `place`.
fn hand_card(view: &View, place: u8) -> Option<Card> {
    view.hand.get(usize::from(place)).copied()
}

/// A place in the hand as people count: from 1.
fn position(place: u8) -> u16 {
    u16::from(place) + 1
}
