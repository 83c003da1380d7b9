//! Reasons for the category of a part.

use game::RuleId;
use parbaj_text::Category;
use serde::Serialize;

/// Why a part of a text is in its category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajReason")]
pub enum Reason {
    /// It has the label *Kijátszási feltétel*.
    LabelledCondition,
    /// Its wording makes playing depend on a circumstance.
    WordedCondition,
    /// It states how many copies may be in a deck.
    CopyLimit,
    /// It states in which decks the card may be.
    DeckMakeUp,
    /// It states where the card is banned.
    Ban,
    /// It states how the cost is computed.
    ComputedCost,
    /// It states how a figure is computed.
    ComputedFigure,
    /// It has the label *Előny*.
    Advantage {
        /// The least Ép of the opponent, if bounded.
        from: Option<u32>,
        /// The greatest Ép of the opponent, if bounded.
        to: Option<u32>,
    },
    /// It has the label *Semlegesítés*.
    Neutralisation,
    /// It is other guidance on playing or using the card.
    Guidance,
    /// It is a remark in brackets.
    Aside,
    /// It has the label *Hátrány*.
    Drawback,
    /// It has the label *Hátrány*, and acts only if a player chooses it.
    ChosenDrawback,
    /// It has the label *Hátrány*, on a spell.
    SpellDrawback,
    /// It is clearly bad for the player, on a card of the old edition.
    OldDisadvantage,
    /// It has the label *Jutalom*.
    Bounty,
    /// It has the label *Időleges költség*.
    TemporaryCost,
    /// An ability with a cost; cost and effect are separated by a colon.
    Activated,
    /// An ability that acts on an occasion.
    Automatic,
    /// An ability that is always in force.
    Static,
    /// An ability although it is bad for the player, since the card isn't of the old edition.
    NewDisadvantage,
    /// An ability that expressly works in or from hand, deck, discard pile or void.
    Elsewhere,
    /// An effect of a spell.
    SpellEffect,
    /// An effect of a spell with a decision or payment in it.
    SpellChoice,
    /// An effect of a spell although it is bad for the player, since the card isn't of the old edition.
    NewSpellDisadvantage,
}

impl Reason {
    /// Returns the category that follows from the reason.
    #[must_use]
    pub fn category(self) -> Category {
        match self {
            Reason::LabelledCondition | Reason::WordedCondition => Category::Condition,
            Reason::CopyLimit
            | Reason::DeckMakeUp
            | Reason::Ban
            | Reason::ComputedCost
            | Reason::ComputedFigure
            | Reason::Advantage { .. }
            | Reason::Neutralisation
            | Reason::Guidance
            | Reason::Aside => Category::Explanation,
            Reason::Drawback
            | Reason::ChosenDrawback
            | Reason::SpellDrawback
            | Reason::OldDisadvantage
            | Reason::Bounty
            | Reason::TemporaryCost => Category::Drawback,
            Reason::Activated | Reason::Automatic | Reason::Static | Reason::NewDisadvantage | Reason::Elsewhere => {
                Category::Ability
            }
            Reason::SpellEffect | Reason::SpellChoice | Reason::NewSpellDisadvantage => Category::SpellEffect,
        }
    }

    /// Returns the rule of chapter 91 that the category follows from.
    #[must_use]
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::LabelledCondition | Reason::WordedCondition => "DU-91.1.0",
            Reason::CopyLimit => "DU-91.2.2",
            Reason::DeckMakeUp => "DU-91.2.3",
            Reason::Ban => "DU-91.2.4",
            Reason::ComputedCost | Reason::ComputedFigure => "DU-91.2.5",
            Reason::Advantage { .. } => "DU-91.2.6",
            Reason::Neutralisation => "DU-91.2.10",
            Reason::Guidance | Reason::Aside => "DU-91.2.0",
            Reason::Drawback => "DU-91.3.0",
            Reason::OldDisadvantage => "DU-91.3.1",
            Reason::Bounty => "DU-91.3.2",
            Reason::TemporaryCost => "DU-91.3.4",
            Reason::ChosenDrawback => "DU-91.3.6",
            Reason::SpellDrawback => "DU-91.3.7",
            Reason::Activated | Reason::Automatic | Reason::Static | Reason::NewDisadvantage => "DU-91.4.0",
            Reason::Elsewhere => "DU-91.4.1",
            Reason::SpellEffect | Reason::SpellChoice | Reason::NewSpellDisadvantage => "DU-91.5.1",
        })
    }

    /// Whether it is an effect of a spell; consecutive effects form one part.
    pub(crate) fn is_effect(self) -> bool {
        self.category() == Category::SpellEffect
    }
}
