//! The output of the net for a position.

use crate::input::POINTS;
use cardgo::Point;

/// The output of the net for a position, from the point of view of the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    size: u8,
    pub(crate) policy: [f32; POINTS],
    pub(crate) pass: f32,
    pub(crate) win: f32,
    pub(crate) lead: f32,
    pub(crate) ownership: [f32; POINTS],
}

impl Evaluation {
    pub(crate) fn blank(size: u8) -> Evaluation {
        Evaluation { size, policy: [0.0; POINTS], pass: 0.0, win: 0.0, lead: 0.0, ownership: [0.0; POINTS] }
    }

    /// The probability of a play on each point, row by row from the top left; 0 if the point isn't legal. Together
    /// with [`Evaluation::pass`] the sum is 1.
    #[must_use]
    pub fn policy(&self) -> &[f32] {
        &self.policy[..self.points()]
    }

    /// The probability of a play on that point; 0 if it isn't on the board.
    #[must_use]
    pub fn play(&self, point: Point) -> f32 {
        self.place(point).map_or(0.0, |place| self.policy[place])
    }

    /// The probability of a pass.
    #[must_use]
    pub fn pass(&self) -> f32 {
        self.pass
    }

    /// The win rate of the side to move, from 0 to 1.
    #[must_use]
    pub fn win(&self) -> f32 {
        self.win
    }

    /// The expected margin of the side to move in points, komi included; negative if it loses.
    #[must_use]
    pub fn lead(&self) -> f32 {
        self.lead
    }

    /// The expected owner of each point, row by row from the top left: 1 for the side to move, −1 for the other side.
    #[must_use]
    pub fn ownership(&self) -> &[f32] {
        &self.ownership[..self.points()]
    }

    /// The expected owner of that point, as in [`Evaluation::ownership`]; 0 if it isn't on the board.
    #[must_use]
    pub fn owner(&self, point: Point) -> f32 {
        self.place(point).map_or(0.0, |place| self.ownership[place])
    }

    fn points(&self) -> usize {
        usize::from(self.size) * usize::from(self.size)
    }

    fn place(&self, point: Point) -> Option<usize> {
        place(self.size, point)
    }
}

/// The index of a point among those of a board, row by row from the top left; `None` if it isn't on the board.
pub(crate) fn place(size: u8, point: Point) -> Option<usize> {
    let (row, column) = (size.checked_sub(point.row() + 1)?, point.column());
    (column < size).then(|| usize::from(row) * usize::from(size) + usize::from(column))
}
