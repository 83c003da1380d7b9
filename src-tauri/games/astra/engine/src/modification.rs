//! The twelve modifications of the automaton (AS-9).

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// A modification that makes Auptolemy easier or harder to beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraModification")]
pub enum Modification {
    /// Easier: three large Water cards are removed from its deck instead of small ones.
    WaterRemoved,
    /// Easier: it begins with no points.
    NoPoints,
    /// Easier: it never gets telescopes.
    NoTelescopes,
    /// Easier: the top card of its deck is face up.
    OpenDeck,
    /// Easier: its discard pile is shuffled into a new deck when its deck is empty.
    Reshuffle,
    /// Easier: the person begins with ten stardust.
    MoreStardust,
    /// Harder: it begins with twenty points.
    MorePoints,
    /// Harder: each discovery gives it a telescope.
    MoreTelescopes,
    /// Harder: it has a final-scoring card, face down.
    FinalCard,
    /// Harder: it begins with six stardust and rests up to six.
    SixStardust,
    /// Harder: the right card of its row lies face down.
    HiddenCard,
    /// Harder: one more small card is removed from its deck.
    OneMoreRemoved,
}

/// A set of modifications. Serialised as the list of them, in the rulebook's order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<Modification>", into = "Vec<Modification>")]
#[serde(rename = "AstraModifications")]
pub struct Modifications(u16);

impl Modification {
    /// All modifications, in the rulebook's order.
    pub const ALL: [Modification; 12] = [
        Modification::WaterRemoved,
        Modification::NoPoints,
        Modification::NoTelescopes,
        Modification::OpenDeck,
        Modification::Reshuffle,
        Modification::MoreStardust,
        Modification::MorePoints,
        Modification::MoreTelescopes,
        Modification::FinalCard,
        Modification::SixStardust,
        Modification::HiddenCard,
        Modification::OneMoreRemoved,
    ];

    /// Pairs of which a game can have at most one (AS-9.13).
    pub const EXCLUSIVE: [(Modification, Modification); 2] = [
        (Modification::NoPoints, Modification::MorePoints),
        (Modification::NoTelescopes, Modification::MoreTelescopes),
    ];

    /// Returns whether the modification makes Auptolemy easier to beat.
    #[must_use]
    pub const fn is_easier(self) -> bool {
        (self as u8) < Modification::MorePoints as u8
    }

    /// Returns the modification's rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Modification::WaterRemoved => rules::WATER_REMOVED,
            Modification::NoPoints => rules::NO_POINTS,
            Modification::NoTelescopes => rules::NO_TELESCOPES,
            Modification::OpenDeck => rules::OPEN_DECK,
            Modification::Reshuffle => rules::RESHUFFLE,
            Modification::MoreStardust => rules::MORE_STARDUST,
            Modification::MorePoints => rules::MORE_POINTS,
            Modification::MoreTelescopes => rules::MORE_TELESCOPES,
            Modification::FinalCard => rules::ITS_FINAL_CARD,
            Modification::SixStardust => rules::SIX_STARDUST,
            Modification::HiddenCard => rules::HIDDEN_CARD,
            Modification::OneMoreRemoved => rules::ONE_MORE_REMOVED,
        }
    }
}

impl Modifications {
    /// Returns whether the set contains the modification.
    #[inline]
    #[must_use]
    pub const fn has(self, modification: Modification) -> bool {
        self.0 & (1 << modification as u16) != 0
    }

    /// Returns the set with the modification added or removed.
    #[must_use]
    pub const fn set(self, modification: Modification, there: bool) -> Modifications {
        let bit = 1 << modification as u16;
        Modifications(if there { self.0 | bit } else { self.0 & !bit })
    }
}

impl FromIterator<Modification> for Modifications {
    fn from_iter<I: IntoIterator<Item = Modification>>(them: I) -> Self {
        them.into_iter().fold(Modifications::default(), |all, one| all.set(one, true))
    }
}

impl TryFrom<Vec<Modification>> for Modifications {
    type Error = String;

    fn try_from(them: Vec<Modification>) -> Result<Self, Self::Error> {
        let all: Modifications = them.iter().copied().collect();
        if all.0.count_ones() as usize == them.len() {
            Ok(all)
        } else {
            Err("a modification is named twice".to_owned())
        }
    }
}

impl From<Modifications> for Vec<Modification> {
    fn from(all: Modifications) -> Self {
        Modification::ALL.into_iter().filter(|one| all.has(*one)).collect()
    }
}
