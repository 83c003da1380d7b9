#![doc = include_str!("../MATTER.md")]

mod cards;
mod format;

pub use crate::card::CardGroup;
pub use cards::{CardRow, CardShelf, shelves};

use crate::book::Rulebook;
use crate::entry::{RuleLink, TranslatedEntry};
use crate::failure::Failure;
use crate::lang::Lang;
use crate::markup::Span;
use crate::sentence::first_sentence;
use crate::volume::Volume;
use game::RuleId;
use serde::Serialize;

/// What there is to read about a game beside its rules, in one language. Its cards are listed by [`shelves`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Matter {
    /// The game in one minute, paragraph by paragraph.
    pub minute: Vec<MinutePart>,
    /// An annotated picture of the game laid out.
    pub picture: Picture,
    /// The explained icons, in groups.
    pub icons: Vec<IconGroup>,
    /// The player aid, section by section.
    pub aid: Vec<AidSection>,
    /// All house notes, in the order of the rules.
    pub house: Vec<HouseNote>,
}

/// A paragraph of the game in one minute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct MinutePart {
    pub head: String,
    pub text: Vec<Span>,
}

/// An annotated picture: a scenario after some of its steps, with labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Picture {
    pub scenario: String,
    /// The number of steps played.
    pub step: u32,
    /// The labels, in the order in which they are numbered.
    pub labels: Vec<Label>,
}

/// A label of the picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Label {
    /// The name of the labelled part in the game's own drawing.
    pub at: String,
    pub text: Vec<Span>,
}

/// A group of icons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct IconGroup {
    pub head: String,
    pub icons: Vec<IconMeaning>,
}

/// Icons with the rule that explains them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct IconMeaning {
    /// The names of the icons in the game's own drawing.
    pub drawn: Vec<String>,
    pub rule: Gist,
}

/// A section of the player aid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct AidSection {
    pub head: String,
    /// The rules to remember.
    pub rules: Vec<Gist>,
}

/// A rule in short: its title and its first sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Gist {
    pub id: RuleId,
    pub title: String,
    /// Its first sentence.
    pub text: Vec<Span>,
}

/// A house note: what this app plays where the printed rules are silent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct HouseNote {
    pub rule: RuleLink,
    pub text: Vec<Span>,
}

impl Rulebook {
    /// Returns the reading matter of a game; `None` if it has none.
    #[must_use]
    pub fn matter(&self, game: &str, lang: Lang) -> Option<Matter> {
        let volume = self.volume(game)?;
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
                .filter(|entry| entry.game == game)
                .filter_map(|entry| note(entry, lang))
                .collect(),
        })
    }
}

impl Gist {
    fn of(entry: &TranslatedEntry, lang: Lang) -> Gist {
        let text = entry.text.get(lang).first().map(|paragraph| first_sentence(paragraph)).unwrap_or_default();
        Gist { id: entry.id, title: entry.title.get(lang).clone(), text }
    }
}

fn note(entry: &TranslatedEntry, lang: Lang) -> Option<HouseNote> {
    let text = entry.house.as_ref()?.get(lang).clone();
    Some(HouseNote { rule: entry.link(lang), text })
}

/// Checks a game's reading matter; `file` is the file name in the failures.
///
/// # Errors
/// All faults of the file, one line each.
pub fn check_text(game: &'static Volume, file: &str, text: &str) -> Result<(), Vec<Failure>> {
    format::read(game, file, text).map(drop)
}
