//! The first convolution. Its input consists of zeros and few ones, so it only adds up the weights of the ones.

use crate::grid::{Grid, STRIP};
use crate::input::{Input, planes};
use crate::matrix::{Matrix, SIDE_BY_SIDE};
use crate::weights::{NUMBERS, PLANES, TAPS, Weights};
use arrayvec::ArrayVec;
use fearless_simd::{Simd, f32x16, prelude::*};

/// Number of points of the largest board in each direction, with a border of one.
const SIDE: usize = crate::input::LARGEST as usize + 2;

/// The first convolution, with its weights.
pub(crate) struct Stem {
    /// For each tap and each plane, the weights that are added to the channels.
    taps: Vec<[f32; SIDE_BY_SIDE]>,
    /// The weights from the two numbers to each channel.
    numbers: Matrix,
    bias: Vec<f32>,
}

impl Stem {
    /// Builds the first convolution from the weights of a net.
    pub fn new(weights: &Weights) -> Stem {
        Stem {
            taps: weights.stem.as_chunks().0.to_vec(),
            numbers: Matrix::of_rows(&weights.stem_numbers, weights.channels),
            bias: weights.stem_bias.clone(),
        }
    }

    /// Computes the first channels of every point of the board. `bias` is a buffer of one number for each channel.
    #[inline(always)]
    pub fn apply<S: Simd>(&self, simd: S, input: &Input, bias: &mut [f32], into: &mut Grid) {
        self.numbers.apply(simd, &input.numbers, &self.bias, bias);
        let (bias, _) = bias.as_chunks::<SIDE_BY_SIDE>();
        let mut set = [[0; SIDE]; SIDE];
        for (row, bytes) in input.bytes().chunks_exact(into.size).enumerate() {
            for (column, byte) in bytes.iter().enumerate() {
                set[row + 1][column + 1] = planes(*byte);
            }
        }
        let wide = bias.len();
        for row in 0..into.size {
            for column in 0..into.size {
                let mut ones = ArrayVec::<usize, { TAPS * PLANES }>::new();
                for tap in 0..TAPS {
                    let mut set: u16 = set[row + tap / 3][column + tap % 3];
                    while set != 0 {
                        ones.push((PLANES * tap + set.trailing_zeros() as usize) * wide);
                        set &= set - 1;
                    }
                }
                let start = into.at(row, column);
                let (cell, _) = into.cells[start..][..into.strips].as_flattened_mut().as_chunks_mut::<SIDE_BY_SIDE>();
                for (nth, (cell, bias)) in cell.iter_mut().zip(bias).enumerate() {
                    let mut sum = f32x16::simd_from(simd, *bias);
                    for &one in &ones {
                        sum += f32x16::simd_from(simd, self.taps[one + nth]);
                    }
                    *cell = sum.max(f32x16::splat(simd, 0.0)).into();
                }
            }
        }
    }
}

const _: () = assert!(SIDE_BY_SIDE.is_multiple_of(STRIP) && NUMBERS == 2);
