//! The types exchanged with the window about pads, beside the games' own types.

use crate::wire::OptionChoice;
use game::{OptionSpec, Standing};
use games::GameEvent;
use games::{PadFaultOf, PadSheet, PadTally};
use rulebook::Span;
use serde::{Deserialize, Serialize};

/// All pads, and the kinds of new ones.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct PadList {
    /// Every pad, the one changed last first.
    pub pads: Vec<PadSummary>,
    /// The games that have pads.
    pub games: Vec<PadInfo>,
}

/// A pad in the list.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PadSummary {
    pub id: String,
    pub game: String,
    /// The name the person gave it; empty if it has none.
    pub name: String,
    /// The names of the players as displayed.
    pub players: Vec<String>,
    /// The state of the game in a few words; the fault, if the pad can't be read.
    pub standing: String,
    pub finished: bool,
    /// Whether it can't be read; it is kept unchanged.
    pub damaged: bool,
    /// When it was created, in milliseconds since 1970. A whole number.
    pub created_ms: f64,
    /// When it was last changed, in milliseconds since 1970. A whole number.
    pub updated_ms: f64,
}

/// A game that has pads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct PadInfo {
    /// The game's name in commands.
    pub game: String,
    /// The possible numbers of players.
    pub seats: Vec<u8>,
    /// The options that matter for scoring.
    pub options: Vec<OptionSpec>,
}

/// A pad to be created.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, specta::Type)]
pub struct NewPad {
    pub game: String,
    /// The players' names; an empty name is displayed as a number.
    pub players: Vec<String>,
    /// Options with values other than the usual ones.
    pub options: Vec<OptionChoice>,
}

/// A pad with its tally.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PadView {
    pub id: String,
    pub game: String,
    /// Counts every change; commands that change the pad pass the revision they saw.
    pub revision: u32,
    /// The name the person gave it; empty if it has none.
    pub name: String,
    /// The players' names as entered, possibly empty.
    pub written: Vec<String>,
    /// The names of the players as displayed.
    pub players: Vec<String>,
    /// The sheet as filled in.
    pub sheet: PadSheet,
    /// The result of scoring the sheet.
    pub tally: PadTally,
    /// The lines of the account.
    pub lines: Vec<PadLineView>,
    /// The standings in seat order; empty if a fault prevents scoring.
    pub standings: Vec<Standing>,
    /// The scores in words, in seat order.
    pub scores: Vec<String>,
    /// The faults of the sheet.
    pub faults: Vec<PadFault>,
    pub over: bool,
    /// The state of the game, in a few words.
    pub standing: String,
    /// Whether there is a change to undo.
    pub can_undo: bool,
}

/// A line of a pad's account.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct PadLineView {
    /// Its round, from 1.
    pub round: u16,
    /// The sentence; its cards can be touched.
    pub text: Vec<Span>,
    /// The rule it follows.
    pub rule: String,
    /// The same as an event, for display.
    pub event: GameEvent,
}

/// A fault of a sheet: something impossible.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct PadFault {
    pub text: String,
    /// The rule it violates.
    pub rule: String,
    /// The fault as data, with its place on the sheet.
    pub what: PadFaultOf,
}
