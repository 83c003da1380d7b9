//! Card sheets: what can be said of a card, each part with its rule.

use crate::markup::Span;
use game::RuleId;
use serde::Serialize;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};

/// A card's sheet in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardSheet {
    /// The card's code.
    pub card: String,
    /// The card's name.
    pub title: String,
    /// What is printed on the card, part by part.
    pub parts: Vec<CardPart>,
    /// Where the card and its copies are, as far as the viewer may know; empty without a table.
    pub places: Vec<CardPart>,
}

/// One statement about a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardPart {
    pub text: Vec<Span>,
    /// The rule on which it rests.
    pub rule: RuleId,
    /// The kind of the statement, in games that distinguish them: a word that the game's own window code understands.
    pub kind: Option<String>,
}

/// Returns a card's code, such as `Y5`.
#[must_use]
pub fn code<C: Serialize>(card: &C) -> Option<String> {
    serde_json::to_value(card).ok()?.as_str().map(str::to_owned)
}

/// Returns the card with a code, such as `Y5`.
#[must_use]
pub fn read<C: DeserializeOwned>(code: &str) -> Option<C> {
    let code: StrDeserializer<'_, Error> = code.into_deserializer();
    serde::Deserialize::deserialize(code).ok()
}

/// A group of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGroup<C> {
    /// The heading.
    pub head: String,
    /// The cards in order, each with its number of copies.
    pub cards: Vec<(C, u8)>,
}
