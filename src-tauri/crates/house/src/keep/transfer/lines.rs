//! What is inside a text: a line of JSON for each thing, so that no more than one has to be held at a time.
//!
//! A later version may write lines, fields and sections that aren't known here. Such a line is told apart from a damaged
//! one ([`Wrong::Newer`]), and keeps no other line from being read.

use super::LeftOut;
use super::envelope::{Content, LONGEST_LINE, Wrong};
use super::written::Written;
use crate::book;
use crate::lists;
use crate::pads;
use crate::play::chosen;
use crate::problem::{Problem, ProblemKind};
use crate::settings::SETTINGS;
use crate::statistics;
use rulebook::Lang;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::Section;

/// The longest key of an entry, in bytes.
const LONGEST_KEY: usize = 200;
/// The largest value of an entry that isn't a list, in bytes.
const LARGEST_VALUE: usize = 1 << 20;
/// More entries than anybody gathers.
pub(crate) const MOST_ENTRIES: usize = 50_000;

/// The most that stands beside the tables of one text, in bytes: hundreds of pads, each with all that can be taken back.
const MOST_BESIDE: usize = 24 << 20;
/// A text may hold so many bytes beside its tables in any case: more than the largest single thing …
const ANYWAY: usize = 5 << 20;
/// … and so many for each of its own bytes as it is packed: results and pads are packed to a twentieth. Otherwise a few
/// letters would fill a disk.
const FOR_EACH: usize = 50;

/// The most that may stand beside the tables of a text that is packed in so many bytes.
pub(crate) fn most_beside(packed: usize) -> usize {
    packed.saturating_mul(FOR_EACH).saturating_add(ANYWAY).min(MOST_BESIDE)
}

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

/// The largest setting, in bytes: the longest list of moments to be asked at has twelve thousand.
const LARGEST_SETTING: usize = 64 << 10;

impl Part {
    /// Whether what lies in this section can be read by those who keep it there.
    pub fn is_readable(self, key: &str, value: &str) -> bool {
        match self {
            Part::Pad => pads::is_pad(value),
            Part::List => lists::is_list(value),
            Part::Statistic => statistics::is_result(value),
            // Whatever the settings say, only what can be set is set.
            Part::Setting => {
                value.len() <= LARGEST_SETTING
                    && (key == SETTINGS || book::is_kept(key, value) || chosen::is_choice(key, value))
            }
        }
    }
}

/// Everything of a content but its tables.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Beside {
    pub written_ms: i64,
    pub entries: Vec<Entry>,
    /// How many lines of a later version, which can't be read here, stand among them.
    pub newer: u32,
}

/// A thing as a line; `None` for one that wouldn't be read again.
pub(crate) fn written(line: &Line) -> Option<String> {
    let text = serde_json::to_string(line).ok()?;
    let is_sound = match line {
        Line::Entry(entry) => is_sound(entry),
        Line::Written(_) | Line::Table(_) => true,
    };
    (is_sound && read(&text, false).is_ok()).then_some(text)
}

/// How the line of a table begins, so that it is known without being read.
const OF_TABLE: &str = "{\"table\"";

/// The line of a table.
pub(crate) enum TableLine {
    /// A table.
    Read(Box<Written>),
    /// One that can't be read, and what it says of itself all the same.
    Unread(Unread),
}

/// A table that can't be read.
#[derive(Default, Deserialize)]
pub(crate) struct Unread {
    /// Whether a later version has written it.
    #[serde(skip)]
    pub newer: bool,
    /// Which game; empty if it doesn't say so.
    #[serde(default)]
    pub game: String,
    /// What it is called; empty for a table without a name.
    #[serde(default)]
    pub name: String,
}

impl Unread {
    /// The table among those that can't come in.
    pub fn left_out(&self, lang: Lang) -> LeftOut {
        let kind = if self.newer { ProblemKind::NewerText } else { ProblemKind::BadTable };
        LeftOut::of(&self.game, &self.name, Problem::Of(kind).text(lang))
    }
}

