//! A search of plain Go and of the card game that is guided by a neural net.
//!
//! No game is played to its end: the net evaluates every position that the search reaches. In the [`tree`] a play is
//! [selected](select) by its results so far and by the net's policy (PUCT); the position at the end of the path is
//! [evaluated](net_evaluation), and this value is the result of the simulation. The board is rotated or mirrored at random for
//! each evaluation, so that the net's preferences for one side of the board cancel out; this is the only randomness in
//! plain Go. The search uses the engine's board and obeys superko, including the positions from earlier in the game.
//!
//! [`player`] keeps its tree from move to move, within a [`budget`]; [`incremental_search`] is a search that is continued in
//! slices; [`cards`] is the search with event cards. [`milestone_tallies`] counts what the positions after each play come to,
//! [`move_restrictions`] restricts the plays of a search, [`passing`] decides whether there is still something to play for,
//! [`estimate`] judges the owners and the dead stones of a position, [`raw_policy`] gives the net's policy for all plays
//! without a search, [`quick`] the lead by the net alone.

pub(crate) mod board_survey;
mod budget;
pub(crate) mod cards;
mod estimate;
mod incremental_search;
mod milestone_tallies;
mod move_restrictions;
mod net_evaluation;
mod owners;
mod passing;
mod player;
mod points;
mod quick;
mod raw_policy;
mod select;
mod thought;
mod tree;

pub use budget::{Budget, Limit};
pub use estimate::estimate;
pub use incremental_search::EVALUATION;
pub(crate) use incremental_search::{IncrementalSearch, foresee};
pub(crate) use milestone_tallies::MilestoneTallies;
pub use move_restrictions::{MoveRestriction, MoveRestrictions};
pub(crate) use passing::ends_too_early;
pub use player::Player;
pub(crate) use points::code;
pub use quick::RawEvaluator;
pub use raw_policy::RawPolicy;
pub(crate) use raw_policy::ends_rightly;
pub use thought::{Candidate, Estimate, SearchResult};
