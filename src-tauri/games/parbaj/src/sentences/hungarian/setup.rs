//! Options and setup faults, in Hungarian.

use super::{name, the_plain};
use parbaj::{CardId, FEWEST_CARDS, MOST_CARDS, SetupFault};
use parbaj_cards::{CardType, Clause, Explanation, TypeSet};
use rulebook::hungarian::capital;
use rulebook::phrase::{NBSP, listed};

pub(in crate::sentences) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::UnreadableLine { line } => {
            format!("A paklilista egyik sora nem olvasható („{line}”). Így nézzen ki: „3 Lombőr”.")
        }
        SetupFault::NoSuchCard { name } => format!("Nincs ilyen lap: „{name}”."),
        SetupFault::Token { card } => {
            format!("{} önálló jelző, nem lap: pakliba nem tehető.", capital(&the_plain(*card)))
        }
        SetupFault::DeckSize { cards } => format!(
            "Egy pakliban legalább {FEWEST_CARDS} és legfeljebb {MOST_CARDS} lap lehet; ebben {cards}{NBSP}lap van."
        ),
        SetupFault::TooManyCopies { card, copies, most, own: true } => format!(
            "{} a saját szövege szerint legfeljebb {most}{NBSP}példányban lehet egy pakliban; ebben {copies} van.",
            capital(&the_plain(*card))
        ),
        SetupFault::TooManyCopies { card, copies, most, own: false } => format!(
            "Azonos nevű lapból legfeljebb {most} lehet egy pakliban; ebben {copies}{NBSP}példány van ebből: {}.",
            name(*card)
        ),
        SetupFault::MakeUp { card } => {
            format!("{} csak olyan pakliba tehető, amelyben {}.", capital(&the_plain(*card)), make_up(*card))
        }
        SetupFault::Banned { card } => {
            format!("{} tilos a választott formátumban.", capital(&the_plain(*card)))
        }
    }
}

/// Describes the deck make-up that a card requires: `legalább 20 lény van`.
fn make_up(card: CardId) -> String {
    let asked = card.kind().clauses.iter().find_map(|clause| match clause {
        Clause::Explanation(Explanation::DeckOnly { types, at_least, at_most }) => Some((*types, *at_least, *at_most)),
        _ => None,
    });
    let Some((types, least, most)) = asked else { return "más az összetétel".to_owned() };
    let what = kinds(types);
    match (least, most) {
        (Some(least), None) => format!("legalább {least}{NBSP}{what} van"),
        (None, Some(most)) => format!("legfeljebb {most}{NBSP}{what} van"),
        (Some(least), Some(most)) => format!("{least} és {most} közötti számú {what} van"),
        (None, None) => format!("van {what}"),
    }
}

fn kinds(types: TypeSet) -> String {
    if types == TypeSet::SPELLS {
        return super::noun(CardType::Instant).to_owned();
    }
    let said: Vec<String> = types.iter().map(|it| super::full_noun(it).to_owned()).collect();
    listed(&said, "vagy")
}

pub(in crate::sentences) fn option(key: &str) -> Option<&'static str> {
    Some(match key {
        "deck" => "A paklid",
        "opposing-deck" => "Az ellenfeled paklija",
        "format" => "A formátum",
        "list" => "A saját paklilistád",
        "opposing-list" => "Az ellenfeled paklilistája",
        "reading" => "A 91. fejezet értelmezése",
        _ => return None,
    })
}
