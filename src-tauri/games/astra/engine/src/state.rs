//! The complete state of a game in progress.

use crate::card::{CARDS, Card, CardSet, Pile};
use crate::display::{Chart, DisplayPlace};
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::journal::Journal;
use crate::library::Library;
use crate::refusal::Decision;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::setup::Setup;
use arrayvec::ArrayVec;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// Number of cards below the end card (AS-1.1).
pub const BELOW_END: usize = 3;

/// The complete state of a game in progress. Every pile has its top card at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    /// The seat whose turn it is, even while the other seat decides.
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// The number of the turn, from 1; the turns of both sides are counted.
    pub(crate) turn: u16,
    /// Whether the active side has rested in this turn and the dream phase is still to come.
    pub(crate) rested: bool,
    /// The sphere marker's element.
    pub(crate) marker: Element,
    /// The displayed cards, by place.
    pub(crate) display: [Option<Chart>; 3],
    /// The deck above the end card.
    pub(crate) deck: Pile,
    /// The number of the deck's top cards that the person has looked at.
    pub(crate) known_top: u8,
    /// The cards below the end card.
    pub(crate) below: ArrayVec<Card, BELOW_END>,
    /// Cards discarded from the deck or the display.
    pub(crate) discards: CardSet,
    /// Turns still to come after this one, once the end is triggered (AS-8.1).
    pub(crate) turns_left: Option<u8>,
    pub(crate) journal: Journal,
    pub(crate) automaton: Automaton,
    /// The discovered cards, in the order of their discovery.
    pub(crate) discovered: ArrayVec<Discovered, { CARDS as usize }>,
}

/// Auptolemy's side: points, stardust, telescopes and library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Automaton {
    /// Victory points in hand.
    pub(crate) vp: u16,
    pub(crate) stardust: u8,
    pub(crate) telescopes: u8,
    pub(crate) library: Library,
    /// The result of its last die roll; `None` after a Rest.
    pub(crate) die: Option<u8>,
    /// The final-scoring card it may have (AS-9.9).
    pub(crate) final_card: Option<FinalCard>,
}

/// A card that a side has discovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "AstraDiscovered")]
pub struct Discovered {
    /// The side that discovered it.
    pub by: Seat,
    pub chart: Chart,
}

/// The pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Step {
    /// The person chooses an ability or the action (AS-2).
    Turn,
    /// The person chooses in which order the deck's top cards are put back (AS-10.11).
    Reorder,
    /// The person chooses another Observe, or to stop (AS-3.5).
    ObserveMore,
    /// The person chooses which of several completed cards is discovered first (AS-3.5).
    Discover,
    /// The person chooses which active card is set aside (AS-5.6).
    SetAside {
        /// The former place of the card just discovered.
        place: DisplayPlace,
    },
    /// The person chooses which star the dream pen marks (AS-6.1).
    Dream {
        /// The place of the card.
        place: DisplayPlace,
    },
    /// The person chooses a boon of a card that Auptolemy has discovered (AS-5.2).
    Boon {
        /// The former place of the card.
        place: DisplayPlace,
    },
    /// Auptolemy's turn.
    Automaton,
    /// The game is over.
    Over {
        /// Whether it ended by the automatic loss (AS-7.3).
        library_empty: bool,
    },
}

impl Step {
    /// Returns the pending decision; `None` when the game is over.
    pub(crate) fn decision(self) -> Option<Decision> {
        Some(match self {
            Step::Turn => Decision::Turn,
            Step::Reorder => Decision::Reorder,
            Step::ObserveMore => Decision::ObserveMore,
            Step::Discover => Decision::Discover,
            Step::SetAside { .. } => Decision::SetAside,
            Step::Dream { .. } => Decision::Dream,
            Step::Boon { .. } => Decision::Boon,
            Step::Automaton => Decision::Automaton,
            Step::Over { .. } => return None,
        })
    }
}

impl State {
    /// Returns the setup of the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the seat that has to decide now.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Automaton => Some(AUPTOLEMY),
            Step::Over { .. } => None,
            _ => Some(PERSON),
        }
    }

    /// Returns the seat whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the pending decision.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Returns the number of the turn, from 1; the turns of both sides are counted.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns the sphere marker's element.
    #[must_use]
    pub fn marker(&self) -> Element {
        self.marker
    }

    /// Returns the card at a place, with its marks.
    #[inline]
    #[must_use]
    pub fn displayed(&self, place: DisplayPlace) -> Option<&Chart> {
        self.display[place.index()].as_ref()
    }

    /// Returns all displayed cards, in the order of their places.
    pub fn charts(&self) -> impl Iterator<Item = (DisplayPlace, &Chart)> {
        DisplayPlace::ALL.into_iter().filter_map(|place| Some((place, self.displayed(place)?)))
    }

    /// Returns the number of cards above the end card.
    #[must_use]
    pub fn deck_size(&self) -> u8 {
        self.deck.len() as u8
    }

    /// Returns whether the end is triggered (AS-8.1).
    #[must_use]
    pub fn ending(&self) -> bool {
        self.turns_left.is_some()
    }

    /// Returns the number of turns still to come after this one, once the end is triggered (AS-8.1).
    #[must_use]
    pub fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// Returns the person's journal.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Returns Auptolemy's side.
    #[must_use]
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// Returns the discovered cards, in the order of their discovery.
    #[must_use]
    pub fn discovered(&self) -> &[Discovered] {
        &self.discovered
    }
}

impl Automaton {
    /// Returns the victory points in hand.
    #[must_use]
    pub fn vp(&self) -> u16 {
        self.vp
    }

    /// Returns the amount of stardust.
    #[must_use]
    pub fn stardust(&self) -> u8 {
        self.stardust
    }

    /// Returns the number of telescopes.
    #[must_use]
    pub fn telescopes(&self) -> u8 {
        self.telescopes
    }

    /// Returns the library.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }
}
