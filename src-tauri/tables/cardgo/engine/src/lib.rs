//! Kártyás go: Go with a common deck of event cards, the rules engine.
//!
//! Source: the rule specification `GO`; our own additions are marked there as house rules.
//!
//! # The layers
//!
//! A [`Board`] is a colouring with everything worth knowing about it kept up to date: chains, liberties, hash. It
//! knows captures and suicide, but no history. A [`Position`] adds whose turn it is and every earlier colouring, and
//! with them superko. [`area::score`] counts the points of a board. A [`Table`] is all that both players see of a
//! game; its [`State`] adds what nobody sees.
//!
//! # How a game flows
//!
//! [`Phase::Playing`]: Black (seat 0) and White place stones or pass. Two passes in a row stop the game, and groups are
//! marked dead or alive in [`Phase::Counting`], first by the opponent of the last to pass. If both agree, the game
//! ends; either may resume play instead, and then the next two passes end it with every stone alive.

mod aim;
mod altered;
pub mod area;
mod audit;
mod board;
mod card;
mod cell;
mod colour;
mod contract;
mod counting;
mod desk;
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
mod refusal;
mod restriction;
pub mod rules;
mod score;
mod setup;
mod sight;
mod state;
mod step;
mod table;
mod targets;
mod turn;
mod view;
mod zobrist;

pub use board::{Board, RowsFault, Stones};
pub use card::{CARDS, Card, Timing, Wants};
pub use cell::Cell;
pub use colour::Colour;
pub use contract::Cardgo;
pub use diagram::{Diagram, DrawnLasting, Rest};
pub use event::Event;
pub use hand::Hand;
pub use lasting::Lasting;
pub use line::Line;
pub use moves::{Intent, Move};
pub use pad::{Sheet, SheetFault, Tally, Unwritable};
pub use point::{LARGEST, Point};
pub use point_set::{PointSet, Points};
pub use position::{Forbidden, Play, Position, handicap_points, most_handicap};
pub use position_fault::PositionFault;
pub use refusal::{AimFault, Asked, Pending, Refusal};
pub use score::{Account, Score};
pub use setup::{Cards, Failed, MOST_KOMI, OPTIONS, Quiet, Setup, SetupFault, written_points};
pub use state::State;
pub use step::{Announced, HAND_LIMIT, Step};
pub use table::{Phase, Stage, Table};
pub use targets::Targets;
pub use view::{CardsView, GroupView, LastMove, LastingView, View};
