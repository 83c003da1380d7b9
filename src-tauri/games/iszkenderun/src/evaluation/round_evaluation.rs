//! The evaluation of the seats in the middle of a round: the points that each row may reach, and the chances of
//! ending above each other.
//!
//! Most moves change little of it, and a rollout evaluates several before each decision. What a move doesn't change
//! is reused, which gives exactly the result of evaluating everything again.

use super::hand::{self, Hand};
use super::pairs::{self, PAIRS, Pairs, PerSeat, SEATS};
use super::position_value::{HandKnowledge, seats};
use super::row::{RowEstimate, RowSummary};
use game::Seat;
use iszkenderun::{CardSet, Marker, ROUNDS, State, Step, TrialAction, Trump};

/// The evaluation of the seats, as needed for the [`position_value`](super::position_value).
#[derive(Clone, Copy)]
pub(super) struct SeatEstimates {
    /// Expected points of each row.
    pub points: PerSeat,
    /// The variances of the points.
    variances: PerSeat,
    /// The highest printed value in each row.
    pub highest: PerSeat,
    /// The chances of every two seats of ending above each other.
    pub chances: Pairs,
    /// How much better each hand is than newly dealt cards, if kept; 0 in the last round.
    pub kept: PerSeat,
    /// The worth of each score pile, in points.
    pub piles: PerSeat,
    /// Whether the round began without trump.
    pub began_without_trump: bool,
    pub trump: Trump,
    /// The number of seats that haven't passed.
    pub all_in: u8,
    /// Which seats have an unused action marker.
    pub ready: [bool; SEATS],
}

/// The evaluation of the seats, with the intermediate results that can be reused.
pub(super) struct RoundEvaluation {
    /// The evaluation of the current state.
    pub now: SeatEstimates,
    rows: [RowSummary; SEATS],
    hands: [Hand; SEATS],
    /// The points that playing each hand would bring.
    more: PerSeat,
    still_in: [bool; SEATS],
    seats: usize,
    /// Whether there is another round for which cards can be kept.
    keeps: bool,
}

impl RoundEvaluation {
    /// Evaluates all rows with the knowledge of `eyes`.
    pub fn of(state: &State, eyes: HandKnowledge) -> RoundEvaluation {
        let table = state.table();
        let protected = table.protected();
        let now = SeatEstimates {
            points: PerSeat::default(),
            variances: PerSeat::default(),
            highest: PerSeat::default(),
            chances: [0.0; PAIRS],
            kept: PerSeat::default(),
            piles: piles(state),
            began_without_trump: state.first_trump() == Trump::SansTrump,
            trump: table.trump(),
            all_in: 0,
            ready: [false; SEATS],
        };
        let mut stand = RoundEvaluation {
            now,
            rows: [RowSummary::default(); SEATS],
            hands: [Hand { cards: CardSet::default(), unseen: 0.0 }; SEATS],
            more: PerSeat::default(),
            still_in: [false; SEATS],
            seats: usize::from(state.seats()),
            keeps: state.round() < ROUNDS,
        };
        for (at, seat) in seats(state) {
            stand.still_in[at] = !table.has_passed(seat) && state.step() == Step::Action;
            stand.now.all_in += u8::from(stand.still_in[at]);
            stand.now.ready[at] = table.marker(seat) == Marker::Ready;
            stand.rows[at] = RowSummary::of(table, seat, protected);
            stand.hands[at] = eyes.hand(state, seat);
            stand.more[at] = hand::points(table, seat, stand.hands[at]);
            if stand.keeps {
                stand.now.kept[at] = hand::kept(stand.hands[at].cards);
            }
        }
        let mut now = stand.now;
        for at in 0..stand.seats {
            now.expect(at, stand.prospect(at, &now, stand.still_in[at]));
        }
        now.compare();
        stand.now = now;
        stand
    }

    /// Returns the evaluation after a seat that hasn't passed passes.
    pub fn once_passed(&self, seat: Seat) -> SeatEstimates {
        let mut after = self.now;
        after.all_in -= 1;
        for at in 0..self.seats {
            let still_in = self.still_in[at] && at != seat.index();
            after.expect(at, self.prospect(at, &after, still_in));
        }
        after.compare();
        after
    }

    /// Returns the evaluation after a seat that hasn't passed has done the imagined action and holds this hand.
    pub fn after(&self, seat: Seat, hand: Hand, imagined: &TrialAction) -> SeatEstimates {
        let mut after = self.now;
        let (own, table, touched) = (seat.index(), imagined.table(), imagined.touched());
        let trump_changed = table.trump() != self.now.trump;
        after.trump = table.trump();
        let any_touched = touched.contains(&true);
        let marker_used = after.ready[own] && table.marker(seat) != Marker::Ready;
        if marker_used {
            after.ready[own] = false;
            after.piles[own] += f32::from(table.marker(seat).on_score_pile());
        }
        let hand_changed = hand != self.hands[own];
        if hand_changed && self.keeps {
            after.kept[own] = hand::kept(hand.cards);
        }
        for (at, row_touched) in touched.into_iter().enumerate().take(self.seats) {
            let held = if at == own { hand } else { self.hands[at] };
            // The points that a hand card may bring depend on trump, and for zero cards on the cards in play.
            let other_hand = trump_changed || any_touched && held.counts() || at == own && hand_changed;
            let other_row = trump_changed || row_touched || any_touched && self.rows[at].counts;
            if !(other_hand || other_row || at == own && marker_used) {
                continue;
            }
            let more = if other_hand { hand::points(table, Seat(at as u8), held) } else { self.more[at] };
            let row = if other_row { RowSummary::of(table, Seat(at as u8), table.protected()) } else { self.rows[at] };
            let still_in = self.still_in[at];
            after.expect(at, row.prospect(held, more, after.ready[at], still_in, after.all_in - u8::from(still_in)));
        }
        after.compare();
        after
    }

    /// Estimates the result of a row in an evaluation in which only the set of seats that haven't passed has changed.
    fn prospect(&self, at: usize, standing: &SeatEstimates, still_in: bool) -> RowEstimate {
        let others_in = standing.all_in - u8::from(still_in);
        self.rows[at].prospect(self.hands[at], self.more[at], standing.ready[at], still_in, others_in)
    }
}

impl SeatEstimates {
    fn expect(&mut self, at: usize, prospect: RowEstimate) {
        self.points[at] = prospect.points;
        self.variances[at] = prospect.variance;
        self.highest[at] = prospect.highest;
    }

    fn compare(&mut self) {
        self.chances = pairs::chances(&pairs::differences(&self.points), &pairs::sums(&self.variances));
    }

    /// Returns the points of the row with the most expected points, and their variance.
    pub fn leader(&self) -> (f32, f32) {
        let mut leader = (0.0, 0.0);
        for (points, variance) in self.points.into_iter().zip(self.variances) {
            if points > leader.0 {
                leader = (points, variance);
            }
        }
        leader
    }
}

/// Returns the worth of each score pile, in points.
pub(super) fn piles(state: &State) -> PerSeat {
    let mut piles = PerSeat::default();
    for (at, seat) in seats(state) {
        piles[at] = f32::from(state.score_pile_worth(seat));
    }
    piles
}