/// The tables of a content, one at a time, each with how much of the content is behind it then, in thousandths. What is
/// wrong with the content as a whole is an error; what is wrong with a table only keeps that one from being read.
pub(crate) fn tables(content: &Content) -> impl Iterator<Item = (u32, Result<TableLine, Wrong>)> {
    let mut lines = content.lines();
    std::iter::from_fn(move || {
        let line = lines.find(|line| line.as_ref().map_or(true, |line| line.starts_with(OF_TABLE)))?;
        Some((lines.read(), line.map(|line| table(&line, content.is_newer()))))
    })
}

fn table(line: &str, newer: bool) -> TableLine {
    match read(line, newer) {
        Ok(Line::Table(table)) => TableLine::Read(table),
        Ok(_) => TableLine::Unread(Unread::default()),
        Err(wrong) => {
            let outline: BTreeMap<String, Unread> = serde_json::from_str(line).unwrap_or_default();
            let told = outline.into_values().next().unwrap_or_default();
            TableLine::Unread(Unread { newer: wrong == Wrong::Newer, ..told })
        }
    }
}

/// The one table of a content.
pub(crate) fn only_table(content: &Content) -> Result<Written, Wrong> {
    let mut tables = tables(content).map(|(_, table)| table);
    match (tables.next(), tables.next()) {
        (Some(Err(wrong)), _) | (_, Some(Err(wrong))) => Err(wrong),
        (Some(Ok(TableLine::Read(table))), None) => Ok(*table),
        (Some(Ok(TableLine::Unread(Unread { newer: true, .. }))), None) => Err(Wrong::Newer),
        _ => Err(Wrong::Damaged),
    }
}

/// What stands beside the tables. Whatever is wrong with the content as a whole is found here.
pub(crate) fn beside(content: &Content) -> Result<Beside, Wrong> {
    let mut beside = Beside::default();
    let (mut held, most) = (0, most_beside(content.packed()));
    for line in content.lines() {
        let line = line?;
        if line.starts_with(OF_TABLE) {
            continue;
        }
        match read(&line, content.is_newer()) {
            Ok(Line::Written(ms)) => beside.written_ms = ms,
            Ok(Line::Entry(entry)) if is_sound(&entry) && beside.entries.len() < MOST_ENTRIES => {
                held += entry.key.len() + entry.value.len();
                beside.entries.push(entry);
            }
            Ok(_) => return Err(Wrong::Damaged),
            Err(Wrong::Newer) => beside.newer = beside.newer.saturating_add(1),
            Err(wrong) => return Err(wrong),
        }
        if held > most {
            return Err(Wrong::TooLarge);
        }
    }
    Ok(beside)
}

/// Reads a line of a text that a later version has written, or one of ours.
fn read(line: &str, newer: bool) -> Result<Line, Wrong> {
    if line.len() > LONGEST_LINE {
        return Err(Wrong::TooLarge);
    }
    let line = line.trim_end_matches('\r');
    serde_json::from_str(line).map_err(|error| {
        let is_newer = error.is_data() && (newer || is_of_something_new(&error));
        if is_newer && is_named_value(line) { Wrong::Newer } else { Wrong::Damaged }
    })
}

/// Whether something is refused only because it isn't known here. Serde says so in its text alone.
fn is_of_something_new(error: &serde_json::Error) -> bool {
    let text = error.to_string();
    text.starts_with("unknown field") || text.starts_with("unknown variant")
}

/// Whether a line says one thing by its name, as every line of every version does.
fn is_named_value(line: &str) -> bool {
    serde_json::from_str::<BTreeMap<String, IgnoredAny>>(line).is_ok_and(|named| named.len() == 1)
}

fn is_sound(Entry { section, key, value }: &Entry) -> bool {
    let largest = if *section == Part::List { lists::LARGEST } else { LARGEST_VALUE };
    let can_be_key = !key.is_empty() && key.len() <= LONGEST_KEY && !key.chars().any(char::is_control);
    can_be_key && value.len() <= largest && serde_json::from_str::<IgnoredAny>(value).is_ok()
}
