//! Hungarian texts of occasions.

use super::condition::condition;
use super::noun::{cards, said, this};
use super::permanent::{How, phrase};
use crate::text_context::TextContext;
use parbaj_cards::{Automatic, Filter, Side, Subject, Turns, TypeSet, When};

/// What an occasion has introduced, so that the rest needn't name it again.
#[derive(Clone, Copy)]
pub(super) enum Introduced {
    Nothing,
    /// The subject, which the rest leaves out.
    Subject(Subject),
    /// The opponent as an object, whom the rest calls *ő*.
    OpponentAsObject,
}

/// Generates the beginning of an automatic clause, with its condition: `amikor ez a lény támad, `.
pub(super) fn occasion(automatic: &Automatic, setting: &TextContext<'_>) -> (String, Introduced) {
    let this = this(setting.card.card_type);
    let so = automatic.only_if.map(|it| condition(&it, setting));
    let (when, about) = match &automatic.when {
        When::Played => ("amikor kijátszod".to_owned(), Introduced::Nothing),
        When::Enters(filter) => {
            (format!("valahányszor {} játékba kerül", one(filter, setting)), Introduced::Subject(Subject::It))
        }
        When::ThisLeaves => (format!("amikor {this} kikerül a játékból"), Introduced::Nothing),
        When::Falls(filter) => {
            (format!("valahányszor {} a játékból a gyűjtőbe kerül", one(filter, setting)), Introduced::Nothing)
        }
        When::Upkeep(turns) => return at(upkeep(*turns), so),
        When::TurnEnd(turns) => return at(turn_end(*turns), so),
        When::Attacks => (format!("amikor {this} támad"), Introduced::Subject(Subject::This)),
        When::HurtsPlayer => {
            (format!("amikor {this} a csapásával megsebzi az ellenfeledet"), Introduced::OpponentAsObject)
        }
        When::YouPlay(types) => {
            (format!("valahányszor kijátszol {}", played(*types, setting, true)), Introduced::Nothing)
        }
        When::TheyPlay(types) => {
            let what = played(*types, setting, false);
            (format!("valahányszor az ellenfeled kijátszik {what}"), Introduced::Subject(Subject::Opponent))
        }
    };
    match so {
        // The subject of the condition comes in between, so the rest has to name its own subject.
        Some(so) => {
            let about = if matches!(about, Introduced::Subject(Subject::This)) { about } else { Introduced::Nothing };
            (format!("{when}, és {so}, "), about)
        }
        None => (format!("{when}, "), about),
    }
}

/// Generates an occasion that is a time instead of an event; a condition encloses it.
fn at(time: &str, so: Option<String>) -> (String, Introduced) {
    match so {
        Some(so) => (format!("ha {time} {so}, "), Introduced::Nothing),
        None => (format!("{time} "), Introduced::Nothing),
    }
}

fn upkeep(turns: Turns) -> &'static str {
    match turns {
        Turns::Yours => "az előkészítődben",
        Turns::Theirs => "az ellenfeled előkészítőjében",
        Turns::Each => "minden előkészítőben",
    }
}

fn turn_end(turns: Turns) -> &'static str {
    match turns {
        Turns::Yours => "a köröd végén",
        Turns::Theirs => "az ellenfeled körének végén",
        Turns::Each => "minden kör végén",
    }
}

/// Returns `egy lényed`, or `egy másik lényed` if the card itself would match.
fn one(filter: &Filter, setting: &TextContext<'_>) -> String {
    let how = if filter.others || setting.would_fit(filter) { How::Another } else { How::One };
    phrase(filter, setting.side(filter.side), how, false).text
}

/// Returns the card played, as an object: `egy lényt`, `egy másik lényt`.
fn played(types: TypeSet, setting: &TextContext<'_>, by_you: bool) -> String {
    let other = if by_you && types != TypeSet::ALL && types.has(setting.card.card_type) { "egy másik" } else { "egy" };
    format!("{other} {}", said(&cards(types), Side::Any, true, "vagy"))
}
