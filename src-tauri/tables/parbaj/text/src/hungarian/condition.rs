//! Circumstances, after "ha": `legalább 2 lényed van`.

use super::noun::how_many;
use crate::counted;
use parbaj_cards::{Condition, Side};

/// What must be so, as a clause without "ha".
pub(super) fn condition(it: &Condition) -> String {
    match it {
        Condition::Permanents { at_least: Some(1), at_most: None, .. }
        | Condition::Discard { at_least: 1, .. }
        | Condition::Hand { at_least: Some(1), at_most: None, .. } => number(it, "van "),
        Condition::Permanents { at_least, at_most, .. } | Condition::Hand { at_least, at_most, .. } => {
            number(it, &bounds(*at_least, *at_most))
        }
        Condition::Discard { at_least, .. } => number(it, &bounds(Some(*at_least), None)),
        Condition::Life { side, at_least, at_most } => {
            let bounds = bounds(*at_least, *at_most);
            match side {
                Side::Theirs => format!("az ellenfelednek {bounds}Ép-je van"),
                Side::Yours | Side::Any => format!("{bounds}Ép-d van"),
            }
        }
    }
}

/// `legalább 2 `
fn bounds(at_least: Option<u8>, at_most: Option<u8>) -> String {
    match (at_least, at_most) {
        (Some(least), Some(most)) if least == most => format!("pontosan {least} "),
        (Some(least), Some(most)) => format!("legalább {least}, de legfeljebb {most} "),
        (Some(least), None) => format!("legalább {least} "),
        (None, Some(0)) => "egyetlen ".to_owned(),
        (None, Some(most)) => format!("legfeljebb {most} "),
        (None, None) => String::new(),
    }
}

/// What is counted, with its number: of one thing "van lényed", of more "legalább 2 lényed van".
fn number(it: &Condition, number: &str) -> String {
    let Some(counted) = counted(it) else { return String::new() };
    let what = how_many(&counted);
    if number == "van " {
        let (noun, rest) = what.split_once(" van").unwrap_or((&what, ""));
        return format!("van {noun}{rest}");
    }
    match what.strip_suffix(" az ellenfelednek") {
        Some(theirs) => format!("az ellenfelednek {number}{theirs}"),
        None => format!("{number}{what}"),
    }
}
