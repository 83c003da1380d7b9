//! Import and export of a table, or of everything, as a save text.
//!
//! Export: a table is encoded ([written]) without what replaying can reconstruct, tables and entries become [lines],
//! and these are put into an [envelope]. Import: the reverse, and before a table is saved it is replayed from its deal
//! ([validate], [played_again]), or, where that is impossible, its state is taken as given ([taken]). A file, a save
//! text and a copy of everything differ only in their content. The order of steps, and other kinds of imports, are
//! handled in the layer `house`.

mod bounded_list;
mod checked_table;
pub(crate) mod envelope;
pub(crate) mod export;
pub(crate) mod export_format;
pub(crate) mod import;
mod journal_replay;
pub(crate) mod lines;
pub(crate) mod notes;
mod state_import;
pub(crate) mod table_matching;
#[cfg(test)]
mod tests;
pub(crate) mod validate;

use crate::records::RecordGame;
use crate::saves::challenge::Challenge;
use crate::text::naming;
use hosting::Player;
use serde::Serialize;

/// What a text or a file turned out to be.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ImportPreview {
    /// A table, which can be imported.
    Table { table: TableLook },
    /// Everything of another device, or of another day, which can be imported.
    Everything { everything: EverythingLook },
    /// A challenge code: a table to be created.
    Challenge { challenge: Challenge },
    /// A game's list, or a code of one: to be opened on that game's page.
    List { game: String, text: String },
    /// A record: a game in another program's file.
    Record { game: RecordGame },
}

/// A table in a text, as shown before it is imported.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TableLook {
    pub game: String,
    /// The table's name; empty for a table without a name.
    pub name: String,
    /// The state of the game, in a few words.
    pub standing: String,
    pub finished: bool,
    /// How many decisions led to its state.
    pub plies: u32,
    /// The players in the order of seats.
    pub players: Vec<Player>,
    /// Whether the person has been helped.
    pub assisted: bool,
    /// Whether its history comes from another version of the rules: it can be read, but not undone.
    pub history_locked: bool,
    /// When it was created, in milliseconds since 1970. A whole number.
    pub created_ms: f64,
    /// When it last moved, in milliseconds since 1970. A whole number.
    pub updated_ms: f64,
    /// Whether the table is here already.
    pub known: Known,
    /// What the person should know before importing it, in sentences.
    pub notes: Vec<String>,
}

/// The summary of an export of everything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Everything {
    /// The number of texts.
    pub parts: u32,
    /// The number of tables in them.
    pub tables: u32,
    /// Tables that couldn't be imported again, and why.
    pub left_out: Vec<LeftOut>,
    /// How many pads and other entries can't be read, and so couldn't be imported again.
    pub unreadable: u32,
}

/// Whether a table is here already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Known {
    /// It isn't here.
    New,
    /// It is here in the same state.
    Same,
    /// It is here in another state: it would be imported beside that one.
    Other,
}

/// Everything in a text, as shown before it is imported.
#[derive(Clone, Debug, Default, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct EverythingLook {
    /// When it was written, in milliseconds since 1970. A whole number.
    pub written_ms: f64,
    /// How many tables would be imported as new ones.
    pub fresh: u32,
    /// How many are here already in the same state: they would be skipped.
    pub same: u32,
    /// How many are here in another state: they would be imported beside those.
    pub other: u32,
    /// How many entries of statistics and pads would be added.
    pub entries: u32,
    /// How many of the tables to be imported were only read: whether the rules allow them is checked on import.
    pub unplayed: u32,
    /// How many pads can't be read, and won't be imported.
    pub no_pads: u32,
    /// Whether it holds settings.
    pub settings: bool,
    /// Tables that can't be imported, and why.
    pub left_out: Vec<LeftOut>,
    /// What the person should know before importing it, in sentences.
    pub notes: Vec<String>,
}

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportResult {
    /// The identifiers of the imported tables.
    pub tables: Vec<String>,
    /// How many of them were imported beside one in another state.
    pub other: u32,
    /// How many were here already, and were skipped.
    pub same: u32,
    /// How many entries of statistics and pads were added.
    pub entries: u32,
    /// How many pads couldn't be read, and weren't imported.
    pub no_pads: u32,
    /// Whether the settings are now those of the text, so that the window has to apply them.
    pub settings: bool,
    /// Tables that weren't imported, and why.
    pub left_out: Vec<LeftOut>,
}

/// A table that can't be imported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct LeftOut {
    /// The game's name; not necessarily one that is known here.
    pub game: String,
    /// The table's name; empty for a table without a name.
    pub name: String,
    /// The reason, in a sentence.
    pub why: String,
}

impl LeftOut {
    /// Makes the entry of a table from the game and name it gives.
    pub(crate) fn of(game: &str, name: &str, why: String) -> LeftOut {
        LeftOut { game: naming::tidy(game), name: naming::tidy(name), why }
    }
}
