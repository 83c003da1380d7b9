//! Why a part is what it is.

use game::RuleId;
use parbaj_text::Category;
use serde::Serialize;

/// Why a part of a text is in its category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajReason")]
pub enum Reason {
    /// Its label is *Kijátszási feltétel*.
    LabelledCondition,
    /// Its wording ties the playing to a circumstance.
    WordedCondition,
    /// It says how many copies may be in a deck.
    CopyLimit,
    /// It says in which decks the card may be.
    DeckMakeUp,
    /// It says where the card is banned.
    Ban,
    /// It says how the cost is computed.
    ComputedCost,
    /// It says how a figure is computed.
    ComputedFigure,
    /// Its label is *Előny*.
    Advantage {
        /// From how much Ép of the opponent on.
        from: Option<u32>,
        /// Up to how much.
        to: Option<u32>,
    },
    /// Its label is *Semlegesítés*.
    Neutralisation,
    /// It guides playing or use in another way.
    Guidance,
    /// It is a remark in brackets.
    Aside,
    /// Its label is *Hátrány*.
    Drawback,
    /// Its label is *Hátrány*, and it acts only if somebody chooses to.
    ChosenDrawback,
    /// Its label is *Hátrány*, on a spell.
    SpellDrawback,
    /// It is plainly to the disadvantage of the player, on a card of the old edition.
    OldDisadvantage,
    /// Its label is *Jutalom*.
    Bounty,
    /// Its label is *Időleges költség*.
    TemporaryCost,
    /// An ability used at a cost: cost and effect are separated by a colon.
    Activated,
    /// An ability that acts on an occasion.
    Automatic,
    /// An ability that holds all the time.
    Static,
    /// An ability, though to the player's disadvantage: the card isn't of the old edition.
    NewDisadvantage,
    /// An ability that expressly works in or from hand, deck, discard pile or void.
    Elsewhere,
    /// What a spell does.
    SpellEffect,
    /// What a spell does, with a decision or payment along the way.
    SpellChoice,
    /// What a spell does, though to the player's disadvantage: the card isn't of the old edition.
    NewSpellDisadvantage,
}

impl Reason {
    /// The category it leads to.
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

    /// The rule of chapter 91 that says so.
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

    /// Whether it is what a spell does; consecutive parts that are so are one.
    pub(crate) fn is_effect(self) -> bool {
        self.category() == Category::SpellEffect
    }
}
