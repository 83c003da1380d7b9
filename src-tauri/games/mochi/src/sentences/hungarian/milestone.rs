//! The milestones in Hungarian.

use crate::evaluation::{MANY, Milestone};
use rulebook::phrase::{NBSP, Names, TIMES};

pub(super) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::OutNext { seat } => match names.other(seat) {
            None => format!("a következő körödben {TIMES} fogy el a lapod"),
            Some(name) => format!("{name} lapja a következő körében {TIMES} fogy el"),
        },
        Milestone::Out { seat } => match names.other(seat) {
            None => format!("a te lapod {TIMES} fogy el elsőként"),
            Some(name) => format!("{name} lapja {TIMES} fogy el elsőként"),
        },
        Milestone::PairNext { seat } => match names.other(seat) {
            None => format!("a következő körödben {TIMES} játszol ki párt"),
            Some(name) => format!("{name} a következő körében {TIMES} játszik ki párt"),
        },
        Milestone::Pays { seat } => match names.other(seat) {
            None => format!("a fordulóban {TIMES} kapsz legalább {MANY}{NBSP}büntetőpontot"),
            Some(name) => format!("{name} a fordulóban {TIMES} kap legalább {MANY}{NBSP}büntetőpontot"),
        },
    }
}
