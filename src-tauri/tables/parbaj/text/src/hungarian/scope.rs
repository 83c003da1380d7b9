//! Scopes: `az ellenfeled általános varázslata`.

use super::noun::{Owned, of_types};
use parbaj_cards::{Reach, Scope};
use rulebook::hungarian::accusative;

/// What a reaction can prevent.
pub(super) fn scope(scope: &Scope) -> String {
    let what = match scope.what {
        Reach::Playing(types) => of_types(types, owned(scope), "vagy").nominative,
        Reach::Activated(_) => format!("{} aktiválható képessége", whose_ability(scope)),
        Reach::Reaction => if scope.opponents { "reakciója" } else { "reakció" }.to_owned(),
    };
    within(scope, &what)
}

/// The same as an object: `az ellenfeled varázslatát`.
pub(super) fn as_object(scope: &Scope) -> String {
    let what = match scope.what {
        Reach::Playing(types) => of_types(types, owned(scope), "vagy").accusative,
        Reach::Activated(_) => format!("{} aktiválható képességét", whose_ability(scope)),
        Reach::Reaction => accusative(if scope.opponents { "reakciója" } else { "reakció" }),
    };
    within(scope, &what)
}

fn owned(scope: &Scope) -> Owned {
    if scope.opponents { Owned::Theirs } else { Owned::Nobodys }
}

/// `lényének vagy építményének`, of anybody's `lény vagy építmény`.
fn whose_ability(scope: &Scope) -> String {
    let Reach::Activated(types) = scope.what else { return String::new() };
    let what = of_types(types, owned(scope), "vagy");
    if scope.opponents { what.dative } else { what.nominative }
}

fn within(scope: &Scope, what: &str) -> String {
    let mut text = format!("{}{what}", if scope.opponents { "az ellenfeled " } else { "" });
    if let Some(most) = scope.vp_at_most {
        text += &format!(", legfeljebb {most} VP");
    }
    if let Some(least) = scope.vp_at_least {
        text += &format!(", legalább {least} VP");
    }
    if scope.targeting_you {
        text += ", ha téged vagy valamidet célozza";
    }
    text
}
