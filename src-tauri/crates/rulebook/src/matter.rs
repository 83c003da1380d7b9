#![doc = include_str!("../MATTER.md")]

mod cards;
mod format;

pub use crate::card::CardGroup;
pub use cards::{CardRow, CardShelf, shelves};

use crate::book::Rulebook;
use crate::entry::{Entry, RuleLink};
use crate::failure::Failure;
use crate::lang::Lang;
use crate::markup::Span;
use crate::sentence::first_sentence;
use crate::volume::Volume;
use game::RuleId;
use serde::Serialize;

/// What there is to read about a table beside its rules, in one language. Its cards are told by [`shelves`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Matter {
    /// The game in one minute, paragraph by paragraph.
    pub minute: Vec<MinutePart>,
    /// What the table looks like.
    pub picture: Picture,
    /// Its icons explained, in groups.
    pub icons: Vec<IconGroup>,
    /// The player aid, section by section.
    pub aid: Vec<AidSection>,
    /// Everything that is decided at this table, in the order of the rules.
    pub house: Vec<HouseNote>,
}

/// A paragraph of the game in one minute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct MinutePart {
    /// What it is about.
    pub head: String,
    /// What it says.
    pub text: Vec<Span>,
}

/// A table with its parts named: a scenario as it stands after some of its steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Picture {
    /// The scenario.
    pub scenario: String,
    /// How many of its steps have been played.
    pub step: u32,
    /// Its parts, in the order in which they are numbered.
    pub labels: Vec<Label>,
}

/// A part of the picture, and what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Label {
    /// What the table's own drawing calls the part.
    pub at: String,
    /// What it is.
    pub text: Vec<Span>,
}

/// Icons that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct IconGroup {
    /// What they have in common.
    pub head: String,
    /// The icons with their meanings.
    pub icons: Vec<IconMeaning>,
}

/// Icons, and the rule that says what they mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct IconMeaning {
    /// What the table's own drawing calls them.
    pub drawn: Vec<String>,
    /// What they mean.
    pub rule: Gist,
}

/// A section of the player aid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct AidSection {
    /// What it is about.
    pub head: String,
    /// The rules to remember.
    pub rules: Vec<Gist>,
}

/// A rule in short: its title and its first sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Gist {
    /// Its identifier.
    pub id: RuleId,
    /// Its title.
    pub title: String,
    /// Its first sentence.
    pub text: Vec<Span>,
}

/// What is decided at this table where the printed rules are silent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct HouseNote {
    /// The rule it belongs to.
    pub rule: RuleLink,
    /// What is decided.
    pub text: Vec<Span>,
}

impl Rulebook {
    /// What there is to read about a table; `None` if it has nothing of the kind.
    #[must_use]
    pub fn matter(&self, table: &str, lang: Lang) -> Option<Matter> {
        let volume = self.volume(table)?;
        let file = volume.texts.reading?;
        let read = format::read(volume, file.name, file.text).ok()?;
        let gist = |rule: &RuleId| self.entry(rule.0).map(|entry| Gist::of(entry, lang));
        Some(Matter {
            minute: read.minute.iter().map(|part| part.out(lang)).collect(),
            picture: read.picture.out(lang),
            icons: read.icons.iter().map(|group| group.out(lang, gist)).collect(),
            aid: read.aid.iter().map(|section| section.out(lang, gist)).collect(),
            house: self
                .entries()
                .iter()
                .filter(|entry| entry.table == table)
                .filter_map(|entry| note(entry, lang))
                .collect(),
        })
    }
}

impl Gist {
    fn of(entry: &Entry, lang: Lang) -> Gist {
        let text = entry.text.get(lang).first().map(|paragraph| first_sentence(paragraph)).unwrap_or_default();
        Gist { id: entry.id, title: entry.title.get(lang).clone(), text }
    }
}

fn note(entry: &Entry, lang: Lang) -> Option<HouseNote> {
    let text = entry.house.as_ref()?.get(lang).clone();
    Some(HouseNote { rule: entry.link(lang), text })
}

/// Checks a table's reading matter; `file` is what its failures are told under.
///
/// # Errors
/// Everything that is wrong with it, one line each.
pub fn check_text(table: &'static Volume, file: &str, text: &str) -> Result<(), Vec<Failure>> {
    format::read(table, file, text).map(drop)
}
