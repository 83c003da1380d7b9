//! What can't be true on a score pad of Boldog mocsik, in words.

use crate::MochiTable;
use mochi::{Card, RoundCause, SheetFault};
use rulebook::Lang;
use rulebook::hungarian::{capital, dative, named_after, the};
use rulebook::phrase::pad::PhrasePad;
use rulebook::phrase::{NBSP, Names};

impl PhrasePad for MochiTable {
    fn fault(fault: &SheetFault, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => hungarian(fault, names),
            Lang::En => english(fault, names),
        }
    }
}

fn hungarian(fault: &SheetFault, names: &Names) -> String {
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

fn english(fault: &SheetFault, names: &Names) -> String {
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

/// The points of all cards together.
fn all_cards() -> u32 {
    Card::all().map(|card| u32::from(card.number())).sum()
}
