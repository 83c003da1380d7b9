//! The setup of a duel.

use crate::deck::DeckList;
use crate::rules;
use crate::rules_reading::RulesReading;
use crate::setup_fault::SetupFault;
use game::{ChoiceFault, OptionSpec, SetupError};
use parbaj_cards::{Deck, Format};
use serde::{Deserialize, Deserializer, Serialize};

/// The maximum number of characters in a written deck list.
pub const MOST_LIST_LETTERS: u16 = 4_000;
const READY: &[&str] = &["erdoszel", "hamuvar", "tengerszem", "romvaros"];
const OPPOSING: &[&str] = &["hamuvar", "erdoszel", "tengerszem", "romvaros"];

/// The default comes first. The positions of the others are fixed: challenge codes contain the index.
const READINGS: &[&str] = &["reprinted", "former", "chapter"];

/// The options shown under New table.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("deck", READY, rules::DECKS),
    OptionSpec::new("opposing-deck", OPPOSING, rules::DECKS),
    OptionSpec::new("format", &["open", "tournament"], rules::BANNED),
    OptionSpec::text("list", &[""], MOST_LIST_LETTERS, rules::DECKS),
    OptionSpec::text("opposing-list", &[""], MOST_LIST_LETTERS, rules::DECKS),
    OptionSpec::new("reading", READINGS, rules::CONDITION),
];

/// The setup of a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajSetup")]
pub struct Setup {
    /// The ready decks of both seats, used for seats without a written list.
    pub decks: [Deck; 2],
    /// The written deck lists, by seat.
    pub lists: [Option<DeckList>; 2],
    /// The format, which decides the bans.
    pub format: Format,
    /// The version of these rules by which cards are read. Absent in setups written by version 1 of the rules.
    #[serde(skip_serializing_if = "RulesReading::is_unwritten")]
    pub reading: RulesReading,
}

// Implemented by hand, so that a field that is optional in files isn't optional in the window's bindings.
impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            decks: [Deck; 2],
            lists: [Option<DeckList>; 2],
            format: Format,
            #[serde(default = "RulesReading::unwritten")]
            reading: RulesReading,
        }
        let Given { decks, lists, format, reading } = Given::deserialize(deserializer)?;
        Ok(Setup { decks, lists, format, reading })
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            decks: [Deck::Erdoszel, Deck::Hamuvar],
            lists: [None, None],
            format: Format::Open,
            reading: RulesReading::default(),
        }
    }
}

impl Setup {
    /// Returns the deck list of a seat, in the printings that are played.
    #[must_use]
    pub fn deck_list(&self, seat: usize) -> DeckList {
        match &self.lists[seat] {
            Some(list) => list.printed_for(self.reading),
            None => DeckList::ready_for(self.decks[seat], self.format, self.reading),
        }
    }

    /// Returns the default setup under a version of the rules; `None` for a later version.
    pub(crate) fn usual(version: u32) -> Option<Setup> {
        let reading = match version {
            1 => RulesReading::Former,
            2 => RulesReading::Chapter,
            3 => RulesReading::Reprinted,
            _ => return None,
        };
        Some(Setup { reading, ..Setup::default() })
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
            ("reading", "reprinted") => self.reading = RulesReading::Reprinted,
            ("reading", "chapter") => self.reading = RulesReading::Chapter,
            ("reading", "former") => self.reading = RulesReading::Former,
            ("list", text) => self.lists[0] = written(key, text)?,
            ("opposing-list", text) => self.lists[1] = written(key, text)?,
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Returns every rule that the two decks break.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        (0..2).flat_map(|seat| self.deck_list(seat).faults(self.format)).collect()
    }
}

/// Parses a written list; `None` for an empty one, which means the ready deck.
fn written(key: &str, text: &str) -> Result<Option<DeckList>, SetupError<SetupFault>> {
    if text.chars().count() > usize::from(MOST_LIST_LETTERS) {
        return Err(
            ChoiceFault::TooLong { option: key.to_owned(), longest: MOST_LIST_LETTERS, rule: rules::DECKS }.into()
        );
    }
    if text.trim().is_empty() {
        return Ok(None);
    }
    let mut found = Vec::new();
    let list = DeckList::read(text, &mut found);
    SetupError::in_value(key, found)?;
    Ok(Some(list))
}
