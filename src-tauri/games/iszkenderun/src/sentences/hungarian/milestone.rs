//! The milestones in Hungarian.

use super::{row, row_with, the_card_as_object};
use crate::evaluation::Milestone;
use rulebook::phrase::{Names, TIMES};

pub(super) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Lost { seat, card } => match (names.other(seat), the_card_as_object(card)) {
            (None, card) => format!("{card} a sorodból {TIMES} veszíted el másvalaki lapja miatt"),
            (Some(name), card) => format!("{name} a sorából {card} {TIMES} veszíti el másvalaki lapja miatt"),
        },
        Milestone::Stolen { seat, card } => {
            format!("{} {} {TIMES} lopják el", row_with(seat, names, "ból"), the_card_as_object(card))
        }
        Milestone::Closed { seat } => format!("{} {TIMES} zárul le másvalaki lapja miatt", row(seat, names)),
        Milestone::First { seat } => match names.other(seat) {
            None => format!("{TIMES} leszel első a fordulóban"),
            Some(name) => format!("{name} {TIMES} lesz első a fordulóban"),
        },
        Milestone::Last { seat } => match names.other(seat) {
            None => format!("{TIMES} leszel utolsó a fordulóban"),
            Some(name) => format!("{name} {TIMES} lesz utolsó a fordulóban"),
        },
        Milestone::BestPile { seat } => match names.other(seat) {
            None => format!("a forduló után a te pontpaklid {TIMES} ér a legtöbbet"),
            Some(name) => format!("a forduló után {name} pontpaklija {TIMES} ér a legtöbbet"),
        },
    }
}
