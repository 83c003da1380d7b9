//! The channels of every point of a board, with a border of zeros around.

/// Rows of numbers are multiplied so many at a time, at most: a span is a multiple of it.
const ROUND: usize = 8;

/// Channels by point. Points stand row by row from the top left, the channels of a point side by side.
///
/// A row of the board is followed by one point of border, which is at the same time the one before the next row; above
/// the first row and below the last there is one of border. So the eight neighbours of a point, and the border beside
/// it, are always found at the same distances, and a 3×3 kernel can go over the whole span from the first point to the
/// last as if it were one row. What it writes into the border between is cleared again.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    /// Lines of the board.
    pub size: usize,
    /// Numbers of each point.
    pub channels: usize,
    /// All numbers, those of the border included; those are 0.
    pub cells: Vec<f32>,
}

impl Grid {
    /// A grid of zeros.
    pub fn new(size: usize, channels: usize) -> Grid {
        let points = 2 * first(size) + span(size);
        Grid { size, channels, cells: vec![0.0; points * channels] }
    }

    /// Points from one row to the next.
    pub fn pitch(&self) -> usize {
        self.size + 1
    }

    /// How many points precede the top left one.
    pub fn first(&self) -> usize {
        first(self.size)
    }

    /// How many points there are from the top left one to the last, the border between rows included, and some more.
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

    /// As [`Grid::rows`], to change them.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let (pitch, size, first) = (self.pitch() * self.channels, self.size, self.first() * self.channels);
        self.cells[first..].chunks_exact_mut(pitch).take(size).map(move |row| &mut row[..pitch / (size + 1) * size])
    }

    /// The channels of each point of the board, row by row from the top left.
    pub fn points(&self) -> impl Iterator<Item = &[f32]> {
        self.rows().flat_map(|row| row.chunks_exact(self.channels))
    }

    /// As [`Grid::points`], to change them.
    pub fn points_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let channels = self.channels;
        self.rows_mut().flat_map(move |row| row.chunks_exact_mut(channels))
    }

    /// Makes the border 0 again.
    pub fn clear_border(&mut self) {
        let (channels, pitch, size) = (self.channels, self.pitch(), self.size);
        let span = &mut self.cells[first(size) * channels..][..span(size) * channels];
        let (rows, rest) = span.split_at_mut(size * pitch * channels);
        rows.chunks_exact_mut(pitch * channels).for_each(|row| row[size * channels..].fill(0.0));
        rest.fill(0.0);
    }

    /// Adds to each channel of each point of the board.
    pub fn add_to_all(&mut self, bias: &[f32]) {
        for point in self.points_mut() {
            for (number, bias) in point.iter_mut().zip(bias) {
                *number += bias;
            }
        }
    }

    /// Adds another grid's numbers.
    pub fn add(&mut self, other: &Grid) {
        for (number, other) in self.cells.iter_mut().zip(&other.cells) {
            *number += other;
        }
    }

    /// Makes negative numbers 0.
    pub fn rectify(&mut self) {
        self.cells.iter_mut().for_each(|number| *number = number.max(0.0));
    }

    /// The way back through [`Grid::rectify`]: of a gradient, keeps only what concerns numbers that were positive.
    pub fn keep_where_positive(&mut self, rectified: &Grid) {
        for (gradient, number) in self.cells.iter_mut().zip(&rectified.cells) {
            *gradient = if *number > 0.0 { *gradient } else { 0.0 };
        }
    }

    /// Adds the sum over all points of each channel.
    pub fn add_sums(&self, into: &mut [f32]) {
        for point in self.points() {
            for (sum, number) in into.iter_mut().zip(point) {
                *sum += number;
            }
        }
    }
}

/// How many points precede the top left one: the border above, and one to its left.
fn first(size: usize) -> usize {
    size + 2
}

fn span(size: usize) -> usize {
    (size * (size + 1)).next_multiple_of(ROUND)
}
