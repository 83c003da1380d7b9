//! Auptolemy's events with their reasons, in English.

use super::{capital, count, element, star, the};
use crate::sentences::AUTOMATON;
use astra::{Card, DisplayPlace, Element, FocusRule, Modification, PathReason, Shelf, StarId, rules};
use game::RuleId;

const BY_CHANCE: &str = " There were several, so one was chosen at random.";

/// Returns the sentence for cards removed before its library is made of the rest.
pub(super) fn removed(cards: u8, by: Option<Modification>) -> String {
    let from = format!("removed from {AUTOMATON}’s library, face down");
    match by {
        Some(Modification::OneMoreRemoved) => {
            format!("By the harder modification {} is {from}.", count(u16::from(cards), "more random small card"))
        }
        Some(_) => {
            format!("By the easier modification {} {} {from}.", count(u16::from(cards), "large Water card"), are(cards))
        }
        None => format!("{} {} {from}.", capital(&count(u16::from(cards), "small card")), are(cards)),
    }
}

fn are(cards: u8) -> &'static str {
    if cards == 1 { "is" } else { "are" }
}

pub(super) fn library_made(deck: u8) -> String {
    format!("{AUTOMATON}’s library is made: two cards in a row and {deck} in its deck.")
}

fn shelf(which: Shelf) -> &'static str {
    match which {
        Shelf::Left => "left library card",
        Shelf::Right => "right library card",
        Shelf::Deck => "deck’s top card",
    }
}

pub(super) fn turned(which: Shelf, card: Option<Card>) -> String {
    match card {
        None => format!("{AUTOMATON}’s {} lies face down.", shelf(which)),
        Some(card) => format!(
            "{AUTOMATON}’s {} is {} now ({}, up to {}).",
            shelf(which),
            the(card),
            element(card.element()),
            count(u16::from(card.constellation().leftmost_vp()), "star")
        ),
    }
}

pub(super) fn telescope_spent(left: u8) -> String {
    format!("{AUTOMATON} spent a telescope too, because that lets it complete the card; it has {left} left.")
}

pub(super) fn rested(stardust: u8, rule: RuleId) -> String {
    let why = if rule == rules::SIX_STARDUST { "by the harder modification " } else { "" };
    format!("{AUTOMATON} had no stardust left, so it rested: {why}it has {stardust} now.")
}

/// Returns the sentence for a star marked by its own pen; for the first star of a path, also why it chose that one
/// (AS-7.7).
pub(super) fn marked(card: Card, which: StarId, from: Option<StarId>) -> String {
    let it = format!("{} on {}", star(card, which), the(card));
    match (from, card.constellation().lines_to_start(which)) {
        (Some(from), _) => format!("From {} {AUTOMATON} went on to mark {it}.", star(card, from)),
        (None, 0) => format!("{AUTOMATON} began at the starting star, {it}."),
        (None, lines) => {
            let lines = count(u16::from(lines), "line");
            format!(
                "{AUTOMATON} began with {it}: none of the stars that counted is nearer to the starting star ({lines})."
            )
        }
    }
}

pub(super) fn die_rolled(die: u8, which: Shelf, card: Card, focus: Element) -> String {
    let (of, focus) = (element(card.element()), element(focus));
    format!("{AUTOMATON} rolled a {die}: the {}, {}, is {of}, so its focus is {focus}.", shelf(which), the(card))
}

pub(super) fn focused(focus: Element, at: Option<(DisplayPlace, Card)>, how: FocusRule) -> String {
    let chance = |tie: bool| if tie { BY_CHANCE } else { "" };
    let Some((place, card)) = at else {
        return format!("No card is displayed, so {AUTOMATON} marks nothing.");
    };
    match how {
        FocusRule::ThatPlace => {
            format!("{AUTOMATON} observes the card at {}: {}.", element(place.element()), the(card))
        }
        FocusRule::FewestUnmarked { tie } => format!(
            "Water has no place, so {AUTOMATON} observes the card with the fewest unmarked stars: {}.{}",
            the(card),
            chance(tie)
        ),
        FocusRule::PlaceEmpty { tie } => format!(
            "No card lies at {}, so {AUTOMATON} observes the card with the fewest unmarked stars: {}.{}",
            element(focus),
            the(card),
            chance(tie)
        ),
        FocusRule::NothingDisplayed => format!("{AUTOMATON} marks nothing."),
    }
}

pub(super) fn aimed(card: Card, most: u8, why: PathReason) -> String {
    let begin = format!("{AUTOMATON} may mark up to {} on {}", count(u16::from(most), "star"), the(card));
    let (reason, tie) = match why {
        PathReason::Grand { stars, first, step, tie } => {
            let first = star(card, first);
            let reason = match (stars, step) {
                (2.., _) => format!("it reaches two Grand Stars, the first ({first}) with star {step} of its path"),
                (_, 1) => format!("it begins at the Grand Star ({first})"),
                (..) => format!("it reaches the Grand Star ({first}) with star {step} of its path"),
            };
            (reason, tie)
        }
        PathReason::Towards { grand, lines, tie, elsewhere } => {
            let (grand, lines) = (star(card, grand), count(u16::from(lines), "line"));
            let begun = if elsewhere { " from where it begins" } else { "" };
            let so = format!("so it ends as near to one as it can: {grand} is {lines} away");
            (format!("no Grand Star is in reach{begun}, {so}"), tie)
        }
        PathReason::Longest { stars, tie } => {
            let stars = count(u16::from(stars), "star");
            (format!("no Grand Star is unmarked, so it takes the longest path, {stars}"), tie)
        }
    };
    format!("{begin}: {reason}.{}", if tie { BY_CHANCE } else { "" })
}

/// Returns the sentence for why it chose that dream star.
pub(super) fn dreams(card: Card, why: PathReason) -> String {
    let begin = format!("{AUTOMATON}’s dream star on {}", the(card));
    let (reason, tie) = match why {
        PathReason::Grand { first, tie, .. } => (format!("is a Grand Star: {}", star(card, first)), tie),
        PathReason::Towards { grand, lines, tie, elsewhere } => {
            let (grand, lines) = (star(card, grand), count(u16::from(lines), "line"));
            let none = if elsewhere {
                "is nearest to the starting star; no Grand Star is as near"
            } else {
                "can’t be a Grand Star now"
            };
            (format!("{none}, so it goes as near to one as it can: {grand} is {lines} away"), tie)
        }
        PathReason::Longest { tie, .. } => {
            ("is one of those nearest to the starting star, for no Grand Star is unmarked".to_owned(), tie)
        }
    };
    format!("{begin} {reason}.{}", if tie { BY_CHANCE } else { "" })
}
