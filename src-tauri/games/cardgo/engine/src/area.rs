//! Area scoring (GO-1.4): a colour's points are its stones, and the empty points that reach only its stones. This is
//! the count of the Tromp–Taylor rules once dead stones are off the board.

use crate::board::Board;
use crate::cell::Cell;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;

/// The owner of each point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Living stones, by colour.
    pub stones: [PointSet; 2],
    /// Empty points, and those of dead stones, that reach only one colour, by that colour.
    pub territory: [PointSet; 2],
}

impl Area {
    /// The owner of a point; `None` if it counts for neither colour.
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| {
            let colour = colour.index();
            self.stones[colour].contains(point) || self.territory[colour].contains(point)
        })
    }

    /// A colour's points, without komi.
    #[must_use]
    pub fn points(&self, colour: Colour) -> u16 {
        (self.stones[colour.index()].len() + self.territory[colour.index()].len()) as u16
    }

    /// Black's points minus White's and the komi, in half points.
    #[must_use]
    pub fn margin(&self, komi: i16) -> i16 {
        2 * (self.points(Colour::Black) as i16 - self.points(Colour::White) as i16) - komi
    }
}

/// Counts a board after removing the `dead` stones.
///
/// ```
/// use cardgo::{Board, Colour, PointSet, area};
///
/// let board: Board = "
///     . X . O .
///     . X . O .
///     O X . O .
///     . X . O .
///     . X . O ."
///     .parse()
///     .unwrap();
/// // With this stone alive, White's stone at the left makes the points on that side neutral.
/// let living = area::score(&board, &PointSet::EMPTY);
/// assert_eq!((living.points(Colour::Black), living.points(Colour::White)), (5, 11));
/// // If it is removed as dead, the point is Black's. The line in the middle reaches both colours and counts for neither.
/// let dead: PointSet = ["A3".parse().unwrap()].into_iter().collect();
/// let counted = area::score(&board, &dead);
/// assert_eq!((counted.points(Colour::Black), counted.points(Colour::White)), (10, 10));
/// assert_eq!(counted.owner("A3".parse().unwrap()), Some(Colour::Black));
/// assert_eq!(counted.margin(13), -13, "in half points: White has won by the komi of 6.5");
/// ```
#[must_use]
pub fn score(board: &Board, dead: &PointSet) -> Area {
    let all = PointSet::board(board.size());
    let stones = Colour::BOTH.map(|colour| board.stones(colour) - *dead);
    let empty = all - stones[0] - stones[1];
    let reached = stones.map(|stones| reach(stones, empty));
    Area { stones, territory: [reached[0] - reached[1], reached[1] - reached[0]] }
}

/// The points still worth playing for once the `dead` stones are removed: neutral points, unless they lie between
/// stones of both colours, and points with no stone within three steps.
#[must_use]
pub fn open(board: &Board, dead: &PointSet) -> PointSet {
    let all = PointSet::board(board.size());
    let Area { stones, territory } = score(board, dead);
    let standing = stones[0] | stones[1];
    let nobodys = all - standing - territory[0] - territory[1];
    let between = stones[0].spread() & stones[1].spread();
    let mut near = standing;
    for _ in 0..REACH {
        near |= near.spread() & all;
    }
    (nobodys - between) | (all - near)
}

/// Number of steps that a stone's influence is assumed to reach.
const REACH: usize = 3;

/// The empty points that a path of empty points connects to one of the stones.
fn reach(stones: PointSet, empty: PointSet) -> PointSet {
    let mut reached = stones.spread() & empty;
    loop {
        let further = (reached | reached.spread()) & empty;
        if further == reached {
            return reached;
        }
        reached = further;
    }
}

/// Black's points minus White's at the end of a playout, with every stone taken as alive. The same as [`score`], but
/// fast if every empty point is surrounded by one colour.
///
/// ```
/// use cardgo::{Board, area};
///
/// assert_eq!(area::lead(&Board::new(9)), 0, "an empty board is nobody's");
/// ```
#[inline]
#[must_use]
pub fn lead(board: &Board) -> i16 {
    let mut lead = board.stone_count(Colour::Black) as i16 - board.stone_count(Colour::White) as i16;
    for &point in board.empties() {
        let neighbours = point.neighbours().map(|next| board.cell(next));
        let (black, white) = (neighbours.contains(&Cell::Black), neighbours.contains(&Cell::White));
        if neighbours.contains(&Cell::Empty) {
            let area = score(board, &PointSet::EMPTY);
            return area.points(Colour::Black) as i16 - area.points(Colour::White) as i16;
        }
        lead += i16::from(black && !white) - i16::from(white && !black);
    }
    lead
}
