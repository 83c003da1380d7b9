//! What can't be true on a score pad of Iszkenderun, in words.

use super::{english, hungarian};
use crate::IszkenderunTable;
use iszkenderun::{SheetFault, Trump};
use rulebook::Lang;
use rulebook::hungarian::the;
use rulebook::phrase::pad::PhrasePad;
use rulebook::phrase::{NBSP, Names};

impl PhrasePad for IszkenderunTable {
    fn fault(fault: &SheetFault, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::Hu => in_hungarian(fault, names),
            Lang::En => in_english(fault, names),
        }
    }
}

fn in_hungarian(fault: &SheetFault, names: &Names) -> String {
    let inside = |round: u8| the(&format!("{round}.{NBSP}fordulóban"));
    match *fault {
        SheetFault::Twice { round, card, seat, other } => {
            let card = hungarian::card(card);
            let (name, other_name) = (names.of(seat), names.of(other));
            if seat == other {
                format!("Egy lap nem lehet kétszer ugyanott: {name} sorában {} két {card} van.", inside(round))
            } else {
                format!("Egy lap nem lehet két helyen: {card} {} {other_name} és {name} sorában is van.", inside(round))
            }
        }
        SheetFault::Banked { round, card, seat, since, owner } => {
            let (card, since) = (the(&hungarian::card(card)), the(&format!("{since}.{NBSP}forduló")));
            let (name, owner) = (names.of(seat), names.of(owner));
            format!("{name} sorában {} nem lehet ott {card}: {since} óta {owner} pontpaklijában van.", inside(round))
        }
        SheetFault::Tokens { round, card, seat } => {
            let (name, card) = (names.of(seat), hungarian::card(card));
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

fn in_english(fault: &SheetFault, names: &Names) -> String {
    match *fault {
        SheetFault::Twice { round, card, seat, other } => {
            let (card, name, other_name) = (english::card(card), names.of(seat), names.of(other));
            if seat == other {
                format!("No card can be in a row twice: in round{NBSP}{round} {name}’s row has {card} twice.")
            } else {
                format!(
                    "No card can be in two places: in round{NBSP}{round} {card} lies in {other_name}’s row and in {name}’s."
                )
            }
        }
        SheetFault::Banked { round, card, seat, since, owner } => {
            let (card, name, owner) = (english::card(card), names.of(seat), names.of(owner));
            format!(
                "{card} can’t lie in {name}’s row in round{NBSP}{round}: since round{NBSP}{since} it is in {owner}’s score pile."
            )
        }
        SheetFault::Tokens { round, card, seat } => {
            let (card, name) = (english::card(card), names.of(seat));
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
