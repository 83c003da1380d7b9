//! English texts of conditions.

use super::adjective::{adjectives, behind};
use super::noun::{a, cards, said};
use super::number::{bounds, counting, is_several};
use super::permanent::nouns;
use crate::text_context::TextContext;
use parbaj_cards::{Condition, PlayingCondition, Side};
use rulebook::phrase::NBSP;

/// Generates a playing condition: `Playing condition: you have a creature.`, `play this only if you have a creature.`
pub(super) fn playing(playing: &PlayingCondition, setting: &TextContext<'_>) -> String {
    let so = condition(&playing.condition, setting);
    if playing.labelled { format!("Playing condition: {so}.") } else { format!("play this only if {so}.") }
}

/// Generates a condition: `you have at least two creatures`.
pub(super) fn condition(condition: &Condition, setting: &TextContext<'_>) -> String {
    match condition {
        Condition::Permanents { filter, at_least, at_most } => {
            let several = is_several(*at_least, *at_most);
            let noun = said(&nouns(filter), several, "or");
            let what = format!("{}{noun}{}", adjectives(filter), behind(filter));
            let what = match (at_least, at_most, filter.others) {
                (Some(1), None, false) => a(&what),
                (Some(1), None, true) => format!("another {what}"),
                (_, Some(0), others) => format!("no {}{what}", if others { "other " } else { "" }),
                (_, _, others) => {
                    let other = if others { "other " } else { "" };
                    format!("{} {other}{what}", bounds(*at_least, *at_most, counting))
                }
            };
            match setting.side(filter.side) {
                Side::Any if several => format!("there are {what} in play"),
                Side::Any => format!("there is {what} in play"),
                Side::Yours => format!("you have {what}"),
                Side::Theirs => format!("your opponent has {what}"),
            }
        }
        Condition::Life { side, at_least, at_most } => {
            let number = bounds(*at_least, *at_most, |life| life.to_string());
            format!("{} {number}{NBSP}life", has(setting.side(*side)))
        }
        Condition::Discard { side, types, at_least } => {
            let what = said(&cards(*types), *at_least != 1, "or");
            let what = if *at_least == 1 { a(&what) } else { format!("at least {} {what}", counting(*at_least)) };
            match setting.side(*side) {
                Side::Any => format!("a player has {what} in their discard pile"),
                Side::Yours => format!("you have {what} in your discard pile"),
                Side::Theirs => format!("your opponent has {what} in their discard pile"),
            }
        }
        Condition::Hand { side, at_least, at_most } => {
            let number = match (at_least, at_most) {
                (Some(1), None) => "a card".to_owned(),
                (_, Some(0)) => "no cards".to_owned(),
                _ => {
                    let cards = if is_several(*at_least, *at_most) { "cards" } else { "card" };
                    format!("{} {cards}", bounds(*at_least, *at_most, counting))
                }
            };
            format!("{} {number} in hand", has(setting.side(*side)))
        }
    }
}

fn has(side: Side) -> &'static str {
    match side {
        Side::Any => "a player has",
        Side::Yours => "you have",
        Side::Theirs => "your opponent has",
    }
}
