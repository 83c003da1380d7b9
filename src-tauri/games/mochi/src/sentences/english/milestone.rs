//! The milestones in English, worded to precede “in 62 of 100 continuations”.

use crate::evaluation::{MANY, Milestone};
use rulebook::phrase::{NBSP, Names};

pub(super) fn milestone(milestone: Milestone, names: &Names) -> String {
    match milestone {
        Milestone::OutNext { seat } => match names.other(seat) {
            None => "you go out on your next turn".to_owned(),
            Some(name) => format!("{name} goes out on their next turn"),
        },
        Milestone::Out { seat } => match names.other(seat) {
            None => "you go out first".to_owned(),
            Some(name) => format!("{name} goes out first"),
        },
        Milestone::PairNext { seat } => match names.other(seat) {
            None => "you play a pair on your next turn".to_owned(),
            Some(name) => format!("{name} plays a pair on their next turn"),
        },
        Milestone::Pays { seat } => match names.other(seat) {
            None => format!("you get at least {MANY}{NBSP}penalty points for the round"),
            Some(name) => format!("{name} gets at least {MANY}{NBSP}penalty points for the round"),
        },
    }
}
