//! The number of turns that a hand still needs.
//!
//! A pair is discarded in one turn; a card without a partner needs two turns, one to draw a partner and one to play
//! the pair. With the best choice of disjoint neighbouring pairs of total weight w, a hand of n cards thus needs 2n −
//! 3w turns, where a pair weighs less than 1 if it may be unplayable for long. The best weights of all prefixes and
//! suffixes of the hand give the effect of removing or inserting cards in constant time.

use mochi::{CARDS, Card, Side};

/// The weight of the best possible pair of two numbers and two colours; a happy mochi, always playable, weighs 1.
const HIGHEST: f32 = 0.55;
/// The weight added if both cards have one colour.
const ONE_COLOUR: f32 = 0.1;
/// Room for the prefixes or suffixes of any hand, the empty and the whole one included.
const ROOM: usize = CARDS as usize + 2;

/// A hand with the best weights of its prefixes and suffixes.
pub(super) struct Shape<'a> {
    /// From left to right.
    pub hand: &'a [Card],
    side: Side,
    /// `fore[i]` is the best weight of the first i cards.
    fore: [f32; ROOM],
    /// `back[i]` is the best weight of the cards from i on.
    back: [f32; ROOM],
}

/// Returns the weight of a pair: how likely it is to be playable when its turn comes.
#[inline]
fn weight(left: Card, right: Card, side: Side) -> f32 {
    let number = usize::from(left.number() * 10 + right.number());
    // Two cards of one colour never have the same number, so the sum never exceeds 1.
    WEIGHTS[side as usize][number] + if left.matches(right) { ONE_COLOUR } else { 0.0 }
}

/// The weights of pairs of two colours, by the side of the value card and by number. Precomputed, because they are
/// needed very often.
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

/// Returns the number of turns needed by a hand of `cards` cards whose best pairs weigh `weight`.
#[inline]
pub(super) fn turns(cards: usize, weight: f32) -> f32 {
    2.0 * cards as f32 - 3.0 * weight
}

/// Returns the best weight of a whole hand, given from left to right.
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
    /// Computes the weights of a hand.
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

    /// Returns the best weight of the hand as it is.
    #[inline]
    pub fn whole(&self) -> f32 {
        self.back[0]
    }

    /// Returns the best weight after `count` cards from `place` on are removed and their neighbours become adjacent.
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

    /// Returns the best weight with `card` inserted before the card at `place`.
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

    /// Returns the best weight with `card` inserted at its best place.
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
                // Inserting the new card between two partners separates them.
                assert!(same(shape.with(guest, place), whole(&more)), "{hand:?} with {guest} at {place}");
            }
        }
    }
}
