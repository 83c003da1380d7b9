//! What is inside a text: a line of JSON for each thing, so that no more than one has to be held at a time.

use super::envelope::Wrong;
use super::written::Written;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use store::Section;

/// The longest key of an entry, in bytes.
const LONGEST_KEY: usize = 200;
/// The largest value of an entry, in bytes.
const LARGEST_VALUE: usize = 1 << 20;
/// More entries than anybody gathers.
const MOST_ENTRIES: usize = 50_000;

/// The longest line, in bytes: one that is read takes many times as much memory.
const LONGEST_LINE: usize = 16 << 20;

/// One thing.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Line {
    /// When all this was written, in milliseconds since 1970.
    Written(i64),
    /// A table.
    Table(Box<Written>),
    /// Something beside the tables.
    Entry(Entry),
}

/// A value under a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Entry {
    pub section: Part,
    pub key: String,
    pub value: String,
}

/// A section of the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Part {
    Setting,
    Statistic,
    Pad,
}

impl Part {
    pub const ALL: [Part; 3] = [Part::Setting, Part::Statistic, Part::Pad];

    pub fn section(self) -> Section {
        match self {
            Part::Setting => Section::Setting,
            Part::Statistic => Section::Statistic,
            Part::Pad => Section::Pad,
        }
    }
}

/// Everything of a content but its tables.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Beside {
    pub written_ms: i64,
    pub entries: Vec<Entry>,
}

/// Writes a thing as a line; `None` if there is no memory for it.
pub(super) fn write(content: &mut String, line: &Line) -> Option<()> {
    content.push_str(&serde_json::to_string(line).ok()?);
    content.push('\n');
    Some(())
}

/// The tables of a content, one at a time.
pub(super) fn tables(content: &str) -> impl Iterator<Item = Result<Written, Wrong>> {
    // A table's line is told by its beginning, so that others needn't be read.
    let of_tables = content.lines().filter(|line| line.starts_with("{\"table\""));
    of_tables.map(|line| match read(line)? {
        Line::Table(table) => Ok(*table),
        _ => Err(Wrong::Damaged),
    })
}

/// What stands beside the tables.
pub(super) fn beside(content: &str) -> Result<Beside, Wrong> {
    let mut beside = Beside::default();
    for line in content.lines().filter(|line| !line.starts_with("{\"table\"")) {
        match read(line)? {
            Line::Written(ms) => beside.written_ms = ms,
            Line::Entry(entry) if is_sound(&entry) && beside.entries.len() < MOST_ENTRIES => {
                beside.entries.push(entry);
            }
            _ => return Err(Wrong::Damaged),
        }
    }
    Ok(beside)
}

fn read(line: &str) -> Result<Line, Wrong> {
    if line.len() > LONGEST_LINE {
        return Err(Wrong::TooLarge);
    }
    serde_json::from_str(line).map_err(|_| Wrong::Damaged)
}

fn is_sound(Entry { key, value, .. }: &Entry) -> bool {
    let can_be_key = !key.is_empty() && key.len() <= LONGEST_KEY && !key.chars().any(char::is_control);
    can_be_key && value.len() <= LARGEST_VALUE && serde_json::from_str::<IgnoredAny>(value).is_ok()
}
