//! Views: what one seat may know, and states consistent with that (MO-8).

use crate::card::{Card, Effect};
use crate::pair::{Half, Side};
use crate::setup::Setup;
use crate::state::{Cards, MOST_SEATS, Origin, State, Step};
use game::{Chance, Seat};
use serde::Serialize;

/// What a seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiView")]
pub struct View {
    /// The seat whose view this is.
    pub seat: Seat,
    pub setup: Setup,
    /// The score that ends the game, in points.
    pub target: u16,
    /// Rounds begun so far.
    pub round: u16,
    /// The visible side of the value card.
    pub side: Side,
    /// The seat whose turn it is; after a round, the seat that won it.
    pub active: Seat,
    /// The seat that has to decide now; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// The pending decision.
    pub step: StepView,
    /// Effects of the pair just played that haven't been carried out yet, left first.
    pub effects: Vec<Effect>,
    /// Whether a pair has been played this turn.
    pub paired: bool,
    /// The seat's own hand, from left to right.
    pub hand: Vec<Card>,
    /// The place of the seat's own sealed card.
    pub sealed: Option<u8>,
    /// The seat's own reserve.
    pub reserve: Vec<Card>,
    /// Every seat, including the own one, in seat order.
    pub seats: Vec<SeatView>,
    /// The left central pile (tens digit).
    pub left: PileView,
    /// The right central pile (units digit).
    pub right: PileView,
    /// Number of cards in the deck.
    pub deck: u8,
    /// Consecutive turns without a pair.
    pub dry_turns: u8,
    /// Penalties of the finished rounds, by seat.
    pub rounds: Vec<Vec<u16>>,
}

/// The pending decision as every seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "MochiStep")]
pub enum StepView {
    /// Play a pair, draw or pass.
    Action,
    /// Which effect to carry out first.
    EffectOrder,
    /// Who has to draw.
    ChooseDrawer,
    /// From which source to draw by the effect.
    DrawByEffect,
    /// Where to insert a card.
    Insert { origin: Origin },
    /// Which card to pass left.
    PassLeft,
    /// Which card to reserve.
    Reserve,
    /// Which card to keep.
    Keep,
    /// The game is over.
    Over {
        /// Whether the game ended because too few cards were left to deal.
        cards_ran_out: bool,
    },
}

/// A seat as every seat sees it, with what the viewer remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiSeatView")]
pub struct SeatView {
    /// Number of cards in the hand, without an arriving one.
    pub hand: u8,
    /// Number of cards in the reserve.
    pub reserve: u8,
    /// Cards that the viewer knows to be in this hand, in card order (MO-8.3).
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
    /// The card, if the viewer has seen it.
    pub card: Option<Card>,
}

/// A central pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "MochiPile")]
pub struct PileView {
    pub top: Card,
    /// Number of cards in the pile, including the top one.
    pub height: u8,
}

impl View {
    /// Returns what `seat` may know of `state`.
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

    /// Returns a random state consistent with this view: the unseen cards are dealt at random.
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

    /// Returns all cards whose place this seat doesn't know, in card order.
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

/// Moves `count` cards from the end of `from` to `to`.
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
            // In card order, because the order in the hand is secret (MO-8.2).
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
