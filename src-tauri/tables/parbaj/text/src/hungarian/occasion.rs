//! Occasions of automatic abilities: `Amikor egy lényed játékba kerül`.

use super::condition::condition;
use super::noun::{Owned, of_types, one};
use crate::is_one_of;
use parbaj_cards::{Automatic, CardKind, Filter, Side, Turns, When};

/// The occasion with its circumstance and the comma that follows, if one does: `amikor támad, és van építményed, `.
pub(super) fn occasion(automatic: &Automatic, kind: &CardKind) -> String {
    let only_if = automatic.only_if.as_ref().map(condition);
    let another = |filter: &Filter| one(filter, if is_one_of(kind, filter) { "egy másik" } else { "egy" });
    let when = match automatic.when {
        When::Played => "amikor kijátszod".to_owned(),
        When::Enters(filter) => format!("amikor {} játékba kerül", another(&filter).nominative),
        When::ThisLeaves => "amikor kikerül a játékból".to_owned(),
        When::Falls(filter) => {
            let given_up = if filter.side == Side::Yours { "feláldozod" } else { "feláldozzák" };
            format!("amikor {} meghal, elpusztul vagy {given_up}", another(&filter).nominative)
        }
        When::Attacks => "amikor támad".to_owned(),
        When::HurtsPlayer => "amikor a harcban megsebzi az ellenfeledet".to_owned(),
        When::YouPlay(types) => format!("amikor kijátszol egy {}", of_types(types, Owned::Nobodys, "vagy").accusative),
        When::TheyPlay(types) => {
            format!("amikor az ellenfeled kijátszik egy {}", of_types(types, Owned::Nobodys, "vagy").accusative)
        }
        When::Upkeep(turns) => {
            let when = match turns {
                Turns::Yours => "az előkészítődben",
                Turns::Theirs => "az ellenfeled előkészítőjében",
                Turns::Each => "minden előkészítőben",
            };
            return at_time(when, only_if);
        }
        When::TurnEnd(turns) => {
            let when = match turns {
                Turns::Yours => "a köröd végén",
                Turns::Theirs => "az ellenfeled körének végén",
                Turns::Each => "minden kör végén",
            };
            return at_time(when, only_if);
        }
    };
    match only_if {
        Some(only_if) => format!("{when}, és {only_if}, "),
        None => format!("{when}, "),
    }
}

fn at_time(when: &str, only_if: Option<String>) -> String {
    match only_if {
        Some(only_if) => format!("{when}, ha {only_if}, "),
        None => format!("{when} "),
    }
}
