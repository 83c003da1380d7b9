//! What is inside a text: a line of JSON for each thing, so that no more than one has to be held at a time.

use super::envelope::{Content, LONGEST_LINE, Wrong};
use super::written::Written;
use crate::lists;
use crate::pads;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use store::Section;

/// The longest key of an entry, in bytes.
const LONGEST_KEY: usize = 200;
/// The largest value of an entry that isn't a list, in bytes.
const LARGEST_VALUE: usize = 1 << 20;
/// More entries than anybody gathers.
pub(crate) const MOST_ENTRIES: usize = 50_000;

/// The most that stands beside the tables of one text, in bytes: hundreds of pads, each with all that can be taken back.
pub(crate) const MOST_BESIDE: usize = 24 << 20;

/// One thing.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum Line {
    /// When all this was written, in milliseconds since 1970.
    Written(i64),
    /// A table.
    Table(Box<Written>),
    /// Something beside the tables.
    Entry(Entry),
}

/// A value under a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    pub section: Part,
    pub key: String,
    pub value: String,
}

/// A section of the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Part {
    Setting,
    Statistic,
    Pad,
    List,
}

impl Part {
    pub const ALL: [Part; 4] = [Part::Setting, Part::Statistic, Part::Pad, Part::List];

    pub fn section(self) -> Section {
        match self {
            Part::Setting => Section::Setting,
            Part::Statistic => Section::Statistic,
            Part::Pad => Section::Pad,
            Part::List => Section::List,
        }
    }
}

impl Part {
    /// Whether what lies in this section can be read by those who keep it there.
    pub fn is_readable(self, value: &str) -> bool {
        match self {
            Part::Pad => pads::is_pad(value),
            Part::List => lists::is_list(value),
            Part::Setting | Part::Statistic => true,
        }
    }
}

/// Everything of a content but its tables.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Beside {
    pub written_ms: i64,
    pub entries: Vec<Entry>,
}

/// A thing as a line; `None` for one that wouldn't be read again.
pub(crate) fn written(line: &Line) -> Option<String> {
    let text = serde_json::to_string(line).ok()?;
    let is_sound = match line {
        Line::Entry(entry) => is_sound(entry),
        Line::Written(_) | Line::Table(_) => true,
    };
    (is_sound && read(&text).is_ok()).then_some(text)
}

/// How the line of a table begins, so that it is known without being read.
const OF_TABLE: &str = "{\"table\"";

/// The tables of a content, one at a time, each with how much of the content is behind it then, in thousandths.
pub(crate) fn tables(content: &Content) -> impl Iterator<Item = (u32, Result<Written, Wrong>)> {
    let mut lines = content.lines();
    std::iter::from_fn(move || {
        let line = lines.find(|line| line.as_ref().map_or(true, |line| line.starts_with(OF_TABLE)))?;
        Some((lines.read(), line.and_then(|line| table(&line))))
    })
}

fn table(line: &str) -> Result<Written, Wrong> {
    match read(line)? {
        Line::Table(table) => Ok(*table),
        _ => Err(Wrong::Damaged),
    }
}

/// The one table of a content.
pub(crate) fn only_table(content: &Content) -> Result<Written, Wrong> {
    let mut tables = tables(content);
    match (tables.next(), tables.next()) {
        (Some((_, Err(wrong))), _) | (_, Some((_, Err(wrong)))) => Err(wrong),
        (Some((_, Ok(table))), None) => Ok(table),
        _ => Err(Wrong::Damaged),
    }
}

/// What stands beside the tables. Whatever is wrong with the content as a whole is found here.
pub(crate) fn beside(content: &Content) -> Result<Beside, Wrong> {
    let mut beside = Beside::default();
    let mut held = 0;
    for line in content.lines() {
        let line = line?;
        if line.starts_with(OF_TABLE) {
            continue;
        }
        match read(&line)? {
            Line::Written(ms) => beside.written_ms = ms,
            Line::Entry(entry) if is_sound(&entry) && beside.entries.len() < MOST_ENTRIES => {
                held += entry.key.len() + entry.value.len();
                beside.entries.push(entry);
            }
            _ => return Err(Wrong::Damaged),
        }
        if held > MOST_BESIDE {
            return Err(Wrong::TooLarge);
        }
    }
    Ok(beside)
}

fn read(line: &str) -> Result<Line, Wrong> {
    if line.len() > LONGEST_LINE {
        return Err(Wrong::TooLarge);
    }
    serde_json::from_str(line.trim_end_matches('\r')).map_err(|_| Wrong::Damaged)
}

fn is_sound(Entry { section, key, value }: &Entry) -> bool {
    let largest = if *section == Part::List { lists::LARGEST } else { LARGEST_VALUE };
    let can_be_key = !key.is_empty() && key.len() <= LONGEST_KEY && !key.chars().any(char::is_control);
    can_be_key && value.len() <= largest && serde_json::from_str::<IgnoredAny>(value).is_ok()
}
