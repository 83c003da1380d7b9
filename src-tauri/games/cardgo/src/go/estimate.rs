//! The net's estimate of a position: owners, dead stones, margin.

use super::net_evaluation::NetEvaluator;
use super::owners::Owners;
use super::thought::Estimate;
use cardgo::{Board, Colour, PointSet, Position, area};

/// A chain counts as dead if the opponent's mean ownership of its points exceeds this.
const LOST: f32 = 0.4;

/// Estimates a position as the mean over the eight symmetries of the board; the komi is in half points.
#[must_use]
pub fn estimate(position: &Position, komi: i16) -> Estimate {
    estimate_of(position.board(), NetEvaluator::new().judge_all_ways(position, komi).1, komi)
}

/// Derives the dead stones and the margin from the expected owners of the points.
fn estimate_of(board: &Board, owners: Owners, komi: i16) -> Estimate {
    let mut dead = PointSet::EMPTY;
    for stone in board.points() {
        let Some(colour) = board.stone(stone) else { continue };
        if board.head(stone) != stone {
            continue;
        }
        let sum: f32 = board.chain_stones(stone).map(|stone| owners.of(stone)).sum();
        let own = if colour == Colour::Black { sum } else { -sum };
        if own < -LOST * f32::from(board.chain_size(stone)) {
            dead |= board.chain_set(stone);
        }
    }
    Estimate { owners, dead, margin: area::score(board, &dead).margin(komi) }
}
