//! Global pooling over the board: for each channel the mean, the mean scaled by the board size, and the maximum.

use crate::grid::{Grid, STRIP, Strip};
use fearless_simd::{Simd, f32x8, prelude::*};

/// Sums and maxima of channels over the points added so far.
pub(crate) struct Pool {
    sums: Vec<Strip>,
    maxima: Vec<Strip>,
}

impl Pool {
    /// Allocates sums and maxima for that number of strips.
    pub fn new(strips: usize) -> Pool {
        Pool { sums: vec![[0.0; STRIP]; strips], maxima: vec![[0.0; STRIP]; strips] }
    }

    /// Resets the sums and maxima. Channels are never negative, so the maxima start at 0.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.sums.fill([0.0; STRIP]);
        self.maxima.fill([0.0; STRIP]);
    }

    /// Adds a point.
    #[inline(always)]
    pub fn add<S: Simd>(&mut self, simd: S, channels: &[Strip]) {
        for ((sum, maximum), strip) in self.sums.iter_mut().zip(&mut self.maxima).zip(channels) {
            let strip = f32x8::simd_from(simd, *strip);
            *sum = (f32x8::simd_from(simd, *sum) + strip).into();
            *maximum = f32x8::simd_from(simd, *maximum).max(strip).into();
        }
    }

    /// Writes means, means scaled by the size, and maxima, one after the other.
    #[inline(always)]
    pub fn write(&self, size: usize, into: &mut [f32]) {
        let channels = STRIP * self.sums.len();
        let area = (size * size) as f32;
        let scale = (size as f32 - 13.0) * 0.1;
        for (channel, (sum, maximum)) in self.sums.as_flattened().iter().zip(self.maxima.as_flattened()).enumerate() {
            let mean = sum / area;
            into[channel] = mean;
            into[channels + channel] = mean * scale;
            into[2 * channels + channel] = *maximum;
        }
    }

    /// Pools all points of a board.
    #[inline(always)]
    pub fn of_grid<S: Simd>(&mut self, simd: S, grid: &Grid, into: &mut [f32]) {
        self.clear();
        for row in 0..grid.size {
            let start = grid.at(row, 0);
            for point in grid.cells[start..][..grid.size * grid.strips].chunks_exact(grid.strips) {
                self.add(simd, point);
            }
        }
        self.write(grid.size, into);
    }
}
