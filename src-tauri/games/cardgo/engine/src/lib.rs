//! The rules engine of Kártyás go: Go with a common deck of event cards.
//!
//! Source: the rule specification `GO`; additions of this project are marked there as house rules.
//!
//! # The layers
//!
//! A [`Board`] is a colouring of the points together with derived data that is updated with every change: chains,
//! liberties, hash. It handles captures and suicide, but has no history. A [`Position`] adds the colour to move and
//! all earlier colourings, which superko needs. [`area::score`] counts the points of a board. A [`PublicState`] is the
//! public part of a game, which both players see; its [`State`] adds the hidden part.
//!
//! # How a game flows
//!
//! [`Phase::Playing`]: Black (seat 0) and White place stones or pass. Two passes in a row stop the game, and groups
//! are marked dead or alive in [`Phase::Counting`], first by the opponent of the player who passed last. If both
//! agree, the game ends. Either player may resume play instead; then the next two passes end the game with every stone
//! alive.

pub mod area;
mod audit;
mod board;
mod card;
mod card_progress;
mod card_targets;
mod cell;
mod changed_board;
mod colour;
mod contract;
mod counting;
mod diagram;
mod effect;
mod event;
mod hand;
mod hidden;
mod lasting;
mod line;
mod moves;
mod pad;
mod point;
mod point_set;
mod position;
mod position_fault;
mod public_state;
mod refusal;
mod restriction;
pub mod rules;
mod score;
mod seat_knowledge;
mod setup;
mod state;
mod step;
mod targets;
mod turn;
mod view;
mod zobrist;

pub use board::{Board, RowsFault, Stones};
pub use card::{CARDS, Card, TargetKind, Timing};
pub use cell::Cell;
pub use colour::Colour;
pub use contract::Cardgo;
pub use diagram::{Diagram, DrawnLasting, UnmentionedCards};
pub use event::Event;
pub use hand::Hand;
pub use lasting::LastingEffect;
pub use line::Line;
pub use moves::{Intent, Move};
pub use pad::{ImpossibleSheet, Sheet, SheetFault, Tally};
pub use point::{LARGEST, Point};
pub use point_set::{PointSet, Points};
pub use position::{IllegalStone, Play, Position, handicap_points, most_handicap};
pub use position_fault::PositionFault;
pub use public_state::{Phase, PublicState, Stage};
pub use refusal::{AimFault, AnswerKind, PendingDecision, Refusal};
pub use score::{Account, Score};
pub use setup::{Cards, FailedCardRule, FirstMovesRule, MOST_KOMI, OPTIONS, Setup, SetupFault, written_points};
pub use state::State;
pub use step::{AnnouncedCard, HAND_LIMIT, Step};
pub use targets::Targets;
pub use view::{CardsView, GroupView, LastMove, LastingView, View};
