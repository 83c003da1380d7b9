//! Cards as they are printed.

use crate::card_type::CardType;
use crate::clause::Clause;
use crate::cost::Cost;
use serde::{Deserialize, Serialize};

/// The ready decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDeck")]
pub enum Deck {
    /// Theme: creatures and strength.
    Erdoszel,
    /// Theme: spells and damage to the player.
    Hamuvar,
    /// Theme: neutralisation and returning permanents to hand.
    Tengerszem,
    /// Theme: buildings, sacrifice and bounties.
    Romvaros,
}

impl Deck {
    /// All ready decks.
    pub const ALL: [Deck; 4] = [Deck::Erdoszel, Deck::Hamuvar, Deck::Tengerszem, Deck::Romvaros];

    /// Returns the deck's name in options and files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Deck::Erdoszel => "erdoszel",
            Deck::Hamuvar => "hamuvar",
            Deck::Tengerszem => "tengerszem",
            Deck::Romvaros => "romvaros",
        }
    }
}

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub hu: String,
    pub en: String,
}

/// A card or token: everything that is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardKind {
    /// Its identifier in files, scenarios and codes: lower-case letters and hyphens.
    pub id: String,
    pub name: Name,
    /// The ready deck it belongs to; `None` for tokens.
    #[serde(default)]
    pub deck: Option<Deck>,
    /// The identifier of the card of which this is a later printing, with the same name but other figures or another
    /// text.
    #[serde(default)]
    pub reprints: Option<String>,
    /// The number of copies in that deck. For a card with a later printing, the number applies to that printing; 0 for
    /// tokens and for cards that are no longer in the deck.
    #[serde(default)]
    pub copies: u8,
    /// The number of copies in that deck under version 2 of the rules. If absent: `copies`, but 0 for a later printing.
    #[serde(default)]
    pub copies_first: Option<u8>,
    /// The number of copies in that deck under version 1 of the rules. If absent: as under version 2.
    #[serde(default)]
    pub copies_before: Option<u8>,
    /// Its type; for a token, the type it counts as.
    #[serde(rename = "type")]
    pub card_type: CardType,
    #[serde(default)]
    pub token: bool,
    /// Whether it is of the old edition, printed before 2001 (DU-91.3.1).
    #[serde(default)]
    pub old_edition: bool,
    /// The cost of playing it; no part of it concerns this card.
    #[serde(default)]
    pub cost: Cost,
    /// A creature's damage.
    #[serde(default)]
    pub damage: Option<u8>,
    /// A creature's Ép or a building's structure points.
    #[serde(default)]
    pub life: Option<u8>,
    /// Its text, in printed order.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

impl CardKind {
    /// Returns the number of copies in its ready deck under version 2 of the rules.
    #[must_use]
    pub fn copies_under_version_2(&self) -> u8 {
        self.copies_first.unwrap_or(if self.reprints.is_some() { 0 } else { self.copies })
    }

    /// Returns the number of copies in its ready deck under version 1 of the rules.
    #[must_use]
    pub fn copies_under_version_1(&self) -> u8 {
        self.copies_before.unwrap_or_else(|| self.copies_under_version_2())
    }
}
