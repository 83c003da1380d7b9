//! Hungarian texts of scopes.

use super::noun::{ABILITY, Noun, REACTION, cards, permanents, said};
use parbaj_cards::{Scope, ScopeAction, Side, TypeSet};
use rulebook::hungarian::dative;
use rulebook::phrase::{NBSP, listed};

/// Generates a scope as it is printed between brackets: `az ellenfél varázslata, legfeljebb 4 VP`.
pub(crate) fn scope(scope: &Scope) -> String {
    let side = if scope.opponents { Side::Theirs } else { Side::Any };
    let whose = if scope.opponents { "az ellenfél " } else { "" };
    let mut text = format!("{whose}{}", action(scope, side, false));
    match (scope.vp_at_least, scope.vp_at_most) {
        (Some(least), Some(most)) => text += &format!(", {least}–{most}{NBSP}VP"),
        (Some(least), None) => text += &format!(", legalább {least}{NBSP}VP"),
        (None, Some(most)) => text += &format!(", legfeljebb {most}{NBSP}VP"),
        (None, None) => {}
    }
    if scope.targeting_you {
        text += ", ha téged vagy valamidet célozza";
    }
    text
}

/// Generates what a reaction ability prevents, as an object: `az ellenfeled egyik varázslatát`. Also returns whether it
/// is definite.
pub(super) fn prevented(scope: &Scope) -> (String, bool) {
    let side = if scope.opponents { Side::Theirs } else { Side::Any };
    let mut text = if scope.opponents { "az ellenfeled egyik " } else { "egy " }.to_owned();
    match (scope.vp_at_least, scope.vp_at_most) {
        (Some(least), Some(most)) => text += &format!("{least}–{most}{NBSP}VP-s "),
        (Some(least), None) => text += &format!("legalább {least}{NBSP}VP-s "),
        (None, Some(most)) => text += &format!("legfeljebb {most}{NBSP}VP-s "),
        (None, None) => {}
    }
    text += &match scope.what {
        // A spell itself is prevented; for any other card, its playing is.
        ScopeAction::Playing(types) if !types.within(TypeSet::SPELLS) => {
            let owners: Vec<String> = played(types).iter().map(|noun| dative(&noun.of(side, false))).collect();
            format!("{} kijátszását", listed(&owners, "vagy"))
        }
        ScopeAction::Playing(_) | ScopeAction::Activated(_) | ScopeAction::Reaction => action(scope, side, true),
    };
    if scope.targeting_you {
        text += ", ha téged vagy valamidet célozza";
    }
    let possessed = match scope.what {
        ScopeAction::Playing(types) => !types.within(TypeSet::SPELLS),
        ScopeAction::Activated(types) => types != TypeSet::ALL,
        ScopeAction::Reaction => false,
    };
    (text, scope.opponents || possessed)
}

fn action(scope: &Scope, side: Side, object: bool) -> String {
    match scope.what {
        ScopeAction::Playing(types) => said(&played(types), side, object, "vagy"),
        ScopeAction::Activated(TypeSet::ALL) => ABILITY.of(side, object),
        ScopeAction::Activated(types) => {
            let possessed = ABILITY.of(Side::Theirs, object);
            let nouns = permanents(types);
            let owners = match side {
                Side::Theirs => {
                    let owners: Vec<String> =
                        nouns.iter().map(|noun: &Noun| dative(&noun.of(Side::Theirs, false))).collect();
                    listed(&owners, "vagy")
                }
                Side::Any | Side::Yours => said(&nouns, side, false, "vagy"),
            };
            // On its own it means one of several.
            let one = if object { "egy " } else { "" };
            format!("{owners} {one}{possessed}")
        }
        ScopeAction::Reaction => REACTION.of(side, object),
    }
}

/// Returns the nouns for cards whose playing is meant.
fn played(types: TypeSet) -> Vec<Noun> {
    if types == TypeSet::PERMANENTS { permanents(types) } else { cards(types) }
}
