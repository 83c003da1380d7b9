//! Milestones in English, as they stand before “in 62 of 100 continuations”.

use super::{name, whose};
use crate::milestone::{Corner, Milestone};
use rulebook::phrase::Names;

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Lives { seat, point } => format!("{} group at {point} lives", whose(seat, names)),
        Milestone::Countered { seat, card } => format!("{} {} is cancelled", whose(seat, names), name(card)),
        Milestone::Trapped { seat } => match names.other(seat) {
            None => "you step into a trap".to_owned(),
            Some(name) => format!("{name} steps into a trap"),
        },
        Milestone::Corner { seat, corner } => match names.other(seat) {
            None => format!("you get more of {}", the(corner)),
            Some(name) => format!("{name} gets more of {}", the(corner)),
        },
    }
}

fn the(corner: Corner) -> &'static str {
    match corner {
        Corner::LowerLeft => "the lower left corner",
        Corner::LowerRight => "the lower right corner",
        Corner::UpperLeft => "the upper left corner",
        Corner::UpperRight => "the upper right corner",
    }
}
