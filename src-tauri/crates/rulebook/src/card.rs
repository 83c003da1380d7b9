//! A card, large, with all that can be said of it: each part with its rule.

use crate::markup::Span;
use game::RuleId;
use serde::Serialize;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};

/// A card's sheet, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardSheet {
    /// The card's code.
    pub card: String,
    /// Its name.
    pub title: String,
    /// What is printed on it, part by part.
    pub parts: Vec<CardPart>,
    /// Where it and its copies are, as far as the viewer may know; empty without a table.
    pub places: Vec<CardPart>,
}

/// Something that can be said of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardPart {
    /// The sentence.
    pub text: Vec<Span>,
    /// The rule it rests on.
    pub rule: RuleId,
    /// What it is, where a game tells its cards' texts apart: a word that the game's own window understands.
    pub kind: Option<String>,
}

/// A card's code, such as `Y5`.
#[must_use]
pub fn code<C: Serialize>(card: &C) -> Option<String> {
    serde_json::to_value(card).ok()?.as_str().map(str::to_owned)
}

/// The card with that code, such as `Y5`.
#[must_use]
pub fn read<C: DeserializeOwned>(code: &str) -> Option<C> {
    let code: StrDeserializer<'_, Error> = code.into_deserializer();
    serde::Deserialize::deserialize(code).ok()
}

/// Cards that belong together, as a table names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGroup<C> {
    /// What they have in common.
    pub head: String,
    /// The cards in order, and how many there are of each.
    pub cards: Vec<(C, u8)>,
}
