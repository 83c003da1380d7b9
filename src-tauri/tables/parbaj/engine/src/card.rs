//! The cards of the set, by number.

pub(crate) mod program;

use self::program::{Compiled, compile};
use crate::reading::Reading;
use parbaj_cards::{CardKind, SetFile, read};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A kind of card or token: a number in the set. In files its identifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "ParbajCardId")]
pub struct CardId(pub(crate) u8);

/// A kind of card with what the engine makes of its text.
#[derive(Debug)]
pub struct Card {
    /// What is printed.
    pub kind: CardKind,
    /// Its text as the engine carries it out.
    pub(crate) made: Compiled,
}

/// For each card of the set its other printing: the first one of a later, the later one of a first; else itself.
static PRINTINGS: LazyLock<Vec<CardId>> = LazyLock::new(|| {
    let first_of = |card: CardId| card.kind().reprints.as_ref().and_then(|id| id.parse::<CardId>().ok());
    let later_of = |card: CardId| CardId::all().find(|it| it.kind().reprints.as_ref() == Some(&card.kind().id));
    CardId::all().map(|card| first_of(card).or_else(|| later_of(card)).unwrap_or(card)).collect()
});

static FILES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/set.rs"));

static SET: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let files: Vec<SetFile<'_>> = FILES.iter().map(|text| SetFile { name: "set", text }).collect();
    // The build script has read the same files.
    let kinds = read(&files).unwrap_or_default();
    let ids: Vec<String> = kinds.iter().map(|kind| kind.id.clone()).collect();
    let token = |id: &str| CardId(ids.iter().position(|it| it == id).unwrap_or_default() as u8);
    kinds.into_iter().map(|kind| Card { made: compile(&kind, &token), kind }).collect()
});

impl CardId {
    /// A card that isn't known: what a seat sees of hands and decks. Never in a state that is played.
    pub(crate) const UNKNOWN: CardId = CardId(u8::MAX);

    /// The kind and what is made of it.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static Card {
        &SET[usize::from(self.0)]
    }

    /// What is printed on it.
    #[inline]
    #[must_use]
    pub fn kind(self) -> &'static CardKind {
        &self.card().kind
    }

    #[inline]
    pub(crate) fn made(self) -> &'static Compiled {
        &self.card().made
    }

    /// The card as it was printed first: by this one it is known in lists, codes and pictures.
    #[must_use]
    pub fn first_printing(self) -> CardId {
        if self.kind().reprints.is_some() { PRINTINGS[usize::from(self.0)] } else { self }
    }

    /// The card as it is printed now.
    #[must_use]
    pub fn latest_printing(self) -> CardId {
        if self.kind().reprints.is_some() { self } else { PRINTINGS[usize::from(self.0)] }
    }

    /// The printing that is played under a reading.
    #[must_use]
    pub fn printed_for(self, reading: Reading) -> CardId {
        match reading {
            Reading::Reprinted => self.latest_printing(),
            Reading::Chapter | Reading::Former => self.first_printing(),
        }
    }

    /// Every card and token of the set, later printings included.
    pub fn all() -> impl ExactSizeIterator<Item = CardId> {
        (0..SET.len()).map(|number| CardId(number as u8))
    }

    /// Every card that can be in a deck, as it is printed now.
    pub fn cards() -> impl Iterator<Item = CardId> {
        CardId::all().filter(|id| !id.kind().token && id.latest_printing() == *id)
    }

    /// The card's number in the set.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

/// There is no card of this name.
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
