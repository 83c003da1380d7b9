//! How a position stands, by the net.

use super::judge::Judge;
use super::owners::Owners;
use super::thought::Estimate;
use cardgo::{Board, Colour, PointSet, Position, area};

/// From here on a chain is taken for dead: by how much of each of its points is the other's.
const LOST: f32 = 0.4;

/// Judges how a position stands, with this komi in half points, from all eight ways to turn the board.
#[must_use]
pub fn estimate(position: &Position, komi: i16) -> Estimate {
    estimate_of(position.board(), Judge::new().judge_all_ways(position, komi).1, komi)
}

/// What the owners of points to come say about the stones on the board.
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
