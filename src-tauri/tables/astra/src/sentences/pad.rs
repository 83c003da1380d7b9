//! What can't be true on a score pad of Astra, in words.

use super::{AUTOMATON, english, hungarian};
use crate::AstraTable;
use astra::SheetFault;
use rulebook::Lang;
use rulebook::hungarian::{capital, the};
use rulebook::phrase::pad::PhrasePad;
use rulebook::phrase::{NBSP, Names};

impl PhrasePad for AstraTable {
    fn fault(fault: &SheetFault, lang: Lang, _names: &Names) -> String {
        match lang {
            Lang::Hu => in_hungarian(fault),
            Lang::En => in_english(fault),
        }
    }
}

fn in_hungarian(fault: &SheetFault) -> String {
    match *fault {
        SheetFault::Twice { card } => {
            format!("{} lapja kétszer szerepel, pedig csak egy van belőle.", capital(&the(hungarian::card(card))))
        }
        SheetFault::TooManyStars { card, found, stars } => format!(
            "{} lapján csak {stars}{NBSP}csillag van, te összesen {found} jelet írtál be.",
            capital(&the(hungarian::card(card)))
        ),
        SheetFault::MoreThanWisdom { cards, wisdom } => format!(
            "Az aktív lapok száma {cards}, pedig a bölcsesség {wisdom}: ami fölötte van, az a félretettek közé kerül."
        ),
        SheetFault::Pouch { pouch, first } => {
            format!("Az erszény sosem lesz kisebb: {first} volt az elején, {pouch} nem lehet.")
        }
        SheetFault::Wisdom { wisdom, first } => {
            format!("A bölcsesség sosem csökken: {first} volt az elején, {wisdom} nem lehet.")
        }
        SheetFault::ItsPoints { vp, first } => {
            format!("{AUTOMATON} {first}{NBSP}győzelmi ponttal indult, és pontot sosem veszít: {vp} nem lehet neki.")
        }
        SheetFault::ItsTelescopes => {
            format!("A „Távcső nélkül” könnyítéssel {AUTOMATON} nem gyűjt távcsövet: nem maradhatott neki.")
        }
        SheetFault::SameFinalCard => {
            format!("Minden céllapból egy van: a tiéd és {AUTOMATON} céllapja nem lehet ugyanaz.")
        }
        SheetFault::NoFinalCard => "Még nem írtad be a céllapodat.".to_owned(),
        SheetFault::NoFinalCardOfIts => format!("Még nem írtad be {AUTOMATON} céllapját."),
    }
}

fn in_english(fault: &SheetFault) -> String {
    match *fault {
        SheetFault::Twice { card } => {
            format!("{} is written down twice, but there is only one.", english::capital(&english::the_card(card)))
        }
        SheetFault::TooManyStars { card, found, stars } => {
            let card = english::capital(&english::the_card(card));
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
