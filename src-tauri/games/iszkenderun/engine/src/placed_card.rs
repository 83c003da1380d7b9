//! A card of a row in a written position, with the tokens or the marker on it.

use crate::card::Card;
use game::Seat;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// The greatest number of tokens on a written card; no real position has had more.
pub(crate) const MOST_TOKENS: u8 = 60;

/// A card in a row, with or without tokens or a marker.
#[derive(Clone, Copy, Debug)]
pub enum PlacedCard {
    /// A card without anything on it.
    Bare(Card),
    /// A card with tokens or under a marker.
    With(Laden),
}

/// A card in a row with its tokens and marker.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Laden {
    pub card: Card,
    /// Points from tokens.
    #[serde(default)]
    pub tokens: u8,
    /// The owner of the action marker on the card.
    #[serde(default)]
    pub protected_by: Option<Seat>,
}

impl PlacedCard {
    /// Returns the card with its tokens and marker, which may be none.
    pub(crate) fn laden(self) -> Laden {
        match self {
            PlacedCard::Bare(card) => Laden { card, tokens: 0, protected_by: None },
            PlacedCard::With(laden) => laden,
        }
    }
}

/// Implemented by hand, so that an invalid card is reported as such and with its place.
impl<'de> Deserialize<'de> for PlacedCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlacedCard, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = PlacedCard;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card, or a card with what lies on it")
    }

    fn visit_str<E: Error>(self, code: &str) -> Result<PlacedCard, E> {
        Card::deserialize(StrDeserializer::new(code)).map(PlacedCard::Bare)
    }

    fn visit_map<A: MapAccess<'de>>(self, laden: A) -> Result<PlacedCard, A::Error> {
        Laden::deserialize(MapAccessDeserializer::new(laden)).map(PlacedCard::With)
    }
}
