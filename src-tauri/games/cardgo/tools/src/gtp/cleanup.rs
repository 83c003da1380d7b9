//! Moves of the clean-up phase: dead stones are captured by playing, until the sides need not agree on any.

use super::engine::Engine;
use cardgo::{Board, Colour, Point, PointSet};

/// Returns a move that brings this colour nearer to capturing dead stones of the other and costs none of its own
/// stones; `None` if there are no dead stones left, or no such move.
pub fn next(engine: &mut Engine, colour: Colour) -> Option<Point> {
    let position = engine.position_of(colour);
    let dead = engine.dead();
    let (theirs, own) = (dead & position.board().stones(colour.opponent()), dead & position.board().stones(colour));
    let mut places = around(position.board(), &theirs);
    places.retain(|&(_, point)| position.why_not(point).is_ok());
    places.into_iter().map(|(_, point)| point).find(|&point| {
        let mut after = position.clone();
        let taken = after.play(point);
        let stays = taken > 0 || after.board().liberties(point) > 1;
        stays && ((engine.dead_in(&after) & after.board().stones(colour)) - own).is_empty()
    })
}

/// Returns the liberties of these chains with their chain's number of liberties, fewest first.
fn around(board: &Board, chains: &PointSet) -> Vec<(usize, Point)> {
    let mut places = Vec::new();
    let mut left = *chains;
    while let Some(stone) = left.first() {
        let liberties = board.liberty_set(stone);
        places.extend(liberties.iter().map(|point| (liberties.len(), point)));
        left = left - board.chain_set(stone);
    }
    places.sort_unstable();
    places
}
