//! Iszkenderun (Scandaroon, Tony Boydell 2007): the rules engine.
//!
//! Source: the rule specification `IS`, based on a Hungarian rulebook; every deviation is a house rule with its own
//! ID (see [`rules`]). 3 or 4 seats play four rounds; each builds a row of point cards, trumps count double, and the
//! game is decided by victory points for places, score piles and markers.
//!
//! # Steps of a round
//!
//! In [`Step::Action`] the active seat plays a card, uses a card's ability, uses its action marker, or passes. Using
//! an ability or a marker is one decision that includes the cost, the targets and any extra cost ([`Move`]). When
//! every seat has passed, the rows are counted. A seat that must put one of several equal cards on its score pile
//! chooses which ([`Step::Bank`]). Places, markers and score piles are settled, and seats with too many cards discard
//! ([`Step::Discard`]). Then the next round is dealt, or after the fourth round the game is over.
//!
//! # Values
//!
//! No value is stored. [`PlayArea::value`] is the only place that computes the value of a card in a row and its reasons;
//! scoring, the limits of abilities, the window and the bots all use it.

mod ability;
mod audit;
mod award;
mod banking_duty;
mod card;
mod cites;
mod contract;
mod deck;
mod determinize;
mod draw;
mod event;
mod explain;
mod face;
mod final_scoring;
mod legal_moves;
mod marker_action;
mod move_refusals;
mod moves;
mod new_round;
mod pad;
mod place;
mod placed_card;
mod play_area;
mod position;
mod position_fault;
mod preview;
mod printed_card;
mod refusal;
mod round_places;
mod row_values;
pub mod rules;
mod score_pile;
mod scoring;
mod setup;
mod state;
mod suit;
mod trial_action;
mod turn;
mod view;

pub use award::Award;
pub use banking_duty::BankingDuty;
pub use card::{Card, CardSet, Members, NoSuchCard};
pub use contract::Iszkenderun;
pub use deck::CARDS;
pub use event::{CardCount, Event};
pub use face::{Ability, Face, Passive};
pub use moves::{Intent, MarkerAction, Move};
pub use pad::{RoundTally, RowTally, Sheet, SheetCard, SheetFault, SheetRound, Tally, Unwritable};
pub use placed_card::{Laden, PlacedCard};
pub use play_area::{Marker, PlayArea, PlayedCard};
pub use position::{CardsOrCount, PlacedMarker, Position, UnnamedCards};
pub use position_fault::PositionFault;
pub use printed_card::PrintedCard;
pub use refusal::{Decision, Refusal};
pub use row_values::{PointSource, Value, ValuePart};
pub use score_pile::PileStanding;
pub use setup::{Closes, OPTIONS, Setup, SetupFault, Third, TwoSuited, Zeros};
pub use state::{ROUNDS, RoundResult, State, Step};
pub use suit::{SUITS, Suit, Trump};
pub use trial_action::TrialAction;
pub use view::{CardView, ReasonView, RoundView, SeatView, StepView, View};
