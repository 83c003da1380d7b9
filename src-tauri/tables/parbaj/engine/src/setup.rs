//! What is chosen before a duel.

use crate::deck::DeckList;
use crate::reading::Reading;
use crate::rules;
use crate::setup_fault::SetupFault;
use game::{ChoiceFault, OptionSpec, SetupError};
use parbaj_cards::{Deck, Format};
use serde::{Deserialize, Deserializer, Serialize};

/// The most letters a written deck list may have.
pub const MOST_LIST_LETTERS: u16 = 4_000;
const READY: &[&str] = &["erdoszel", "hamuvar", "tengerszem", "romvaros"];
const OPPOSING: &[&str] = &["hamuvar", "erdoszel", "tengerszem", "romvaros"];

/// The usual one first. The others stay in their places: codes of deals count them.
const READINGS: &[&str] = &["reprinted", "former", "chapter"];

/// The choices of New table.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("deck", READY, rules::DECKS),
    OptionSpec::new("opposing-deck", OPPOSING, rules::DECKS),
    OptionSpec::new("format", &["open", "tournament"], rules::BANNED),
    OptionSpec::text("list", &[""], MOST_LIST_LETTERS, rules::DECKS),
    OptionSpec::text("opposing-list", &[""], MOST_LIST_LETTERS, rules::DECKS),
    OptionSpec::new("reading", READINGS, rules::CONDITION),
];

/// What is chosen before a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajSetup")]
pub struct Setup {
    /// The ready decks of both seats, used where no list is written.
    pub decks: [Deck; 2],
    /// Written deck lists.
    pub lists: [Option<DeckList>; 2],
    /// Whose bans apply.
    pub format: Format,
    /// By which version of these rules cards are read. Version 1 of the rules wrote none.
    #[serde(skip_serializing_if = "Reading::is_unwritten")]
    pub reading: Reading,
}

// By hand, so that a field optional in a file isn't optional in the window's bindings.
impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Given {
            decks: [Deck; 2],
            lists: [Option<DeckList>; 2],
            format: Format,
            #[serde(default = "Reading::unwritten")]
            reading: Reading,
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
            reading: Reading::default(),
        }
    }
}

impl Setup {
    /// The deck list of a seat, in the printings that are played.
    #[must_use]
    pub fn deck_list(&self, seat: usize) -> DeckList {
        match &self.lists[seat] {
            Some(list) => list.printed_for(self.reading),
            None => DeckList::ready_for(self.decks[seat], self.format, self.reading),
        }
    }

    /// The usual setup under that version of the rules; `None` for a later one.
    pub(crate) fn usual(version: u32) -> Option<Setup> {
        let reading = match version {
            1 => Reading::Former,
            2 => Reading::Chapter,
            3 => Reading::Reprinted,
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
            ("reading", "reprinted") => self.reading = Reading::Reprinted,
            ("reading", "chapter") => self.reading = Reading::Chapter,
            ("reading", "former") => self.reading = Reading::Former,
            ("list", text) => self.lists[0] = written(key, text)?,
            ("opposing-list", text) => self.lists[1] = written(key, text)?,
            _ => return Err(SetupError::unknown(OPTIONS, key, value)),
        }
        Ok(())
    }

    /// Every rule that the two decks break.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        (0..2).flat_map(|seat| self.deck_list(seat).faults(self.format)).collect()
    }
}

/// A written list; an empty one is the ready deck.
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
