//! Deck lists and the rules for them (DU-3.7, DU-91.2.2 … DU-91.2.4).

use crate::card::CardId;
use crate::deck_line::{self, DeckLine};
use crate::rules_reading::RulesReading;
use crate::setup_fault::SetupFault;
use parbaj_cards::{Clause, Deck, Explanation, Format};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The minimum number of cards in a deck.
pub const FEWEST_CARDS: u16 = 45;
/// The maximum number of cards in a deck.
pub const MOST_CARDS: u16 = 60;
/// The maximum number of copies of a card whose text sets no limit of its own.
pub const MOST_COPIES: u8 = 3;
/// The maximum length, in characters, of the quote in a fault about an unreadable line.
const LONGEST_QUOTE: usize = 80;

/// A card with its number of copies in a deck list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "ParbajDeckEntry")]
pub struct DeckEntry {
    pub card: CardId,
    pub copies: u8,
}

/// A deck list: each card once, in the order of the set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(transparent)]
#[serde(rename = "ParbajDeckList")]
pub struct DeckList(pub Vec<DeckEntry>);

impl DeckList {
    /// Returns a ready deck as it is under a reading.
    #[must_use]
    pub fn ready(deck: Deck, reading: RulesReading) -> DeckList {
        let of_deck = CardId::all().filter(|card| card.kind().deck == Some(deck) && card.printed_for(reading) == *card);
        let entries = of_deck.map(|card| {
            let kind = card.kind();
            let copies = match reading {
                RulesReading::Reprinted => kind.copies,
                RulesReading::Chapter => kind.copies_under_version_2(),
                RulesReading::Former => kind.copies_under_version_1(),
            };
            DeckEntry { card, copies }
        });
        DeckList(entries.filter(|entry| entry.copies > 0).collect())
    }

    /// Returns a ready deck as it is played in a format: banned cards are replaced by a card without a copy limit
    /// (DU-3.7, house rule).
    #[must_use]
    pub fn ready_for(deck: Deck, format: Format, reading: RulesReading) -> DeckList {
        let mut list = DeckList::ready(deck, reading);
        let stand_in = CardId::cards().find(|card| copy_limit(*card).0.is_none() && !is_banned(*card, format));
        let Some(stand_in) = stand_in.map(|card| card.printed_for(reading)) else { return list };
        let missing: u8 = list.0.iter().filter(|entry| is_banned(entry.card, format)).map(|entry| entry.copies).sum();
        if missing == 0 {
            return list;
        }
        list.0.retain(|entry| !is_banned(entry.card, format));
        match list.0.iter_mut().find(|entry| entry.card == stand_in) {
            Some(entry) => entry.copies += missing,
            None => list.0.push(DeckEntry { card: stand_in, copies: missing }),
        }
        list.0.sort_by_key(|entry| entry.card);
        list
    }

    /// Reads a list with one line per card, such as `3 lomb-ore`; a card is given by its identifier or by its name in
    /// either language. Appends a fault to `found` for every line that can't be read.
    pub fn read(text: &str, found: &mut Vec<SetupFault>) -> DeckList {
        let mut copies = vec![0u8; CardId::all().len()];
        let short = |said: &str| said.chars().take(LONGEST_QUOTE).collect();
        for said in text.lines().flat_map(deck_line::read) {
            match said {
                DeckLine::Card(_, card) if card.kind().token => found.push(SetupFault::Token { card }),
                DeckLine::Card(number, card) => {
                    let card = card.latest_printing();
                    let held = &mut copies[usize::from(card.number())];
                    *held = held.saturating_add(number);
                }
                DeckLine::NoSuchCard(name) => found.push(SetupFault::NoSuchCard { name: short(name) }),
                DeckLine::Unreadable(line) => found.push(SetupFault::UnreadableLine { line: short(line) }),
            }
        }
        let entries = CardId::all().map(|card| DeckEntry { card, copies: copies[usize::from(card.number())] });
        DeckList(entries.filter(|entry| entry.copies > 0).collect())
    }

