//! The faults of a score sheet in English.

use super::{capital, the_card};
use crate::sentences::AUTOMATON;
use astra::SheetFault;
use rulebook::phrase::NBSP;

pub(super) fn sheet_fault(fault: &SheetFault) -> String {
    match *fault {
        SheetFault::Twice { card } => {
            format!("{} is written down twice, but there is only one.", capital(&the_card(card)))
        }
        SheetFault::TooManyStars { card, found, stars } => {
            let card = capital(&the_card(card));
            format!("{card} has only {stars}{NBSP}stars, but {found} marks are written down.")
        }
        SheetFault::MoreThanWisdom { cards, wisdom } => format!(
            "There are {cards} active cards, but wisdom is {wisdom}: what is above it belongs among those set aside."
        ),
        SheetFault::Pouch { pouch, first } => {
            format!("A pouch never gets smaller: it was {first} at the start, so it can’t be {pouch}.")
        }
        SheetFault::Wisdom { wisdom, first } => {
            format!("Wisdom never goes down: it was {first} at the start, so it can’t be {wisdom}.")
        }
        SheetFault::ItsPoints { vp, first } => {
            format!("{AUTOMATON} began with {first}{NBSP}victory points and never loses any, so it can’t have {vp}.")
        }
        SheetFault::ItsTelescopes => {
            format!("With “Without telescopes” {AUTOMATON} collects none, so it can’t have any left.")
        }
        SheetFault::SameFinalCard => {
            format!("There is one of each final-scoring card: yours and {AUTOMATON}’s can’t be the same.")
        }
        SheetFault::NoFinalCard => "Your final-scoring card isn’t written down yet.".to_owned(),
        SheetFault::NoFinalCardOfIts => format!("{AUTOMATON}’s final-scoring card isn’t written down yet."),
    }
}
