//! Who owns which points, from how playouts end.

use cardgo::{Board, Cell, Point};

/// How many games ended with each point black, and white.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    games: u32,
    /// Black's minus White's.
    owner: [i32; Point::INDICES],
}

impl Tally {
    pub fn new() -> Self {
        Tally { games: 0, owner: [0; Point::INDICES] }
    }

    /// Adds the end of a game.
    #[inline]
    pub fn add(&mut self, board: &Board) {
        self.games += 1;
        let size = board.size();
        for row in 0..size {
            for column in 0..size {
                let point = Point::new(column, row);
                self.owner[point.index()] += owner(board, point);
            }
        }
    }

    /// Adds what another thread has counted.
    pub fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.owner.iter_mut().zip(other.owner).for_each(|(sum, more)| *sum += more);
    }

    /// Who owns a point on average: 1 Black, −1 White.
    pub fn owner(&self, point: Point) -> f32 {
        self.owner[point.index()] as f32 / self.games.max(1) as f32
    }
}

/// Who owns a point at the end of a playout: 1 Black, −1 White, 0 nobody.
#[inline]
pub(super) fn owner(board: &Board, point: Point) -> i32 {
    let of = |cell| match cell {
        Cell::Black => 1,
        Cell::White => -1,
        Cell::Empty | Cell::Edge => 0,
    };
    let cell = board.cell(point);
    if cell != Cell::Empty {
        return of(cell);
    }
    let around = point.neighbours().map(|next| of(board.cell(next)));
    i32::from(around.contains(&1)) - i32::from(around.contains(&-1))
}
