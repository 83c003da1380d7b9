//! Plain Go by the net: a search that plays no game to the end, but asks the net about every position it comes to.
//!
//! Down the [`tree`] a play is chosen by what it has come to and by how likely the net thinks it is (PUCT); the position
//! at the end of the way is [judged](judge), and that is what the simulation came to. The board is turned or mirrored at
//! random each time, so that the net's own preferences for a side cancel out; that is all that chance decides.

mod judge;
mod player;
mod tree;

pub(super) use judge::Judge;
pub use player::NetPlayer;

use cardgo_net::{LARGEST, SMALLEST};

/// Whether the net can be asked about boards of so many lines. It has learnt from those of 7 to 13; on 19 it still wins
/// against games played out.
pub(super) fn fits(size: u8) -> bool {
    (SMALLEST..=LARGEST).contains(&size)
}
