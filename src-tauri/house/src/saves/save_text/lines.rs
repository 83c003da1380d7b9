//! The content of a text: one line of JSON for each item, so that only one has to be held in memory at a time.
//!
//! A later version may write lines, fields and sections that are unknown here. Such a line is told apart from a damaged
//! one ([`EnvelopeError::Newer`]), and other lines can still be read.

use super::LeftOut;
use super::envelope::{Content, EnvelopeError, LONGEST_LINE};
use super::export_format::Written;
use crate::book;
use crate::lists;
use crate::pads;
use crate::play::judged_game;
use crate::play::last_setup;
use crate::practice;
use crate::problem::{Problem, ProblemKind};
use crate::puzzles;
use crate::refusals;
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
/// The maximum number of entries: more than anybody has.
pub(crate) const MOST_ENTRIES: usize = 50_000;

/// The maximum size of the entries in one text, in bytes: hundreds of pads, each with all undoable steps.
const MOST_BESIDE: usize = 24 << 20;
/// How many bytes of entries a text may hold in any case: more than the largest single entry …
const ANYWAY: usize = 5 << 20;
/// … and how many more for each of its packed bytes: results and pads are packed to a twentieth. Otherwise a few
/// letters could fill a disk.
const FOR_EACH: usize = 50;

/// Returns the maximum size of the entries of a text with this packed size, in bytes.
pub(crate) fn most_beside(packed: usize) -> usize {
    packed.saturating_mul(FOR_EACH).saturating_add(ANYWAY).min(MOST_BESIDE)
}

/// One line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) enum Line {
    /// When the text was written, in milliseconds since 1970.
    Written(i64),
    Table(Box<Written>),
    /// An entry of the store.
    Entry(Entry),
}

/// A value under a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    pub section: ExportSection,
    pub key: String,
    pub value: String,
}

/// A section of the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ExportSection {
    Setting,
    Statistic,
    Pad,
    List,
    Practice,
    Puzzle,
    Judged,
    Refusal,
}

impl ExportSection {
    /// All sections that are exported.
    pub const ALL: [ExportSection; 8] = [
        ExportSection::Setting,
        ExportSection::Statistic,
        ExportSection::Pad,
        ExportSection::List,
        ExportSection::Practice,
        ExportSection::Puzzle,
        ExportSection::Judged,
        ExportSection::Refusal,
    ];

    /// Returns the store's section.
    pub fn section(self) -> Section {
        match self {
            ExportSection::Setting => Section::Setting,
            ExportSection::Statistic => Section::Statistic,
            ExportSection::Pad => Section::Pad,
            ExportSection::List => Section::List,
            ExportSection::Practice => Section::Practice,
            ExportSection::Puzzle => Section::Puzzle,
            ExportSection::Judged => Section::Judged,
            ExportSection::Refusal => Section::Refusal,
        }
    }
}

/// The largest setting, in bytes: the longest list of moments at which to ask has twelve thousand.
const LARGEST_SETTING: usize = 64 << 10;

impl ExportSection {
    /// Returns whether the code that owns this section can read the value.
    pub fn is_readable(self, key: &str, value: &str) -> bool {
        match self {
            ExportSection::Pad => pads::is_pad(value),
            ExportSection::List => lists::is_list(value),
            ExportSection::Practice => practice::is_scheduled(key, value),
            ExportSection::Puzzle => puzzles::is_result(key, value),
            ExportSection::Judged => judged_game::is_judged(value),
            ExportSection::Refusal => refusals::is_count(value),
            ExportSection::Statistic => statistics::is_result(value),
            // Only settings with valid values are applied.
            ExportSection::Setting => {
                value.len() <= LARGEST_SETTING
                    && (key == SETTINGS || book::is_kept(key, value) || last_setup::is_choice(key, value))
            }
        }
    }
}

/// Everything of a content except its tables.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Beside {
    pub written_ms: i64,
    pub entries: Vec<Entry>,
    /// How many of its lines are from a later version and can't be read here.
    pub newer: u32,
}

