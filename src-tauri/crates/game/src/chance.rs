//! Seeded chance, the only source of randomness in an engine.
//!
//! The generator and the mapping from its numbers to choices are both fixed here, so that a seed means the same deal on
//! every device and in every later version (a test pins the values).

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The seed of a deal: the same seed, setup and moves give the same game.
///
/// Serialized as a decimal number in a string, because the window's numbers can't hold 64 bits.
///
/// ```
/// use game::Seed;
///
/// assert_eq!(" 2026 ".parse(), Ok(Seed(2026)));
/// assert_eq!(serde_json::to_string(&Seed(u64::MAX)).unwrap(), "\"18446744073709551615\"");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[specta(type = String)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.trim().parse().map(Seed)
    }
}

impl TryFrom<String> for Seed {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

/// A random number generator: ChaCha with 8 rounds, and this module's own mapping from its words to choices.
///
/// ```
/// use game::{Chance, Seed};
///
/// // The same seed gives the same deal in every version.
/// let deal = |seed| {
///     let mut cards: Vec<u8> = (0..10).collect();
///     Chance::new(seed).shuffle(&mut cards);
///     cards
/// };
/// assert_eq!(deal(Seed(2025)), [1, 3, 6, 7, 8, 2, 9, 0, 4, 5]);
/// assert_ne!(deal(Seed(2026)), deal(Seed(2025)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Returns the generator of `seed`.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Chance(ChaCha8Rng::seed_from_u64(seed.0))
    }

    /// Draws a seed for another generator.
    pub fn seed(&mut self) -> Seed {
        Seed(self.0.next_u64())
    }

    /// Returns a new generator, seeded from this one. The two are independent afterwards.
    ///
    /// ```
    /// use game::{Chance, Seed};
    ///
    /// let (mut one, mut other) = (Chance::new(Seed(7)), Chance::new(Seed(7)));
    /// // However much is drawn from the new generator, the old one continues alike.
    /// let mut thoughts = one.split();
    /// let _ = other.split();
    /// (0..100).for_each(|_| drop(thoughts.below(6)));
    /// assert_eq!(one.below(1_000), other.below(1_000));
    /// ```
    #[must_use]
    pub fn split(&mut self) -> Chance {
        Chance::new(self.seed())
    }

    /// Returns a whole number from 0 to `bound` − 1, all equally likely; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: one multiplication, rarely a second draw, no bias.
        let mut wide = u64::from(self.0.next_u32()) * u64::from(bound);
        let mut low = wide as u32;
        if low < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low < threshold {
                wide = u64::from(self.0.next_u32()) * u64::from(bound);
                low = wide as u32;
            }
        }
        (wide >> 32) as u32
    }

    /// Returns an index into a list of `len` elements, all equally likely; 0 for an empty list.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// Returns one of `items`, all equally likely; `None` if there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.index(items.len())]) }
    }

    /// Puts `items` into a random order, all equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_shuffle_for_ever() {
        let mut cards: Vec<u8> = (0..10).collect();
        Chance::new(Seed(2025)).shuffle(&mut cards);
        assert_eq!(cards, SHUFFLE_OF_SEED_2025);
    }

    /// Pinned: a change would change every deal ever shared.
    const SHUFFLE_OF_SEED_2025: [u8; 10] = [1, 3, 6, 7, 8, 2, 9, 0, 4, 5];

    #[test]
    fn a_bounded_draw_is_fair_to_within_noise() {
        let mut chance = Chance::new(Seed(1));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_bound_of_nothing_gives_nothing() {
        let mut chance = Chance::new(Seed(1));
        assert_eq!(chance.below(0), 0);
        assert_eq!(chance.pick::<u8>(&[]), None);
    }

    #[test]
    fn a_stored_generator_goes_on_where_it_was() {
        let mut chance = Chance::new(Seed(7));
        for _ in 0..13 {
            chance.below(1000);
        }
        let text = serde_json::to_string(&chance).unwrap();
        let mut again: Chance = serde_json::from_str(&text).unwrap();
        assert_eq!(again, chance);
        assert_eq!(again.below(1 << 30), chance.below(1 << 30));
    }

    #[test]
    fn a_seed_is_a_string_on_the_wire() {
        let seed = Seed(u64::MAX);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(text, "\"18446744073709551615\"");
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        assert!(serde_json::from_str::<Seed>("\"twelve\"").is_err());
    }
}
