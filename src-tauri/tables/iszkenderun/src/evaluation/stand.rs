//! How the seats stand in the middle of a round: what each row may reach, and the chances of ending above each other.
//!
//! Most moves change little of it, and a rollout looks at several before each decision: what a move leaves alone is
//! taken over from before, which gives exactly what assessing everything again would.

use super::hand::{self, Hand};
use super::outlook::{Eyes, seats};
use super::pairs::{self, PAIRS, Pairs, PerSeat, SEATS};
use super::row::{Laid, Prospect};
use game::Seat;
use iszkenderun::{CardSet, Imagined, Marker, ROUNDS, State, Step, Trump};

/// How the seats stand.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// Expected points of each row.
    pub points: PerSeat,
    /// Their variances.
    variances: PerSeat,
    /// The highest printed value in each row.
    pub highest: PerSeat,
    /// The chances of ending above each other.
    pub chances: Pairs,
    /// How much better than newly dealt cards each hand is, if kept; 0 in the last round.
    pub kept: PerSeat,
    /// What each score pile is worth.
    pub piles: PerSeat,
    /// Whether the round began without trump.
    pub began_without_trump: bool,
    pub trump: Trump,
    /// How many seats are still in the round.
    pub all_in: u8,
    /// Whose action markers are still to be used.
    pub ready: [bool; SEATS],
}

/// How the seats stand, and what that follows from.
pub(super) struct Stand {
    /// How they stand.
    pub now: Standing,
    rows: [Laid; SEATS],
    hands: [Hand; SEATS],
    /// What laying each hand would bring.
    more: PerSeat,
    still_in: [bool; SEATS],
    seats: usize,
    /// Whether there is a round to keep cards for.
    keeps: bool,
}

impl Stand {
    /// Assesses all rows as `eyes` see them.
    pub fn of(state: &State, eyes: Eyes) -> Stand {
        let table = state.table();
        let protected = table.protected();
        let now = Standing {
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
        let mut stand = Stand {
            now,
            rows: [Laid::default(); SEATS],
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
            stand.rows[at] = Laid::of(table, seat, protected);
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

    /// How they stand once a seat that is still in has passed.
    pub fn once_passed(&self, seat: Seat) -> Standing {
        let mut after = self.now;
        after.all_in -= 1;
        for at in 0..self.seats {
            let still_in = self.still_in[at] && at != seat.index();
            after.expect(at, self.prospect(at, &after, still_in));
        }
        after.compare();
        after
    }

    /// How they stand once a seat that is still in has done what is imagined, and holds this hand.
    pub fn after(&self, seat: Seat, hand: Hand, imagined: &Imagined) -> Standing {
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
            // What a card promises depends on trump, and for some on the cards in play.
            let other_hand = trump_changed || any_touched && held.counts() || at == own && hand_changed;
            let other_row = trump_changed || row_touched || any_touched && self.rows[at].counts;
            if !(other_hand || other_row || at == own && marker_used) {
                continue;
            }
            let more = if other_hand { hand::points(table, Seat(at as u8), held) } else { self.more[at] };
            let row = if other_row { Laid::of(table, Seat(at as u8), table.protected()) } else { self.rows[at] };
            let still_in = self.still_in[at];
            after.expect(at, row.prospect(held, more, after.ready[at], still_in, after.all_in - u8::from(still_in)));
        }
        after.compare();
        after
    }

    /// What a row may reach in a standing in which only who is still in has changed.
    fn prospect(&self, at: usize, standing: &Standing, still_in: bool) -> Prospect {
        let others_in = standing.all_in - u8::from(still_in);
        self.rows[at].prospect(self.hands[at], self.more[at], standing.ready[at], still_in, others_in)
    }
}

impl Standing {
    fn expect(&mut self, at: usize, prospect: Prospect) {
        self.points[at] = prospect.points;
        self.variances[at] = prospect.variance;
        self.highest[at] = prospect.highest;
    }

    fn compare(&mut self) {
        self.chances = pairs::chances(&pairs::differences(&self.points), &pairs::sums(&self.variances));
    }

    /// The row that may reach most: its points, and their variance.
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

/// What each score pile is worth.
pub(super) fn piles(state: &State) -> PerSeat {
    let mut piles = PerSeat::default();
    for (at, seat) in seats(state) {
        piles[at] = f32::from(state.score_pile_worth(seat));
    }
    piles
}
