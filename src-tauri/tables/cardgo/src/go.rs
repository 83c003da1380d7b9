//! Plain Go: Monte Carlo tree search whose playouts know a little tactics.
//!
//! Down the tree a play is chosen by its own results, by those of simulations in which it was made later (RAVE, all
//! moves as first) and by its prior; a leaf is played out to the end and counted. Everything works on
//! [`cardgo::Board`]; the tree obeys superko, earlier positions of the game included, playouts only simple ko.
//!
//! The parts: [`nodes`] is the tree's memory, [`learnt`] what is presumed of untried plays by their [`features`] and
//! what those are worth ([`gammas`]) and, on open ground, by their place ([`opening`]), [`prior`] what is presumed at a
//! glance, [`simulation`] one simulated game, [`playout`] its end with [`tactics`] and [`shapes`], [`ladder`] reads
//! ladders to the end, [`ownership`] tells whose points are whose and which of them decide the game, [`ends`] how games
//! end after each play, [`barred`] what a search leaves out if asked to, [`open`] whether there is still something to play for, [`player`] puts it all together, at once
//! or slice by slice ([`growing`]). [`cards`] is the same with event cards. How plays were learnt from is `training`,
//! which only the arena has.

mod barred;
pub(crate) mod cards;
mod dice;
mod ends;
mod estimate;
mod features;
mod gammas;
mod glance;
mod growing;
mod ladder;
mod learnt;
mod nodes;
mod open;
mod opening;
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
#[cfg(feature = "commands")]
pub(crate) mod training;

pub use barred::{Bar, Barred};
pub(crate) use ends::Ends;
pub use estimate::estimate;
pub use glance::Glance;
pub(crate) use growing::Growth;
pub(crate) use nodes::code;
pub(crate) use open::ends_too_early;
pub(crate) use player::foresee;
pub use player::{Budget, Limit, Player};
pub use settings::{Habits, Learnt, Settings, Weights};
pub use thought::{Candidate, Estimate, Thought};
