//! What a game is.
//!
//! Every table implements [`Game`]; bots, the rulebook's scenarios, the store's journal and the window know games
//! only through it. This crate knows no particular game.
//!
//! # How one decision is made
//!
//! A [`Game::State`] says through [`Game::to_move`] which [`Seat`] decides next; [`Game::legal_moves`] lists what
//! it may do; [`Game::play`] checks a move and carries it out, or refuses with the rule that forbids it and
//! leaves the state alone. What happened comes out as typed events, each citing its rule. What one seat may know
//! of a state is its [`Game::View`]; a bot starts from a view only, and [`Game::determinize`] makes it a state
//! that could be the real one.
//!
//! # Design decisions of the contract
//!
//! * **One decision, one seat.** A compound turn is several moves. Choices that the rules call simultaneous are
//!   asked one after the other and kept sealed in the state until the last is made: views and events show that a
//!   seat has chosen, not what.
//! * **Chance lives in the state.** A shuffle or a die is part of the move that causes it, drawn from the
//!   state's own [`Chance`]: same seed and moves, same game.
//! * **Reaction windows don't leak.** Whether a seat is asked depends on public information only, and declining
//!   is then always a listed move. The kind of decision is public ([`DecisionKind`]).
//! * **An automaton is a seat** whose rules leave it a single listed move; whoever drives the game plays it.
//! * **No inverse moves.** Undo restores a stored snapshot.

mod chance;
mod choose;
mod contract;
mod decision;
mod event;
mod forecast;
mod hash;
mod milestone;
mod option;
mod outcome;
mod pad;
mod position;
mod record;
mod rule;
mod seat;
mod setup;
mod zone;

#[cfg(feature = "conformance")]
pub mod conformance;
#[cfg(feature = "conformance")]
pub mod damage;
pub mod playthrough;

pub use chance::{Chance, Seed};
pub use choose::choose;
pub use contract::Game;
pub use decision::DecisionKind;
pub use event::{EventSink, Silent};
pub use forecast::Forecast;
pub use hash::{StateHash, state_hash};
pub use milestone::{Milestone, Milestones};
pub use option::{Beside, OptionKind, OptionSpec};
pub use outcome::{Outcome, Point, Standing};
pub use pad::{Pad, PadLine, Reckoning};
pub use position::{Misplaced, PositionError};
pub use record::Record;
pub use rule::{Cites, RuleId, put_in_order};
pub use seat::{Seat, clockwise};
pub use setup::{ChoiceFault, SetupError};
pub use zone::Zone;
