//! Convolutions with 3×3 and 1×1 kernels: the forward pass, and the backward passes to their input and their weights.
//!
//! Sixteen outputs are computed together in vectors. The number of rows multiplied at a time is chosen so that all
//! sums stay in registers: eight with 32 registers of sixteen numbers, fewer with smaller ones.

use crate::grid::Grid;
use fearless_simd::{Level, Simd, dispatch, f32x16, prelude::*};

/// Number of outputs computed together.
const SIDE_BY_SIDE: usize = 16;

/// A convolution, arranged for the forward and backward passes.
pub(crate) struct Convolution {
    level: Level,
    forward: Kernel,
    backward: Kernel,
}

impl Convolution {
    /// Returns the convolution with these row-major weights: taps × inputs × outputs, with nine taps row by row or
    /// with one. The numbers of inputs and outputs must be multiples of 16.
    pub fn new(level: Level, weights: &[f32], inputs: usize, outputs: usize) -> Convolution {
        let taps = weights.len() / (inputs * outputs);
        let weight = |tap: usize, input: usize, output: usize| weights[(tap * inputs + input) * outputs + output];
        // The kernel rotated by 180°, with inputs and outputs exchanged.
        let turned = |tap: usize, output: usize, input: usize| weight(taps - 1 - tap, input, output);
        Convolution {
            level,
            forward: Kernel::arranged(taps, inputs, outputs, weight),
            backward: Kernel::arranged(taps, outputs, inputs, turned),
        }
    }

    /// Convolves a board.
    pub fn apply(&self, from: &Grid, into: &mut Grid) {
        dispatch!(self.level, simd => self.forward.apply(simd, from, into));
        into.clear_border();
    }

    /// The backward pass to the input: writes its gradient, given the gradient of the output.
    pub fn back(&self, output: &Grid, into: &mut Grid) {
        dispatch!(self.level, simd => self.backward.apply(simd, output, into));
        into.clear_border();
    }

    /// The backward pass to the weights: adds to their gradient, given the gradient of the output.
    pub fn add_weight_gradient(&self, from: &Grid, output: &Grid, into: &mut [f32]) {
        dispatch!(self.level, simd => add_products(simd, from, output, into));
    }
}

/// Weights in the order of multiplication.
struct Kernel {
    taps: usize,
    inputs: usize,
    outputs: usize,
    /// For each group of sixteen outputs, each tap and each input, the weights of these outputs.
    weights: Vec<[f32; SIDE_BY_SIDE]>,
}

impl Kernel {
    fn arranged(taps: usize, inputs: usize, outputs: usize, weight: impl Fn(usize, usize, usize) -> f32) -> Kernel {
        let mut weights = Vec::with_capacity(taps * inputs * outputs / SIDE_BY_SIDE);
        for first in (0..outputs).step_by(SIDE_BY_SIDE) {
            for tap in 0..taps {
                weights.extend((0..inputs).map(|input| std::array::from_fn(|nth| weight(tap, input, first + nth))));
            }
        }
        Kernel { taps, inputs, outputs, weights }
    }

    #[inline(always)]
    fn apply<S: Simd>(&self, simd: S, from: &Grid, into: &mut Grid) {
        match S::f32s::LEN {
            16 => self.apply_rows::<S, 8>(simd, from, into),
            8 => self.apply_rows::<S, 4>(simd, from, into),
            _ => self.apply_rows::<S, 2>(simd, from, into),
        }
    }

    #[inline(always)]
    fn apply_rows<S: Simd, const ROWS: usize>(&self, simd: S, from: &Grid, into: &mut Grid) {
        let (inputs, outputs) = (self.inputs, self.outputs);
        let begin = into.first();
        for (strip, weights) in self.weights.chunks_exact(self.taps * inputs).enumerate() {
            for start in (0..from.span()).step_by(ROWS) {
                let mut sums = [f32x16::splat(simd, 0.0); ROWS];
                for (weights, offset) in weights.chunks_exact(inputs).zip(offsets(from, self.taps)) {
                    let points = &from.cells[(start + offset) * inputs..][..ROWS * inputs];
                    let mut rows = [points; ROWS];
                    for (row, numbers) in rows.iter_mut().enumerate() {
                        *numbers = &points[row * inputs..][..inputs];
                    }
                    for (input, weights) in weights.iter().enumerate() {
                        let weights = f32x16::simd_from(simd, *weights);
                        for (sum, row) in sums.iter_mut().zip(&rows) {
                            *sum = f32x16::splat(simd, row[input]).mul_add(weights, *sum);
                        }
                    }
                }
                for (row, sum) in sums.iter().enumerate() {
                    let at = (begin + start + row) * outputs + strip * SIDE_BY_SIDE;
                    into.cells[at..][..SIDE_BY_SIDE].copy_from_slice(&<[f32; SIDE_BY_SIDE]>::from(*sum));
                }
            }
        }
    }
}

/// Adds the products of the numbers of points with the gradients of points: taps × inputs × outputs.
#[inline(always)]
fn add_products<S: Simd>(simd: S, from: &Grid, outputs: &Grid, into: &mut [f32]) {
    match S::f32s::LEN {
        16 => add_products_of_rows::<S, 8>(simd, from, outputs, into),
        8 => add_products_of_rows::<S, 4>(simd, from, outputs, into),
        _ => add_products_of_rows::<S, 2>(simd, from, outputs, into),
    }
}

#[inline(always)]
fn add_products_of_rows<S: Simd, const ROWS: usize>(simd: S, from: &Grid, outputs: &Grid, into: &mut [f32]) {
    let (wide_in, wide_out) = (from.channels, outputs.channels);
    let gradients = &outputs.cells[outputs.first() * wide_out..][..outputs.span() * wide_out];
    let taps = into.len() / (wide_in * wide_out);
    for (into, offset) in into.chunks_exact_mut(wide_in * wide_out).zip(offsets(from, taps)) {
        let points = &from.cells[offset * wide_in..][..from.span() * wide_in];
        for (first, into) in into.chunks_exact_mut(ROWS * wide_out).enumerate() {
            for strip in (0..wide_out).step_by(SIDE_BY_SIDE) {
                let mut sums = [f32x16::splat(simd, 0.0); ROWS];
                for (point, gradient) in points.chunks_exact(wide_in).zip(gradients.chunks_exact(wide_out)) {
                    let gradient = f32x16::from_slice(simd, &gradient[strip..][..SIDE_BY_SIDE]);
                    let numbers = &point[first * ROWS..][..ROWS];
                    for (sum, number) in sums.iter_mut().zip(numbers) {
                        *sum = f32x16::splat(simd, *number).mul_add(gradient, *sum);
                    }
                }
                for (sum, into) in sums.iter().zip(into.chunks_exact_mut(wide_out)) {
                    let into = &mut into[strip..][..SIDE_BY_SIDE];
                    let total: [f32; SIDE_BY_SIDE] = (f32x16::from_slice(simd, into) + *sum).into();
                    into.copy_from_slice(&total);
                }
            }
        }
    }
}

/// For each tap, the distance in points from a point's index in the span to the tap's point in the grid.
#[inline(always)]
fn offsets(grid: &Grid, taps: usize) -> impl Iterator<Item = usize> {
    let (pitch, first) = (grid.pitch(), grid.first());
    (0..taps).map(move |tap| if taps == 1 { first } else { tap / 3 * pitch + tap % 3 })
}

#[cfg(test)]
mod tests;
