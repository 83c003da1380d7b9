//! What the end may look like, in Hungarian: after „100 folytatásból 62-ben”.

use super::{at, name};
use crate::milestone::{Corner, Milestone};
use rulebook::hungarian::{article, the};
use rulebook::phrase::Names;

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Lives { seat, point } => match names.other(seat) {
            None => format!("marad életben {} {} álló csoportod", article(&point.to_string()), at(point)),
            Some(name) => format!("marad életben {name} {} álló csoportja", at(point)),
        },
        Milestone::Countered { seat, card } => match names.other(seat) {
            None => format!("védik ki {} lapodat", the(name(card))),
            Some(other) => format!("védik ki {other} {} lapját", name(card)),
        },
        Milestone::Trapped { seat } => match names.other(seat) {
            None => "lépsz csapdába".to_owned(),
            Some(name) => format!("lép csapdába {name}"),
        },
        Milestone::Corner { seat, corner } => match names.other(seat) {
            None => format!("szerzel többet {}", inside(corner)),
            Some(name) => format!("szerez {name} többet {}", inside(corner)),
        },
    }
}

fn inside(corner: Corner) -> &'static str {
    match corner {
        Corner::LowerLeft => "a bal alsó sarokban",
        Corner::LowerRight => "a jobb alsó sarokban",
        Corner::UpperLeft => "a bal felső sarokban",
        Corner::UpperRight => "a jobb felső sarokban",
    }
}
