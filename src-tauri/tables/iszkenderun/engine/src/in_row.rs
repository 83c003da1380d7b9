//! A card of a written row, with what lies on it.

use crate::card::Card;
use game::Seat;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// The most tokens on a written card; more than in any position anybody has seen.
pub(crate) const MOST_TOKENS: u8 = 60;

/// A card in a row: bare, or with what lies on it.
#[derive(Clone, Copy, Debug)]
pub enum InRow {
    /// The card alone.
    Bare(Card),
    /// With tokens, or under a marker.
    With(Laden),
}

/// A card in a row with what lies on it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Laden {
    /// The card.
    pub card: Card,
    /// Points from tokens.
    #[serde(default)]
    pub tokens: u8,
    /// Whose action marker lies on it.
    #[serde(default)]
    pub protected_by: Option<Seat>,
}

impl InRow {
    /// The card with whatever lies on it, if anything.
    pub(crate) fn laden(self) -> Laden {
        match self {
            InRow::Bare(card) => Laden { card, tokens: 0, protected_by: None },
            InRow::With(laden) => laden,
        }
    }
}

/// Implemented by hand, so that an invalid card is reported as such and with its place.
impl<'de> Deserialize<'de> for InRow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<InRow, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = InRow;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card, or a card with what lies on it")
    }

    fn visit_str<E: Error>(self, code: &str) -> Result<InRow, E> {
        Card::deserialize(StrDeserializer::new(code)).map(InRow::Bare)
    }

    fn visit_map<A: MapAccess<'de>>(self, laden: A) -> Result<InRow, A::Error> {
        Laden::deserialize(MapAccessDeserializer::new(laden)).map(InRow::With)
    }
}
