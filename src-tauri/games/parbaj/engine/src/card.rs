//! The cards of the set, identified by number.

pub(crate) mod program;

use self::program::{CompiledCard, compile};
use crate::rules_reading::RulesReading;
use parbaj_cards::{CardKind, SetFile, read};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A card or token of the set, by its number; serialized as its identifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "ParbajCardId")]
pub struct CardId(pub(crate) u8);

/// A card as printed, with its compiled text.
#[derive(Debug)]
pub struct Card {
    /// The printed card.
    pub kind: CardKind,
    /// The text compiled for the engine.
    pub(crate) made: CompiledCard,
}

/// For each card of the set, its other printing: the later one for a first printing, the first one for a later
/// printing; the card itself if there is only one.
static PRINTINGS: LazyLock<Vec<CardId>> = LazyLock::new(|| {
    let first_of = |card: CardId| card.kind().reprints.as_ref().and_then(|id| id.parse::<CardId>().ok());
    let later_of = |card: CardId| CardId::all().find(|it| it.kind().reprints.as_ref() == Some(&card.kind().id));
    CardId::all().map(|card| first_of(card).or_else(|| later_of(card)).unwrap_or(card)).collect()
});

static FILES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/set.rs"));

static SET: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let files: Vec<SetFile<'_>> = FILES.iter().map(|text| SetFile { name: "set", text }).collect();
    // Reading can't fail: the build script has read the same files.
    let kinds = read(&files).unwrap_or_default();
    let ids: Vec<String> = kinds.iter().map(|kind| kind.id.clone()).collect();
    let token = |id: &str| CardId(ids.iter().position(|it| it == id).unwrap_or_default() as u8);
    kinds.into_iter().map(|kind| Card { made: compile(&kind, &token), kind }).collect()
});

impl CardId {
    /// A card that isn't known: used for hidden hands and decks in a view. Never occurs in a state that is played.
    pub(crate) const UNKNOWN: CardId = CardId(u8::MAX);

    /// Returns the printed card with its compiled text.
    ///
    /// # Panics
    ///
    /// If the card is an unknown one of a view.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static Card {
        &SET[usize::from(self.0)]
    }

    /// Returns the printed card.
    ///
    /// # Panics
    ///
    /// If the card is an unknown one of a view.
    #[inline]
    #[must_use]
    pub fn kind(self) -> &'static CardKind {
        &self.card().kind
    }

    #[inline]
    pub(crate) fn made(self) -> &'static CompiledCard {
        &self.card().made
    }

    /// Returns the card's first printing, which identifies it in deck lists, codes and image files.
    #[must_use]
    pub fn first_printing(self) -> CardId {
        if self.kind().reprints.is_some() { PRINTINGS[usize::from(self.0)] } else { self }
    }

    /// Returns the card's latest printing.
    #[must_use]
    pub fn latest_printing(self) -> CardId {
        if self.kind().reprints.is_some() { self } else { PRINTINGS[usize::from(self.0)] }
    }

    /// Returns the printing that is played under a reading.
    #[must_use]
    pub fn printed_for(self, reading: RulesReading) -> CardId {
        match reading {
            RulesReading::Reprinted => self.latest_printing(),
            RulesReading::Chapter | RulesReading::Former => self.first_printing(),
        }
    }

    /// Returns every card and token of the set, later printings included.
    pub fn all() -> impl ExactSizeIterator<Item = CardId> {
        (0..SET.len()).map(|number| CardId(number as u8))
    }

    /// Returns every card that can be in a deck, in its latest printing.
    pub fn cards() -> impl Iterator<Item = CardId> {
        CardId::all().filter(|id| !id.kind().token && id.latest_printing() == *id)
    }

    /// Returns the card's number in the set.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

/// The error for an identifier that no card has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCard(pub String);

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no card {:?}", self.0)
    }
}

impl FromStr for CardId {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<CardId, NoSuchCard> {
        CardId::all().find(|id| id.kind().id == text).ok_or_else(|| NoSuchCard(text.to_owned()))
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SET.get(usize::from(self.0)).map_or("unknown", |card| &card.kind.id))
    }
}

impl From<CardId> for String {
    fn from(card: CardId) -> String {
        SET.get(usize::from(card.0)).map_or("unknown", |card| &card.kind.id).to_owned()
    }
}

impl TryFrom<String> for CardId {
    type Error = NoSuchCard;

    fn try_from(id: String) -> Result<CardId, NoSuchCard> {
        id.parse()
    }
}
