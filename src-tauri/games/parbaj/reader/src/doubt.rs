//! Reasons why a part of a text can't be assigned to one category.

use crate::label::Label;
use parbaj_cards::CardType;
use parbaj_text::Category;
use serde::Serialize;

/// Why a part can't be assigned to one category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajDoubt")]
pub enum Doubt {
    /// On a card of the old edition: both good and bad for its player.
    GoodAndBad,
    /// On a card of the old edition: bad for both players.
    BadForBoth,
    /// On a card of the old edition: bad for its player, but at a cost that is optional.
    BadAtWill,
    /// On a card of the old edition: contains words for something bad for its player, but in no known wording.
    PerhapsBad,
    /// *Előny* without its bounds.
    NoBounds,
    /// A misspelt label.
    Misspelt {
        /// The label that it probably is.
        label: Label,
    },
    /// A label without a text after it.
    Empty { label: Label },
    /// The whole part is a quotation.
    Quotation,
    /// It says that the card may be played in a circumstance, but not that it may be played only then.
    MayBePlayed,
    /// It restricts the use to a circumstance; use may mean playing the card or using its ability.
    Use,
    /// The card may be played from another zone: a way of playing, or an ability that works there.
    PlayedFromElsewhere,
    /// Playing requires a payment: an additional cost, or a condition.
    ExtraCost,
    /// It has words of an explanation, but in no known wording.
    Unclear,
    /// It has no word of the game in it: a quotation, or a keyword unknown to the reader.
    NoGameWords,
    /// It follows on from what a label said, but after the end of the sentence.
    BehindLabel { label: Label },
}

impl Doubt {
    /// Returns the categories it could be in on a card of that type, the likelier first.
    #[must_use]
    pub fn candidates(self, card_type: CardType) -> Vec<Category> {
        let rest = if card_type.is_spell() { Category::SpellEffect } else { Category::Ability };
        match self {
            Doubt::GoodAndBad | Doubt::BadForBoth | Doubt::BadAtWill | Doubt::PerhapsBad => {
                vec![rest, Category::Drawback]
            }
            Doubt::NoBounds | Doubt::Quotation | Doubt::Unclear | Doubt::NoGameWords => {
                vec![Category::Explanation, rest]
            }
            Doubt::Misspelt { label } | Doubt::Empty { label } | Doubt::BehindLabel { label } => {
                vec![of_label(label), rest]
            }
            Doubt::MayBePlayed | Doubt::ExtraCost => vec![Category::Condition, Category::Explanation],
            Doubt::Use => vec![Category::Explanation, Category::Condition, rest],
            // A spell too may have an ability outside play (DU-91.4.1).
            Doubt::PlayedFromElsewhere => vec![Category::Explanation, Category::Ability],
        }
    }
}

/// Returns the category that a label stands for.
pub(crate) fn of_label(label: Label) -> Category {
    match label {
        Label::Condition => Category::Condition,
        Label::Advantage | Label::Neutralisation => Category::Explanation,
        Label::Drawback | Label::Bounty | Label::TemporaryCost => Category::Drawback,
    }
}
