//! How the seats stand in the middle of a round: what each row may reach, and the chances of ending above each other.
//!
//! Most moves change little of it, and a rollout looks at several before each decision: what a move leaves alone is
//! taken over from before, which gives exactly what assessing everything again would.

use super::hand::{self, Hand};
use super::outlook::{Eyes, PerSeat, SEATS, chance_above, seats};
use super::row::{Laid, Prospect};
use game::Seat;
use iszkenderun::{CardSet, ROUNDS, State, Step, Table, Trump};

/// How the seats stand.
#[derive(Clone)]
pub(super) struct Stand {
    /// What each row may reach.
    pub prospects: [Prospect; SEATS],
    /// Each seat's chance of ending above each other.
    pub above: [PerSeat; SEATS],
    /// How much better than newly dealt cards each hand is, if kept; 0 in the last round.
    pub kept: PerSeat,
    /// What each score pile is worth.
    pub piles: PerSeat,
    /// Whether the round began without trump.
    pub began_without_trump: bool,
    /// How many seats are still in the round.
    pub all_in: u8,
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
        let mut stand = Stand {
            prospects: [Prospect::default(); SEATS],
            above: [PerSeat::default(); SEATS],
            kept: PerSeat::default(),
            piles: piles(state),
            began_without_trump: state.first_trump() == Trump::SansTrump,
            all_in: 0,
            rows: [Laid::default(); SEATS],
            hands: [Hand { cards: CardSet::default(), unseen: 0.0 }; SEATS],
            more: PerSeat::default(),
            still_in: [false; SEATS],
            seats: usize::from(state.seats()),
            keeps: state.round() < ROUNDS,
        };
        for (at, seat) in seats(state) {
            stand.still_in[at] = !table.has_passed(seat) && state.step() == Step::Action;
            stand.all_in += u8::from(stand.still_in[at]);
            stand.rows[at] = Laid::of(table, seat);
            stand.hold(table, at, eyes.hand(state, seat));
        }
        stand.compare_all();
        stand
    }

    /// How they stand once a seat that is still in has passed.
    pub fn once_passed(&self, seat: Seat) -> Stand {
        let mut stand = self.clone();
        stand.still_in[seat.index()] = false;
        stand.all_in -= 1;
        stand.compare_all();
        stand
    }

    /// How they stand once a move of a seat that is still in has led from the table `before` to `after`, and left
    /// these hands and score piles.
    pub fn after(&self, before: &Table, after: &Table, hands: [Hand; SEATS], piles: PerSeat) -> Stand {
        let mut stand = Stand { piles, ..self.clone() };
        let same_trump = before.trump() == after.trump();
        let alike = same_trump && before.markers() == after.markers();
        let mut changed = [false; SEATS];
        for (at, (seat, row)) in after.rows().enumerate() {
            if !same_trump || hands[at] != self.hands[at] || counts(hands[at]) {
                stand.hold(after, at, hands[at]);
                changed[at] = true;
            }
            if !alike || self.rows[at].counts || row != before.row(seat) {
                stand.rows[at] = Laid::of(after, seat);
                changed[at] = true;
            }
            if changed[at] {
                stand.look_ahead(at);
            }
            (0..at).filter(|other| changed[at] || changed[*other]).for_each(|other| stand.compare(at, other));
        }
        stand
    }

    /// The hands as they were seen.
    pub fn hands(&self) -> [Hand; SEATS] {
        self.hands
    }

    /// Puts a hand into a seat's hands.
    fn hold(&mut self, table: &Table, at: usize, hand: Hand) {
        self.hands[at] = hand;
        self.more[at] = hand::points(table, hand);
        if self.keeps {
            self.kept[at] = hand::kept(hand.cards);
        }
    }

    fn look_ahead(&mut self, at: usize) {
        let own = self.still_in[at];
        let others = self.all_in - u8::from(own);
        self.prospects[at] = self.rows[at].prospect(self.hands[at], self.more[at], own, others);
    }

    fn compare_all(&mut self) {
        for at in 0..self.seats {
            self.look_ahead(at);
            (0..at).for_each(|other| self.compare(at, other));
        }
    }

    fn compare(&mut self, one: usize, other: usize) {
        let (first, second) = (self.prospects[one], self.prospects[other]);
        let chance = chance_above(first.points - second.points, first.variance + second.variance);
        self.above[one][other] = chance;
        self.above[other][one] = 1.0 - chance;
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
