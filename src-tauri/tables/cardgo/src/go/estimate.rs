//! How a position stands: by the net, or by playouts where the board is too small for it.

use super::net::{self, Judge};
use super::nodes::Nodes;
use super::ownership::Owners;
use super::player::{Budget, Limit, search, start};
use super::settings::Settings;
use super::thought::Estimate;
use bot::{Cancel, Stopped};
use cardgo::{Board, Colour, PointSet, Position, area};
use game::Seed;

/// Judges how a position stands, with this komi in half points; so many playouts stand in for the net.
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
    if let Some(mut judge) = Judge::new().filter(|_| net::fits(position.board().size())) {
        return Ok(estimate_of(position.board(), judge.owners(position, komi), komi));
    }
    let start = start(position, komi);
    let budget = Budget { limit: Limit::Simulations(playouts), threads: 1, early: false };
    let tally = search(&start, &Nodes::new(1), &Settings::default(), budget, seed, cancel, &mut || true)?;
    Ok(estimate_of(position.board(), tally.owners(), komi))
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
        if own < -0.4 * f32::from(board.chain_size(stone)) {
            dead |= board.chain_set(stone);
        }
    }
    Estimate { owners, dead, margin: area::score(board, &dead).margin(komi) }
}
