//! Scopes: `opponent’s general spell`.

use super::noun::{a, of_types};
use parbaj_cards::{Reach, Scope};

/// What a reaction can prevent.
pub(super) fn scope(scope: &Scope) -> String {
    let whose = if scope.opponents { "opponent’s " } else { "" };
    let what = match scope.what {
        Reach::Playing(types) => of_types(types, false, "or"),
        Reach::Activated(types) => format!("activated ability of {}", a(&of_types(types, false, "or"))),
        Reach::Reaction => "reaction".to_owned(),
    };
    format!("{whose}{what}{}", within(scope))
}

/// The same as an object: `a spell of your opponent’s`.
pub(super) fn as_object(scope: &Scope) -> String {
    let what = match scope.what {
        Reach::Playing(types) => a(&of_types(types, false, "or")),
        Reach::Activated(types) => format!("an activated ability of {}", a(&of_types(types, false, "or"))),
        Reach::Reaction => "a reaction".to_owned(),
    };
    let whose = if scope.opponents { " of your opponent’s" } else { "" };
    format!("{what}{whose}{}", within(scope))
}

fn within(scope: &Scope) -> String {
    let mut text = String::new();
    if let Some(most) = scope.vp_at_most {
        text += &format!(", {most} VP or less");
    }
    if let Some(least) = scope.vp_at_least {
        text += &format!(", {least} VP or more");
    }
    if scope.targeting_you {
        text += ", targeting you or something of yours";
    }
    text
}
