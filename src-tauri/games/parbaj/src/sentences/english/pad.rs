//! Contradictions on a score pad, in English.

use super::subject;
use parbaj::SheetFault;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn fault(fault: SheetFault, names: &Names) -> String {
    match fault {
        SheetFault::TooManyVp { seat, vp } => {
            format!("{} can’t have {vp}{NBSP}MP: 10 is the most.", subject(seat, names))
        }
        SheetFault::NobodyLost => "The duel isn’t over yet: with these numbers nobody has lost.".to_owned(),
    }
}
