//! Iszkenderun (Scandaroon, Tony Boydell 2007): the rules engine.
//!
//! Source: the rule specification `IS`, based on a Hungarian rulebook; every deviation is a house rule with its
//! own ID (see [`rules`]). 3 or 4 seats play four rounds; each builds a row of point cards, trumps count double, and
//! the game is decided by victory points for places, score piles and markers.
//!
//! # How a round flows
//!
//! [`Step::Action`]: the active seat lays a card, uses a card's ability, uses its action marker, or passes. Using an
//! ability or a marker is one decision: what pays, what it is aimed at and any extra cost ([`Move`]). When everybody
//! has passed the rows are counted; whoever must put one of several equal cards on the score pile is asked which
//! ([`Step::Bank`]); places, markers and score piles are settled; whoever holds too many cards discards
//! ([`Step::Discard`]); the next round is dealt, or after the fourth the game is over.
//!
//! # Values
//!
//! No value is stored. [`Table::value`] is the one place that knows what a card in a row is worth, and why: scoring,
//! the limits of abilities, the window and the bots all ask it.

mod ability;
mod audit;
mod card;
mod check;
mod cites;
mod contract;
mod deck;
mod deed;
mod determinize;
mod draw;
mod event;
mod explain;
mod face;
mod imagined;
mod in_row;
mod legal;
mod moves;
mod new_round;
mod pad;
mod place;
mod position;
mod position_fault;
mod preview;
mod printed_card;
mod refusal;
pub mod rules;
mod scoring;
mod setup;
mod standing;
mod state;
mod suit;
mod table;
mod turn;
mod value;
mod view;

pub use card::{Card, CardSet, Members, NoSuchCard};
pub use contract::Iszkenderun;
pub use deck::CARDS;
pub use event::{CardCount, Event};
pub use face::{Ability, Face, Passive};
pub use imagined::Imagined;
pub use in_row::{InRow, Laden};
pub use moves::{Deed, Intent, Move};
pub use pad::{RoundTally, RowTally, Sheet, SheetCard, SheetFault, SheetRound, Tally, Unwritable};
pub use position::{PlacedMarker, Position, Rest, Zone};
pub use position_fault::PositionFault;
pub use printed_card::PrintedCard;
pub use refusal::{Decision, Refusal};
pub use setup::{Closes, OPTIONS, Setup, SetupFault, Third, TwoSuited, Zeros};
pub use standing::{Award, Duty, PileStanding};
pub use state::{ROUNDS, RoundResult, State, Step};
pub use suit::{SUITS, Suit, Trump};
pub use table::{Laid, Marker, Table};
pub use value::{Reason, Value, Why};
pub use view::{CardView, ReasonView, RoundView, SeatView, StepView, View};
