//! Go: a search led by a net, of plain Go and of the card game.
//!
//! No game is played to its end: the net is asked about every position that the search comes to. Down the [`tree`] a play
//! is [chosen](select) by what it has come to and by how likely the net thinks it is (PUCT); the position at the end of
//! the way is [judged](judge), and that is what the simulation came to. The board is turned or mirrored at random each
//! time, so that the net's own preferences for a side cancel out; that is all that chance decides in plain Go. The engine's
//! board is searched, and superko obeyed, earlier positions of the game included.
//!
//! [`player`] keeps its tree from move to move, within a [`budget`]; [`growing`] is a search that goes on slice by slice;
//! [`cards`] is the one with event cards. [`ends`] tells what positions come to after each play, [`barred`] what a search
//! leaves out if asked to, [`passing`] whether there is still something to play for, [`estimate`] how a position stands,
//! [`glance`] how plays look to the net alone, [`quick`]
//! who leads by how much as it sees it.

mod barred;
mod budget;
pub(crate) mod cards;
mod ends;
mod estimate;
mod glance;
mod growing;
mod judge;
mod owners;
mod passing;
mod player;
mod points;
mod quick;
mod select;
pub(crate) mod shares;
mod thought;
mod tree;

pub use barred::{Bar, Barred};
pub use budget::{Budget, Limit};
pub(crate) use ends::Ends;
pub use estimate::estimate;
pub use glance::Glance;
pub(crate) use glance::ends_rightly;
pub(crate) use growing::{EVALUATION, Growth, foresee};
pub(crate) use passing::ends_too_early;
pub use player::Player;
pub(crate) use points::code;
pub use quick::Quick;
pub use thought::{Candidate, Estimate, Thought};
