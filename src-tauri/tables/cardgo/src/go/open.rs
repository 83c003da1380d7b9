//! Whether a pass would end a game in which there is still something to play for.
//!
//! Counted as it stands, an open board is won by somebody, by the komi if by nothing else; the search would take that
//! win at the second move, and the other player would have had no game. So the question is asked before it searches.

use super::estimate::estimate;
use bot::Cancel;
use cardgo::{Colour, PointSet, Position};
use game::Seed;

/// How many playouts tell whose a point will be.
const PLAYOUTS: u32 = 100;
/// A point is in doubt up to here.
const SURE: f32 = 0.5;

/// Whether the other has just passed, and more points are in doubt than the board has lines. Points between two
/// colours, which hardly count, and those shared in a seki don't matter here. The same board always gives the same
/// answer.
pub(crate) fn ends_too_early(position: &Position, komi: i16) -> bool {
    if position.passes() == 0 {
        return false;
    }
    let seed = Seed(position.board().hash());
    let Ok(estimate) = estimate(position, komi, PLAYOUTS, seed, &Cancel::new()) else { return false };
    let board = position.board();
    let living = Colour::BOTH.map(|colour| board.stones(colour) - estimate.dead);
    let empty = PointSet::board(board.size()) - living[0] - living[1];
    let between = living[0].spread() & living[1].spread();
    let doubtful = (empty - between).iter().filter(|&point| estimate.owner(point).abs() < SURE);
    doubtful.count() > usize::from(board.size())
}
