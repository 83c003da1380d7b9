//! What one seat may know, and states consistent with that (MO-8).

use crate::card::{Card, Effect};
use crate::centre::{Half, Side};
use crate::setup::Setup;
use crate::state::{Cards, MOST_SEATS, Origin, State, Step};
use game::{Chance, Seat};
use serde::Serialize;

/// What a seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiView")]
pub struct View {
    /// Whose view this is.
    pub seat: Seat,
    /// Number of seats and target.
    pub setup: Setup,
    /// The points that end the game.
    pub target: u16,
    /// Rounds begun so far.
    pub round: u16,
    /// The value card.
    pub side: Side,
    /// Whose turn it is (after a round: who won it).
    pub active: Seat,
    /// Who decides now.
    pub to_move: Option<Seat>,
    /// What is being decided.
    pub step: StepView,
    /// Effects of the pair just played that are still to come, left first.
    pub effects: Vec<Effect>,
    /// Whether a pair has been played this turn.
    pub paired: bool,
    /// The own hand, from left to right.
    pub hand: Vec<Card>,
    /// The place of the own sealed card.
    pub sealed: Option<u8>,
    /// The own reserve.
    pub reserve: Vec<Card>,
    /// Every seat, the own one included.
    pub seats: Vec<SeatView>,
    /// The left central pile: tens.
    pub left: PileView,
    /// The right central pile: units.
    pub right: PileView,
    /// Cards in the deck.
    pub deck: u8,
    /// Turns in a row without a pair.
    pub dry_turns: u8,
    /// Penalties of the finished rounds, by seat.
    pub rounds: Vec<Vec<u16>>,
}

/// What is being decided, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "MochiStep")]
pub enum StepView {
    /// Pair, draw or pass.
    Action,
    /// Which effect first.
    EffectOrder,
    /// Who draws.
    ChooseDrawer,
    /// From where to draw by the effect.
    DrawByEffect,
    /// Where a card goes.
    Insert {
        /// How it came.
        origin: Origin,
    },
    /// What to pass left.
    PassLeft,
    /// What to reserve.
    Reserve,
    /// What to keep.
    Keep,
    /// The game is over.
    Over {
        /// Because too few cards were left to deal.
        cards_ran_out: bool,
    },
}

/// A seat as everybody sees it, with what the viewer remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiSeatView")]
pub struct SeatView {
    /// Cards in hand, without an arriving one.
    pub hand: u8,
    /// Cards in the reserve.
    pub reserve: u8,
    /// Cards the viewer has seen go into this hand, in card order (MO-8.3).
    pub known: Vec<Card>,
    /// A card on its way into the hand.
    pub arrival: Option<Arrival>,
    /// Whether a card to pass or keep has been chosen.
    pub sealed: bool,
    /// Penalty points so far.
    pub score: u16,
    /// Turns finished in this round.
    pub turns: u8,
}

/// A card on its way into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "MochiArrival")]
pub struct Arrival {
    /// Which one, if the viewer has seen it.
    pub card: Option<Card>,
}

/// A central pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "MochiPile")]
pub struct PileView {
    /// The card on top.
    pub top: Card,
    /// Cards in the pile, the top included.
    pub height: u8,
}

