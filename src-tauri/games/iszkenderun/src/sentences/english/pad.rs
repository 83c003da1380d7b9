//! The faults of a score sheet in English.

use iszkenderun::{SheetFault, Trump};
use rulebook::phrase::{NBSP, Names};

pub(super) fn sheet_fault(fault: &SheetFault, names: &Names) -> String {
    match *fault {
        SheetFault::Twice { round, card, seat, other } => {
            let (card, name, other_name) = (super::card(card), names.of(seat), names.of(other));
            if seat == other {
                format!("No card can be in a row twice: in round{NBSP}{round} {name}’s row has {card} twice.")
            } else {
                format!(
                    "No card can be in two places: in round{NBSP}{round} {card} lies in {other_name}’s row and in {name}’s."
                )
            }
        }
        SheetFault::Banked { round, card, seat, since, owner } => {
            let (card, name, owner) = (super::card(card), names.of(seat), names.of(owner));
            format!(
                "{card} can’t lie in {name}’s row in round{NBSP}{round}: since round{NBSP}{since} it is in {owner}’s score pile."
            )
        }
        SheetFault::Tokens { round, card, seat } => {
            let (card, name) = (super::card(card), names.of(seat));
            format!("No card bears so many tokens: look again at {card} in {name}’s row, round{NBSP}{round}.")
        }
        SheetFault::NoTrump { round } => {
            format!("What was trump at the beginning of round{NBSP}{round} is still missing.")
        }
        SheetFault::Opening { round, began, before } => match (began, before) {
            (_, Some(Trump::Turban)) => {
                format!("After a round that began with turbans as trump, round{NBSP}{round} begins without trump.")
            }
            (Trump::SansTrump, _) => format!(
                "Only a round after one that began with turbans as trump begins without it; round{NBSP}{round} isn’t one."
            ),
            _ => format!("A round has begun with that trump before; round{NBSP}{round} begins with another one."),
        },
    }
}
