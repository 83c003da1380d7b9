//! 3×3 convolutions by Winograd's method (Lavin, Gray: Fast algorithms for convolutional neural networks, 2015).
//!
//! F(3×3, 3×3) computes 3×3 outputs from a window of 5×5 points with 25 multiplications instead of 81. Windows and
//! kernels are treated as polynomials and evaluated at the points 0, 1, −1, 2 and ∞ in each direction. The products of
//! these values, summed over all channels, are the values of the outputs, from which the outputs are interpolated.
//! Larger tiles need fewer multiplications but lose precision; F(2×2, 3×3) needs 25 % more on 13 lines, 78 % more on
//! 9.

use crate::grid::{Grid, STRIP, Strip, TILE};
use crate::instruction_set::ROUND;
use crate::matrix::Matrix;
use fearless_simd::{Simd, f32x8, prelude::*};

/// Number of values of a window or a kernel in each direction.
const WINDOW: usize = TILE + 2;
/// Number of values of a window or a kernel.
const SPOTS: usize = WINDOW * WINDOW;

/// The coordinates of a point in a window, of an evaluation point, or of a tile: rows from the top, columns from the
/// left.
type GridOffset = (usize, usize);

/// A 3×3 convolution with as many output channels as input channels.
pub(crate) struct Convolution {
    /// For each evaluation point, the value of the kernel for every pair of channels.
    spots: Vec<Matrix>,
}

/// Buffers for the values of windows and of outputs, ordered by evaluation point, then tile, then channel.
pub(crate) struct ConvolutionBuffers {
    windows: Vec<Strip>,
    outputs: Vec<Strip>,
}

impl ConvolutionBuffers {
    /// Allocates buffers for a grid.
    pub fn new(grid: &Grid) -> ConvolutionBuffers {
        let strips = SPOTS * (grid.tiles * grid.tiles).next_multiple_of(ROUND) * grid.strips;
        ConvolutionBuffers { windows: vec![[0.0; STRIP]; strips], outputs: vec![[0.0; STRIP]; strips] }
    }
}

impl Convolution {
    /// Returns the convolution with a kernel of 9 × C × C weights, ordered by tap, then input, then output.
    pub fn new(kernel: &[f32], channels: usize) -> Convolution {
        let spot = |spot: usize| {
            Matrix::new(channels, channels, |input, output| {
                let tap = |tap: usize| f64::from(kernel[(tap * channels + input) * channels + output]);
                kernel_value(tap, spot / WINDOW, spot % WINDOW)
            })
        };
        Convolution { spots: (0..SPOTS).map(spot).collect() }
    }

    /// Convolves `from` and adds a bias for each channel and, if `ADD`, the previous contents of `into`; negative
    /// results become 0. Writes only the board's points of `into`.
    #[inline(always)]
    pub fn apply<S: Simd, const ROWS: usize, const ADD: bool>(
        &self,
        simd: S,
        from: &Grid,
        bias: &[Strip],
        into: &mut Grid,
        buffers: &mut ConvolutionBuffers,
    ) {
        let of_spot = (from.tiles * from.tiles).next_multiple_of(ROWS) * from.strips;
        each_tile(from, |row, column, tile| {
            transform(simd, from, (row, column), &mut buffers.windows[tile..], of_spot);
        });
        let spots = buffers.windows.chunks_exact(of_spot).zip(buffers.outputs.chunks_exact_mut(of_spot));
        for (matrix, (windows, outputs)) in self.spots.iter().zip(spots) {
            matrix.multiply::<S, ROWS>(simd, windows.as_flattened(), outputs.as_flattened_mut());
        }
        each_tile(from, |row, column, tile| {
            for (strip, bias) in bias.iter().enumerate() {
                let values = &buffers.outputs[tile + strip..];
                let value = |spot: GridOffset| f32x8::simd_from(simd, values[(WINDOW * spot.0 + spot.1) * of_spot]);
                let outputs = outputs(simd, value);
                let bias = f32x8::simd_from(simd, *bias);
                for (down, outputs) in outputs.iter().enumerate().take(into.size - TILE * row) {
                    let start = into.at(TILE * row + down, TILE * column) + strip;
                    for (right, output) in outputs.iter().enumerate().take(into.size - TILE * column) {
                        let cell = &mut into.cells[start + right * into.strips];
                        let mut sum = *output + bias;
                        if ADD {
                            sum = f32x8::simd_from(simd, *cell) + sum;
                        }
                        *cell = sum.max(f32x8::splat(simd, 0.0)).into();
                    }
                }
            }
        });
    }
}