/// Encodes a line; `None` if it couldn't be read again.
pub(crate) fn written(line: &Line) -> Option<String> {
    let text = serde_json::to_string(line).ok()?;
    let is_sound = match line {
        Line::Entry(entry) => is_sound(entry),
        Line::Written(_) | Line::Table(_) => true,
    };
    (is_sound && read(&text, false).is_ok()).then_some(text)
}

/// The beginning of a table's line, by which it is recognized without being parsed.
const OF_TABLE: &str = "{\"table\"";

/// The line of a table.
pub(crate) enum TableLine {
    Read(Box<Written>),
    /// A table that can't be read, with the game and name it gives.
    Unread(Unread),
}

/// A table that can't be read.
#[derive(Default, Deserialize)]
pub(crate) struct Unread {
    /// Whether a later version wrote it.
    #[serde(skip)]
    pub newer: bool,
    /// The game's name; empty if missing.
    #[serde(default)]
    pub game: String,
    /// The table's name; empty for a table without a name.
    #[serde(default)]
    pub name: String,
}

impl Unread {
    /// Returns its entry for the list of tables that can't be imported.
    pub fn left_out(&self, lang: Lang) -> LeftOut {
        let kind = if self.newer { ProblemKind::NewerText } else { ProblemKind::BadTable };
        LeftOut::of(&self.game, &self.name, Problem::Of(kind).text(lang))
    }
}

/// Returns the tables of a content one at a time, each with the part read so far, in thousandths. A fault of the
/// content as a whole is an error; a fault in a table only makes that table unreadable.
pub(crate) fn tables(content: &Content) -> impl Iterator<Item = (u32, Result<TableLine, EnvelopeError>)> {
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
            TableLine::Unread(Unread { newer: wrong == EnvelopeError::Newer, ..told })
        }
    }
}

/// Returns the only table of a content.
pub(crate) fn only_table(content: &Content) -> Result<Written, EnvelopeError> {
    let mut tables = tables(content).map(|(_, table)| table);
    match (tables.next(), tables.next()) {
        (Some(Err(wrong)), _) | (_, Some(Err(wrong))) => Err(wrong),
        (Some(Ok(TableLine::Read(table))), None) => Ok(*table),
        (Some(Ok(TableLine::Unread(Unread { newer: true, .. }))), None) => Err(EnvelopeError::Newer),
        _ => Err(EnvelopeError::Damaged),
    }
}

/// Reads the entries. Also detects faults of the content as a whole.
pub(crate) fn beside(content: &Content) -> Result<Beside, EnvelopeError> {
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
            Ok(_) => return Err(EnvelopeError::Damaged),
            Err(EnvelopeError::Newer) => beside.newer = beside.newer.saturating_add(1),
            Err(wrong) => return Err(wrong),
        }
        if held > most {
            return Err(EnvelopeError::TooLarge);
        }
    }
    Ok(beside)
}

/// Parses a line; `newer` says whether a later version wrote the text.
fn read(line: &str, newer: bool) -> Result<Line, EnvelopeError> {
    if line.len() > LONGEST_LINE {
        return Err(EnvelopeError::TooLarge);
    }
    let line = line.trim_end_matches('\r');
    serde_json::from_str(line).map_err(|error| {
        let is_newer = error.is_data() && (newer || is_of_something_new(&error));
        if is_newer && is_named_value(line) { EnvelopeError::Newer } else { EnvelopeError::Damaged }
    })
}

/// Whether serde refused something only because it is unknown here, which only its message shows.
fn is_of_something_new(error: &serde_json::Error) -> bool {
    let text = error.to_string();
    text.starts_with("unknown field") || text.starts_with("unknown variant")
}

/// Whether a line is an object with one key, as the lines of every version are.
fn is_named_value(line: &str) -> bool {
    serde_json::from_str::<BTreeMap<String, IgnoredAny>>(line).is_ok_and(|named| named.len() == 1)
}

fn is_sound(Entry { section, key, value }: &Entry) -> bool {
    let largest = if *section == ExportSection::List { lists::LARGEST } else { LARGEST_VALUE };
    let can_be_key = !key.is_empty() && key.len() <= LONGEST_KEY && !key.chars().any(char::is_control);
    can_be_key && value.len() <= largest && serde_json::from_str::<IgnoredAny>(value).is_ok()
}
