//! Winograd's method compared with the definition of a convolution.

use super::*;
use crate::instruction_set::{InstructionSet, Work};
use proptest::prelude::*;

const CHANNELS: usize = 16;
const STRIPS: usize = CHANNELS / STRIP;

struct Convolve<'a> {
    convolution: &'a Convolution,
    from: &'a Grid,
    bias: &'a [Strip],
    into: &'a mut Grid,
}

impl Work for Convolve<'_> {
    #[inline(always)]
    fn run<S: Simd, const ROWS: usize>(self, simd: S) {
        let mut buffers = ConvolutionBuffers::new(self.from);
        self.convolution.apply::<S, ROWS, true>(simd, self.from, self.bias, self.into, &mut buffers);
    }
}

/// A grid with numbers on the points of the board.
fn grid(size: usize, mut number: impl FnMut() -> f32) -> Grid {
    let mut grid = Grid::new(STRIPS, size);
    for row in 0..size {
        for column in 0..size {
            let start = grid.at(row, column);
            grid.cells[start..][..STRIPS].as_flattened_mut().fill_with(&mut number);
        }
    }
    grid
}

fn channels(grid: &Grid, row: usize, column: usize) -> &[f32] {
    grid.cells[grid.at(row, column)..][..STRIPS].as_flattened()
}

/// The convolution by its definition: the output, and the sum of the magnitudes of its terms.
fn slow(kernel: &[f32], from: &Grid, (row, column): (usize, usize), output: usize) -> (f64, f64) {
    let (mut sum, mut size) = (0.0, 0.0);
    for tap in 0..9 {
        let (Some(row), Some(column)) = ((row + tap / 3).checked_sub(1), (column + tap % 3).checked_sub(1)) else {
            continue;
        };
        if row >= from.size || column >= from.size {
            continue;
        }
        for (input, number) in channels(from, row, column).iter().enumerate() {
            let term = f64::from(*number) * f64::from(kernel[(tap * CHANNELS + input) * CHANNELS + output]);
            sum += term;
            size += term.abs();
        }
    }
    (sum, size)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn it_is_a_convolution(size in 7_usize..=19, seed in any::<u64>()) {
        let mut state = seed;
        let mut number = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as f32 / (1 << 23) as f32 - 1.0
        };
        let kernel: Vec<f32> = (0..9 * CHANNELS * CHANNELS).map(|_| number()).collect();
        let bias: Vec<Strip> = (0..STRIPS).map(|_| std::array::from_fn(|_| number())).collect();
        let (from, before) = (grid(size, &mut number), grid(size, &mut number));
        let convolution = Convolution::new(&kernel, CHANNELS);
        for level in InstructionSet::ALL {
            let mut into = Grid { cells: before.cells.clone(), ..Grid::new(STRIPS, size) };
            level.run(Convolve { convolution: &convolution, from: &from, bias: &bias, into: &mut into });
            for place in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
                for (output, ours) in channels(&into, place.0, place.1).iter().enumerate() {
                    let (sum, terms) = slow(&kernel, &from, place, output);
                    let added = channels(&before, place.0, place.1)[output] + bias.as_flattened()[output];
                    let theirs = (sum + f64::from(added)).max(0.0);
                    let far = (f64::from(*ours) - theirs).abs();
                    // At the edge the rounding errors of all points of the tile matter.
                    prop_assert!(far <= 5e-6 * (terms + 1.0), "{level}: {ours} instead of {theirs} at {place:?}");
                }
            }
            let border = |row: usize, column: usize| &into.cells[(row * into.side + column) * STRIPS..][..STRIPS];
            for nth in 0..into.side {
                prop_assert!(border(0, nth).iter().chain(border(nth, 0)).flatten().all(|number| *number == 0.0));
            }
        }
    }
}
