//! What is chosen before a duel.

use crate::card::CardId;
use crate::deck::{DeckEntry, DeckList};
use crate::rules;
use game::{ChoiceFault, Cites, OptionSpec, RuleId, SetupError};
use parbaj_cards::{Deck, Format};
use serde::{Deserialize, Serialize};

/// The most letters a written deck list may have.
const LONGEST_LIST: u16 = 4_000;
const READY: &[&str] = &["erdoszel", "hamuvar", "tengerszem", "romvaros"];
const OPPOSING: &[&str] = &["hamuvar", "erdoszel", "tengerszem", "romvaros"];

/// The choices of New table.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("deck", READY, rules::DECKS),
    OptionSpec::new("opposing-deck", OPPOSING, rules::DECKS),
    OptionSpec::new("format", &["open", "tournament"], rules::BANNED),
    OptionSpec::text("list", &[""], LONGEST_LIST, rules::DECKS),
    OptionSpec::text("opposing-list", &[""], LONGEST_LIST, rules::DECKS),
];

/// What is chosen before a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajSetup")]
pub struct Setup {
    /// The ready decks of both seats, where no list is written.
    pub decks: [Deck; 2],
    /// Written deck lists.
    pub lists: [Option<DeckList>; 2],
    /// By which bans.
    pub format: Format,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { decks: [Deck::Erdoszel, Deck::Hamuvar], lists: [None, None], format: Format::Open }
    }
}

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajSetupFault")]
pub enum SetupFault {
    /// A line that says no card.
    UnreadableLine {
        /// The line.
        line: String,
    },
    /// There is no such card.
    NoSuchCard {
        /// What was written.
        name: String,
    },
    /// A token is no card.
    Token {
        /// Which.
        card: CardId,
    },
    /// Too few or too many cards.
    DeckSize {
        /// How many there are.
        cards: u16,
    },
    /// Too many copies of a card.
    TooManyCopies {
        /// Which.
        card: CardId,
        /// How many there are.
        copies: u8,
        /// How many there may be.
        most: u8,
        /// Whether the card itself says so.
        own: bool,
    },
    /// A card asks for a deck of another make-up.
    MakeUp {
        /// Which.
        card: CardId,
    },
    /// A card isn't allowed in the format.
    Banned {
        /// Which.
        card: CardId,
    },
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::UnreadableLine { .. } | SetupFault::NoSuchCard { .. } | SetupFault::DeckSize { .. } => {
                rules::DECKS
            }
            SetupFault::Token { .. } => rules::TOKENS,
            SetupFault::TooManyCopies { own: true, .. } => rules::COPY_LIMIT,
            SetupFault::TooManyCopies { .. } => rules::DECKS,
            SetupFault::MakeUp { .. } => rules::DECK_ONLY,
            SetupFault::Banned { .. } => rules::BANNED,
        }
    }
}

impl Setup {
    /// The deck list of a seat.
    #[must_use]
    pub fn deck_list(&self, seat: usize) -> DeckList {
        match &self.lists[seat] {
            Some(list) => list.clone(),
            None => DeckList::ready_for(self.decks[seat], self.format),
        }
    }

    pub(crate) fn configure(&mut self, key: &str, value: &str) -> Result<(), SetupError<SetupFault>> {
        let deck = Deck::ALL.into_iter().find(|deck| deck.key() == value);
        match (key, value) {
            ("seats", "2") => {}
            ("seats", _) => return Err(SetupError::no_such_value(key, value, &["2"], rules::FRAME)),
            ("deck", _) => self.decks[0] = deck.ok_or_else(|| SetupError::unknown(OPTIONS, key, value))?,
            ("opposing-deck", _) => self.decks[1] = deck.ok_or_else(|| SetupError::unknown(OPTIONS, key, value))?,
            ("format", "open") => self.format = Format::Open,
            ("format", "tournament") => self.format = Format::Tournament,
            ("list", text) => self.lists[0] = written(key, text)?,
            ("opposing-list", text) => self.lists[1] = written(key, text)?,
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Everything that the rules say against the two decks.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        (0..2).flat_map(|seat| self.deck_list(seat).faults(self.format)).collect()
    }
}

/// A written list; an empty one is the ready deck.
fn written(key: &str, text: &str) -> Result<Option<DeckList>, SetupError<SetupFault>> {
    if text.chars().count() > usize::from(LONGEST_LIST) {
        return Err(ChoiceFault::TooLong { option: key.to_owned(), longest: LONGEST_LIST, rule: rules::DECKS }.into());
    }
    if text.trim().is_empty() {
        return Ok(None);
    }
    let mut found = Vec::new();
    let list = DeckList::read(text, &mut found);
    SetupError::in_value(key, found)?;
    Ok(Some(list))
}

/// A line of a deck list, as it is written.
impl std::fmt::Display for DeckEntry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.copies, self.card.kind().id)
    }
}
