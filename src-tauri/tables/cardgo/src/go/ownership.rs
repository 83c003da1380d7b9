//! Who owns which points, from how playouts end, and which of them decide the game.

use cardgo::{Board, Cell, Point};

/// Whose each point will be, by its [index](Point::index): 1 surely Black's, −1 surely White's.
#[derive(Clone, Debug)]
pub(super) struct Owners(pub Box<[f32; Point::INDICES]>);

impl Owners {
    /// Whose a point will be.
    pub fn of(&self, point: Point) -> f32 {
        self.0[point.index()]
    }
}

impl Default for Owners {
    fn default() -> Owners {
        Owners(Box::new([0.0; Point::INDICES]))
    }
}

/// How many games ended with each point black, and white.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    games: u32,
    /// Won by Black minus won by White.
    wins: i32,
    /// Black's minus White's.
    owner: [i32; Point::INDICES],
    /// The winner's minus the loser's.
    winner: [i32; Point::INDICES],
}

impl Tally {
    pub fn new() -> Self {
        Tally { games: 0, wins: 0, owner: [0; Point::INDICES], winner: [0; Point::INDICES] }
    }

    /// How many games there were.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Adds the end of a game: 1 if Black has won it, −1 if White has, 0 if nobody.
    #[inline]
    pub fn add(&mut self, board: &Board, won: i32) {
        self.games += 1;
        self.wins += won;
        let size = board.size();
        for row in 0..size {
            for column in 0..size {
                let point = Point::new(column, row);
                let owner = owner(board, point);
                self.owner[point.index()] += owner;
                self.winner[point.index()] += won * owner;
            }
        }
    }

    /// Adds what another thread has counted.
    pub fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.owner.iter_mut().zip(other.owner).for_each(|(sum, more)| *sum += more);
        self.winner.iter_mut().zip(other.winner).for_each(|(sum, more)| *sum += more);
    }

    /// Who owns a point on average: 1 Black, −1 White.
    pub fn owner(&self, point: Point) -> f32 {
        self.owner[point.index()] as f32 / self.games.max(1) as f32
    }

    /// The same of every point, by its [index](Point::index).
    pub fn owners(&self) -> Owners {
        let games = self.games.max(1) as f32;
        let mut owners = Owners::default();
        owners.0.iter_mut().zip(self.owner).for_each(|(owner, sum)| *owner = sum as f32 / games);
        owners
    }

    /// How far a point and the game are won together (criticality, Coulom 2009): by how much more often its owner wins
    /// than if one had nothing to do with the other; at most a half. 0 where everybody's points are, or nobody cares.
    pub fn critical(&self, point: Point) -> f32 {
        let games = self.games.max(1) as f32;
        let together = self.winner[point.index()] as f32 / games;
        let apart = self.owner(point) * (self.wins as f32 / games);
        0.5 * (together - apart).max(0.0)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Games won by Black, by White, and what their last board looks like: the left side is always Black's, the middle
    /// the winner's, the right always White's.
    fn tally(black: u32, white: u32) -> Tally {
        let mut tally = Tally::new();
        let end = |middle: &str| Board::from_rows(&[&format!("X{middle}O"); 3]).unwrap();
        (0..black).for_each(|_| tally.add(&end("X"), 1));
        (0..white).for_each(|_| tally.add(&end("O"), -1));
        tally
    }

    #[test]
    fn a_point_is_critical_as_far_as_the_game_is_won_with_it() {
        let critical = |tally: &Tally| [0, 1, 2].map(|column| tally.critical(Point::new(column, 1)));
        assert_eq!(critical(&tally(5, 5)), [0.0, 0.5, 0.0]);
        assert_eq!(critical(&tally(10, 0)), [0.0; 3], "nobody knows what it takes to lose");
        let [_, middle, _] = critical(&tally(9, 1));
        assert!((0.15..0.2).contains(&middle), "{middle}: hardly ever lost, but with it");
    }

    #[test]
    fn what_two_threads_have_counted_is_one_tally() {
        let (mut one, other) = (tally(3, 0), tally(1, 4));
        one.join(&other);
        let both = tally(4, 4);
        for point in [Point::new(0, 0), Point::new(1, 0)] {
            assert_eq!((one.critical(point), one.owner(point)), (both.critical(point), both.owner(point)));
        }
    }
}
