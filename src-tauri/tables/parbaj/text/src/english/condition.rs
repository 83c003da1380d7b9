//! Circumstances, after "if": `you have 2 or more creatures`.

use super::noun::in_number;
use crate::counted;
use parbaj_cards::{Condition, Counted, Side};

/// What must be so, as a clause without "if".
pub(super) fn condition(it: &Condition) -> String {
    let (at_least, at_most) = match it {
        Condition::Permanents { at_least, at_most, .. }
        | Condition::Hand { at_least, at_most, .. }
        | Condition::Life { at_least, at_most, .. } => (*at_least, *at_most),
        Condition::Discard { at_least, .. } => (Some(*at_least), None),
    };
    let Some(counted) = counted(it) else {
        let Condition::Life { side, .. } = it else { return String::new() };
        let who = if *side == Side::Theirs { "your opponent has" } else { "you have" };
        return format!("{who} {} life", bounds(at_least, at_most));
    };
    let many = (at_least, at_most) != (Some(1), None);
    let what = in_number(&counted, many);
    let number = if many { bounds(at_least, at_most) } else { "at least one".to_owned() };
    // `you have 2 or more creatures`, not `there are 2 or more creatures of yours`.
    if let Counted::Permanents(_) = counted {
        for (whose, has) in [(" of yours", "you have"), (" of your opponent’s", "your opponent has")] {
            if what.contains(whose) {
                return format!("{has} {number} {}", what.replacen(whose, "", 1));
            }
        }
    }
    format!("there {} {number} {what}", if many { "are" } else { "is" })
}

/// `2 or more`
pub(super) fn bounds(at_least: Option<u8>, at_most: Option<u8>) -> String {
    match (at_least, at_most) {
        (Some(least), Some(most)) if least == most => format!("exactly {least}"),
        (Some(least), Some(most)) => format!("{least} to {most}"),
        (Some(least), None) => format!("{least} or more"),
        (None, Some(0)) => "no".to_owned(),
        (None, Some(most)) => format!("{most} or fewer"),
        (None, None) => "any number of".to_owned(),
    }
}
