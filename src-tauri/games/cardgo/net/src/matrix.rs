//! Products of rows of numbers with a matrix of weights, computed for sixteen outputs at a time.

use fearless_simd::{Simd, f32x16, prelude::*};

/// Number of outputs computed together.
pub(crate) const SIDE_BY_SIDE: usize = 16;

/// A matrix of weights.
pub(crate) struct Matrix {
    inputs: usize,
    outputs: usize,
    /// For each group of sixteen outputs and each input, the weights of these outputs.
    weights: Vec<[f32; SIDE_BY_SIDE]>,
}

impl Matrix {
    /// Returns the matrix whose weight from an input to an output is `weight(input, output)`. `outputs` must be a
    /// multiple of 16.
    pub fn new(inputs: usize, outputs: usize, weight: impl Fn(usize, usize) -> f32) -> Matrix {
        debug_assert!(outputs.is_multiple_of(SIDE_BY_SIDE));
        let mut weights = Vec::with_capacity(inputs * outputs / SIDE_BY_SIDE);
        for first in (0..outputs).step_by(SIDE_BY_SIDE) {
            weights.extend((0..inputs).map(|input| std::array::from_fn(|nth| weight(input, first + nth))));
        }
        Matrix { inputs, outputs, weights }
    }

    /// Returns the matrix with these row-major weights, one row for each input.
    pub fn of_rows(weights: &[f32], outputs: usize) -> Matrix {
        Matrix::new(weights.len() / outputs, outputs, |input, output| weights[input * outputs + output])
    }

    /// Multiplies the rows in `from`, stored one after the other, and writes the products to `into` in the same way.
    /// The number of rows must be a multiple of `ROWS`; additional rows are ignored.
    ///
    /// Each output is the sum over all inputs in order, starting from 0.
    #[inline(always)]
    pub fn multiply<S: Simd, const ROWS: usize>(&self, simd: S, from: &[f32], into: &mut [f32]) {
        let (inputs, outputs) = (self.inputs, self.outputs);
        for (from, into) in from.chunks_exact(ROWS * inputs).zip(into.chunks_exact_mut(ROWS * outputs)) {
            let mut rows = [from; ROWS];
            for (row, numbers) in rows.iter_mut().enumerate() {
                *numbers = &from[row * inputs..][..inputs];
            }
            let (into, _) = into.as_chunks_mut::<SIDE_BY_SIDE>();
            for (nth, weights) in self.weights.chunks_exact(inputs).enumerate() {
                for (row, sum) in sums(simd, &rows, weights).iter().enumerate() {
                    into[row * (outputs / SIDE_BY_SIDE) + nth] = (*sum).into();
                }
            }
        }
    }

    /// Multiplies one row and adds a bias.
    #[inline(always)]
    pub fn apply<S: Simd>(&self, simd: S, from: &[f32], bias: &[f32], into: &mut [f32]) {
        self.multiply::<S, 1>(simd, from, into);
        for (sum, bias) in into.iter_mut().zip(bias) {
            *sum += bias;
        }
    }
}

/// Computes sixteen outputs of each row.
#[inline(always)]
fn sums<S: Simd, const ROWS: usize>(
    simd: S,
    rows: &[&[f32]; ROWS],
    weights: &[[f32; SIDE_BY_SIDE]],
) -> [f32x16<S>; ROWS] {
    let mut sums = [f32x16::splat(simd, 0.0); ROWS];
    for (input, weights) in weights.iter().enumerate() {
        let weights = f32x16::simd_from(simd, *weights);
        for (sum, row) in sums.iter_mut().zip(rows) {
            *sum += f32x16::splat(simd, row[input]) * weights;
        }
    }
    sums
}
