//! The milestones in English, worded to precede “in 62 of 100 continuations”.

use super::the_plain;
use crate::evaluation::{Milestone, SEVERAL};
use crate::sentences::{AUTOMATON, person};
use astra::PERSON;
use rulebook::phrase::{NBSP, Names};

pub(super) fn milestone(milestone: Milestone, names: &Names) -> String {
    match (milestone, person(names)) {
        (Milestone::Lost, None) => format!("you lose by {AUTOMATON}’s empty deck"),
        (Milestone::Lost, Some(name)) => format!("{name} loses by {AUTOMATON}’s empty deck"),
        (Milestone::Discovered { seat: PERSON, card }, None) => format!("you discover {}", the_plain(card)),
        (Milestone::Discovered { seat: PERSON, card }, Some(name)) => format!("{name} discovers {}", the_plain(card)),
        (Milestone::Discovered { card, .. }, _) => format!("{AUTOMATON} discovers {}", the_plain(card)),
        (Milestone::Several { seat: PERSON }, None) => {
            format!("you discover at least {SEVERAL}{NBSP}constellations")
        }
        (Milestone::Several { seat: PERSON }, Some(name)) => {
            format!("{name} discovers at least {SEVERAL}{NBSP}constellations")
        }
        (Milestone::Several { .. }, _) => format!("{AUTOMATON} discovers at least {SEVERAL}{NBSP}constellations"),
        (Milestone::Wisdom, None) => "you gain wisdom from a Grand Star".to_owned(),
        (Milestone::Wisdom, Some(name)) => format!("{name} gains wisdom from a Grand Star"),
        (Milestone::SetAside, None) => "you have to set an active card aside".to_owned(),
        (Milestone::SetAside, Some(name)) => format!("{name} has to set an active card aside"),
    }
}
