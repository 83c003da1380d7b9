//! The location of a card as far as one seat may know. Everything here is computed from the seat's view.

use astra::{Card, Chart, DisplayPlace, PERSON, View, rules};
use game::RuleId;

/// The location of a card, or a fact about its state there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardLocation {
    /// Displayed at a place.
    Displayed(DisplayPlace, Chart),
    /// Among the person's active cards.
    Active {
        /// Whether it has been used.
        exhausted: bool,
    },
    /// Set aside by the person.
    SetAside,
    /// Among the cards that Auptolemy has discovered.
    Pile,
    /// The marks on a discovered card.
    Marks(Chart),
    /// In the discard pile.
    Discards,
    /// Among the deck's top cards, at which the viewer has looked.
    DeckTop {
        /// Counted from the top, from 1.
        number: usize,
    },
    /// The left card of Auptolemy's row.
    Left,
    /// The right card of Auptolemy's row.
    Right,
    /// On top of Auptolemy's deck, face up.
    OpenTop,
    /// In the library's discard pile.
    LibraryDiscards,
    /// Somewhere in Auptolemy's deck, or face down in its row, and seen before by every seat.
    LibraryDeck {
        /// Whether it may be the right card of the row, which lies face down.
        or_right: bool,
    },
    /// Not known to the viewer, with the number of unseen cards in each zone.
    Unseen {
        /// In the deck above the end card.
        deck: u8,
        /// Below the end card.
        below: u8,
        /// In Auptolemy's deck or face down in its row.
        library: u8,
        /// Removed before the game.
        removed: u8,
    },
}

impl CardLocation {
    /// Returns the location of a card, followed by the facts about its state there.
    pub fn of(card: Card, view: &View) -> Vec<CardLocation> {
        let automaton = &view.automaton;
        for (place, chart) in DisplayPlace::ALL.into_iter().zip(&view.display) {
            if let Some(chart) = chart.filter(|chart| chart.card == card) {
                return vec![CardLocation::Displayed(place, chart)];
            }
        }
        if let Some(discovered) = view.discovered.iter().find(|discovered| discovered.chart.card == card) {
            let at = match view.journal.active.iter().find(|active| active.card == card) {
                Some(active) => CardLocation::Active { exhausted: active.exhausted },
                None if discovered.by == PERSON => CardLocation::SetAside,
                None => CardLocation::Pile,
            };
            return vec![at, CardLocation::Marks(discovered.chart)];
        }
        let at = if view.discards.contains(card) {
            CardLocation::Discards
        } else if let Some(number) = view.deck_top.iter().position(|top| *top == card) {
            CardLocation::DeckTop { number: number + 1 }
        } else if automaton.left == card {
            CardLocation::Left
        } else if automaton.right == Some(card) {
            CardLocation::Right
        } else if automaton.deck_top == Some(card) {
            CardLocation::OpenTop
        } else if automaton.discards.contains(card) {
            CardLocation::LibraryDiscards
        } else if automaton.seen_before.contains(card) {
            CardLocation::LibraryDeck { or_right: automaton.right.is_none() }
        } else {
            unseen(view)
        };
        vec![at]
    }

    /// Returns the rule that the statement follows from.
    pub fn rule(&self) -> RuleId {
        match self {
            CardLocation::Displayed(..) => rules::OBSERVE,
            CardLocation::Active { .. } => rules::ABILITY_PHASE,
            CardLocation::SetAside => rules::WISDOM_LIMIT,
            CardLocation::Pile => rules::ITS_BOON,
            CardLocation::Marks(_) => rules::YOUR_POINTS,
            CardLocation::Discards => rules::SPHERE_STEP,
            CardLocation::DeckTop { .. } => rules::ABILITY_PEEK,
            CardLocation::Left | CardLocation::Right => rules::DIE,
            CardLocation::OpenTop => rules::OPEN_DECK,
            CardLocation::LibraryDiscards => rules::CLEAN_UP,
            CardLocation::LibraryDeck { .. } => rules::RESHUFFLE,
            CardLocation::Unseen { .. } => rules::DECK,
        }
    }
}

/// Returns the number of unseen cards by zone.
fn unseen(view: &View) -> CardLocation {
    let automaton = &view.automaton;
    let face_down = u8::from(automaton.right.is_none());
    let known = u8::from(automaton.deck_top.is_some()) + automaton.seen_before.len();
    CardLocation::Unseen {
        deck: view.deck.saturating_sub(view.deck_top.len() as u8),
        below: view.below,
        library: (automaton.deck + face_down).saturating_sub(known),
        removed: automaton.removed,
    }
}
