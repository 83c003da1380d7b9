//! The faults of a score sheet in Hungarian.

use iszkenderun::{SheetFault, Trump};
use rulebook::hungarian::the;
use rulebook::phrase::{NBSP, Names};

pub(super) fn sheet_fault(fault: &SheetFault, names: &Names) -> String {
    let inside = |round: u8| the(&format!("{round}.{NBSP}fordulóban"));
    match *fault {
        SheetFault::Twice { round, card, seat, other } => {
            let card = super::card(card);
            let (name, other_name) = (names.of(seat), names.of(other));
            if seat == other {
                format!("Egy lap nem lehet kétszer ugyanott: {name} sorában {} két {card} van.", inside(round))
            } else {
                format!("Egy lap nem lehet két helyen: {card} {} {other_name} és {name} sorában is van.", inside(round))
            }
        }
        SheetFault::Banked { round, card, seat, since, owner } => {
            let (card, since) = (the(&super::card(card)), the(&format!("{since}.{NBSP}forduló")));
            let (name, owner) = (names.of(seat), names.of(owner));
            format!("{name} sorában {} nem lehet ott {card}: {since} óta {owner} pontpaklijában van.", inside(round))
        }
        SheetFault::Tokens { round, card, seat } => {
            let (name, card) = (names.of(seat), super::card(card));
            format!("Ennyi jelző nem fér egy lapra: {name} sorában {} nézd meg újra ezt: {card}.", inside(round))
        }
        SheetFault::NoTrump { round } => {
            format!("Még nem írtad be, mi volt az adu {} elején.", the(&format!("{round}.{NBSP}forduló")))
        }
        SheetFault::Opening { round, began, before } => {
            let round = the(&format!("{round}.{NBSP}forduló"));
            match (began, before) {
                (_, Some(Trump::Turban)) => format!("Turbán után {round} adu nélkül, szanzaduval kezdődik."),
                (Trump::SansTrump, _) => {
                    format!(
                        "Szanzaduval csak az a forduló kezdődik, amely előtt turbán volt a kezdő adu; {round} nem ilyen."
                    )
                }
                _ => format!("Ezzel az aduval már kezdődött forduló, {round} mással kezdődik."),
            }
        }
    }
}