    /// Returns the same cards in the printings that are played under a reading, in the order of the set. A stored list
    /// may name any printing of a card; the setup's reading decides which one is played.
    #[must_use]
    pub fn printed_for(&self, reading: RulesReading) -> DeckList {
        if self.0.iter().all(|entry| entry.card.printed_for(reading) == entry.card) {
            return self.clone();
        }
        let entries = self.0.iter().map(|entry| DeckEntry { card: entry.card.printed_for(reading), ..*entry });
        let mut list = DeckList(entries.collect());
        list.0 = list.merged();
        list.0.sort_by_key(|entry| entry.card);
        list
    }

    /// Returns every single card, in the order of the set.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        self.0.iter().flat_map(|entry| std::iter::repeat_n(entry.card, usize::from(entry.copies)))
    }

    /// Returns the number of cards, saturating at `u16::MAX`.
    #[must_use]
    pub fn size(&self) -> u16 {
        self.0.iter().fold(0, |sum, entry| sum.saturating_add(u16::from(entry.copies)))
    }

    /// Merges entries of the same card. A list from a file may name a card several times, which would evade the copy
    /// limit.
    fn merged(&self) -> Vec<DeckEntry> {
        let mut merged: Vec<DeckEntry> = Vec::new();
        for entry in &self.0 {
            match merged.iter_mut().find(|it| it.card == entry.card) {
                Some(it) => it.copies = it.copies.saturating_add(entry.copies),
                None => merged.push(*entry),
            }
        }
        merged
    }

    /// Returns every rule that the list breaks in a format, in the spec's order.
    #[must_use]
    pub fn faults(&self, format: Format) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let entries = self.merged();
        for entry in &entries {
            if entry.card.kind().token {
                faults.push(SetupFault::Token { card: entry.card });
            }
        }
        if !(FEWEST_CARDS..=MOST_CARDS).contains(&self.size()) {
            faults.push(SetupFault::DeckSize { cards: self.size() });
        }
        for entry in &entries {
            let (most, own) = copy_limit(entry.card);
            if let Some(most) = most.filter(|most| entry.copies > *most) {
                faults.push(SetupFault::TooManyCopies { card: entry.card, copies: entry.copies, most, own });
            }
        }
        for entry in &entries {
            for clause in &entry.card.kind().clauses {
                if let Clause::Explanation(Explanation::DeckOnly { types, at_least, at_most }) = clause {
                    let held = self.cards().filter(|card| types.has(card.kind().card_type)).count();
                    let fits =
                        held >= usize::from(at_least.unwrap_or(0)) && held <= usize::from(at_most.unwrap_or(u8::MAX));
                    if !fits {
                        faults.push(SetupFault::MakeUp { card: entry.card });
                    }
                }
            }
        }
        for entry in &entries {
            if is_banned(entry.card, format) {
                faults.push(SetupFault::Banned { card: entry.card });
            }
        }
        faults
    }
}

/// Whether a card's text bans it in a format (DU-91.2.4).
fn is_banned(card: CardId, format: Format) -> bool {
    let clauses = &card.kind().clauses;
    clauses
        .iter()
        .any(|it| matches!(it, Clause::Explanation(Explanation::Banned { format: banned }) if *banned == format))
}

/// Returns how many copies of a card a deck may hold (`None`: any number), and whether the card's own text sets that
/// limit.
#[must_use]
pub fn copy_limit(card: CardId) -> (Option<u8>, bool) {
    let own = card.kind().clauses.iter().find_map(|clause| match clause {
        Clause::Explanation(Explanation::CopyLimit { at_most }) => Some(*at_most),
        _ => None,
    });
    (own.unwrap_or(Some(MOST_COPIES)), own.is_some())
}

/// Formats the entry as a line of a deck list.
impl fmt::Display for DeckEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.copies, self.card.first_printing().kind().id)
    }
}
