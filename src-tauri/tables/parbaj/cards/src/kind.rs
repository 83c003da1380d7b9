//! A kind of card.

use crate::card_type::CardType;
use crate::clause::Clause;
use crate::cost::Cost;
use serde::{Deserialize, Serialize};

/// The ready decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDeck")]
pub enum Deck {
    /// Creatures and strength.
    Erdoszel,
    /// Spells and damage to the player.
    Hamuvar,
    /// Neutralisation and take-backs.
    Tengerszem,
    /// Buildings, sacrifice and bounties.
    Romvaros,
}

impl Deck {
    /// All of them.
    pub const ALL: [Deck; 4] = [Deck::Erdoszel, Deck::Hamuvar, Deck::Tengerszem, Deck::Romvaros];

    /// Its name in options and files.
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
    /// Hungarian.
    pub hu: String,
    /// English.
    pub en: String,
}

/// A kind of card: everything that is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CardKind {
    /// Its identifier in files, scenarios and codes: lower-case letters and hyphens.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// The ready deck it belongs to; none for tokens.
    #[serde(default)]
    pub deck: Option<Deck>,
    /// The card of which this is a later printing: of the same name, but with other figures or another text.
    #[serde(default)]
    pub reprints: Option<String>,
    /// How many of it that deck holds, as long as it isn't printed anew; 0 for tokens, and for what that deck held once.
    #[serde(default)]
    pub copies: u8,
    /// How many of it that deck held under version 2 of the rules; unsaid: as many as now, and none of a later printing.
    #[serde(default)]
    pub copies_first: Option<u8>,
    /// How many of it that deck held under version 1 of the rules; unsaid: as many as under version 2.
    #[serde(default)]
    pub copies_before: Option<u8>,
    /// Its type; for a token, the type it stands for.
    #[serde(rename = "type")]
    pub card_type: CardType,
    /// Whether it is a token (DU-3.5).
    #[serde(default)]
    pub token: bool,
    /// Of the old edition, printed before 2001 (DU-91.3.1).
    #[serde(default)]
    pub old_edition: bool,
    /// What playing it costs; nothing of this card.
    #[serde(default)]
    pub cost: Cost,
    /// A creature's damage.
    #[serde(default)]
    pub damage: Option<u8>,
    /// A creature's Ép, a building's structure points.
    #[serde(default)]
    pub life: Option<u8>,
    /// Its text, in printed order.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

impl CardKind {
    /// How many of it its ready deck held under version 2 of the rules.
    #[must_use]
    pub fn copies_under_version_2(&self) -> u8 {
        self.copies_first.unwrap_or(if self.reprints.is_some() { 0 } else { self.copies })
    }

    /// How many of it its ready deck held under version 1 of the rules.
    #[must_use]
    pub fn copies_under_version_1(&self) -> u8 {
        self.copies_before.unwrap_or_else(|| self.copies_under_version_2())
    }
}
