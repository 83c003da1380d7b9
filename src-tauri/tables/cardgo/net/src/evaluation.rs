//! What the net says of a position.

use crate::input::POINTS;
use cardgo::Point;

/// What the net says of a position, as the side to move sees it.
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

    /// How likely a play on each point is, row by row from the top left; 0 where none is legal. With [`Evaluation::pass`]
    /// they sum up to 1.
    #[must_use]
    pub fn policy(&self) -> &[f32] {
        &self.policy[..self.points()]
    }

    /// How likely a play on that point is; 0 for one that the board hasn't got.
    #[must_use]
    pub fn play(&self, point: Point) -> f32 {
        self.place(point).map_or(0.0, |place| self.policy[place])
    }

    /// How likely a pass is.
    #[must_use]
    pub fn pass(&self) -> f32 {
        self.pass
    }

    /// How likely the side to move wins: 0 to 1.
    #[must_use]
    pub fn win(&self) -> f32 {
        self.win
    }

    /// By how many points the side to move wins, komi included; negative if it loses.
    #[must_use]
    pub fn lead(&self) -> f32 {
        self.lead
    }

    /// Whose each point will be, row by row from the top left: 1 for the side to move, −1 for the other.
    #[must_use]
    pub fn ownership(&self) -> &[f32] {
        &self.ownership[..self.points()]
    }

    /// Whose that point will be; 0 for one that the board hasn't got.
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

/// Where a point stands among those of a board, row by row from the top left, if it is one of them.
pub(crate) fn place(size: u8, point: Point) -> Option<usize> {
    let (row, column) = (size.checked_sub(point.row() + 1)?, point.column());
    (column < size).then(|| usize::from(row) * usize::from(size) + usize::from(column))
}
