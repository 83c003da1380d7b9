//! What a seat may know.

use crate::card::{Card, CardSet};
use crate::display::{Chart, Place};
use crate::element::Element;
use crate::final_card::FinalCard;
use crate::journal::{ActiveCard, ThisTurn};
use crate::modification::Modification;
use crate::scoring::ScoreRow;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::setup::Setup;
use crate::state::{Automaton, Discovered, State, Step};
use game::Seat;
use serde::Serialize;

/// What a seat may know: all but the order of the decks, what lies below the end card, what was removed, and a card that
/// Auptolemy holds face down. Only the person has looked at the deck's top.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraView")]
pub struct View {
    /// Whose view.
    pub seat: Seat,
    /// What was chosen before the game.
    pub setup: Setup,
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides now.
    pub to_move: Option<Seat>,
    /// What is being decided.
    pub step: StepView,
    /// The turn's number, from 1.
    pub turn: u16,
    #[serde(skip)]
    pub(crate) rested: bool,
    /// Where the sphere marker stands.
    pub marker: Element,
    /// The displayed cards at Air, Fire and Earth.
    pub display: Vec<Option<Chart>>,
    /// Cards above the end card.
    pub deck: u8,
    /// Those of its top cards that this seat has looked at, the top one first.
    pub deck_top: Vec<Card>,
    /// Cards below the end card.
    pub below: u8,
    /// Discarded from deck and display.
    pub discards: CardSet,
    /// Turns still to come after this one, once the end is triggered.
    pub turns_left: Option<u8>,
    /// What the person has.
    pub journal: JournalView,
    /// What Auptolemy has.
    pub automaton: AutomatonView,
    /// The discovered cards, in the order of their discovery.
    pub discovered: Vec<Discovered>,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraStepView")]
pub enum StepView {
    /// The person: an ability, or the action.
    Turn,
    /// The person: in which order the deck's top cards go back.
    Reorder,
    /// The person: another Observe, or no more.
    ObserveMore,
    /// The person: which completed card is discovered first.
    Discover,
    /// The person: which active card is set aside.
    SetAside {
        /// Where the card just discovered lay.
        place: Place,
    },
    /// The person: which star the dream pen marks.
    Dream {
        /// On which card.
        place: Place,
    },
    /// The person: a boon of the card that was discovered last.
    Boon {
        /// Where it lay.
        place: Place,
    },
    /// Auptolemy's turn.
    Automaton,
    /// The game is over.
    Over {
        /// Whether by the automatic loss.
        library_empty: bool,
    },
}

/// What the person has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraJournalView")]
pub struct JournalView {
    /// Stardust in the pouch and beside it.
    pub stardust: u8,
    /// Telescopes.
    pub telescopes: u8,
    /// How much stardust fits in the pouch.
    pub pouch: u8,
    /// How much stardust a Rest would fill up to now; whoever has more keeps it (AS-10.12).
    pub rests_to: u8,
    /// How many active cards there may be.
    pub wisdom: u8,
    /// Victory points of boons.
    pub vp: u16,
    /// The active cards, in the order of their discovery.
    pub active: Vec<ActiveCard>,
    /// Discovered cards that were set aside.
    pub set_aside: CardSet,
    /// The final-scoring card.
    pub final_card: FinalCard,
    /// What abilities have given for this turn.
    pub this_turn: ThisTurn,
    /// The score as it stands.
    pub score: Vec<ScoreRow>,
}

/// What Auptolemy has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraAutomatonView")]
pub struct AutomatonView {
    /// Victory points in hand.
    pub vp: u16,
    /// Its stardust.
    pub stardust: u8,
    /// Its telescopes.
    pub telescopes: u8,
    /// The left library card.
    pub left: Card,
    /// The right one, unless it lies face down unseen.
    pub right: Option<Card>,
    /// Cards in its deck.
    pub deck: u8,
    /// Its deck's top card, if that lies face up.
    pub deck_top: Option<Card>,
    /// Its discard pile.
    pub discards: CardSet,
    /// Cards in its deck, or face down in its row, that everybody has seen before.
    pub seen_before: CardSet,
    /// Cards that were removed before its deck was made.
    pub removed: u8,
    /// What its die showed last; none after a Rest.
    pub die: Option<u8>,
    /// Whether it has a final-scoring card.
    pub has_final_card: bool,
    /// Which one, once it is turned up.
    pub final_card: Option<FinalCard>,
    /// Its score as it stands, as far as everybody knows.
    pub score: Vec<ScoreRow>,
}

impl View {
    /// What `seat` may know of `state`.
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
