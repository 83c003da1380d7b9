//! Plain Go: Monte Carlo tree search whose playouts know a little tactics.
//!
//! Down the tree a play is chosen by its own results, by those of games in which it was made later (RAVE: all plays
//! are taken as first) and by what is presumed of it; a leaf is played out to the end and counted. Everything walks on
//! [`cardgo::Board`]; what a game has seen before binds the tree (superko), playouts know simple ko only.
//!
//! The parts: [`nodes`] is the tree's memory, [`prior`] what is presumed, [`simulation`] one game in the head,
//! [`playout`] its end with [`tactics`] and [`shapes`], [`ladder`]s read to the end,
//! [`ownership`] whose points are whose, [`open`] whether there is still something to play for, [`player`] the whole. [`cards`] is the same with event cards.

pub(crate) mod cards;
mod dice;
mod glance;
mod ladder;
mod nodes;
mod open;
mod ownership;
mod player;
mod playout;
mod points;
mod prior;
mod settings;
mod shapes;
pub(crate) mod shares;
mod simulation;
mod tactics;
mod thought;

pub use glance::Glance;
pub(crate) use open::ends_too_early;
pub(crate) use player::foresee;
pub use player::{Budget, Limit, Player, estimate};
pub use settings::{Habits, Settings, Weights};
pub use thought::{Candidate, Estimate, Thought};
