//! Where a card is, as far as one seat may know: nothing here looks further than its view.

use astra::{Card, Chart, PERSON, Place, View, rules};
use game::RuleId;

/// Where a card is, or how it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whereabouts {
    /// Displayed at a place.
    Displayed(Place, Chart),
    /// Among the person's active cards.
    Active {
        /// Whether it has been used.
        exhausted: bool,
    },
    /// The person has set it aside.
    SetAside,
    /// In Auptolemy's pile.
    Pile,
    /// The marks on a discovered card.
    Marks(Chart),
    /// In the discard pile.
    Discards,
    /// Among the deck's top cards, which the viewer has looked at.
    DeckTop {
        /// From the top, from 1.
        number: usize,
    },
    /// The left library card.
    Left,
    /// The right library card.
    Right,
    /// On top of Auptolemy's deck, face up.
    OpenTop,
    /// In the library's discard pile.
    LibraryDiscards,
    /// Somewhere in Auptolemy's deck, or face down in its row: everybody has seen it before.
    LibraryDeck {
        /// Whether it may be the right card, which lies face down.
        or_right: bool,
    },
    /// Out of sight, with the number of unseen cards in each place.
    Unseen {
        /// In the deck.
        deck: u8,
        /// Below the end card.
        below: u8,
        /// In Auptolemy's deck or face down in its row.
        library: u8,
        /// Removed before the game.
        removed: u8,
    },
}

impl Whereabouts {
    /// Everything that can be said about where a card is, its place first.
    pub fn of(card: Card, view: &View) -> Vec<Whereabouts> {
        let automaton = &view.automaton;
        for (place, chart) in Place::ALL.into_iter().zip(&view.display) {
            if let Some(chart) = chart.filter(|chart| chart.card == card) {
                return vec![Whereabouts::Displayed(place, chart)];
            }
        }
        if let Some(discovered) = view.discovered.iter().find(|discovered| discovered.chart.card == card) {
            let at = match view.journal.active.iter().find(|active| active.card == card) {
                Some(active) => Whereabouts::Active { exhausted: active.exhausted },
                None if discovered.by == PERSON => Whereabouts::SetAside,
                None => Whereabouts::Pile,
            };
            return vec![at, Whereabouts::Marks(discovered.chart)];
        }
        let at = if view.discards.contains(card) {
            Whereabouts::Discards
        } else if let Some(number) = view.deck_top.iter().position(|top| *top == card) {
            Whereabouts::DeckTop { number: number + 1 }
        } else if automaton.left == card {
            Whereabouts::Left
        } else if automaton.right == Some(card) {
            Whereabouts::Right
        } else if automaton.deck_top == Some(card) {
            Whereabouts::OpenTop
        } else if automaton.discards.contains(card) {
            Whereabouts::LibraryDiscards
        } else if automaton.seen_before.contains(card) {
            Whereabouts::LibraryDeck { or_right: automaton.right.is_none() }
        } else {
            unseen(view)
        };
        vec![at]
    }

    /// The rule behind it.
    pub fn rule(&self) -> RuleId {
        match self {
            Whereabouts::Displayed(..) => rules::OBSERVE,
            Whereabouts::Active { .. } => rules::ABILITY_PHASE,
            Whereabouts::SetAside => rules::WISDOM_LIMIT,
            Whereabouts::Pile => rules::ITS_BOON,
            Whereabouts::Marks(_) => rules::YOUR_POINTS,
            Whereabouts::Discards => rules::SPHERE_STEP,
            Whereabouts::DeckTop { .. } => rules::ABILITY_PEEK,
            Whereabouts::Left | Whereabouts::Right => rules::DIE,
            Whereabouts::OpenTop => rules::OPEN_DECK,
            Whereabouts::LibraryDiscards => rules::CLEAN_UP,
            Whereabouts::LibraryDeck { .. } => rules::RESHUFFLE,
            Whereabouts::Unseen { .. } => rules::DECK,
        }
    }
}

/// How many unseen cards there are, by place.
fn unseen(view: &View) -> Whereabouts {
    let automaton = &view.automaton;
    let face_down = u8::from(automaton.right.is_none());
    let known = u8::from(automaton.deck_top.is_some()) + automaton.seen_before.len();
    Whereabouts::Unseen {
        deck: view.deck.saturating_sub(view.deck_top.len() as u8),
        below: view.below,
        library: (automaton.deck + face_down).saturating_sub(known),
        removed: automaton.removed,
    }
}
