//! Some cards of a written position, or just their number.

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// Some cards, or how many: never more than the game's `MOST`.
#[derive(Clone, Debug)]
pub enum Zone<Card, const MOST: u8> {
    /// These.
    Cards(Vec<Card>),
    /// So many, any.
    Count(u8),
}

/// Read by hand: of a card that is none, a choice between two shapes would say only that neither fits, and not where.
impl<'de, Card: Deserialize<'de>, const MOST: u8> Deserialize<'de> for Zone<Card, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader(PhantomData))
    }
}

struct Reader<Card, const MOST: u8>(PhantomData<Card>);

impl<'de, Card: Deserialize<'de>, const MOST: u8> Visitor<'de> for Reader<Card, MOST> {
    type Value = Zone<Card, MOST>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of cards, or how many: at most {MOST}")
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Self::Value, E> {
        match u8::try_from(count) {
            Ok(count) if count <= MOST => Ok(Zone::Count(count)),
            _ => Err(E::invalid_value(Unexpected::Unsigned(count), &self)),
        }
    }

    fn visit_i64<E: Error>(self, count: i64) -> Result<Self::Value, E> {
        Err(E::invalid_value(Unexpected::Signed(count), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, cards: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(cards)).map(Zone::Cards)
    }
}
