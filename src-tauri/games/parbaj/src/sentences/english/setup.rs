//! Options and setup faults, in English.

use super::{name, noun};
use parbaj::{CardId, FEWEST_CARDS, MOST_CARDS, SetupFault};
use parbaj_cards::{Clause, Explanation, TypeSet};
use rulebook::phrase::{NBSP, listed};

pub(in crate::sentences) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::UnreadableLine { line } => {
            format!("A line of the deck list can’t be read (“{line}”): it should look like “3 Bough Warden”.")
        }
        SetupFault::NoSuchCard { name } => format!("There is no such card: “{name}”."),
        SetupFault::Token { card } => format!("{} is a token, not a card: it can’t be put in a deck.", name(*card)),
        SetupFault::DeckSize { cards } => {
            format!("A deck holds at least {FEWEST_CARDS} and at most {MOST_CARDS} cards; this one has {cards}.")
        }
        SetupFault::TooManyCopies { card, copies, most, own: true } => {
            let most = if *most == 1 { "1 copy".to_owned() } else { format!("{most} copies") };
            format!("{} limits itself to {most} in a deck; this one has {copies}.", name(*card))
        }
        SetupFault::TooManyCopies { card, copies, most, own: false } => {
            format!("A deck may have at most {most} copies of a card; this one has {copies} of {}.", name(*card))
        }
        SetupFault::MakeUp { card } => {
            format!("{} can only be in a deck with {}.", name(*card), make_up(*card))
        }
        SetupFault::Banned { card } => format!("{} is banned in the format that was chosen.", name(*card)),
    }
}

/// Describes the deck make-up that a card requires: `at least 20 creatures`.
fn make_up(card: CardId) -> String {
    let asked = card.kind().clauses.iter().find_map(|clause| match clause {
        Clause::Explanation(Explanation::DeckOnly { types, at_least, at_most }) => Some((*types, *at_least, *at_most)),
        _ => None,
    });
    let Some((types, least, most)) = asked else { return "another make-up".to_owned() };
    let what = kinds(types);
    match (least, most) {
        (Some(least), None) => format!("at least {least}{NBSP}{what}"),
        (None, Some(most)) => format!("at most {most}{NBSP}{what}"),
        (Some(least), Some(most)) => format!("{least} to {most}{NBSP}{what}"),
        (None, None) => what,
    }
}

fn kinds(types: TypeSet) -> String {
    if types == TypeSet::SPELLS {
        return "spells".to_owned();
    }
    let said: Vec<String> = types.iter().map(|it| format!("{}s", noun(it))).collect();
    listed(&said, "or")
}

pub(in crate::sentences) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "deck" => "Your deck",
        "opposing-deck" => "Your opponent’s deck",
        "format" => "The format",
        "list" => "Your own deck list",
        "opposing-list" => "Your opponent’s deck list",
        "reading" => "How chapter 91 is read",
        _ => return None,
    })
}
