//! Astra (Mindclash Play, 2022) for one person against the automaton Auptolemy: the rules engine.
//!
//! Source: the rule specification `AS`, based on a Hungarian translation of the automaton's booklet, public facts
//! about the base game, and house rules where those leave gaps (see [`rules`]).
//!
//! # Steps of a turn
//!
//! The person ([`Step::Turn`]) uses abilities and then observes or rests. An Observe is one decision: a card and the
//! path of stars on it ([`Move::Observe`]); telescopes pay for more of them ([`Step::ObserveMore`]). Completed cards
//! are discovered, each followed by the automaton's boon, the wisdom limit ([`Step::SetAside`]) and the next card.
//! After a Rest the dream pen marks a star ([`Step::Dream`]). Then Auptolemy plays its whole turn in a single move
//! ([`Move::Automaton`]), which can only be followed by a boon for the person ([`Step::Boon`]).
//!
//! # The sky
//!
//! The cards are data: `sky.json`, checked and turned into constants by the build script.

mod ability;
mod audit;
mod auptolemy;
mod boon;
mod card;
mod cites;
mod constellation;
mod contract;
mod deal;
mod determinize;
mod discovery;
mod display;
mod element;
mod event;
mod explain;
mod final_card;
mod forecast;
mod journal;
mod legal_moves;
mod library;
mod marking;
mod modification;
mod move_refusals;
mod moves;
mod pad;
mod path;
mod path_reason;
mod place;
mod position;
mod position_fault;
mod refusal;
pub mod rules;
mod score_line;
mod scoring;
mod seats;
mod setup;
mod source;
mod sphere;
mod star_set;
mod state;
mod turn;
mod use_ability;
mod view;

pub use ability::Ability;
pub use auptolemy::FEW_POINTS;
pub use boon::{Boon, GIVEN_STARDUST};
pub use card::{CARDS, Card, CardSet, Members, NoSuchCard};
pub use constellation::{Constellation, Star};
pub use contract::Astra;
pub use deal::ABOVE_END;
pub use display::{Chart, DisplayPlace, Marks, Pen};
pub use element::Element;
pub use event::{DisplayCause, Event, FocusRule};
pub use final_card::FinalCard;
pub use journal::{ActiveCard, FIRST_POUCH, FIRST_WISDOM, Journal, LARGEST_POUCH, MOST_WISDOM, RICH_REST, TurnEffects};
pub use library::{Library, Shelf};
pub use modification::{Modification, Modifications};
pub use moves::{Aim, Intent, Move, Order};
pub use pad::{Scores, Sheet, SheetCard, SheetFault, SheetIts, SheetYours, Tally, Unwritable};
pub use path::{Path, Steps};
pub use path_reason::PathReason;
pub use position::{CardsOrCount, PlacedAutomaton, PlacedJournal, Position};
pub use position_fault::PositionFault;
pub use refusal::{Decision, Purpose, Refusal};
pub use score_line::ScoreLine;
pub use scoring::{ELEMENT_POINTS, SET_POINTS, Score, ScoreRow, total};
pub use seats::{AUPTOLEMY, PERSON};
pub use setup::{Conduct, CountedStars, OPTIONS, Setup, SetupFault};
pub use source::{Gain, GainSource};
pub use star_set::{MOST_STARS, StarId, StarSet, Stars};
pub use state::{Automaton, BELOW_END, Discovered, State, Step};
pub use view::{AutomatonView, JournalView, StepView, View};
