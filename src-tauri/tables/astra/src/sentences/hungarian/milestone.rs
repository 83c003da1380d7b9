//! What the next turns may come to, in Hungarian: after „100 folytatásból 62-ben”.

use super::the_plain;
use crate::evaluation::{Milestone, SEVERAL};
use crate::sentences::{AUTOMATON, person};
use astra::PERSON;
use rulebook::hungarian::dative;
use rulebook::phrase::{NBSP, Names};

pub(in crate::sentences) fn milestone(milestone: Milestone, names: &Names) -> String {
    match (milestone, person(names)) {
        (Milestone::Lost, None) => format!("veszítesz, mert kiürül {AUTOMATON} paklija"),
        (Milestone::Lost, Some(name)) => format!("veszít {name}, mert kiürül {AUTOMATON} paklija"),
        (Milestone::Discovered { seat: PERSON, card }, None) => format!("fedezed fel {} csillagképet", the_plain(card)),
        (Milestone::Discovered { seat: PERSON, card }, Some(name)) => {
            format!("fedezi fel {name} {} csillagképet", the_plain(card))
        }
        (Milestone::Discovered { card, .. }, _) => format!("fedezi fel {AUTOMATON} {} csillagképet", the_plain(card)),
        (Milestone::Several { seat: PERSON }, None) => format!("fedezel fel legalább {SEVERAL}{NBSP}csillagképet"),
        (Milestone::Several { seat: PERSON }, Some(name)) => {
            format!("fedez fel {name} legalább {SEVERAL}{NBSP}csillagképet")
        }
        (Milestone::Several { .. }, _) => format!("fedez fel {AUTOMATON} legalább {SEVERAL}{NBSP}csillagképet"),
        (Milestone::Wisdom, None) => "jelölsz Nagy Csillagot, ami bölcsességet ad".to_owned(),
        (Milestone::Wisdom, Some(name)) => format!("jelöl {name} Nagy Csillagot, ami bölcsességet ad"),
        (Milestone::SetAside, None) => "kell félretenned egy aktív lapodat".to_owned(),
        (Milestone::SetAside, Some(name)) => format!("kell {} félretennie egy aktív lapját", dative(&name)),
    }
}
