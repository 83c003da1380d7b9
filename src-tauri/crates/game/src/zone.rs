//! A set of cards in a written position, given as a list or as a number.

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// A list of cards, or a number of unspecified cards. The number is at most the game's `MOST`.
#[derive(Clone, Debug)]
pub enum CardsOrCount<Card, const MOST: u8> {
    Cards(Vec<Card>),
    /// The number of cards, which are drawn at random.
    Count(u8),
}

/// Implemented by hand: for an invalid card, serde's untagged enums would report only that neither form fits, not
/// where.
impl<'de, Card: Deserialize<'de>, const MOST: u8> Deserialize<'de> for CardsOrCount<Card, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader(PhantomData))
    }
}

struct Reader<Card, const MOST: u8>(PhantomData<Card>);

impl<'de, Card: Deserialize<'de>, const MOST: u8> Visitor<'de> for Reader<Card, MOST> {
    type Value = CardsOrCount<Card, MOST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of cards, or how many: at most {MOST}")
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Self::Value, E> {
        match u8::try_from(count) {
            Ok(count) if count <= MOST => Ok(CardsOrCount::Count(count)),
            _ => Err(E::invalid_value(Unexpected::Unsigned(count), &self)),
        }
    }

    fn visit_i64<E: Error>(self, count: i64) -> Result<Self::Value, E> {
        Err(E::invalid_value(Unexpected::Signed(count), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, cards: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(cards)).map(CardsOrCount::Cards)
    }
}
