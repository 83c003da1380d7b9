//! What a text leaves open.

use crate::label::Label;
use parbaj_cards::CardType;
use parbaj_text::Category;
use serde::Serialize;

/// Why a part can't be placed in one category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajDoubt")]
pub enum Doubt {
    /// On a card of the old edition, good and bad for its player in one.
    GoodAndBad,
    /// On a card of the old edition, bad for both players.
    BadForBoth,
    /// On a card of the old edition, bad for its player, but at a cost that nobody has to pay.
    BadAtWill,
    /// On a card of the old edition, in words of what is bad for its player, but in no wording that is known.
    PerhapsBad,
    /// *Előny* without the numbers between which it holds.
    NoBounds,
    /// Something like a label, with a slip in it.
    Misspelt {
        /// Which it may be meant to be.
        label: Label,
    },
    /// A label with nothing after it.
    Empty {
        /// Which.
        label: Label,
    },
    /// All of it is a quotation.
    Quotation,
    /// It says that the card may be played in a circumstance, not that only then.
    MayBePlayed,
    /// It ties the use to a circumstance; use may mean playing the card, or what it does.
    Use,
    /// The card may be played from elsewhere: a way of playing, or an ability that works there.
    PlayedFromElsewhere,
    /// Something is paid for the playing: an additional cost, or a condition.
    ExtraCost,
    /// It has words of an explanation, but says nothing that is known to be one.
    Unclear,
    /// It has no word of the game in it: a saying, or something that the game calls by a name of its own.
    NoGameWords,
    /// It goes on with what a label said, but after the end of the sentence.
    BehindLabel {
        /// Which.
        label: Label,
    },
}

impl Doubt {
    /// The categories it could be in on a card of that type, the likelier first.
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
            // Outside play, a spell may have an ability too (DU-91.4.1).
            Doubt::PlayedFromElsewhere => vec![Category::Explanation, Category::Ability],
        }
    }
}

/// The category that a label gives.
pub(crate) fn of_label(label: Label) -> Category {
    match label {
        Label::Condition => Category::Condition,
        Label::Advantage | Label::Neutralisation => Category::Explanation,
        Label::Drawback | Label::Bounty | Label::TemporaryCost => Category::Drawback,
    }
}
