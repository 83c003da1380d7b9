//! The card sheet: what is printed on a card, and where it is.

use super::card_locations::{CardLocation, suit_mates};
use super::language::Sentences;
use super::{deeds_of, sentences};
use crate::HostedIszkenderun;
use game::RuleId;
use iszkenderun::{Ability, Card, Closes, MarkerAction, Setup, Suit, TwoSuited, View, Zeros, rules};
use rulebook::hungarian::capital;
use rulebook::phrase::{LinkedSentence, Names};
use rulebook::{CardPart, CardSheet, Lang};

/// A fact that is printed on a card, or follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    Value(u8),
    OneSuit(Suit),
    TwoSuits(Suit, Suit, TwoSuited),
    Suitless,
    /// The card gives points to its neighbours.
    Gives {
        left: u8,
        right: u8,
    },
    /// The card guards a neighbour: the left one, or else the right one.
    Guards {
        left: bool,
    },
    Counts(Suit, Zeros),
    AnyRow,
    Closes(Closes),
    Ability(Ability),
    /// The card has neither an ability nor a passive effect.
    Blank,
    /// Some cards can't be targets of the ability.
    Spared,
    /// Guards stop the ability.
    StoppedByGuards,
    /// Guards don't stop the ability.
    PastGuards,
    /// Values are determined after the cost is paid.
    OncePaid,
    NotItself,
    /// There must be at least one victim; all victims are discarded together.
    AtLeastOne,
    /// Discarding a closing card of one's own row costs an extra card.
    Extra,
    SomethingToDraw,
    RevealedUnderSansTrump,
    NotTrumpAlready,
    Deeds(Vec<MarkerAction>),
}

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let words = sentences(lang);
    // Without a view, the options of a new game apply.
    let printed = on_card(card, &view.map_or_else(Setup::default, |view| view.setup)).into_iter();
    CardSheet {
        card: card.to_string(),
        title: capital(&words.title(card)),
        parts: printed.map(|(printed, rule)| part(words.printed(&printed, card), rule)).collect(),
        places: view.map_or_else(Vec::new, |view| places(card, view, words, names)),
    }
}

/// Returns the effects of the card with their limits, then value, suits and deeds, each with its rule.
fn on_card(card: Card, setup: &Setup) -> Vec<(Printed, RuleId)> {
    let mut said = doings(card, setup);
    said.push((Printed::Value(card.printed()), rules::DECK));
    let mut suits = card.suits();
    said.push(match (suits.next(), suits.next()) {
        (Some(one), Some(other)) => (Printed::TwoSuits(one, other, setup.two_suited), rules::TWO_SUITED),
        (Some(suit), None) => (Printed::OneSuit(suit), rules::VALUES),
        (None, _) => (Printed::Suitless, rules::VALUES),
    });
    said.push((Printed::Deeds(deeds_of(card).collect()), rules::DEEDS));
    said
}

/// Returns the passive effect or the ability, or the fact that there is neither.
fn doings(card: Card, setup: &Setup) -> Vec<(Printed, RuleId)> {
    let face = card.face();
    let passive = face.passive;
    let mut said = Vec::new();
    if passive.left > 0 || passive.right > 0 {
        said.push((Printed::Gives { left: passive.left, right: passive.right }, rules::PASSIVE));
    }
    if passive.guards_left || passive.guards_right {
        said.push((Printed::Guards { left: passive.guards_left }, rules::GUARD));
    }
    if let Some(suit) = passive.counts {
        said.push((Printed::Counts(suit, setup.zeros), rules::ZERO));
    }
    if card.is_closing() {
        said.extend([(Printed::AnyRow, rules::ANY_ROW), (Printed::Closes(setup.closes), rules::CLOSED)]);
    }
    if let Some(ability) = face.ability {
        said.push((Printed::Ability(ability), card.rule()));
        said.extend(limits(ability));
    } else if card.is_two_suited() {
        said.push((Printed::Blank, card.rule()));
    }
    said
}

/// Returns the limits of an ability.
fn limits(ability: Ability) -> Vec<(Printed, RuleId)> {
    let spared = (Printed::Spared, rules::SPARED);
    let guarded = (Printed::StoppedByGuards, rules::GUARD);
    let once_paid = (Printed::OncePaid, rules::ONE_DECISION);
    let another = (Printed::NotItself, rules::ANOTHER);
    let past_guards = (Printed::PastGuards, rules::GUARD);
    match ability {
        Ability::AddTokens { .. } => vec![another, spared],
        // The value of a closing card is never as low as 2.
        Ability::DiscardSmall { most: 0..=2 } => vec![guarded, spared, once_paid],
        Ability::DiscardSmall { .. } => vec![guarded, spared, once_paid, (Printed::Extra, rules::EXTRA)],
        Ability::DiscardSuit { .. } | Ability::DiscardAny => vec![guarded, spared, (Printed::Extra, rules::EXTRA)],
        Ability::DiscardEvery { .. } => vec![guarded, spared, once_paid, (Printed::AtLeastOne, rules::EVERY_CARD)],
        Ability::Swap { .. } | Ability::Take { .. } => vec![past_guards, spared, once_paid],
        Ability::TakeBackAny => vec![another],
        Ability::TakeBackSuit { .. } | Ability::Open => Vec::new(),
        Ability::Draw => vec![(Printed::SomethingToDraw, rules::DRAW)],
        Ability::DrawAndShow => {
            vec![(Printed::RevealedUnderSansTrump, rules::REVEAL), (Printed::SomethingToDraw, rules::DRAW)]
        }
        Ability::ChangeTrump { .. } => vec![(Printed::NotTrumpAlready, rules::CHANGE_TRUMP)],
    }
}

/// Returns the parts about where the card is and its state there, and where the others of its suits are.
fn places(card: Card, view: &View, words: &dyn Sentences, names: &Names) -> Vec<CardPart> {
    let say = |place: &CardLocation| part(words.place(place, view, names), place.rule());
    let mates = |suit: Suit| part(words.suit_mates(suit, &suit_mates(card, suit, view), names), rules::ZERO);
    CardLocation::of(card, view).iter().map(say).chain(card.suits().map(mates)).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: LinkedSentence::new(text).spans::<HostedIszkenderun>(), rule, kind: None }
}
