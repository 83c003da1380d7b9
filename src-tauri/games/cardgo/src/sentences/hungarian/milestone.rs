//! Milestones in Hungarian.

use super::{at, name};
use crate::milestone::{Corner, Milestone};
use rulebook::hungarian::{article, the};
use rulebook::phrase::{Names, TIMES};

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Lives { seat, point } => match names.other(seat) {
            None => format!("{} {} álló csoportod {TIMES} marad életben", article(&point.to_string()), at(point)),
            Some(name) => format!("{name} {} álló csoportja {TIMES} marad életben", at(point)),
        },
        Milestone::Countered { seat, card } => match names.other(seat) {
            None => format!("{} lapodat {TIMES} védik ki", the(name(card))),
            Some(other) => format!("{other} {} lapját {TIMES} védik ki", name(card)),
        },
        Milestone::Trapped { seat } => match names.other(seat) {
            None => format!("{TIMES} lépsz csapdába"),
            Some(name) => format!("{name} {TIMES} lép csapdába"),
        },
        Milestone::Corner { seat, corner } => match names.other(seat) {
            None => format!("{} {TIMES} szerzel többet", inside(corner)),
            Some(name) => format!("{name} {} {TIMES} szerez többet", inside(corner)),
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
