//! Rules engine of Párbaj, a card duel under chapter 91 of the HKK Kódex.
//!
//! Source: the rule specification `DU`, drawn from chapter 91, public facts of the game around it, and house rules for
//! what these leave open (see [`rules`]). The cards are data: crate `parbaj-cards`, read by the build script.
//!
//! # How a turn flows
//!
//! A turn consists of phases ([`Phase`]); in windows the players act alternately ([`Step::Window`]). An action is
//! announced choice by choice, known only to its player, until it is paid ([`Move::Pay`]). It then enters the reaction
//! queue ([`Step::Reactions`]). After two declines in a row the queue is carried out, last action first. A card's text
//! is a program of steps on a working state; after it comes one check for deaths, then the automatic clauses it has
//! triggered.

mod action;
mod action_refusals;
mod action_window;
mod announce;
mod apply_move;
mod audit;
mod card;
mod combat;
mod contract;
mod deal;
mod deck;
mod deck_line;
mod determinize;
mod enter;
mod event;
mod event_details;
mod event_rules;
mod firing;
mod forecast;
mod leave;
mod legal_moves;
mod magic_points;
mod move_refusals;
mod moves;
mod pad;
mod payment;
mod permanent;
mod place;
mod position;
mod position_fault;
mod price;
mod program_run;
mod refusal;
pub mod rules;
mod rules_reading;
mod scope;
mod setup;
mod setup_fault;
mod single_effects;
mod state;
mod state_evaluation;
mod step;
mod strike_forecast;
mod subjects;
mod targets;
mod turn_end;
mod turn_flow;
mod upkeep;
mod useless_use;
mod view;

pub use action::{
    Action, AnnouncedChoice, Announcement, Attack, Origin, Payment, PaymentInProgress, PendingClause, RunningProgram,
    Targets,
};
pub use card::{Card, CardId, NoSuchCard};
pub use contract::Parbaj;
pub use deal::{FIRST_HAND, FIRST_LIFE};
pub use deck::{DeckEntry, DeckList, FEWEST_CARDS, MOST_CARDS, MOST_COPIES, copy_limit};
pub use event::Event;
pub use event_details::{ClauseRole, DiscardCause, EntryRoute, EventTarget, LeaveCause, PriceChange, VpSource};
pub use moves::{Intent, Move, Target, UpkeepStep};
pub use pad::{Sheet, SheetError, SheetFault, SheetSide, Tally};
pub use permanent::{Counters, Permanent, PermanentId, PermanentRef};
pub use position::{Placed, PlacedCounters, PlacedPhase, PlacedSide, PlacedWith, Position};
pub use position_fault::PositionFault;
pub use refusal::{CostPart, Refusal};
pub use rules_reading::RulesReading;
pub use setup::{MOST_LIST_LETTERS, OPTIONS, Setup};
pub use setup_fault::SetupFault;
pub use state::{SideState, State, other};
pub use step::{Ending, Phase, Reason, Resume, Step};
pub use strike_forecast::{PieceForecast, StrikeForecast};
pub use turn_flow::LAST_TURN;
pub use view::{
    ActionView, AnnouncedView, CostView, HandCard, NextChoice, PermanentView, RunningView, SideView, UpkeepView, View,
};
