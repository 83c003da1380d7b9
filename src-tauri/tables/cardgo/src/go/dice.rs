//! Luck for playouts: a small generator, because a playout draws hundreds of numbers and none of them is kept.

use game::Chance;

/// A generator of quick numbers. Seeded from [`Chance`], so that a seed still means the same thinking everywhere.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    /// A generator seeded from `chance`.
    pub fn new(chance: &mut Chance) -> Self {
        Dice(chance.seed().0)
    }

    #[inline]
    fn next(&mut self) -> u32 {
        // Multiply and fold (Wang Yi's wyrand): one multiplication per number.
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        ((wide >> 64) ^ wide) as u32
    }

    /// A whole number from 0 to `bound` − 1. The bias is below one in ten million for the bounds of a board.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.next()) * bound as u64) >> 32) as usize
    }

    /// Whether something that happens `percent` times in a hundred happens now.
    #[inline]
    pub fn happens(&mut self, percent: u32) -> bool {
        percent >= 100 || (u64::from(self.next()) * 100) >> 32 < u64::from(percent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seed;

    #[test]
    fn every_number_comes_up_about_equally_often() {
        let mut dice = Dice::new(&mut Chance::new(Seed(1)));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7)] += 1;
        }
        assert!(seen.iter().all(|&times| (9_500..10_500).contains(&times)), "{seen:?}");
        let happened = (0..10_000).filter(|_| dice.happens(30)).count();
        assert!((2_800..3_200).contains(&happened), "{happened}");
    }
}
