//! The interface that every game implements.
//!
//! Every game implements [`Game`]; bots, the rulebook's scenarios, the store's journal and the window access games only
//! through it. This crate depends on no particular game.
//!
//! # How one decision is made
//!
//! [`Game::to_move`] returns the [`Seat`] that decides next in a [`Game::State`], and [`Game::legal_moves`] lists its
//! moves. [`Game::play`] checks a move and carries it out, or refuses it with the rule that forbids it and leaves the
//! state unchanged. What happened is returned as typed events, each citing its rule. What one seat may know of a state
//! is its [`Game::View`]. A bot starts from a view only, and [`Game::determinize`] draws a state that the view leaves
//! possible.
//!
//! # Design decisions of the contract
//!
//! * **One decision, one seat.** A compound turn is several moves. Choices that the rules call simultaneous are
//!   requested one after the other and kept sealed in the state until the last is made: views and events show that a
//!   seat has chosen, not what.
//! * **Chance lives in the state.** A shuffle or a die is part of the move that causes it, drawn from the state's own
//!   [`Chance`]: the same seed and moves give the same game.
//! * **Reaction windows don't leak.** Whether a seat is asked depends on public information only, and declining is then
//!   always a listed move. The kind of decision is public ([`DecisionKind`]).
//! * **An automaton is a seat** whose rules leave it a single listed move. The caller that drives the game plays it.
//! * **No inverse moves.** Undo restores a stored snapshot.

mod build_setup;
mod chance;
mod contract;
mod decision;
mod delegate;
mod event;
mod forecast;
mod hash;
mod milestone;
mod option;
mod outcome;
mod pad;
mod position;
mod rule;
mod seat;
mod setup;
mod zone;

#[cfg(feature = "conformance")]
pub mod conformance;
#[cfg(feature = "conformance")]
pub mod damage;
pub mod playthrough;

pub use build_setup::choose;
pub use chance::{Chance, Seed};
pub use contract::Game;
pub use decision::DecisionKind;
pub use delegate::Delegate;
pub use event::{EventSink, Silent};
pub use forecast::Forecast;
pub use hash::{StateHash, state_hash};
pub use milestone::{Milestone, Milestones};
pub use option::{Beside, OptionKind, OptionSpec};
pub use outcome::{Outcome, Point, Standing};
pub use pad::{Pad, PadCount, PadLine};
pub use position::{Misplaced, PositionError};
pub use rule::{Cites, RuleId, put_in_order};
pub use seat::{Seat, clockwise};
pub use setup::{ChoiceFault, SetupError};
pub use zone::CardsOrCount;
