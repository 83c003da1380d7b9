//! The decision when to pass.
//!
//! Counted as it stands, even an open board is won by one side, if only by the komi. A search would take that win at
//! the second move and end the game at once, so this is decided before the search.

use super::estimate::estimate;
use super::owners::Owners;
use cardgo::{Board, Colour, PointSet, Position, area};

/// A point is in doubt if its expected owner is below this in absolute value.
const SURE: f32 = 0.5;
/// A point is settled if its expected owner exceeds this in absolute value.
const SETTLED: f32 = 0.9;

/// Returns whether the opponent has just passed and more points are in doubt than the board has lines. Points between
/// two colours, which hardly count, and those shared in a seki are ignored. The same board always gives the same
/// result.
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

/// Returns whether passing is as good as any play for the side to move. This is so if the opponent has just passed and
/// the board counted as it stands, every stone alive, is a win, or if every point is settled for the owner it has on
/// the board.
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

/// Returns whether `colour` wins the board as it stands, every stone alive.
fn wins(board: &Board, colour: Colour, komi: i16) -> bool {
    let margin = area::score(board, &PointSet::EMPTY).margin(komi);
    if colour == Colour::Black { margin > 0 } else { margin < 0 }
}
