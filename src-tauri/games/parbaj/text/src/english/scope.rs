//! English texts of scopes.

use super::noun::{a, cards, permanents, said};
use parbaj_cards::{Scope, ScopeAction, TypeSet};
use rulebook::phrase::NBSP;

/// Generates a scope as it is printed between brackets: `opponent’s spell, at most 4 MP`.
pub(crate) fn scope(scope: &Scope) -> String {
    let whose = if scope.opponents { "opponent’s " } else { "" };
    let mut text = format!("{whose}{}", action(scope.what, false));
    match (scope.vp_at_least, scope.vp_at_most) {
        (Some(least), Some(most)) => text += &format!(", {least}–{most}{NBSP}MP"),
        (Some(least), None) => text += &format!(", at least {least}{NBSP}MP"),
        (None, Some(most)) => text += &format!(", at most {most}{NBSP}MP"),
        (None, None) => {}
    }
    if scope.targeting_you {
        text += ", targeting you or something of yours";
    }
    text
}

/// Generates what a reaction ability prevents: `one of your opponent’s spells`.
pub(super) fn prevented(scope: &Scope) -> String {
    let mut text = match (scope.opponents, scope.what) {
        (opponents, ScopeAction::Playing(types)) if !types.within(TypeSet::SPELLS) => {
            let by = if opponents { " by your opponent" } else { "" };
            format!("the playing of {}{by}", a(&action(scope.what, false)))
        }
        (false, _) => a(&action(scope.what, false)),
        (true, ScopeAction::Activated(types)) if types != TypeSet::ALL => {
            format!("an activated ability of one of your opponent’s {}", said(&permanents(types), true, "or"))
        }
        (true, what) => format!("one of your opponent’s {}", action(what, true)),
    };
    match (scope.vp_at_least, scope.vp_at_most) {
        (Some(least), Some(most)) => text += &format!(" costing {least}–{most}{NBSP}MP"),
        (Some(least), None) => text += &format!(" costing {least}{NBSP}MP or more"),
        (None, Some(most)) => text += &format!(" costing {most}{NBSP}MP or less"),
        (None, None) => {}
    }
    if scope.targeting_you {
        text += " that targets you or something of yours";
    }
    text
}

fn action(what: ScopeAction, several: bool) -> String {
    match what {
        ScopeAction::Playing(types) => {
            let nouns = if types == TypeSet::PERMANENTS { permanents(types) } else { cards(types) };
            said(&nouns, several, "or")
        }
        ScopeAction::Activated(TypeSet::ALL) => plural("activated ability", "activated abilities", several),
        ScopeAction::Activated(types) => format!("activated ability of {}", a(&said(&permanents(types), false, "or"))),
        ScopeAction::Reaction => plural("reaction", "reactions", several),
    }
}

fn plural(one: &str, more: &str, several: bool) -> String {
    if several { more } else { one }.to_owned()
}
