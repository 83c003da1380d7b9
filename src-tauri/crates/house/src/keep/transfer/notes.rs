//! What a person should know of a text before it is taken in, in sentences.

use rulebook::Lang;
use rulebook::phrase::NBSP;

/// Something a person should know of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// A later version has written it, and all its tables can be read.
    Newer,
    /// A later version has written it, or some of it: of so many tables so many can be read.
    NewerTables { readable: u32, of: u32 },
    /// So many lines of it say something that isn't known here.
    NewerLines(u32),
    /// So many results and settings can't be read.
    Unreadable(u32),
}

impl Note {
    /// In a language, as a sentence.
    pub fn text(self, lang: Lang) -> String {
        match (self, lang) {
            (Note::Newer, Lang::Hu) => "Ezt az Asztaltárs újabb változata írta.".to_owned(),
            (Note::Newer, Lang::En) => "This was written by a newer version of Asztaltárs.".to_owned(),
            (Note::NewerTables { readable, of }, Lang::Hu) => format!(
                "Ezt az Asztaltárs újabb változata írta: {of}{NBSP}asztala közül {readable} olvasható. A többihez \
                 frissítsd az Asztaltársat."
            ),
            (Note::NewerTables { readable, of }, Lang::En) => format!(
                "This was written by a newer version of Asztaltárs: {readable} of its {of}{NBSP}{} can be read. Update \
                 the app for the rest.",
                if of == 1 { "table" } else { "tables" }
            ),
            (Note::NewerLines(count), Lang::Hu) => format!(
                "{count}{NBSP}olyan bejegyzés is van benne, amelyet ez a változat nem ismer: {}.",
                if count == 1 { "ez kimarad" } else { "ezek kimaradnak" }
            ),
            (Note::NewerLines(1), Lang::En) => {
                format!("1{NBSP}entry in it is unknown to this version of the app and is left out.")
            }
            (Note::NewerLines(count), Lang::En) => {
                format!("{count}{NBSP}entries in it are unknown to this version of the app and are left out.")
            }
            (Note::Unreadable(count), Lang::Hu) => format!(
                "{count}{NBSP}eredmény vagy beállítás nem olvasható: {}.",
                if count == 1 { "ez kimarad" } else { "ezek kimaradnak" }
            ),
            (Note::Unreadable(1), Lang::En) => format!("1{NBSP}result or setting can’t be read and is left out."),
            (Note::Unreadable(count), Lang::En) => {
                format!("{count}{NBSP}results or settings can’t be read and are left out.")
            }
        }
    }
}

/// What of a text with everything can be read here.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Readable {
    /// Whether a later version has written the text.
    pub newer_text: bool,
    /// How many tables it holds.
    pub tables: u32,
    /// How many of them a later version has written.
    pub newer_tables: u32,
    /// How many other lines of it say something that isn't known here.
    pub newer_lines: u32,
    /// How many results and settings can't be read.
    pub unreadable: u32,
}

impl Readable {
    /// What is to be told of it; nothing where all of it can be read.
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
