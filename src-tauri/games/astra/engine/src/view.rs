//! Views: what one seat may know.

use crate::card::{Card, CardSet};
use crate::display::{Chart, DisplayPlace};
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::journal::{ActiveCard, TurnEffects};
use crate::modification::Modification;
use crate::scoring::ScoreRow;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::setup::Setup;
use crate::state::{Automaton, Discovered, State, Step};
use game::Seat;
use serde::Serialize;

/// What a seat may know: everything except the order of the decks, the cards below the end card, the removed cards,
/// and cards that Auptolemy has face down. Only the person may have looked at the deck's top cards.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraView")]
pub struct View {
    /// The seat whose view this is.
    pub seat: Seat,
    pub setup: Setup,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat that has to decide now; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// The pending decision.
    pub step: StepView,
    /// The number of the turn, from 1.
    pub turn: u16,
    #[serde(skip)]
    pub(crate) rested: bool,
    /// The sphere marker's element.
    pub marker: Element,
    /// The displayed cards at Air, Fire and Earth.
    pub display: Vec<Option<Chart>>,
    /// Number of cards above the end card.
    pub deck: u8,
    /// The deck's top cards that this seat has looked at, the top card first.
    pub deck_top: Vec<Card>,
    /// Number of cards below the end card.
    pub below: u8,
    /// Cards discarded from the deck and the display.
    pub discards: CardSet,
    /// Turns still to come after this one, once the end is triggered.
    pub turns_left: Option<u8>,
    /// The person's journal.
    pub journal: JournalView,
    /// Auptolemy's side.
    pub automaton: AutomatonView,
    /// The discovered cards, in the order of their discovery.
    pub discovered: Vec<Discovered>,
}

/// The pending decision as every seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraStepView")]
pub enum StepView {
    /// The person chooses an ability or the action.
    Turn,
    /// The person chooses in which order the deck's top cards are put back.
    Reorder,
    /// The person chooses another Observe, or to stop.
    ObserveMore,
    /// The person chooses which completed card is discovered first.
    Discover,
    /// The person chooses which active card is set aside.
    SetAside {
        /// The former place of the card just discovered.
        place: DisplayPlace,
    },
    /// The person chooses which star the dream pen marks.
    Dream {
        /// The place of the card.
        place: DisplayPlace,
    },
    /// The person chooses a boon of the card that was discovered last.
    Boon {
        /// The former place of the card.
        place: DisplayPlace,
    },
    /// Auptolemy's turn.
    Automaton,
    /// The game is over.
    Over {
        /// Whether it ended by the automatic loss.
        library_empty: bool,
    },
}

/// The person's journal as every seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraJournalView")]
pub struct JournalView {
    /// Stardust in the pouch and beside it.
    pub stardust: u8,
    pub telescopes: u8,
    /// The size of the pouch: the amount up to which an ordinary Rest fills.
    pub pouch: u8,
    /// The amount of stardust up to which a Rest would fill now. A person who has more keeps it (AS-10.12).
    pub rests_to: u8,
    /// The greatest number of active cards.
    pub wisdom: u8,
    /// Victory points from boons.
    pub vp: u16,
    /// The active cards, in the order of their discovery.
    pub active: Vec<ActiveCard>,
    pub set_aside: CardSet,
    pub final_card: FinalCard,
    /// The effects of abilities that last until the end of this turn.
    pub this_turn: TurnEffects,
    /// The score as it stands.
    pub score: Vec<ScoreRow>,
}

/// Auptolemy's side as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraAutomatonView")]
pub struct AutomatonView {
    /// Victory points in hand.
    pub vp: u16,
    pub stardust: u8,
    pub telescopes: u8,
    /// The left card of the row.
    pub left: Card,
    /// The right card of the row, unless it lies face down and unseen.
    pub right: Option<Card>,
    /// Number of cards in its deck.
    pub deck: u8,
    /// The top card of its deck, if it lies face up.
    pub deck_top: Option<Card>,
    pub discards: CardSet,
    /// Cards in its deck, or face down in its row, that every seat has seen before.
    pub seen_before: CardSet,
    /// Number of cards removed before its deck was made.
    pub removed: u8,
    /// The result of its last die roll; `None` after a Rest.
    pub die: Option<u8>,
    pub has_final_card: bool,
    /// `None` until it is turned up.
    pub final_card: Option<FinalCard>,
    /// The public part of its score as it stands.
    pub score: Vec<ScoreRow>,
}

impl View {
    /// Returns what `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let known = if seat == PERSON { usize::from(state.known_top) } else { 0 };
        View {
            seat,
            setup: state.setup,
            active: state.active,
            to_move: state.to_move(),
            step: StepView::of(state.step),
            turn: state.turn,
            rested: state.rested,
            marker: state.marker,
            display: state.display.to_vec(),
            deck: state.deck_size(),
            deck_top: state.deck.iter().rev().take(known).copied().collect(),
            below: state.below.len() as u8,
            discards: state.discards,
            turns_left: state.turns_left,
            journal: JournalView::of(state),
            automaton: AutomatonView::of(state),
            discovered: state.discovered.to_vec(),
        }
    }
}

impl StepView {
    fn of(step: Step) -> StepView {
        match step {
            Step::Turn => StepView::Turn,
            Step::Reorder => StepView::Reorder,
            Step::ObserveMore => StepView::ObserveMore,
            Step::Discover => StepView::Discover,
            Step::SetAside { place } => StepView::SetAside { place },
            Step::Dream { place } => StepView::Dream { place },
            Step::Boon { place } => StepView::Boon { place },
            Step::Automaton => StepView::Automaton,
            Step::Over { library_empty } => StepView::Over { library_empty },
        }
    }

    pub(crate) fn step(self) -> Step {
        match self {
            StepView::Turn => Step::Turn,
            StepView::Reorder => Step::Reorder,
            StepView::ObserveMore => Step::ObserveMore,
            StepView::Discover => Step::Discover,
            StepView::SetAside { place } => Step::SetAside { place },
            StepView::Dream { place } => Step::Dream { place },
            StepView::Boon { place } => Step::Boon { place },
            StepView::Automaton => Step::Automaton,
            StepView::Over { library_empty } => Step::Over { library_empty },
        }
    }
}

impl JournalView {
    fn of(state: &State) -> JournalView {
        let journal = &state.journal;
        JournalView {
            stardust: journal.stardust,
            telescopes: journal.telescopes,
            pouch: journal.pouch,
            rests_to: journal.rests_to(),
            wisdom: journal.wisdom,
            vp: journal.vp,
            active: journal.active.to_vec(),
            set_aside: journal.set_aside,
            final_card: journal.final_card,
            this_turn: journal.this_turn,
            score: state.score(PERSON).to_vec(),
        }
    }
}

impl AutomatonView {
    fn of(state: &State) -> AutomatonView {
        let Automaton { vp, stardust, telescopes, library, die, final_card } = &state.automaton;
        let over = matches!(state.step, Step::Over { .. });
        let open = state.setup.has(Modification::OpenDeck);
        let score = state.known_score(AUPTOLEMY);
        AutomatonView {
            vp: *vp,
            stardust: *stardust,
            telescopes: *telescopes,
            left: library.left,
            right: library.right_known.then_some(library.right),
            deck: library.deck_size(),
            deck_top: library.deck.last().copied().filter(|_| open),
            discards: library.discards,
            seen_before: library.seen_before,
            removed: library.removed.len(),
            die: *die,
            has_final_card: final_card.is_some(),
            final_card: final_card.filter(|_| over),
            score: score.to_vec(),
        }
    }
}
