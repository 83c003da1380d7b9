//! The faults of a score sheet in English.

use crate::sentences::pad::all_cards;
use mochi::{RoundCause, SheetFault};
use rulebook::phrase::{NBSP, Names};

pub(super) fn sheet_fault(fault: &SheetFault, names: &Names) -> String {
    match *fault {
        SheetFault::TooMany { round, number, count } => {
            format!(
                "There must be a slip in round{NBSP}{round}: it has {count} cards with a {number}, but there are only 7."
            )
        }
        SheetFault::MoreThanAll { round, points } => {
            let all = all_cards();
            format!(
                "There must be a slip in round{NBSP}{round}: it has {points}{NBSP}points, but all cards together have {all}."
            )
        }
        SheetFault::NotEmpty { round, seat } => {
            let name = names.of(seat);
            format!(
                "{name} went out in round{NBSP}{round}, but has cards written down. Clear them, or choose somebody else."
            )
        }
        SheetFault::EmptyToo { round, seat, cause } => {
            let name = names.of(seat);
            let why = match cause {
                RoundCause::EmptyHand => "only one player can go out",
                RoundCause::Standstill | RoundCause::TurnLimit => "if nobody went out, everybody has cards left",
            };
            format!("{name}’s cards are missing in round{NBSP}{round}: {why}.")
        }
        SheetFault::AfterEnd { round } => {
            format!("The game was over after round{NBSP}{}; there is no round{NBSP}{round}.", round - 1)
        }
    }
}
