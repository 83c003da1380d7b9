//! The milestones in English, worded to precede “in 62 of 100 continuations”.

use super::{card, row};
use crate::evaluation::Milestone;
use rulebook::phrase::Names;

pub(super) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Lost { seat, card: lost } => {
            format!("the {} leaves {} by the ability of another player’s card", card(lost), row(seat, names))
        }
        Milestone::Stolen { seat, card: stolen } => {
            format!("the {} is stolen from {}", card(stolen), row(seat, names))
        }
        Milestone::Closed { seat } => format!("{} is closed by somebody else’s card", row(seat, names)),
        Milestone::First { seat } => match names.other(seat) {
            None => "you come first in the round".to_owned(),
            Some(name) => format!("{name} comes first in the round"),
        },
        Milestone::Last { seat } => match names.other(seat) {
            None => "you come last in the round".to_owned(),
            Some(name) => format!("{name} comes last in the round"),
        },
        Milestone::BestPile { seat } => match names.other(seat) {
            None => "your score pile is worth the most after the round".to_owned(),
            Some(name) => format!("{name}’s score pile is worth the most after the round"),
        },
    }
}
