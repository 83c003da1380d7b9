//! What Auptolemy does, and why, in English.

use super::{count, element, star, the};
use crate::sentences::AUTOMATON;
use astra::{Card, Element, Focused, Place, Shelf, Why};

const BY_CHANCE: &str = " There were several: chance decided.";

pub(super) fn library_made(deck: u8, removed: u8) -> String {
    let (deck, removed) = (count(u16::from(deck), "card"), count(u16::from(removed), "card"));
    format!("{AUTOMATON}’s library is made: its deck has {deck}, after {removed} had been removed.")
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

pub(super) fn rested(stardust: u8) -> String {
    format!("{AUTOMATON} had no stardust left, so it rested: it has {stardust} now.")
}

pub(super) fn die_rolled(die: u8, which: Shelf, card: Card, focus: Element) -> String {
    let (of, focus) = (element(card.element()), element(focus));
    format!("{AUTOMATON} rolled a {die}: the {}, {}, is {of}, so its focus is {focus}.", shelf(which), the(card))
}

pub(super) fn focused(focus: Element, at: Option<(Place, Card)>, how: Focused) -> String {
    let chance = |tie: bool| if tie { BY_CHANCE } else { "" };
    let Some((place, card)) = at else {
        return format!("No card is displayed, so {AUTOMATON} marks nothing.");
    };
    match how {
        Focused::ThatPlace => {
            format!("{AUTOMATON} observes the card at {}: {}.", element(place.element()), the(card))
        }
        Focused::FewestUnmarked { tie } => format!(
            "Water has no place, so {AUTOMATON} observes the card with the fewest unmarked stars: {}.{}",
            the(card),
            chance(tie)
        ),
        Focused::PlaceEmpty { tie } => format!(
            "No card lies at {}, so {AUTOMATON} observes the card with the fewest unmarked stars: {}.{}",
            element(focus),
            the(card),
            chance(tie)
        ),
        Focused::NothingDisplayed => format!("{AUTOMATON} marks nothing."),
    }
}

pub(super) fn aimed(card: Card, most: u8, why: Why) -> String {
    let begin = format!("{AUTOMATON} may mark up to {} on {}", count(u16::from(most), "star"), the(card));
    let (reason, tie) = match why {
        Why::Grand { stars, first, step, tie } => {
            let first = star(card, first);
            let reason = match (stars, step) {
                (2.., _) => format!("it reaches two Grand Stars, the first ({first}) with star {step} of its path"),
                (_, 1) => format!("it begins at the Grand Star ({first})"),
                (..) => format!("it reaches the Grand Star ({first}) with star {step} of its path"),
            };
            (reason, tie)
        }
        Why::Towards { grand, lines, tie } => {
            let (grand, lines) = (star(card, grand), count(u16::from(lines), "line"));
            (format!("no Grand Star is in reach, so it ends as near to one as it can: {grand} is {lines} away"), tie)
        }
        Why::Longest { stars, tie } => {
            let stars = count(u16::from(stars), "star");
            (format!("no Grand Star is unmarked, so it takes the longest path, {stars}"), tie)
        }
    };
    format!("{begin}: {reason}.{}", if tie { BY_CHANCE } else { "" })
}
