//! Párbaj, a card duel under chapter 91 of the HKK Kódex: the rules engine.
//!
//! Source: the rule specification `DU`, drawn from chapter 91, public facts of the game around it, and house rules
//! where those end (see [`rules`]). The cards are data: crate `parbaj-cards`, read by the build script.
//!
//! # How a turn flows
//!
//! Phases follow each other ([`Phase`]); in windows the players act alternately ([`Step::Window`]). An action is
//! announced choice by choice, as its player's own business, until it is paid ([`Move::Pay`]); then it is in the
//! reaction queue ([`Step::Reactions`]), and two declines in a row carry the queue out, last to first. What a card does
//! is a program of steps on a working state; one check for deaths follows, and then whatever happens by itself.

mod act;
mod action;
mod against;
mod announce;
mod audit;
mod card;
mod cause;
mod cites;
mod combat;
mod contract;
mod deal;
mod decide;
mod deck;
mod deck_line;
mod determinize;
mod enter;
mod event;
mod faults;
mod figures;
mod firing;
mod flow;
mod forecast;
mod idle;
mod leave;
mod legal;
mod meaning;
mod moves;
mod pad;
mod pay;
mod permanent;
mod place;
mod position;
mod position_fault;
mod price;
mod reading;
mod refusal;
pub mod rules;
mod run;
mod scope;
mod setup;
mod setup_fault;
mod state;
mod step;
mod strike_forecast;
mod targets;
mod turn_end;
mod upkeep;
mod view;
mod window;

pub use action::{Action, Announced, Attack, Job, Origin, Paying, Payment, Pick, Running, Targets};
pub use card::{Card, CardId, NoSuchCard};
pub use cause::{Aimed, Discarding, Doing, Farewell, Income, PriceChange, Route};
pub use contract::Parbaj;
pub use deal::{FIRST_HAND, FIRST_LIFE};
pub use deck::{DeckEntry, DeckList, FEWEST_CARDS, MOST_CARDS, MOST_COPIES, copy_limit};
pub use event::Event;
pub use flow::LAST_TURN;
pub use moves::{Happening, Intent, Move, Target};
pub use pad::{Sheet, SheetFault, SheetSide, Tally, Unwritable};
pub use permanent::{Counters, Permanent, PermanentId, Piece};
pub use position::{Placed, PlacedCounters, PlacedPhase, PlacedSide, PlacedWith, Position};
pub use position_fault::PositionFault;
pub use reading::Reading;
pub use refusal::{CostPart, Refusal};
pub use setup::{MOST_LIST_LETTERS, OPTIONS, Setup};
pub use setup_fault::SetupFault;
pub use state::{SideState, State, other};
pub use step::{Ending, Phase, Reason, Resume, Step};
pub use strike_forecast::{PieceForecast, StrikeForecast};
pub use view::{
    ActionView, AnnouncedView, CostView, HandCard, NextChoice, PermanentView, RunningView, SideView, UpkeepView, View,
};
