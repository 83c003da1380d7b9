//! The faults of a score sheet in Hungarian.

use crate::sentences::pad::all_cards;
use mochi::{RoundCause, SheetFault};
use rulebook::hungarian::{capital, dative, named_after, the};
use rulebook::phrase::{NBSP, Names};

pub(super) fn sheet_fault(fault: &SheetFault, names: &Names) -> String {
    let inside = |round: u16| the(&format!("{round}.{NBSP}fordulóban"));
    match *fault {
        SheetFault::TooMany { round, number, count } => {
            let number = named_after(&number.to_string());
            format!(
                "Ebben biztosan elírás van: {} {count}{NBSP}darab {number} szerepel, pedig csak 7 van belőle.",
                inside(round)
            )
        }
        SheetFault::MoreThanAll { round, points } => {
            format!(
                "Ebben biztosan elírás van: {} összesen {points}{NBSP}pont szerepel, pedig minden lap együtt {}.",
                inside(round),
                all_cards()
            )
        }
        SheetFault::NotEmpty { round, seat } => {
            let name = names.of(seat);
            format!(
                "{} fogyott el a lapja {}, mégis lapok állnak a nevénél. Töröld őket, vagy válassz mást.",
                capital(&dative(&name)),
                inside(round)
            )
        }
        SheetFault::EmptyToo { round, seat, cause } => {
            let (name, inside) = (names.of(seat), inside(round));
            let why = match cause {
                RoundCause::EmptyHand => "csak egyvalakinek fogyhat el a lapja",
                RoundCause::Standstill | RoundCause::TurnLimit => {
                    "ha senkinek sem fogyott el a lapja, mindenkinek maradt lapja"
                }
            };
            format!("{name} lapjai hiányoznak {inside}: {why}.")
        }
        SheetFault::AfterEnd { round } => {
            let over = the(&format!("{}.{NBSP}fordulóval", round - 1));
            format!("A játék {over} véget ért, {round}.{NBSP}forduló már nincs.")
        }
    }
}
