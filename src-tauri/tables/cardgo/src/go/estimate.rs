//! How a position stands, by playouts alone.

use super::nodes::Nodes;
use super::ownership::Tally;
use super::player::{Budget, Limit, search, start};
use super::settings::Settings;
use super::thought::Estimate;
use bot::{Cancel, Stopped};
use cardgo::{Board, Colour, Point, PointSet, Position, area};
use game::Seed;

/// Judges by so many playouts how a position stands, with this komi in half points.
///
/// # Errors
/// If cancelled.
pub fn estimate(
    position: &Position,
    komi: i16,
    playouts: u32,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Estimate, Stopped> {
    let start = start(position, komi);
    let budget = Budget { limit: Limit::Simulations(playouts), threads: 1, early: false };
    let tally = search(&start, &Nodes::new(1), &Settings::default(), budget, seed, cancel, &mut || true)?;
    Ok(estimate_of(position.board(), &tally, komi))
}

/// What a tally says about the stones on the board.
fn estimate_of(board: &Board, tally: &Tally, komi: i16) -> Estimate {
    let mut owners = Box::new([0.0; Point::INDICES]);
    board.points().for_each(|point| owners[point.index()] = tally.owner(point));
    let mut dead = PointSet::EMPTY;
    for stone in board.points() {
        let Some(colour) = board.stone(stone) else { continue };
        if board.head(stone) != stone {
            continue;
        }
        let sum: f32 = board.chain_stones(stone).map(|stone| tally.owner(stone)).sum();
        let own = if colour == Colour::Black { sum } else { -sum };
        if own < -0.4 * f32::from(board.chain_size(stone)) {
            dead |= board.chain_set(stone);
        }
    }
    Estimate { owners, dead, margin: area::score(board, &dead).margin(komi) }
}
