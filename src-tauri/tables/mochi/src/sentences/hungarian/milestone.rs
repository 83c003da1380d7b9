//! What a round may come to, in Hungarian: after „100 folytatásból 62-ben”.

use crate::evaluation::{MANY, Milestone};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::OutNext { seat } => match names.other(seat) {
            None => "fogy el a lapod a következő körödben".to_owned(),
            Some(name) => format!("fogy el {name} lapja a következő körében"),
        },
        Milestone::Out { seat } => match names.other(seat) {
            None => "a te lapod fogy el elsőként".to_owned(),
            Some(name) => format!("fogy el elsőként {name} lapja"),
        },
        Milestone::PairNext { seat } => match names.other(seat) {
            None => "játszol ki párt a következő körödben".to_owned(),
            Some(name) => format!("játszik ki párt {name} a következő körében"),
        },
        Milestone::Pays { seat } => match names.other(seat) {
            None => format!("kapsz legalább {MANY}{NBSP}büntetőpontot a fordulóban"),
            Some(name) => format!("kap {name} legalább {MANY}{NBSP}büntetőpontot a fordulóban"),
        },
    }
}
