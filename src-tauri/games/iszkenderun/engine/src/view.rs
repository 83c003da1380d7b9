//! Views: what one seat may know (IS-1.3).

use crate::banking_duty::BankingDuty;
use crate::card::{Card, CardSet};
use crate::play_area::{Marker, PlayArea};
use crate::row_values::{PointSource, Value, ValuePart};
use crate::setup::Setup;
use crate::state::{RoundResult, State, Step};
use crate::suit::{Suit, Trump};
use game::{Cites, Point, RuleId, Seat, clockwise};
use serde::Serialize;

/// What a seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunView")]
pub struct View {
    /// The seat whose view this is.
    pub seat: Seat,
    pub setup: Setup,
    /// 1 to 4.
    pub round: u8,
    /// The seat that began the round.
    pub starter: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat that has to decide now; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// The pending decision.
    pub step: StepView,
    /// The current trump.
    pub trump: Trump,
    /// The trump with which the round began.
    pub first_trump: Trump,
    /// The trump cards seen so far, in the order in which they came up; the last one is on top.
    pub trump_cards: Vec<Suit>,
    /// The seat's own hand.
    pub hand: CardSet,
    /// Every seat, including the own one, in seat order.
    pub seats: Vec<SeatView>,
    /// Number of cards in the draw pile.
    pub draw_pile: u8,
    /// The discard pile, its top card last.
    pub discards: Vec<Card>,
    /// The most points of any round so far.
    pub record: Option<u16>,
    /// The rounds counted so far.
    pub rounds: Vec<RoundView>,
}

/// The pending decision as every seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunStep")]
pub enum StepView {
    /// Which action to do.
    Action,
    /// Which of several equal cards to put on the score pile.
    Bank {
        /// Whether the highest or the lowest card is required.
        duty: BankingDuty,
    },
    /// Which card to discard.
    Discard {
        /// The greatest number of cards that the hand may have.
        limit: u8,
    },
    /// The game is over.
    Over,
}

/// A seat as every seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunSeatView")]
pub struct SeatView {
    /// Number of cards in the hand.
    pub hand: u8,
    /// Cards that every seat knows to be in this hand.
    pub known: CardSet,
    /// The row, from left to right.
    pub row: Vec<CardView>,
    /// The sum of the row's final values.
    pub total: u16,
    /// The closing card because of which the row takes no more cards.
    pub closed_by: Option<Card>,
    pub passed: bool,
    /// The place of the action marker.
    pub marker: Marker,
    /// Actions done in this round.
    pub actions: u8,
    /// The score pile, without the marker.
    pub score_pile: CardSet,
    /// The worth of the score pile, with the marker, in points.
    pub score_pile_worth: u16,
    /// Victory points that the score pile would give now.
    pub score_pile_vp: u8,
    /// Victory points for places so far.
    pub place_vp: u8,
    /// Whether the seat has a marker on sans-trump.
    pub sans_trump: bool,
    /// Whether the seat has a marker on the record.
    pub record: bool,
    /// Victory points if the game ended now.
    pub vp: u8,
    /// The same victory points by source, each with its rule: places, sans-trump, record, score pile.
    pub points: Vec<Point>,
}

/// A card in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunCardView")]
pub struct CardView {
    pub card: Card,
    pub value: Value,
    /// The sources of its points.
    pub reasons: Vec<ReasonView>,
    /// Points from tokens.
    pub tokens: u8,
    /// Whether trump doubles it.
    pub doubled: bool,
    /// The neighbour that guards it.
    pub guarded_by: Option<Card>,
    /// The owner of the action marker that protects it.
    pub protected_by: Option<Seat>,
    pub closing: bool,
}

/// A part of a card's value, with its source and rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "IszkenderunReasonView")]
pub struct ReasonView {
    /// Points.
    pub amount: u16,
    pub why: PointSource,
    pub rule: RuleId,
}

/// A round that has been counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "IszkenderunRoundView")]
pub struct RoundView {
    /// Points, by seat.
    pub points: Vec<u16>,
    /// Victory points for the places, by seat.
    pub vp: Vec<u8>,
}

impl View {
    /// Returns what `seat` may know of `state`.
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        View {
            seat,
            setup: *state.setup(),
            round: state.round,
            starter: state.starter,
            active: state.active,
            to_move: state.to_move(),
            step: StepView::of(state),
            trump: state.table.trump,
            first_trump: state.first_trump(),
            trump_cards: state.trump_cards[..=state.opening(state.round).1].to_vec(),
            hand: state.hand(seat),
            seats: clockwise(Seat(0), state.seats()).map(|seat| SeatView::of(state, seat)).collect(),
            draw_pile: state.draw_pile_size(),
            discards: state.discards.to_vec(),
            record: state.record,
            rounds: state.rounds.iter().map(|result| RoundView::of(result, state.seats())).collect(),
        }
    }
}

impl StepView {
    fn of(state: &State) -> StepView {
        match state.step {
            Step::Action => StepView::Action,
            Step::Bank { seat } => StepView::Bank { duty: state.pending_duty(seat).unwrap_or(BankingDuty::Highest) },
            Step::Discard { seat } => StepView::Discard { limit: state.hand_limit(seat) },
            Step::Over => StepView::Over,
        }
    }
}

impl SeatView {
    fn of(state: &State, seat: Seat) -> SeatView {
        let (table, at) = (&state.table, seat.index());
        let pile = state.score_pile_standing()[at];
        SeatView {
            hand: state.hands[at].len(),
            known: state.known[at],
            row: (0..table.row(seat).len()).map(|place| CardView::of(table, seat, place)).collect(),
            total: table.total(seat),
            closed_by: table.closed_by(seat),
            passed: table.passed[at],
            marker: table.markers[at],
            actions: state.actions[at],
            score_pile: state.score_piles[at],
            score_pile_worth: pile.worth,
            score_pile_vp: pile.vp,
            place_vp: state.vp[at],
            sans_trump: state.sans_trump[at],
            record: state.record_marks[at],
            vp: state.vp_as_it_stands(seat),
            points: state.vp_by_source(seat),
        }
    }
}

impl CardView {
    fn of(table: &PlayArea, seat: Seat, place: usize) -> CardView {
        let laid = table.row(seat)[place];
        let mut reasons: Vec<ValuePart> = Vec::new();
        let value = table.value(seat, place, &mut reasons);
        CardView {
            card: laid.card,
            value,
            reasons: reasons.into_iter().map(ReasonView::from).collect(),
            tokens: laid.tokens,
            doubled: table.trump.doubles(laid.card),
            guarded_by: table.guard_of(seat, place),
            protected_by: table.protector(laid.card),
            closing: laid.card.is_closing(),
        }
    }
}

impl From<ValuePart> for ReasonView {
    fn from(reason: ValuePart) -> Self {
        ReasonView { amount: reason.amount, why: reason.why, rule: reason.rule() }
    }
}

impl RoundView {
    fn of(result: &RoundResult, seats: u8) -> RoundView {
        let seats = usize::from(seats);
        RoundView { points: result.points[..seats].to_vec(), vp: result.vp[..seats].to_vec() }
    }
}
