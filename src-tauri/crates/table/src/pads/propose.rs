//! What the house can fill in itself, for people to agree on: the dead groups of a board.

use bot::Cancel;
use bot::go::estimate;
use cardgo::{Cardgo, Colour, Position};
use game::{Pad, Seed};

/// Playouts that say which stones are dead.
const PLAYOUTS: u32 = 2_000;

/// A table that can fill in a part of a sheet that people would have to agree on.
pub trait Propose: Pad {
    /// The sheet with the proposal; `None` if there is nothing to propose.
    fn propose(_sheet: &Self::Sheet) -> Option<Self::Sheet> {
        None
    }
}

impl Propose for mochi::Mochi {}
impl Propose for iszkenderun::Iszkenderun {}

impl Propose for Cardgo {
    /// The dead groups, as playouts see them.
    fn propose(sheet: &cardgo::Sheet) -> Option<cardgo::Sheet> {
        if !Cardgo::reckon(sheet).ok()?.faults.is_empty() {
            return None;
        }
        let position = Position::from_board(sheet.board().ok()?, Colour::Black);
        let found = estimate(&position, sheet.setup.komi, PLAYOUTS, Seed(0), &Cancel::new()).ok()?;
        Some(cardgo::Sheet { dead: found.dead, ..sheet.clone() })
    }
}
