//! The person's journal: stardust, pouch, wisdom, telescopes, and active cards.

use crate::card::{Card, CardSet};
use crate::final_card::FinalCard;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};

/// The size of the pouch at the start (AS-0.3).
pub const FIRST_POUCH: u8 = 5;
/// The greatest size of the pouch.
pub const LARGEST_POUCH: u8 = 14;
/// Wisdom at the start.
pub const FIRST_WISDOM: u8 = 2;
/// The greatest wisdom.
pub const MOST_WISDOM: u8 = 6;
/// How much above the pouch a Rest fills with the ability (AS-10.12).
pub const RICH_REST: u8 = 3;

/// The person's journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Journal {
    pub(crate) stardust: u8,
    pub(crate) telescopes: u8,
    pub(crate) pouch: u8,
    pub(crate) wisdom: u8,
    /// Victory points from boons.
    pub(crate) vp: u16,
    /// The active cards in the order of their discovery; one more than wisdom allows while one has to be set aside.
    pub(crate) active: ArrayVec<ActiveCard, { MOST_WISDOM as usize + 1 }>,
    /// Discovered cards that were set aside (AS-5.6).
    pub(crate) set_aside: CardSet,
    pub(crate) final_card: FinalCard,
    pub(crate) this_turn: TurnEffects,
}

/// An active card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "AstraActiveCard")]
pub struct ActiveCard {
    pub card: Card,
    /// Whether it has been used and not reactivated since.
    pub exhausted: bool,
}

// Implemented by hand, so that fields that are optional in a written position aren't optional in the window's
// bindings.
impl<'de> Deserialize<'de> for ActiveCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            card: Card,
            #[serde(default)]
            exhausted: bool,
        }
        let Given { card, exhausted } = Given::deserialize(deserializer)?;
        Ok(ActiveCard { card, exhausted })
    }
}

/// The effects of abilities that last until the end of this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraThisTurn")]
pub struct TurnEffects {
    /// Each Observe's first star is free (AS-10.6).
    pub free_first: bool,
    /// One jump over a marked star is still allowed (AS-10.7).
    pub jump: bool,
    /// A Rest fills more than the pouch (AS-10.12).
    pub rich_rest: bool,
}

// Implemented by hand, so that fields that are optional in a written position aren't optional in the window's
// bindings.
impl<'de> Deserialize<'de> for TurnEffects {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            #[serde(default)]
            free_first: bool,
            #[serde(default)]
            jump: bool,
            #[serde(default)]
            rich_rest: bool,
        }
        let Given { free_first, jump, rich_rest } = Given::deserialize(deserializer)?;
        Ok(TurnEffects { free_first, jump, rich_rest })
    }
}

impl Journal {
    /// Returns the journal at the start, with this much stardust (AS-1.3).
    #[must_use]
    pub fn new(stardust: u8, final_card: FinalCard) -> Journal {
        Journal {
            stardust,
            telescopes: 0,
            pouch: FIRST_POUCH,
            wisdom: FIRST_WISDOM,
            vp: 0,
            active: ArrayVec::new(),
            set_aside: CardSet::EMPTY,
            final_card,
            this_turn: TurnEffects::default(),
        }
    }

    /// Returns the stardust in the pouch and beside it.
    #[must_use]
    pub fn stardust(&self) -> u8 {
        self.stardust
    }

    /// Returns the number of telescopes.
    #[must_use]
    pub fn telescopes(&self) -> u8 {
        self.telescopes
    }

    /// Returns the size of the pouch: the amount of stardust up to which an ordinary Rest fills.
    #[must_use]
    pub fn pouch(&self) -> u8 {
        self.pouch
    }

    /// Returns the amount of stardust up to which a Rest would fill now. A person who has more keeps it (AS-10.12).
    #[must_use]
    pub fn rests_to(&self) -> u8 {
        self.pouch + RICH_REST * u8::from(self.this_turn.rich_rest)
    }

    /// Returns the wisdom: the greatest number of active cards.
    #[must_use]
    pub fn wisdom(&self) -> u8 {
        self.wisdom
    }

    /// Returns the victory points from boons.
    #[must_use]
    pub fn vp(&self) -> u16 {
        self.vp
    }

    /// Returns the active cards, in the order of their discovery.
    #[must_use]
    pub fn active(&self) -> &[ActiveCard] {
        &self.active
    }

    /// Returns the final-scoring card.
    #[must_use]
    pub fn final_card(&self) -> FinalCard {
        self.final_card
    }

    /// Returns the effects of abilities that last until the end of this turn.
    #[must_use]
    pub fn this_turn(&self) -> TurnEffects {
        self.this_turn
    }

    /// Returns the index of a card among the active ones.
    #[inline]
    #[must_use]
    pub fn position(&self, card: Card) -> Option<usize> {
        self.active.iter().position(|active| active.card == card)
    }

    /// Returns whether there are more active cards than wisdom allows (AS-5.6).
    #[inline]
    #[must_use]
    pub fn over_limit(&self) -> bool {
        self.active.len() > usize::from(self.wisdom)
    }

    /// Returns the exhausted cards.
    pub fn exhausted(&self) -> impl Iterator<Item = Card> {
        self.active.iter().filter(|active| active.exhausted).map(|active| active.card)
    }

    /// Returns how many stars the next Observe can mark: one for each stardust, plus a free one if an ability gives
    /// it.
    #[inline]
    #[must_use]
    pub fn reach(&self) -> u8 {
        self.stardust.saturating_add(u8::from(self.this_turn.free_first))
    }
}