/// Calls `visit` with the row and the column of each tile, and the index of its first strip among those of all tiles.
#[inline(always)]
fn each_tile(grid: &Grid, mut visit: impl FnMut(usize, usize, usize)) {
    for row in 0..grid.tiles {
        for column in 0..grid.tiles {
            visit(row, column, (row * grid.tiles + column) * grid.strips);
        }
    }
}

/// Writes the values of a tile's window; `of_spot` is the number of strips between two evaluation points.
#[inline(always)]
fn transform<S: Simd>(simd: S, from: &Grid, tile: GridOffset, into: &mut [Strip], of_spot: usize) {
    for strip in 0..from.strips {
        let window = &from.cells[from.window(tile.0, tile.1) + strip..];
        let cell = |spot: GridOffset| f32x8::simd_from(simd, window[(spot.0 * from.side + spot.1) * from.strips]);
        values(simd, cell, |spot, value| into[(WINDOW * spot.0 + spot.1) * of_spot + strip] = value.into());
    }
}

/// The value of a kernel at an evaluation point. It is computed in double precision, because that happens only once.
fn kernel_value(tap: impl Fn(usize) -> f64, row: usize, column: usize) -> f32 {
    /// The coefficient of each tap of a line at the five points.
    const LINE: [[f64; 3]; WINDOW] = [
        [1.0 / 2.0, 0.0, 0.0],
        [-1.0 / 2.0, -1.0 / 2.0, -1.0 / 2.0],
        [-1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0],
        [1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0],
        [0.0, 0.0, 1.0],
    ];
    let mut sum = 0.0;
    for (down, of_row) in LINE[row].iter().enumerate() {
        for (right, of_column) in LINE[column].iter().enumerate() {
            sum += of_row * of_column * tap(3 * down + right);
        }
    }
    sum as f32
}

/// Computes the value of a window at every evaluation point, for one strip of channels; `cell` returns the numbers of
/// the window.
#[inline(always)]
fn values<S: Simd>(simd: S, cell: impl Fn(GridOffset) -> f32x8<S>, mut tell: impl FnMut(GridOffset, f32x8<S>)) {
    let mut columns = [[f32x8::splat(simd, 0.0); WINDOW]; WINDOW];
    for (right, column) in columns.iter_mut().enumerate() {
        *column = window_line(
            simd,
            [cell((0, right)), cell((1, right)), cell((2, right)), cell((3, right)), cell((4, right))],
        );
    }
    let [a, b, c, d, e] = &columns;
    for down in 0..WINDOW {
        let line = window_line(simd, [a[down], b[down], c[down], d[down], e[down]]);
        for (right, value) in line.iter().enumerate() {
            tell((down, right), *value);
        }
    }
}

/// Evaluates one line of a window at the five points.
#[inline(always)]
fn window_line<S: Simd>(_: S, [a, b, c, d, e]: [f32x8<S>; WINDOW]) -> [f32x8<S>; WINDOW] {
    let far = d - b;
    let (near, twice) = (d - c, b + b);
    let ahead = a - c;
    [(ahead + ahead) + far, near - twice, (near - (c + c)) + twice, far, (e - c) - (far + far)]
}

/// The 3×3 outputs of a tile whose value at each evaluation point is `value`, for one strip of channels.
#[inline(always)]
fn outputs<S: Simd>(simd: S, value: impl Fn(GridOffset) -> f32x8<S>) -> [[f32x8<S>; TILE]; TILE] {
    let mut columns = [[f32x8::splat(simd, 0.0); TILE]; WINDOW];
    for (right, column) in columns.iter_mut().enumerate() {
        *column = output_line(
            simd,
            [value((0, right)), value((1, right)), value((2, right)), value((3, right)), value((4, right))],
        );
    }
    let [a, b, c, d, e] = &columns;
    let mut rows = [[f32x8::splat(simd, 0.0); TILE]; TILE];
    for (down, row) in rows.iter_mut().enumerate() {
        *row = output_line(simd, [a[down], b[down], c[down], d[down], e[down]]);
    }
    rows
}

/// Interpolates one line of outputs from its values at the five points.
#[inline(always)]
fn output_line<S: Simd>(_: S, [a, b, c, d, e]: [f32x8<S>; WINDOW]) -> [f32x8<S>; TILE] {
    let (sum, difference, twice) = (b + c, b - c, d + d);
    [(a + sum) + d, difference + twice, (sum + (twice + twice)) + e]
}

#[cfg(test)]
mod tests;
