//! The complete state of a game in progress.

use crate::card::{CARDS, Card, CardSet, Pile};
use crate::display::{Chart, Place};
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

/// Cards below the end card (AS-1.1).
pub const BELOW_END: usize = 3;

/// A game in progress. Every pile has its top at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    /// Whose turn it is, whoever decides now.
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// The turn's number, from 1; each side's counts.
    pub(crate) turn: u16,
    /// Whether the active side has rested in this turn, and the dream phase is still to come.
    pub(crate) rested: bool,
    /// Where the sphere marker stands.
    pub(crate) marker: Element,
    /// The displayed cards, by place.
    pub(crate) display: [Option<Chart>; 3],
    /// The deck above the end card.
    pub(crate) deck: Pile,
    /// How many of the deck's top cards the person has looked at.
    pub(crate) known_top: u8,
    /// The cards below the end card.
    pub(crate) below: ArrayVec<Card, BELOW_END>,
    /// Discarded from the deck or the display.
    pub(crate) discards: CardSet,
    /// Turns still to come after this one, once the end is triggered (AS-8.1).
    pub(crate) turns_left: Option<u8>,
    pub(crate) journal: Journal,
    pub(crate) automaton: Automaton,
    /// The discovered cards, in the order of their discovery.
    pub(crate) discovered: ArrayVec<Discovered, { CARDS as usize }>,
}

/// What Auptolemy has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Automaton {
    /// Victory points in hand.
    pub(crate) vp: u16,
    pub(crate) stardust: u8,
    pub(crate) telescopes: u8,
    pub(crate) library: Library,
    /// What its die showed last; none after a Rest.
    pub(crate) die: Option<u8>,
    /// The final-scoring card it may have (AS-9.9).
    pub(crate) final_card: Option<FinalCard>,
}

/// A card that somebody has discovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "AstraDiscovered")]
pub struct Discovered {
    /// Who has it.
    pub by: Seat,
    /// Card and marks.
    pub chart: Chart,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Step {
    /// The person: an ability, or the action (AS-2).
    Turn,
    /// The person: in which order the deck's top cards go back (AS-10.11).
    Reorder,
    /// The person: another Observe, or no more (AS-3.5).
    ObserveMore,
    /// The person: which of several completed cards is discovered first (AS-3.5).
    Discover,
    /// The person: which active card is set aside (AS-5.6).
    SetAside {
        /// Where the card just discovered lay.
        place: Place,
    },
    /// The person: which star the dream pen marks (AS-6.1).
    Dream {
        /// On which card.
        place: Place,
    },
    /// The person: a boon of a card that Auptolemy has discovered (AS-5.2).
    Boon {
        /// Where the card lay.
        place: Place,
    },
    /// Auptolemy's turn.
    Automaton,
    /// The game is over.
    Over {
        /// Whether by the automatic loss (AS-7.3).
        library_empty: bool,
    },
}

impl Step {
    /// The decision it asks for; `None` when the game is over.
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
    /// What was chosen before the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who decides now.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Automaton => Some(AUPTOLEMY),
            Step::Over { .. } => None,
            _ => Some(PERSON),
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What is being decided.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The turn's number, from 1; each side's counts.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Where the sphere marker stands.
    #[must_use]
    pub fn marker(&self) -> Element {
        self.marker
    }

    /// The card at a place, with its marks.
    #[inline]
    #[must_use]
    pub fn displayed(&self, place: Place) -> Option<&Chart> {
        self.display[place.index()].as_ref()
    }

    /// All displayed cards, in the order of their places.
    pub fn charts(&self) -> impl Iterator<Item = (Place, &Chart)> {
        Place::ALL.into_iter().filter_map(|place| Some((place, self.displayed(place)?)))
    }

    /// Cards above the end card.
    #[must_use]
    pub fn deck_size(&self) -> u8 {
        self.deck.len() as u8
    }

    /// Whether the end is triggered (AS-8.1).
    #[must_use]
    pub fn ending(&self) -> bool {
        self.turns_left.is_some()
    }

    /// Turns still to come after this one, once the end is triggered (AS-8.1).
    #[must_use]
    pub fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// What the person has.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// What Auptolemy has.
    #[must_use]
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// The discovered cards, in the order of their discovery.
    #[must_use]
    pub fn discovered(&self) -> &[Discovered] {
        &self.discovered
    }
}

impl Automaton {
    /// Victory points in hand.
    #[must_use]
    pub fn vp(&self) -> u16 {
        self.vp
    }

    /// Its stardust.
    #[must_use]
    pub fn stardust(&self) -> u8 {
        self.stardust
    }

    /// Its telescopes.
    #[must_use]
    pub fn telescopes(&self) -> u8 {
        self.telescopes
    }

    /// Its library.
    #[must_use]
    pub fn library(&self) -> &Library {
        &self.library
    }
}
