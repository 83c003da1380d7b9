//! What a round may come to, in Hungarian: after „100 folytatásból 62-ben”.

use super::{row, row_with, the_card_as_object};
use crate::evaluation::Milestone;
use rulebook::phrase::Names;

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Lost { seat, card } => match (names.other(seat), the_card_as_object(card)) {
            (None, card) => format!("veszíted el a sorodból {card} másvalaki lapja miatt"),
            (Some(name), card) => format!("veszíti el {name} a sorából {card} másvalaki lapja miatt"),
        },
        Milestone::Stolen { seat, card } => {
            format!("lopják el {} {}", row_with(seat, names, "ból"), the_card_as_object(card))
        }
        Milestone::Closed { seat } => format!("zárul le {} másvalaki lapja miatt", row(seat, names)),
        Milestone::First { seat } => match names.other(seat) {
            None => "leszel első a fordulóban".to_owned(),
            Some(name) => format!("lesz {name} első a fordulóban"),
        },
        Milestone::Last { seat } => match names.other(seat) {
            None => "leszel utolsó a fordulóban".to_owned(),
            Some(name) => format!("lesz {name} utolsó a fordulóban"),
        },
        Milestone::BestPile { seat } => match names.other(seat) {
            None => "ér a forduló után a te pontpaklid a legtöbbet".to_owned(),
            Some(name) => format!("ér a forduló után {name} pontpaklija a legtöbbet"),
        },
    }
}
