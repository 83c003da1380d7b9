//! Zobrist hashing: one random word for each stone. The hash of a colouring is the XOR of the words of its stones.
//!
//! The words are computed at compile time and never change, because the hashes of earlier positions are stored in
//! saved states. Two different colourings of one game have the same hash in about one of 10¹⁴ games, so superko
//! (GO-1.3) compares only hashes.

use crate::colour::Colour;
use crate::point::{CELLS, Point};

static WORDS: [[u64; 2]; CELLS] = words();

/// The Zobrist word of a stone.
#[inline]
pub(crate) fn stone(point: Point, colour: Colour) -> u64 {
    WORDS[point.index()][colour.index()]
}

const fn words() -> [[u64; 2]; CELLS] {
    let mut words = [[0; 2]; CELLS];
    let mut state = 0x6B61_7274_7961_7367;
    let mut cell = 0;
    while cell < CELLS {
        words[cell] = [split_mix(state), split_mix(state + 1)];
        state += 2;
        cell += 1;
    }
    words
}

/// The `n`th number of the SplitMix64 generator.
const fn split_mix(n: u64) -> u64 {
    let mut z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_same_for_ever_and_all_different() {
        let corner = Point::new(0, 0);
        assert_eq!(stone(corner, Colour::Black), WORD_OF_BLACK_A1);
        let mut all: Vec<u64> = WORDS.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * CELLS);
    }

    /// Fixed: a change would invalidate the positions in saved states.
    const WORD_OF_BLACK_A1: u64 = 14_711_669_108_799_125_406;
}