impl View {
    /// What `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let me = seat.index();
        let seats = usize::from(state.seats());
        let centre = state.centre();
        View {
            seat,
            setup: state.setup,
            target: state.setup.target.points(),
            round: state.round,
            side: state.side,
            active: state.active,
            to_move: state.to_move(),
            step: StepView::of(state.step),
            effects: state.effects.to_vec(),
            paired: state.paired,
            hand: state.hands[me].to_vec(),
            sealed: state.sealed[me],
            reserve: state.reserves[me].to_vec(),
            seats: (0..seats).map(|other| SeatView::of(state, me, other)).collect(),
            left: PileView { top: centre.left, height: state.piles[Half::Left as usize].len() as u8 },
            right: PileView { top: centre.right, height: state.piles[Half::Right as usize].len() as u8 },
            deck: state.deck.len() as u8,
            dry_turns: state.dry_turns,
            rounds: state.rounds.iter().map(|penalties| penalties[..seats].to_vec()).collect(),
        }
    }

    /// A state consistent with this view: what isn't seen is dealt at random from the unseen cards.
    pub(crate) fn determinize(&self, chance: &mut Chance) -> State {
        let me = self.seat.index();
        let mut unseen = self.unseen();
        chance.shuffle(&mut unseen);
        let mut state = State::empty(self.setup, chance.split());
        for (other, seat) in self.seats.iter().enumerate() {
            if other == me {
                state.hands[other].extend(self.hand.iter().copied());
                state.reserves[other].extend(self.reserve.iter().copied());
                state.sealed[other] = self.sealed;
            } else {
                let hand = &mut state.hands[other];
                hand.extend(seat.known.iter().copied());
                take(&mut unseen, usize::from(seat.hand) - seat.known.len(), hand);
                chance.shuffle(hand);
                take(&mut unseen, usize::from(seat.reserve), &mut state.reserves[other]);
                if seat.sealed {
                    state.sealed[other] = Some(chance.below(u32::from(seat.hand)) as u8);
                }
            }
            state.arrivals[other] = seat.arrival.and_then(|arrival| arrival.card.or_else(|| unseen.pop()));
            for &card in seat.known.iter().chain(seat.arrival.as_ref().and_then(|arrival| arrival.card.as_ref())) {
                if other != me {
                    state.known[me].insert(card);
                }
            }
            state.scores[other] = seat.score;
            state.turns[other] = seat.turns;
        }
        for (pile, seen) in state.piles.iter_mut().zip([self.left, self.right]) {
            take(&mut unseen, usize::from(seen.height) - 1, pile);
            pile.push(seen.top);
        }
        state.deck.extend(unseen);
        state.round = self.round;
        state.active = self.active;
        state.step = self.step.with_seat(self.to_move.unwrap_or(self.active));
        state.side = self.side;
        state.effects.extend(self.effects.iter().copied());
        state.paired = self.paired;
        state.dry_turns = self.dry_turns;
        state.rounds = self.rounds.iter().map(|penalties| padded(penalties)).collect();
        state
    }

    /// Every card whose place this seat doesn't know, in card order.
    fn unseen(&self) -> Cards {
        let arrivals = self.seats.iter().filter_map(|seat| seat.arrival.and_then(|arrival| arrival.card));
        let mut seen = crate::card::CardSet::default();
        let known = self.seats.iter().flat_map(|seat| &seat.known);
        for &card in self.hand.iter().chain(&self.reserve).chain(known).chain([&self.left.top, &self.right.top]) {
            seen.insert(card);
        }
        for card in arrivals {
            seen.insert(card);
        }
        Card::all().filter(|&card| !seen.contains(card)).collect()
    }
}

/// Moves `count` cards off the end of `from`.
fn take(from: &mut Cards, count: usize, to: &mut Cards) {
    let rest = from.len().saturating_sub(count);
    to.extend(from.drain(rest..));
}

fn padded(penalties: &[u16]) -> [u16; MOST_SEATS] {
    let mut all = [0; MOST_SEATS];
    for (slot, &penalty) in all.iter_mut().zip(penalties) {
        *slot = penalty;
    }
    all
}

impl StepView {
    fn of(step: Step) -> StepView {
        match step {
            Step::Action => StepView::Action,
            Step::EffectOrder => StepView::EffectOrder,
            Step::ChooseDrawer => StepView::ChooseDrawer,
            Step::DrawByEffect { .. } => StepView::DrawByEffect,
            Step::Insert { origin, .. } => StepView::Insert { origin },
            Step::PassLeft { .. } => StepView::PassLeft,
            Step::Reserve => StepView::Reserve,
            Step::Keep { .. } => StepView::Keep,
            Step::Over { cards_ran_out } => StepView::Over { cards_ran_out },
        }
    }

    fn with_seat(self, seat: Seat) -> Step {
        match self {
            StepView::Action => Step::Action,
            StepView::EffectOrder => Step::EffectOrder,
            StepView::ChooseDrawer => Step::ChooseDrawer,
            StepView::DrawByEffect => Step::DrawByEffect { seat },
            StepView::Insert { origin } => Step::Insert { seat, origin },
            StepView::PassLeft => Step::PassLeft { seat },
            StepView::Reserve => Step::Reserve,
            StepView::Keep => Step::Keep { seat },
            StepView::Over { cards_ran_out } => Step::Over { cards_ran_out },
        }
    }
}

impl SeatView {
    fn of(state: &State, me: usize, other: usize) -> SeatView {
        let seen = state.known[me];
        let mut known: Vec<Card> = Vec::new();
        if other != me {
            known.extend(state.hands[other].iter().copied().filter(|&card| seen.contains(card)));
            // In card order: the order in the hand is secret (MO-8.2).
            known.sort_unstable();
        }
        SeatView {
            hand: state.hands[other].len() as u8,
            reserve: state.reserves[other].len() as u8,
            known,
            arrival: state.arrivals[other]
                .map(|card| Arrival { card: (other == me || seen.contains(card)).then_some(card) }),
            sealed: state.sealed[other].is_some(),
            score: state.scores[other],
            turns: state.turns[other],
        }
    }
}
