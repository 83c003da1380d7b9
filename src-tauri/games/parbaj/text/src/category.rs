//! The categories of chapter 91.

use parbaj_cards::Clause;
use serde::{Deserialize, Serialize};

/// The category of a part of a card's text (DU-91.1.0 … DU-91.5.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCategory")]
pub enum Category {
    /// *Kijátszási feltétel* (DU-91.1.0).
    Condition,
    /// *Magyarázat* (DU-91.2.0).
    Explanation,
    /// *Hátrány* (DU-91.3.0).
    Drawback,
    /// *Képesség* (DU-91.4.0).
    Ability,
    /// *Varázslat-hatás* (DU-91.5.0).
    SpellEffect,
}

impl Category {
    /// All categories, in the chapter's order.
    pub const ALL: [Category; 5] =
        [Category::Condition, Category::Explanation, Category::Drawback, Category::Ability, Category::SpellEffect];

    /// Returns the category of a clause.
    #[must_use]
    pub fn of(clause: &Clause) -> Category {
        match clause {
            Clause::Condition(_) => Category::Condition,
            Clause::Explanation(_) => Category::Explanation,
            Clause::Drawback(_) => Category::Drawback,
            Clause::Ability(_) => Category::Ability,
            Clause::SpellEffect(_) => Category::SpellEffect,
        }
    }
}
