//! Tests of the convolutions, compared with their definition.

use super::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SIZE: usize = 7;
const INPUTS: usize = 16;
const OUTPUTS: usize = 32;

/// All instruction sets that this processor supports.
fn levels() -> Vec<Level> {
    let best = Level::new();
    let mut levels = vec![best, Level::Fallback(fearless_simd::Fallback::new())];
    #[cfg(target_arch = "x86_64")]
    levels.extend(best.as_avx2().map(Level::Avx2).into_iter().chain(best.as_sse2().map(Level::Sse2)));
    levels
}

fn numbers(many: usize, random: &mut ChaCha8Rng) -> Vec<f32> {
    (0..many).map(|_| random.random_range(-1.0..1.0)).collect()
}

fn board(channels: usize, random: &mut ChaCha8Rng) -> Grid {
    let mut grid = Grid::new(SIZE, channels);
    grid.points_mut().for_each(|point| point.copy_from_slice(&numbers(channels, random)));
    grid
}

/// The channels of a point; `None` outside the board.
fn at(grid: &Grid, row: usize, column: usize) -> Option<&[f32]> {
    (row < SIZE && column < SIZE).then(|| grid.points().nth(row * SIZE + column).unwrap())
}

/// The convolution by its definition.
fn convolved(weights: &[f32], from: &Grid) -> Grid {
    let mut into = Grid::new(SIZE, OUTPUTS);
    let reach = if weights.len() == INPUTS * OUTPUTS { 0 } else { 1 };
    let wide = 2 * reach + 1;
    for (place, point) in into.points_mut().enumerate() {
        for tap in 0..wide * wide {
            let (row, column) = (place / SIZE + tap / wide, place % SIZE + tap % wide);
            let Some(seen) = at(from, row.wrapping_sub(reach), column.wrapping_sub(reach)) else { continue };
            for (input, number) in seen.iter().enumerate() {
                for (output, sum) in point.iter_mut().enumerate() {
                    *sum += number * weights[(tap * INPUTS + input) * OUTPUTS + output];
                }
            }
        }
    }
    into
}

fn product(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(one, other)| f64::from(one * other)).sum()
}

#[test]
fn a_convolution_is_what_its_definition_says() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for taps in [1, 9] {
        let (from, weights) = (board(INPUTS, &mut random), numbers(taps * INPUTS * OUTPUTS, &mut random));
        let expected = convolved(&weights, &from);
        for level in levels() {
            let mut into = Grid::new(SIZE, OUTPUTS);
            Convolution::new(level, &weights, INPUTS, OUTPUTS).apply(&from, &mut into);
            let near = |(one, other): (&f32, &f32)| (one - other).abs() < 1e-4;
            assert!(into.cells.iter().zip(&expected.cells).all(near), "{taps} taps, {level:?}, the border included");
        }
    }
}

/// A convolution is linear in its input and in its weights. So the product of an output gradient with the outputs
/// equals the product of the gradient it gives for the input (or the weights) with the input (or the weights).
#[test]
fn what_is_led_back_agrees_with_what_went_there() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for taps in [1, 9] {
        let (from, weights) = (board(INPUTS, &mut random), numbers(taps * INPUTS * OUTPUTS, &mut random));
        let gradient = board(OUTPUTS, &mut random);
        let expected = product(&convolved(&weights, &from).cells, &gradient.cells);
        for level in levels() {
            let mut back = Grid::new(SIZE, INPUTS);
            let convolution = Convolution::new(level, &weights, INPUTS, OUTPUTS);
            convolution.back(&gradient, &mut back);
            assert!((product(&back.cells, &from.cells) - expected).abs() < 1e-2, "{taps} taps, {level:?}");
            let mut slopes = vec![0.0; weights.len()];
            convolution.add_weight_gradient(&from, &gradient, &mut slopes);
            assert!((product(&slopes, &weights) - expected).abs() < 1e-2, "{taps} taps, {level:?}");
        }
    }
}
