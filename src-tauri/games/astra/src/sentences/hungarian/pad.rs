//! The faults of a score sheet in Hungarian.

use super::the_plain;
use crate::sentences::AUTOMATON;
use astra::SheetFault;
use rulebook::hungarian::capital;
use rulebook::phrase::NBSP;

pub(super) fn sheet_fault(fault: &SheetFault) -> String {
    match *fault {
        SheetFault::Twice { card } => {
            format!("{} lapja kétszer szerepel, pedig csak egy van belőle.", capital(&the_plain(card)))
        }
        SheetFault::TooManyStars { card, found, stars } => format!(
            "{} lapján csak {stars}{NBSP}csillag van, te összesen {found} jelet írtál be.",
            capital(&the_plain(card))
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
