//! What crosses between house and window about pads, beside the games' own types.

use crate::wire::OptionChoice;
use game::{OptionSpec, Standing};
use rulebook::Span;
use serde::{Deserialize, Serialize};
use tables::GameEvent;
use tables::{PadFaultOf, PadSheet, PadTally};

/// All pads, and what new ones there can be.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct PadList {
    /// Every pad, the one changed last first.
    pub pads: Vec<PadSummary>,
    /// The tables that have a pad.
    pub games: Vec<PadInfo>,
}

/// A pad in the list.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PadSummary {
    /// Its identifier.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What the person calls it; empty if it has no name.
    pub name: String,
    /// The players, as they are called.
    pub players: Vec<String>,
    /// How it stands, in a few words; what is wrong with it, if it can't be read.
    pub standing: String,
    /// Whether the game is over.
    pub finished: bool,
    /// Whether it can't be read: it stays as it is.
    pub damaged: bool,
    /// When it was begun, in milliseconds since 1970. A whole number.
    pub created_ms: f64,
    /// When it was changed last, in milliseconds since 1970. A whole number.
    pub updated_ms: f64,
}

/// A table that has a pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct PadInfo {
    /// Its name in commands.
    pub game: String,
    /// How many can play.
    pub seats: Vec<u8>,
    /// What can be chosen, as far as it matters to the accounts.
    pub options: Vec<OptionSpec>,
}

/// A pad to be begun.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, specta::Type)]
pub struct NewPad {
    /// Which game.
    pub game: String,
    /// The players; an empty name means a number.
    pub players: Vec<String>,
    /// Options that aren't as usual.
    pub options: Vec<OptionChoice>,
}

/// A pad with all its accounts.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PadView {
    /// Its identifier.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Counts every change; commands that change the pad name the one they saw.
    pub revision: u32,
    /// What the person calls it; empty if it has no name.
    pub name: String,
    /// The players as they were written down, perhaps empty.
    pub written: Vec<String>,
    /// The players, as they are called.
    pub players: Vec<String>,
    /// What people have written down.
    pub sheet: PadSheet,
    /// What it comes to.
    pub tally: PadTally,
    /// The accounts, line by line.
    pub lines: Vec<PadLineView>,
    /// How everybody stands, in seat order; nothing where a fault prevents it.
    pub standings: Vec<Standing>,
    /// Everybody's score as it is written, in seat order.
    pub scores: Vec<String>,
    /// What can't be true.
    pub faults: Vec<PadFault>,
    /// Whether the game is over.
    pub over: bool,
    /// How it stands, in a few words.
    pub standing: String,
    /// Whether there is a change to take back.
    pub can_undo: bool,
}

/// A line of the accounts.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct PadLineView {
    /// Which round it belongs to, from 1.
    pub round: u16,
    /// The sentence, its cards touchable.
    pub text: Vec<Span>,
    /// Its rule.
    pub rule: String,
    /// The same for the eye.
    pub event: GameEvent,
}

/// What can't be true.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct PadFault {
    /// The sentence.
    pub text: String,
    /// The rule that says so.
    pub rule: String,
    /// The same with its place.
    pub what: PadFaultOf,
}
