//! How many turns a hand still needs.
//!
//! A pair leaves in one turn; a card without a partner needs two, one to draw a partner and one to play. With the
//! best choice of disjoint neighbouring pairs of total weight w, a hand of n cards thus needs 2n − 3w turns, where
//! a pair weighs less than 1 if it may be unplayable for long. Best weights of prefixes and suffixes of the hand
//! give the effect of removing or inserting cards in constant time.

use mochi::{CARDS, Card, Side};

/// The weight of a pair at the right end of the numbers; a happy mochi, always playable, weighs 1.
const HIGHEST: f32 = 0.55;
/// What being of one colour adds.
const ONE_COLOUR: f32 = 0.1;
/// Room for any hand, and both ends.
const ROOM: usize = CARDS as usize + 2;

/// A hand with its prefix and suffix weights.
pub(super) struct Shape<'a> {
    /// From left to right.
    pub hand: &'a [Card],
    side: Side,
    /// `fore[i]`: the best weight of the first i cards.
    fore: [f32; ROOM],
    /// `back[i]`: the best weight of the cards from i on.
    back: [f32; ROOM],
}

/// The weight of a pair: how likely it is to be playable when its turn comes.
#[inline]
fn weight(left: Card, right: Card, side: Side) -> f32 {
    let number = usize::from(left.number() * 10 + right.number());
    // No two cards of one colour have the same number.
    WEIGHTS[side as usize][number] + if left.matches(right) { ONE_COLOUR } else { 0.0 }
}

/// The weights of pairs of two colours, by the side of the value card and by number: asked for at every look.
static WEIGHTS: [[f32; 100]; 2] = {
    let mut weights = [[0.0; 100]; 2];
    let mut number = 0;
    while number < 100 {
        let height = number as f32 / 99.0;
        let happy = number / 10 == number % 10;
        weights[Side::Plus as usize][number] = if happy { 1.0 } else { HIGHEST * height };
        weights[Side::Minus as usize][number] = if happy { 1.0 } else { HIGHEST * (1.0 - height) };
        number += 1;
    }
    weights
};

/// The turns needed by a hand of `cards` cards whose best pairs weigh `weight`.
#[inline]
pub(super) fn turns(cards: usize, weight: f32) -> f32 {
    2.0 * cards as f32 - 3.0 * weight
}

/// The best weight of a whole hand, given from left to right.
pub(super) fn best_weight(hand: impl Iterator<Item = Card>, side: Side) -> f32 {
    let mut last = None;
    let (mut before, mut best) = (0.0_f32, 0.0_f32);
    for card in hand {
        let with = last.map_or(0.0, |last| before + weight(last, card, side));
        before = best;
        best = best.max(with);
        last = Some(card);
    }
    best
}

impl<'a> Shape<'a> {
    /// Weighs a hand.
    pub fn new(hand: &'a [Card], side: Side) -> Self {
        let n = hand.len();
        let mut shape = Shape { hand, side, fore: [0.0; ROOM], back: [0.0; ROOM] };
        for i in 2..=n {
            let with = shape.fore[i - 2] + weight(hand[i - 2], hand[i - 1], side);
            shape.fore[i] = shape.fore[i - 1].max(with);
        }
        for i in (0..n.saturating_sub(1)).rev() {
            let with = weight(hand[i], hand[i + 1], side) + shape.back[i + 2];
            shape.back[i] = shape.back[i + 1].max(with);
        }
        shape
    }

    /// The best weight of the hand as it is.
    #[inline]
    pub fn whole(&self) -> f32 {
        self.back[0]
    }

    /// The best weight once `count` cards from `place` on are gone and their neighbours become adjacent.
    #[inline]
    pub fn without(&self, place: usize, count: usize) -> f32 {
        let after = place + count;
        let apart = self.fore[place] + self.back[after];
        if place == 0 || after >= self.hand.len() {
            return apart;
        }
        let joined = weight(self.hand[place - 1], self.hand[after], self.side);
        apart.max(self.fore[place - 1] + joined + self.back[after + 1])
    }

    /// The best weight with `card` before the one at `place`.
    #[inline]
    pub fn with(&self, card: Card, place: usize) -> f32 {
        let mut best = self.fore[place] + self.back[place];
        if place > 0 {
            let paired = weight(self.hand[place - 1], card, self.side);
            best = best.max(self.fore[place - 1] + paired + self.back[place]);
        }
        if place < self.hand.len() {
            let paired = weight(card, self.hand[place], self.side);
            best = best.max(self.fore[place] + paired + self.back[place + 1]);
        }
        best
    }

    /// The best weight with `card` wherever it helps most.
    pub fn with_best(&self, card: Card) -> f32 {
        (0..=self.hand.len()).map(|place| self.with(card, place)).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Seed};

    fn hands() -> impl Iterator<Item = Vec<Card>> {
        let mut chance = Chance::new(Seed(4));
        let mut deck: Vec<Card> = Card::all().collect();
        (0..60).map(move |size| {
            chance.shuffle(&mut deck);
            deck[..size % 10].to_vec()
        })
    }

    fn whole(hand: &[Card]) -> f32 {
        best_weight(hand.iter().copied(), Side::Minus)
    }

    fn same(one: f32, other: f32) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn taking_out_or_putting_in_weighs_what_the_new_hand_weighs() {
        let guest = Card::all().last().unwrap();
        for hand in hands().filter(|hand| !hand.contains(&guest)) {
            let shape = Shape::new(&hand, Side::Minus);
            assert!(same(shape.whole(), whole(&hand)));
            for count in 1..=2 {
                for place in 0..(hand.len() + 1).saturating_sub(count) {
                    let mut rest = hand.clone();
                    rest.drain(place..place + count);
                    assert!(same(shape.without(place, count), whole(&rest)), "{hand:?} without {count} at {place}");
                }
            }
            for place in 0..=hand.len() {
                let mut more = hand.clone();
                more.insert(place, guest);
                // Between two partners, the new card separates them.
                assert!(same(shape.with(guest, place), whole(&more)), "{hand:?} with {guest} at {place}");
            }
        }
    }
}
