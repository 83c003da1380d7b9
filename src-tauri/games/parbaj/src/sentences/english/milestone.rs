//! Milestones of the next turns in English, to be followed by “in 62 of 100 continuations”.

use super::{name, whose};
use crate::evaluation::{MUCH, Milestone};
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::Falls { seat } => match names.other(seat) {
            None => "you have no life left".to_owned(),
            Some(name) => format!("{name} has no life left"),
        },
        Milestone::Dies { seat, card } => format!("{} {} dies", whose(seat, names), name(card)),
        Milestone::Collapses { seat, card } => format!("{} {} collapses", whose(seat, names), name(card)),
        Milestone::Destroyed { seat, card } => format!("{} {} is destroyed", whose(seat, names), name(card)),
        Milestone::Hurt { seat } => match names.other(seat) {
            None => format!("you take at least {MUCH}{NBSP}damage"),
            Some(name) => format!("{name} takes at least {MUCH}{NBSP}damage"),
        },
        Milestone::Prevented { seat } => format!("an action of {} is prevented", of(seat, names)),
        Milestone::Wastes { seat } => match names.other(seat) {
            None => "you lose MP beyond ten".to_owned(),
            Some(name) => format!("{name} loses MP beyond ten"),
        },
    }
}

/// Returns the possessive of a seat without a noun: `yours`, `Borka’s`.
fn of(seat: game::Seat, names: &Names) -> String {
    if names.is_person(seat) { "yours".to_owned() } else { whose(seat, names) }
}
