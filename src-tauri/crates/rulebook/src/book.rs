//! The book: every table's rules, looked up.

use crate::entry::{Chapter, Entry, RuleChapter, RuleEntry, RuleLink};
use crate::failure::Failure;
use crate::lang::Lang;
use crate::load;
use crate::tables::TABLES;
use game::RuleId;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All rule texts, in the order of their tables and chapters.
#[derive(Debug)]
pub struct Rulebook {
    chapters: Vec<Chapter>,
    entries: Vec<Entry>,
    by_id: BTreeMap<&'static str, usize>,
}

impl Rulebook {
    /// The book. Read on first use.
    ///
    /// # Panics
    /// If the files built into the program are broken; a test reads them all.
    #[must_use]
    pub fn get() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> = LazyLock::new(|| match Rulebook::load() {
            Ok(book) => book,
            Err(failures) => {
                let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
                panic!("the rulebook can't be read:\n{}", lines.join("\n"));
            }
        });
        &BOOK
    }

    /// Reads and checks the files built into the program.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn load() -> Result<Rulebook, Vec<Failure>> {
        let (chapters, entries) = load::tables(TABLES)?;
        let by_id = entries.iter().enumerate().map(|(at, entry)| (entry.id.0, at)).collect();
        Ok(Rulebook { chapters, entries, by_id })
    }

    /// Every chapter, table by table.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Every rule, in the order of the chapters.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The rule with that identifier.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.by_id.get(id).map(|&at| &self.entries[at])
    }

    /// The rule with that identifier as the window shows it.
    #[must_use]
    pub fn page(&self, id: &str, lang: Lang) -> Option<RuleEntry> {
        let entry = self.entry(id)?;
        Some(RuleEntry {
            id: entry.id,
            table: entry.table,
            chapter: self.chapters[entry.chapter].title.get(lang).clone(),
            kind: entry.kind,
            title: entry.title.get(lang).clone(),
            text: entry.text.get(lang).clone(),
            house: entry.house.as_ref().map(|note| note.get(lang).clone()),
            see: self.links(&entry.see, lang),
            scenarios: entry.scenarios.iter().map(|scenario| scenario.link(lang)).collect(),
        })
    }

    /// A table's contents as the window shows them.
    #[must_use]
    pub fn contents(&self, table: &str, lang: Lang) -> Vec<RuleChapter> {
        let chapters = self.chapters.iter().filter(|chapter| chapter.table == table);
        chapters
            .map(|chapter| RuleChapter {
                table: chapter.table,
                id: chapter.id.clone(),
                title: chapter.title.get(lang).clone(),
                rules: self.links(&chapter.rules, lang),
            })
            .collect()
    }

    fn links(&self, rules: &[RuleId], lang: Lang) -> Vec<RuleLink> {
        rules.iter().filter_map(|rule| self.entry(rule.0)).map(|entry| entry.link(lang)).collect()
    }
}
