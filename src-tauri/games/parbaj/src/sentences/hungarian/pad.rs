//! Contradictions on a score pad, in Hungarian.

use parbaj::SheetFault;
use rulebook::hungarian::dative;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn fault(fault: SheetFault, names: &Names) -> String {
    match fault {
        SheetFault::TooManyVp { seat, vp } => match names.other(seat) {
            None => format!("Nem lehet {vp}{NBSP}VP-d: 10 a legtöbb."),
            Some(name) => format!("{} nem lehet {vp}{NBSP}VP-je: 10 a legtöbb.", dative(&name)),
        },
        SheetFault::NobodyLost => "A párbaj még nem ért véget: ezekkel a számokkal senki sem veszített.".to_owned(),
    }
}
