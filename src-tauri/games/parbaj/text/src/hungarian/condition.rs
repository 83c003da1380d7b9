//! Hungarian texts of conditions.

use super::adjective::{adjectives, behind};
use super::noun::{cards, said};
use super::number::{bounds, counting};
use super::permanent::nouns;
use crate::text_context::TextContext;
use parbaj_cards::{Condition, PlayingCondition, Side};
use rulebook::phrase::NBSP;

/// Generates a playing condition: `Kijátszási feltétel: van lényed.`, `csak akkor játszhatod ki, ha van lényed.`
pub(super) fn playing(playing: &PlayingCondition, setting: &TextContext<'_>) -> String {
    let so = condition(&playing.condition, setting);
    if playing.labelled {
        format!("Kijátszási feltétel: {so}.")
    } else {
        format!("csak akkor játszhatod ki, ha {so}.")
    }
}

/// Generates a condition: `legalább két lényed van`.
pub(super) fn condition(condition: &Condition, setting: &TextContext<'_>) -> String {
    match condition {
        Condition::Permanents { filter, at_least, at_most } => {
            let side = setting.side(filter.side);
            let other = if filter.others { "másik " } else { "" };
            let noun = said(&nouns(filter), side, false, "vagy");
            let what = format!("{other}{}{noun}", adjectives(filter));
            let behind = behind(filter);
            let (whose, place) = match side {
                Side::Any => ("", " játékban"),
                Side::Yours => ("", ""),
                Side::Theirs => ("az ellenfelednek ", ""),
            };
            match (at_least, at_most) {
                (Some(1), None) => format!("{whose}van {what}{place}{behind}"),
                (_, Some(0)) => format!("{whose}nincs {what}{place}{behind}"),
                _ => format!("{whose}{} {what} van{place}{behind}", bounds(*at_least, *at_most, counting)),
            }
        }
        Condition::Life { side, at_least, at_most } => {
            let number = bounds(*at_least, *at_most, |life| life.to_string());
            match setting.side(*side) {
                Side::Any => format!("valamelyik játékosnak {number}{NBSP}Ép-je van"),
                Side::Yours => format!("{number}{NBSP}Ép-d van"),
                Side::Theirs => format!("az ellenfelednek {number}{NBSP}Ép-je van"),
            }
        }
        Condition::Discard { side, types, at_least } => {
            let what = said(&cards(*types), Side::Any, false, "vagy");
            let place = match setting.side(*side) {
                Side::Any => "valamelyik gyűjtőben",
                Side::Yours => "a gyűjtődben",
                Side::Theirs => "az ellenfeled gyűjtőjében",
            };
            if *at_least == 1 {
                format!("van {what} {place}")
            } else {
                format!("legalább {} {what} van {place}", counting(*at_least))
            }
        }
        Condition::Hand { side, at_least, at_most } => {
            let place = match setting.side(*side) {
                Side::Any => "valamelyik játékos kezében",
                Side::Yours => "a kezedben",
                Side::Theirs => "az ellenfeled kezében",
            };
            match (at_least, at_most) {
                (Some(1), None) => format!("van lap {place}"),
                (_, Some(0)) => format!("nincs lap {place}"),
                _ => format!("{} lap van {place}", bounds(*at_least, *at_most, counting)),
            }
        }
    }
}
