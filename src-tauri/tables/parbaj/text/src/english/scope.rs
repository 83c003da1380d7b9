//! Scopes, and what a reaction ability prevents.

use super::noun::{a, cards, permanents, said};
use parbaj_cards::{Reach, Scope, TypeSet};
use rulebook::phrase::NBSP;

/// `opponent’s spell, at most 4 MP`, as it stands between brackets.
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

/// What is prevented: `one of your opponent’s spells`.
pub(super) fn prevented(scope: &Scope) -> String {
    let mut text = match (scope.opponents, scope.what) {
        (opponents, Reach::Playing(types)) if !types.within(TypeSet::SPELLS) => {
            let by = if opponents { " by your opponent" } else { "" };
            format!("the playing of {}{by}", a(&action(scope.what, false)))
        }
        (false, _) => a(&action(scope.what, false)),
        (true, Reach::Activated(types)) if types != TypeSet::ALL => {
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

fn action(what: Reach, several: bool) -> String {
    match what {
        Reach::Playing(types) => {
            let nouns = if types == TypeSet::PERMANENTS { permanents(types) } else { cards(types) };
            said(&nouns, several, "or")
        }
        Reach::Activated(TypeSet::ALL) => plural("activated ability", "activated abilities", several),
        Reach::Activated(types) => format!("activated ability of {}", a(&said(&permanents(types), false, "or"))),
        Reach::Reaction => plural("reaction", "reactions", several),
    }
}

fn plural(one: &str, more: &str, several: bool) -> String {
    if several { more } else { one }.to_owned()
}
