//! Everything that can be said about a card: what is printed on it, and where it is.

use super::whereabouts::{Place, Zone, suit_mates};
use super::{deeds_of, english, hungarian};
use crate::IszkenderunTable;
use game::RuleId;
use iszkenderun::{Ability, Card, Closes, Deed, Setup, Suit, TwoSuited, View, Zeros, rules};
use rulebook::hungarian::capital;
use rulebook::phrase::{Marked, Names};
use rulebook::{CardPart, CardSheet, Lang};

/// Something that is printed on a card, or follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    Value(u8),
    OneSuit(Suit),
    TwoSuits(Suit, Suit, TwoSuited),
    Suitless,
    /// Points for the neighbours.
    Gives {
        left: u8,
        right: u8,
    },
    /// It guards a neighbour: the left one, or else the right.
    Guards {
        left: bool,
    },
    Counts(Suit, Zeros),
    AnyRow,
    Closes(Closes),
    Ability(Ability),
    /// Neither ability nor passive effect.
    Blank,
    /// What the ability doesn't reach.
    Spared,
    /// Guards stop the ability.
    StoppedByGuards,
    /// Guards don't stop the ability.
    PastGuards,
    /// Values are read once the cost is paid.
    OncePaid,
    NotItself,
    /// There must be a victim; all leave together.
    AtLeastOne,
    /// A closing card of one's own row costs an extra card.
    Extra,
    SomethingToDraw,
    RevealedUnderSansTrump,
    NotTrumpAlready,
    Deeds(Vec<Deed>),
}

pub(super) fn card_sheet(card: Card, view: Option<&View>, lang: Lang, names: &Names) -> CardSheet {
    let title = match lang {
        Lang::Hu => hungarian::title(card),
        Lang::En => english::title(card),
    };
    CardSheet {
        card: card.to_string(),
        title: capital(&title),
        // Without a table, the options of a new one apply.
        parts: parts(card, &view.map_or_else(Setup::default, |view| view.setup), lang),
        places: view.map_or_else(Vec::new, |view| places(card, view, lang, names)),
    }
}

fn parts(card: Card, setup: &Setup, lang: Lang) -> Vec<CardPart> {
    let say = |(printed, rule): (Printed, RuleId)| {
        let text = match lang {
            Lang::Hu => hungarian::printed(&printed, card),
            Lang::En => english::printed(&printed, card),
        };
        part(text, rule)
    };
    on_card(card, setup).into_iter().map(say).collect()
}

/// What it does, with its limits, then value, suits and deeds: each with its rule.
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

/// The passive effect or ability, or that there is neither.
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

/// What limits an ability.
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

/// Where the card is and how it stands there, and where the others of its suits are.
fn places(card: Card, view: &View, lang: Lang, names: &Names) -> Vec<CardPart> {
    let say = |place: &Place| {
        let text = match lang {
            Lang::Hu => hungarian::place(place, view, names),
            Lang::En => english::place(place, view, names),
        };
        part(text, place.rule())
    };
    let mates = |suit: Suit| {
        let zones: Vec<(Zone, Vec<Card>)> = suit_mates(card, suit, view);
        let text = match lang {
            Lang::Hu => hungarian::suit_mates(suit, &zones, names),
            Lang::En => english::suit_mates(suit, &zones, names),
        };
        part(text, rules::ZERO)
    };
    Place::of(card, view).iter().map(say).chain(card.suits().map(mates)).collect()
}

fn part(text: String, rule: RuleId) -> CardPart {
    CardPart { text: Marked::new(text).spans::<IszkenderunTable>(), rule, kind: None }
}
