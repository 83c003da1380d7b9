//! The channels of every point of a board, surrounded by a border of zeros.

/// The maximum number of rows multiplied at a time; the length of a span is a multiple of it.
const ROUND: usize = 8;

/// Channels by point. Points are stored row by row from the top left, the channels of a point side by side.
///
/// Each row of the board is followed by one border point, which is also the border before the next row; above the
/// first row and below the last there is one row of border. So the eight neighbours of a point, border included, are
/// always at the same distances, and a 3×3 kernel can treat the whole span from the first point to the last as one
/// row. The values it writes to border points in between are cleared afterwards.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    /// Number of lines of the board.
    pub size: usize,
    /// Number of channels of each point.
    pub channels: usize,
    /// All numbers, including those of the border, which are 0.
    pub cells: Vec<f32>,
}

impl Grid {
    /// Returns a grid of zeros.
    pub fn new(size: usize, channels: usize) -> Grid {
        let points = 2 * first(size) + span(size);
        Grid { size, channels, cells: vec![0.0; points * channels] }
    }

    /// Number of points from one row to the next.
    pub fn pitch(&self) -> usize {
        self.size + 1
    }

    /// Number of border points before the top left point of the board.
    pub fn first(&self) -> usize {
        first(self.size)
    }

    /// Number of points from the top left one to the last, including the border between rows, rounded up to a multiple
    /// of 8.
    pub fn span(&self) -> usize {
        span(self.size)
    }

    /// The numbers of each row of the board, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let (pitch, size) = (self.pitch() * self.channels, self.size);
        self.cells[self.first() * self.channels..]
            .chunks_exact(pitch)
            .take(size)
            .map(move |row| &row[..pitch / (size + 1) * size])
    }

    /// Like [`Grid::rows`], but mutable.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let (pitch, size, first) = (self.pitch() * self.channels, self.size, self.first() * self.channels);
        self.cells[first..].chunks_exact_mut(pitch).take(size).map(move |row| &mut row[..pitch / (size + 1) * size])
    }

    /// The channels of each point of the board, row by row from the top left.
    pub fn points(&self) -> impl Iterator<Item = &[f32]> {
        self.rows().flat_map(|row| row.chunks_exact(self.channels))
    }

    /// Like [`Grid::points`], but mutable.
    pub fn points_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let channels = self.channels;
        self.rows_mut().flat_map(move |row| row.chunks_exact_mut(channels))
    }

    /// Sets the border to 0 again.
    pub fn clear_border(&mut self) {
        let (channels, pitch, size) = (self.channels, self.pitch(), self.size);
        let span = &mut self.cells[first(size) * channels..][..span(size) * channels];
        let (rows, rest) = span.split_at_mut(size * pitch * channels);
        rows.chunks_exact_mut(pitch * channels).for_each(|row| row[size * channels..].fill(0.0));
        rest.fill(0.0);
    }

    /// Adds a bias to each channel of all points of the board.
    pub fn add_to_all(&mut self, bias: &[f32]) {
        for point in self.points_mut() {
            for (number, bias) in point.iter_mut().zip(bias) {
                *number += bias;
            }
        }
    }

    /// Adds the numbers of another grid.
    pub fn add(&mut self, other: &Grid) {
        for (number, other) in self.cells.iter_mut().zip(&other.cells) {
            *number += other;
        }
    }

    /// Replaces negative numbers by 0.
    pub fn rectify(&mut self) {
        self.cells.iter_mut().for_each(|number| *number = number.max(0.0));
    }

    /// The backward pass of [`Grid::rectify`]: clears the gradient where the number wasn't positive.
    pub fn keep_where_positive(&mut self, rectified: &Grid) {
        for (gradient, number) in self.cells.iter_mut().zip(&rectified.cells) {
            *gradient = if *number > 0.0 { *gradient } else { 0.0 };
        }
    }

    /// Adds the sum of each channel over all points.
    pub fn add_sums(&self, into: &mut [f32]) {
        for point in self.points() {
            for (sum, number) in into.iter_mut().zip(point) {
                *sum += number;
            }
        }
    }
}

/// Number of border points before the top left point: the row above, and one to its left.
fn first(size: usize) -> usize {
    size + 2
}

fn span(size: usize) -> usize {
    (size * (size + 1)).next_multiple_of(ROUND)
}
