//! The milestones in Hungarian.

use super::the_plain;
use crate::evaluation::{Milestone, SEVERAL};
use crate::sentences::{AUTOMATON, person};
use astra::PERSON;
use rulebook::hungarian::dative;
use rulebook::phrase::{NBSP, Names, TIMES};

pub(super) fn milestone(milestone: Milestone, names: &Names) -> String {
    match (milestone, person(names)) {
        (Milestone::Lost, None) => format!("{TIMES} veszítesz azért, mert kiürül {AUTOMATON} paklija"),
        (Milestone::Lost, Some(name)) => format!("{name} {TIMES} veszít azért, mert kiürül {AUTOMATON} paklija"),
        (Milestone::Discovered { seat: PERSON, card }, None) => {
            format!("{} csillagképet {TIMES} fedezed fel", the_plain(card))
        }
        (Milestone::Discovered { seat: PERSON, card }, Some(name)) => {
            format!("{name} {} csillagképet {TIMES} fedezi fel", the_plain(card))
        }
        (Milestone::Discovered { card, .. }, _) => {
            format!("{AUTOMATON} {} csillagképet {TIMES} fedezi fel", the_plain(card))
        }
        (Milestone::Several { seat: PERSON }, None) => {
            format!("{TIMES} fedezel fel legalább {SEVERAL}{NBSP}csillagképet")
        }
        (Milestone::Several { seat: PERSON }, Some(name)) => {
            format!("{name} {TIMES} fedez fel legalább {SEVERAL}{NBSP}csillagképet")
        }
        (Milestone::Several { .. }, _) => format!("{AUTOMATON} {TIMES} fedez fel legalább {SEVERAL}{NBSP}csillagképet"),
        (Milestone::Wisdom, None) => format!("{TIMES} jelölsz Nagy Csillagot, ami bölcsességet ad"),
        (Milestone::Wisdom, Some(name)) => format!("{name} {TIMES} jelöl Nagy Csillagot, ami bölcsességet ad"),
        (Milestone::SetAside, None) => format!("{TIMES} kell félretenned egy aktív lapodat"),
        (Milestone::SetAside, Some(name)) => format!("{} {TIMES} kell félretennie egy aktív lapját", dative(&name)),
    }
}
