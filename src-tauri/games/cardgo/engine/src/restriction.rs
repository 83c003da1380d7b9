//! The restrictions on moves: which empty points a lasting effect forbids (GO-3.5, GO-4.9 to GO-4.15).
//!
//! A restriction is a mask over the points that plain Go allows: it never makes an illegal move legal.

use crate::board::Board;
use crate::card::Card;
use crate::colour::Colour;
use crate::lasting::LastingEffect;
use crate::line::Line;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::public_state::PublicState;

/// Minimum number of empty points without a neighbouring stone for playing Elbow room (GO-4.11).
pub(crate) const ELBOW_ROOM: u16 = 10;
/// Number of lines from the edge that Shoreline allows and High ground forbids.
const OUTER: u8 = 3;

impl PublicState {
    /// The lasting effect that restricts the seat to move. A Trap restricts only its own player.
    #[inline]
    pub(crate) fn binding(&self) -> Option<&LastingEffect> {
        let lasting = self.desk.lasting.as_ref()?;
        let own = lasting.by == self.active();
        let binds = match lasting.card {
            Card::Trap => own,
            card => !(own && card.binds_opponent_only()),
        };
        binds.then_some(lasting)
    }

    /// The empty points that a lasting effect forbids to the seat to move, whether or not plain Go allows them.
    #[inline]
    #[must_use]
    pub fn banned(&self) -> PointSet {
        let Some(lasting) = self.binding() else { return PointSet::EMPTY };
        let board = self.position.board();
        let size = board.size();
        let by = Colour::BOTH[lasting.by.index() & 1];
        let empty = |forbids: &dyn Fn(Point) -> bool| filter(board, forbids);
        match (lasting.card, lasting.point, lasting.line) {
            (Card::Ban, Some(point), _) => around(size, point) & empty_points(board),
            (Card::Tether, ..) => empty(&|point| !board.touches(point, by)),
            (Card::ElbowRoom, ..) => empty(&|point| board.touches_any(point)),
            (Card::HighGround, ..) => empty_points(board) - inner(size),
            (Card::Shoreline, ..) => empty_points(board) & inner(size),
            (Card::Wall, _, Some(line)) => along(size, line) & empty_points(board),
            (Card::Truce, ..) => empty(&|point| board.takes(point, self.position.turn())),
            (Card::Trap, Some(point), _) => PointSet::from_iter([point]),
            _ => PointSet::EMPTY,
        }
    }

    /// The card that leaves the seat to move only a pass, if there would be a legal point without it (GO-3.6). A
    /// player's own Trap never forces a pass, which would reveal its point.
    pub(crate) fn forcing(&self) -> Option<Card> {
        let card = self.binding()?.card;
        if card == Card::Trap {
            return None;
        }
        let banned = self.banned();
        let forced = !self.position.has_legal(|point| !banned.contains(point)) && self.position.has_legal(|_| true);
        forced.then_some(card)
    }

    /// Number of empty points without a neighbouring stone (GO-4.11).
    #[must_use]
    pub fn free_points(&self) -> u16 {
        let board = self.position.board();
        board.empties().iter().filter(|&&point| !board.touches_any(point)).count() as u16
    }

    /// Whether there is enough room to play Elbow room.
    #[inline]
    pub(crate) fn has_elbow_room(&self) -> bool {
        let board = self.position.board();
        let mut free = board.empties().iter().filter(|&&point| !board.touches_any(point));
        free.nth(usize::from(ELBOW_ROOM) - 1).is_some()
    }
}

fn filter(board: &Board, forbids: &dyn Fn(Point) -> bool) -> PointSet {
    board.empties().iter().copied().filter(|&point| forbids(point)).collect()
}

fn empty_points(board: &Board) -> PointSet {
    board.empties().iter().copied().collect()
}

/// A point and its eight neighbours.
fn around(size: u8, point: Point) -> PointSet {
    let span = |at: u8| (at.saturating_sub(1), at + 1);
    PointSet::rectangle(size, span(point.column()), span(point.row()))
}

/// The points on the fourth line and above.
fn inner(size: u8) -> PointSet {
    if size <= 2 * OUTER {
        return PointSet::EMPTY;
    }
    let span = (OUTER, size - 1 - OUTER);
    PointSet::rectangle(size, span, span)
}

fn along(size: u8, line: Line) -> PointSet {
    match line {
        Line::Column(column) => PointSet::rectangle(size, (column, column), (0, size)),
        Line::Row(row) => PointSet::rectangle(size, (0, size), (row, row)),
    }
}
