//! Scopes, and what a reaction ability prevents.

use super::noun::{ABILITY, Noun, REACTION, cards, permanents, said};
use parbaj_cards::{Reach, Scope, Side, TypeSet};
use rulebook::hungarian::dative;
use rulebook::phrase::{NBSP, listed};

/// `az ellenfél varázslata, legfeljebb 4 VP`, as it stands between brackets.
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

/// What is prevented, as an object, and whether it is definite: `az ellenfeled egyik varázslatát`.
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
        // A spell is prevented; of anything else, its being played.
        Reach::Playing(types) if !types.within(TypeSet::SPELLS) => {
            let owners: Vec<String> = played(types).iter().map(|noun| dative(&noun.of(side, false))).collect();
            format!("{} kijátszását", listed(&owners, "vagy"))
        }
        Reach::Playing(_) | Reach::Activated(_) | Reach::Reaction => action(scope, side, true),
    };
    if scope.targeting_you {
        text += ", ha téged vagy valamidet célozza";
    }
    let possessed = match scope.what {
        Reach::Playing(types) => !types.within(TypeSet::SPELLS),
        Reach::Activated(types) => types != TypeSet::ALL,
        Reach::Reaction => false,
    };
    (text, scope.opponents || possessed)
}

fn action(scope: &Scope, side: Side, object: bool) -> String {
    match scope.what {
        Reach::Playing(types) => said(&played(types), side, object, "vagy"),
        Reach::Activated(TypeSet::ALL) => ABILITY.of(side, object),
        Reach::Activated(types) => {
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
            // On its own it is one of several.
            let one = if object { "egy " } else { "" };
            format!("{owners} {one}{possessed}")
        }
        Reach::Reaction => REACTION.of(side, object),
    }
}

/// The words for cards whose playing is meant.
fn played(types: TypeSet) -> Vec<Noun> {
    if types == TypeSet::PERMANENTS { permanents(types) } else { cards(types) }
}
