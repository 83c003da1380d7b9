//! What leaves the app and comes back into it: a table, or everything, as a text.
//!
//! Out: a table is [written] down without what replaying can reconstruct, tables and what is stored beside
//! them become [lines], and these are put into an [envelope]. In: the same way back, and before a table is kept, it is
//! played again from its deal ([validate], [played_again]), or where that can't be, taken as it stands ([taken]). A
//! file, a save code and a copy of everything differ in nothing but what is inside. What is done when, and what else may
//! come from outside, is the house's business.

mod bounded;
pub(crate) mod envelope;
pub(crate) mod export;
mod found;
pub(crate) mod import;
pub(crate) mod known;
pub(crate) mod lines;
pub(crate) mod notes;
mod played_again;
mod taken;
#[cfg(test)]
mod tests;
pub(crate) mod validate;
pub(crate) mod written;

use crate::keep::challenge::Challenge;
use crate::records::RecordGame;
use crate::text::naming;
use serde::Serialize;
use table::Player;

/// What a text or a file turned out to be.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ImportPreview {
    /// A table: to be taken in.
    Table {
        /// The table.
        table: TableLook,
    },
    /// Everything of another device, or of another day: to be taken in.
    Everything {
        /// What it holds.
        everything: EverythingLook,
    },
    /// A challenge code: a table to be laid.
    Challenge {
        /// What it stands for.
        challenge: Challenge,
    },
    /// A list of a table's, or a code of one: to be looked at on that table's own page.
    List {
        /// Which game.
        game: String,
        /// The list.
        text: String,
    },
    /// A game in a file of another program's: to be opened as such.
    Record {
        /// The game.
        game: RecordGame,
    },
}

/// A table in a text, looked at before it is taken in.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TableLook {
    /// Which game.
    pub game: String,
    /// What it is called; empty for a table without a name.
    pub name: String,
    /// How it stands, in a few words.
    pub standing: String,
    /// Whether the game is over.
    pub finished: bool,
    /// How many decisions led there.
    pub plies: u32,
    /// Who plays, in the order of seats.
    pub players: Vec<Player>,
    /// The person has been helped.
    pub assisted: bool,
    /// What led there comes from another version of the rules: it can be read, not taken back.
    pub history_locked: bool,
    /// When it was laid, in milliseconds since 1970. A whole number.
    pub created_ms: f64,
    /// When it last moved, in milliseconds since 1970. A whole number.
    pub updated_ms: f64,
    /// Whether it is here already.
    pub known: Known,
    /// What a person should know before taking it in, in sentences.
    pub notes: Vec<String>,
}

/// What everything came to when it was written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Everything {
    /// How many texts it takes.
    pub parts: u32,
    /// How many tables are in them.
    pub tables: u32,
    /// Tables that couldn't be brought in again, and why.
    pub left_out: Vec<LeftOut>,
    /// How many pads and other entries can't be read, and so couldn't be brought in again.
    pub unreadable: u32,
}

/// Whether a table is here already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Known {
    /// It isn't.
    New,
    /// It is, and stands just so.
    Same,
    /// It is, but stands otherwise: it would come in beside that one.
    Other,
}

/// Everything in a text, looked at before it is taken in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct EverythingLook {
    /// When it was written, in milliseconds since 1970. A whole number.
    pub written_ms: f64,
    /// How many tables would come in as new ones.
    pub fresh: u32,
    /// How many are here already and stand just so: they would be passed over.
    pub same: u32,
    /// How many are here but stand otherwise: they would come in beside those.
    pub other: u32,
    /// How many entries of statistics and pads would be added.
    pub entries: u32,
    /// How many of the tables that would come in were only read: whether they can stand by the rules is seen when they
    /// come in.
    pub unplayed: u32,
    /// How many pads can't be read, and won't come in.
    pub no_pads: u32,
    /// Whether it holds settings.
    pub settings: bool,
    /// Tables that can't come in, and why.
    pub left_out: Vec<LeftOut>,
    /// What a person should know before taking it in, in sentences.
    pub notes: Vec<String>,
}

/// What was taken in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportResult {
    /// The identifiers of the tables that came in.
    pub tables: Vec<String>,
    /// How many of them came in beside one that stands otherwise.
    pub other: u32,
    /// How many were here already, and were passed over.
    pub same: u32,
    /// How many entries of statistics and pads were added.
    pub entries: u32,
    /// How many pads couldn't be read, and didn't come in.
    pub no_pads: u32,
    /// Whether the settings are now those of the text: the window has to start over with them.
    pub settings: bool,
    /// Tables that didn't come in, and why.
    pub left_out: Vec<LeftOut>,
}

/// A table that can't come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct LeftOut {
    /// Which game; not necessarily one that is known here.
    pub game: String,
    /// What it is called; empty for a table without a name.
    pub name: String,
    /// Why, in a sentence.
    pub why: String,
}

impl LeftOut {
    /// A table that can't come in, by what it says of itself.
    pub(crate) fn of(game: &str, name: &str, why: String) -> LeftOut {
        LeftOut { game: naming::tidy(game), name: naming::tidy(name), why }
    }
}
