//! Some cards of a written position, or only how many.

use crate::card::{CARDS, Card};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// Some cards, or how many.
#[derive(Clone, Debug)]
pub enum Zone {
    /// These.
    Cards(Vec<Card>),
    /// So many, any.
    Count(u8),
}

/// Read by hand: of a card that is none, a choice between two shapes would say only that neither fits, and not where.
impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Zone, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Zone;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of cards, or how many: at most {CARDS}")
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Zone, E> {
        match u8::try_from(count) {
            Ok(count) if count <= CARDS => Ok(Zone::Count(count)),
            _ => Err(E::invalid_value(Unexpected::Unsigned(count), &self)),
        }
    }

    fn visit_i64<E: Error>(self, count: i64) -> Result<Zone, E> {
        Err(E::invalid_value(Unexpected::Signed(count), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, cards: A) -> Result<Zone, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(cards)).map(Zone::Cards)
    }
}
