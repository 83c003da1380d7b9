//! Global pooling over the board: for each channel the mean, the mean scaled by the board size, and the maximum.

use crate::grid::Grid;

/// Means, scaled means and maxima of the channels of a board, and the points of the maxima.
#[derive(Clone, Debug)]
pub(crate) struct Pooled {
    /// Means, scaled means, maxima: three numbers for each channel.
    pub numbers: Vec<f32>,
    /// For each channel, the index of the point with its maximum, row by row from the top left.
    highest: Vec<u32>,
}

impl Pooled {
    /// Allocates the numbers for a grid with that number of channels.
    pub fn new(channels: usize) -> Pooled {
        Pooled { numbers: vec![0.0; 3 * channels], highest: vec![0; channels] }
    }

    /// Pools a board, whose channels must not be negative.
    pub fn pool(&mut self, grid: &Grid) {
        let channels = grid.channels;
        let (means, others) = self.numbers.split_at_mut(channels);
        let (scaled, maxima) = others.split_at_mut(channels);
        means.fill(0.0);
        maxima.fill(-1.0);
        for (place, point) in (0_u32..).zip(grid.points()) {
            let of_channels = means.iter_mut().zip(maxima.iter_mut()).zip(&mut self.highest).zip(point);
            for (((sum, maximum), highest), number) in of_channels {
                *sum += number;
                *highest = if number > maximum { place } else { *highest };
                *maximum = maximum.max(*number);
            }
        }
        let area = (grid.size * grid.size) as f32;
        for (mean, scaled) in means.iter_mut().zip(scaled) {
            *mean /= area;
            *scaled = *mean * scale(grid.size);
        }
    }

    /// The backward pass: adds to the gradient of the board, given the gradient of the numbers.
    pub fn add_gradient(&self, gradient: &[f32], into: &mut Grid) {
        let (channels, size) = (into.channels, into.size);
        let (means, others) = gradient.split_at(channels);
        let (scaled, maxima) = others.split_at(channels);
        let area = (size * size) as f32;
        let share = |(mean, scaled): (&f32, &f32)| (mean + scaled * scale(size)) / area;
        let shares: Vec<f32> = means.iter().zip(scaled).map(share).collect();
        into.add_to_all(&shares);
        for (channel, (maximum, highest)) in maxima.iter().zip(&self.highest).enumerate() {
            let (row, column) = (*highest as usize / size, *highest as usize % size);
            let point = into.first() + row * into.pitch() + column;
            into.cells[point * channels + channel] += maximum;
        }
    }
}

/// The factor between the mean and the scaled mean.
fn scale(size: usize) -> f32 {
    (size as f32 - 13.0) * 0.1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of seven lines with two channels: the first counts up, the second is 1 at a single point.
    fn board() -> Grid {
        let mut grid = Grid::new(7, 2);
        for (place, point) in grid.points_mut().enumerate() {
            point.copy_from_slice(&[place as f32, f32::from(u8::from(place == 16))]);
        }
        grid
    }

    #[test]
    fn means_and_maxima_are_of_the_points_of_the_board() {
        let mut pooled = Pooled::new(2);
        pooled.pool(&board());
        let near = |(one, other): (&f32, f32)| (one - other).abs() < 1e-5;
        assert!(pooled.numbers.iter().zip([24.0, 1.0 / 49.0, -14.4, -0.6 / 49.0, 48.0, 1.0]).all(near));
    }

    #[test]
    fn a_gradient_goes_to_all_points_for_the_mean_and_to_one_for_the_maximum() {
        let mut pooled = Pooled::new(2);
        pooled.pool(&board());
        let mut gradient = Grid::new(7, 2);
        pooled.add_gradient(&[49.0, 0.0, 0.0, 98.0, 5.0, 7.0], &mut gradient);
        let points: Vec<Vec<f32>> = gradient.points().map(<[f32]>::to_vec).collect();
        let near = |point: &[f32], other: [f32; 2]| point.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-5);
        assert!(near(&points[0], [1.0, -1.2]));
        assert!(near(&points[16], [1.0, 5.8]));
        assert!(near(&points[48], [6.0, -1.2]));
    }
}
