//! Occasions of automatic abilities: `When a creature of yours comes into play`.

use super::condition::condition;
use super::noun::{a, of_types, one};
use crate::is_one_of;
use parbaj_cards::{Automatic, CardKind, CardType, Filter, Turns, When};

/// The occasion with its circumstance and the comma that follows: `when this attacks and you have a building, `.
pub(super) fn occasion(automatic: &Automatic, kind: &CardKind) -> String {
    let another = |filter: &Filter| one(filter, if is_one_of(kind, filter) { "another" } else { "a" });
    let this = this(kind.card_type);
    let when = match automatic.when {
        When::Played => format!("when you play {this}"),
        When::Enters(filter) => format!("when {} comes into play", another(&filter)),
        When::ThisLeaves => format!("when {this} leaves play"),
        When::Falls(filter) => format!("when {} dies, is destroyed or is sacrificed", another(&filter)),
        When::Attacks => format!("when {this} attacks"),
        When::HurtsPlayer => format!("when {this} damages your opponent in combat"),
        When::YouPlay(types) => format!("when you play {}", a(&of_types(types, false, "or"))),
        When::TheyPlay(types) => format!("when your opponent plays {}", a(&of_types(types, false, "or"))),
        When::Upkeep(Turns::Yours) => "in your upkeep".to_owned(),
        When::Upkeep(Turns::Theirs) => "in your opponent’s upkeep".to_owned(),
        When::Upkeep(Turns::Each) => "in every upkeep".to_owned(),
        When::TurnEnd(Turns::Yours) => "at the end of your turn".to_owned(),
        When::TurnEnd(Turns::Theirs) => "at the end of your opponent’s turn".to_owned(),
        When::TurnEnd(Turns::Each) => "at the end of every turn".to_owned(),
    };
    match &automatic.only_if {
        Some(only_if) => format!("{when}, if {}, ", condition(only_if)),
        None => format!("{when}, "),
    }
}

/// `this creature`
pub(super) fn this(it: CardType) -> String {
    format!("this {}", super::noun::type_name(it, false))
}
