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
    /// What each row may reach.
    pub prospects: [Prospect; SEATS],
    /// The chances of ending above each other.
    pub chances: Pairs,
    /// How much better than newly dealt cards each hand is, if kept; 0 in the last round.
    pub kept: PerSeat,
    /// What each score pile is worth.
    pub piles: PerSeat,
    /// Whether the round began without trump.
    pub began_without_trump: bool,
    /// How many seats are still in the round.
    pub all_in: u8,
}

/// How the seats stand, and what that follows from.
pub(super) struct Stand {
    /// How they stand.
    pub now: Standing,
    rows: [Laid; SEATS],
    hands: [Hand; SEATS],
    /// What laying each hand would bring.
    more: PerSeat,
    trump: Trump,
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
            prospects: [Prospect::default(); SEATS],
            chances: [0.0; PAIRS],
            kept: PerSeat::default(),
            piles: piles(state),
            began_without_trump: state.first_trump() == Trump::SansTrump,
            all_in: 0,
        };
        let mut stand = Stand {
            now,
            rows: [Laid::default(); SEATS],
            hands: [Hand { cards: CardSet::default(), unseen: 0.0 }; SEATS],
            more: PerSeat::default(),
            trump: table.trump(),
            still_in: [false; SEATS],
            seats: usize::from(state.seats()),
            keeps: state.round() < ROUNDS,
        };
        for (at, seat) in seats(state) {
            stand.still_in[at] = !table.has_passed(seat) && state.step() == Step::Action;
            stand.now.all_in += u8::from(stand.still_in[at]);
            stand.rows[at] = Laid::of(table, seat, protected);
            stand.hands[at] = eyes.hand(state, seat);
            stand.more[at] = hand::points(table, stand.hands[at]);
            if stand.keeps {
                stand.now.kept[at] = hand::kept(stand.hands[at].cards);
            }
        }
        let all_in = stand.now.all_in;
        for at in 0..stand.seats {
            let (still_in, more) = (stand.still_in[at], stand.more[at]);
            let others_in = all_in - u8::from(still_in);
            stand.now.prospects[at] = stand.rows[at].prospect(stand.hands[at], more, still_in, others_in);
        }
        stand.now.compare();
        stand
    }

    /// How they stand once a seat that is still in has passed.
    pub fn once_passed(&self, seat: Seat) -> Standing {
        let mut after = self.now;
        after.all_in -= 1;
        for at in 0..self.seats {
            let still_in = self.still_in[at] && at != seat.index();
            let others_in = after.all_in - u8::from(still_in);
            after.prospects[at] = self.rows[at].prospect(self.hands[at], self.more[at], still_in, others_in);
        }
        after.compare();
        after
    }

    /// How they stand once a seat that is still in has done what is imagined, and holds this hand.
    pub fn after(&self, seat: Seat, hand: Hand, imagined: &Imagined) -> Standing {
        let mut after = self.now;
        let (own, table, touched) = (seat.index(), imagined.table(), imagined.touched());
        let trump_changed = table.trump() != self.trump;
        let any_touched = touched.contains(&true);
        let marker_used = self.rows[own].ready && table.marker(seat) != Marker::Ready;
        if marker_used {
            after.piles[own] += f32::from(table.marker(seat).on_score_pile());
        }
        let hand_changed = hand != self.hands[own];
        if hand_changed && self.keeps {
            after.kept[own] = hand::kept(hand.cards);
        }
        for at in 0..self.seats {
            let held = if at == own { hand } else { self.hands[at] };
            // What a card promises depends on trump, and for some on the cards in play.
            let other_hand = trump_changed || any_touched && counts(held) || at == own && hand_changed;
            let other_row = trump_changed || touched[at] || any_touched && self.rows[at].counts;
            if !(other_hand || other_row || at == own && marker_used) {
                continue;
            }
            let more = if other_hand { hand::points(table, held) } else { self.more[at] };
            let mut row = if other_row { Laid::of(table, Seat(at as u8), table.protected()) } else { self.rows[at] };
            row.ready &= at != own || !marker_used;
            let still_in = self.still_in[at];
            after.prospects[at] = row.prospect(held, more, still_in, after.all_in - u8::from(still_in));
        }
        after.compare();
        after
    }
}

impl Standing {
    fn compare(&mut self) {
        let [a, b, c, d] = &self.prospects;
        let points = [a.points, b.points, c.points, d.points];
        let variances = [a.variance, b.variance, c.variance, d.variance];
        self.chances = pairs::chances(&pairs::differences(&points), &pairs::sums(&variances));
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

/// Whether cards in play matter to a hand: it has a card that counts them.
fn counts(hand: Hand) -> bool {
    !hand.cards.among(CardSet::COUNTING).is_empty()
}
