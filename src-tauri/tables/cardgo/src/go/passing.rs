//! When to pass.
//!
//! Counted as it stands, an open board is won by somebody, by the komi if by nothing else; a search would take that win
//! at the second move, and the other player would have had no game. So the question is asked before it searches.

use super::estimate::estimate;
use super::owners::Owners;
use cardgo::{Board, Colour, PointSet, Position, area};

/// A point is in doubt up to here.
const SURE: f32 = 0.5;
/// How surely somebody's a point must be to count as settled.
const SETTLED: f32 = 0.9;

/// Whether the other has just passed, and more points are in doubt than the board has lines. Points between two
/// colours, which hardly count, and those shared in a seki don't matter here. The same board always gives the same
/// answer.
pub(crate) fn ends_too_early(position: &Position, komi: i16) -> bool {
    if position.passes() == 0 {
        return false;
    }
    let estimate = estimate(position, komi);
    let board = position.board();
    let living = Colour::BOTH.map(|colour| board.stones(colour) - estimate.dead);
    let empty = PointSet::board(board.size()) - living[0] - living[1];
    let between = living[0].spread() & living[1].spread();
    let doubtful = (empty - between).iter().filter(|&point| estimate.owner(point).abs() < SURE);
    doubtful.count() > usize::from(board.size())
}

/// Whether passing is as good as anything for the side to move: counted as it stands, every stone alive, the board is
/// won and the opponent has just passed, or every point is settled as it counts.
pub(super) fn may_pass(position: &Position, komi: i16, owners: &Owners) -> bool {
    let board = position.board();
    let area = area::score(board, &PointSet::EMPTY);
    if position.passes() > 0 && wins(board, position.turn(), komi) {
        return true;
    }
    board.points().all(|point| match area.owner(point) {
        Some(Colour::Black) => owners.of(point) > SETTLED,
        Some(Colour::White) => owners.of(point) < -SETTLED,
        None => false,
    })
}

/// Whether a board is won by `colour` as it stands, every stone alive.
fn wins(board: &Board, colour: Colour, komi: i16) -> bool {
    let margin = area::score(board, &PointSet::EMPTY).margin(komi);
    if colour == Colour::Black { margin > 0 } else { margin < 0 }
}
