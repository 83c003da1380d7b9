//! The types of cards (DU-3.1).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The type of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajCardType")]
pub enum CardType {
    /// *Lény*: is in the reserve or at the guard post, and fights.
    Creature,
    /// *Építmény*: has structure points.
    Building,
    /// Called *tárgy* in Hungarian.
    Item,
    /// Called *bűbáj* in Hungarian.
    Enchantment,
    /// *Azonnali varázslat*: can be played in any window.
    Instant,
    /// *Általános varázslat*: can be played in the player's own main phase.
    General,
}

impl CardType {
    /// All card types, in declaration order.
    pub const ALL: [CardType; 6] = [
        CardType::Creature,
        CardType::Building,
        CardType::Item,
        CardType::Enchantment,
        CardType::Instant,
        CardType::General,
    ];

    /// Whether a card of this type is a spell, which goes to the discard pile after taking effect (DU-3.1).
    #[inline]
    #[must_use]
    pub fn is_spell(self) -> bool {
        matches!(self, CardType::Instant | CardType::General)
    }
}

/// A set of card types. Serialized as a list; never empty in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeSet(u8);

impl TypeSet {
    /// Every type.
    pub const ALL: TypeSet = TypeSet(0b11_1111);
    /// The types that stay in play.
    pub const PERMANENTS: TypeSet = TypeSet(0b00_1111);
    /// The two types of spells.
    pub const SPELLS: TypeSet = TypeSet(0b11_0000);

    /// Returns the set of the given types.
    #[must_use]
    pub fn of(types: &[CardType]) -> TypeSet {
        TypeSet(types.iter().fold(0, |set, it| set | 1 << *it as u8))
    }

    /// Whether `it` is in the set.
    #[inline]
    #[must_use]
    pub fn has(self, it: CardType) -> bool {
        self.0 >> it as u8 & 1 == 1
    }

    /// Whether the two sets have a type in common.
    #[must_use]
    pub fn meets(self, other: TypeSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every type of the set is in `other`.
    #[must_use]
    pub fn within(self, other: TypeSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the types in the order of [`CardType::ALL`].
    pub fn iter(self) -> impl Iterator<Item = CardType> {
        CardType::ALL.into_iter().filter(move |it| self.has(*it))
    }
}

impl Default for TypeSet {
    fn default() -> TypeSet {
        TypeSet::ALL
    }
}

impl Serialize for TypeSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TypeSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TypeSet, D::Error> {
        let types = Vec::<CardType>::deserialize(deserializer)?;
        if types.is_empty() { Err(D::Error::custom("at least one type")) } else { Ok(TypeSet::of(&types)) }
    }
}
