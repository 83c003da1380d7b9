//! The book: every table's rules, looked up.

use crate::entry::{Chapter, Entry, IndexTerm, RuleChapter, RuleEntry, RuleLink};
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
    /// If the files built into the program are broken; the app isn't built then ([`crate::proofread`]).
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
            before: self.neighbour(entry, -1, lang),
            after: self.neighbour(entry, 1, lang),
        })
    }

    /// The rule `by` places further on, within the same table.
    fn neighbour(&self, entry: &Entry, by: isize, lang: Lang) -> Option<RuleLink> {
        let at = self.by_id.get(entry.id.0)?.checked_add_signed(by)?;
        self.entries.get(at).filter(|other| other.table == entry.table).map(|other| other.link(lang))
    }

    /// The words of a table's index, each once, in no particular order: sorting is the language's business.
    #[must_use]
    pub fn index(&self, table: &str, lang: Lang) -> Vec<IndexTerm> {
        let mut terms: BTreeMap<&str, Vec<RuleLink>> = BTreeMap::new();
        for entry in self.entries.iter().filter(|entry| entry.table == table) {
            for term in entry.index.get(lang) {
                terms.entry(term).or_default().push(entry.link(lang));
            }
        }
        terms.into_iter().map(|(term, rules)| IndexTerm { term: term.to_owned(), rules }).collect()
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
