//! What the person should know about a text before importing it.

use crate::sentences::sentences;
use rulebook::Lang;

/// A note about a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// A later version wrote it, and all its tables can be read.
    Newer,
    /// A later version wrote it or parts of it: `readable` of its `of` tables can be read.
    NewerTables { readable: u32, of: u32 },
    /// This many of its lines are unknown here.
    NewerLines(u32),
    /// This many of its results and settings can't be read.
    Unreadable(u32),
}

impl Note {
    /// Returns the note as a sentence.
    pub fn text(self, lang: Lang) -> String {
        sentences(lang).note(self)
    }
}

/// What can be read here of an export of everything.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Readable {
    /// Whether a later version wrote the text.
    pub newer_text: bool,
    /// The number of its tables.
    pub tables: u32,
    /// How many of them a later version wrote.
    pub newer_tables: u32,
    /// How many other lines are unknown here.
    pub newer_lines: u32,
    /// How many results and settings can't be read.
    pub unreadable: u32,
}

impl Readable {
    /// Returns the notes; empty if everything can be read.
    pub fn notes(self, lang: Lang) -> Vec<String> {
        let Readable { newer_text, tables, newer_tables, newer_lines, unreadable } = self;
        let newer = if newer_tables > 0 {
            Some(Note::NewerTables { readable: tables.saturating_sub(newer_tables), of: tables })
        } else {
            (newer_text || newer_lines > 0).then_some(Note::Newer)
        };
        let lines = (newer_lines > 0).then_some(Note::NewerLines(newer_lines));
        let unreadable = (unreadable > 0).then_some(Note::Unreadable(unreadable));
        [newer, lines, unreadable].into_iter().flatten().map(|note| note.text(lang)).collect()
    }
}
