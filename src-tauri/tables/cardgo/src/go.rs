//! Plain Go: a search led by a net, and one that plays games out.
//!
//! The stronger levels, hints, analyses and verdicts ask a small net ([`net`]) about every position the search comes to.
//! The weaker levels, and everybody where cards are in play, play games out (Monte Carlo tree search with RAVE): down the
//! tree a play is chosen by its own results, by those of simulations in which it was made later and by its prior; a leaf
//! is played out to the end and counted. Both work on the engine's board and obey superko, earlier positions of the game
//! included; playouts obey only simple ko. [`growing`] is a search of either kind that goes on slice by slice,
//! [`thinker`] one that keeps its tree from move to move.
//!
//! The parts that play out: [`nodes`] is the tree's memory, [`learnt`] what is presumed of untried plays by their
//! [`features`] and what those are worth ([`gammas`]) and, on open ground, by their place ([`opening`]), [`prior`] what
//! is presumed at a glance, [`simulation`] one simulated game, [`playout`] its end with [`tactics`] and [`shapes`],
//! [`ladder`] reads ladders to the end, [`ownership`] tells whose points are whose and which of them decide the game,
//! [`player`] puts it all together. Common to both: [`ends`] tells how games end after each play, [`barred`] what a search
//! leaves out if asked to, [`open`] whether there is still something to play for, [`estimate`] how a position stands.
//! [`cards`] is the search by playouts with event cards. How plays were learnt from is `training`, which only the arena
//! has.

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
mod net;
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
mod thinker;
mod thought;
#[cfg(feature = "commands")]
pub(crate) mod training;

pub use barred::{Bar, Barred};
pub(crate) use ends::Ends;
pub use estimate::estimate;
pub use glance::Glance;
#[cfg(feature = "commands")]
pub(crate) use growing::{EVALUATION, LEAST_FOR_NET};
pub(crate) use growing::{Growth, foresee};
pub use net::NetPlayer;
pub(crate) use nodes::code;
pub(crate) use open::ends_too_early;
pub use player::{Budget, Limit, Player};
pub use settings::{Habits, Learnt, Settings, Weights};
pub use thinker::{Thinker, thinker};
pub use thought::{Candidate, Estimate, Thought};
