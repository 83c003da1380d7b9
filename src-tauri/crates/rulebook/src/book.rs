//! The rulebook: all rule entries, with look-up and search.

use crate::entry::{Chapter, IndexTerm, RuleChapter, RuleEntry, RuleKind, RuleKinds, RuleLink, TranslatedEntry};
use crate::failure::Failure;
use crate::lang::Lang;
use crate::load;
use crate::search::{RuleHit, SearchIndex};
use crate::translated::Translated;
use crate::volume::Volume;
use game::RuleId;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// All rule texts, in the order of the games and their chapters.
#[derive(Debug)]
pub struct Rulebook {
    volumes: &'static [Volume],
    chapters: Vec<Chapter>,
    entries: Vec<TranslatedEntry>,
    by_id: BTreeMap<&'static str, usize>,
    /// Built when a language is first searched.
    indexes: Translated<OnceLock<SearchIndex>>,
}

impl RuleKinds for Rulebook {
    fn kind(&self, rule: RuleId) -> Option<RuleKind> {
        self.entry(rule.0).map(|entry| entry.kind)
    }
}

impl Rulebook {
    /// Reads and checks the texts of some games.
    ///
    /// # Errors
    /// All faults of the texts.
    pub fn load(volumes: &'static [Volume]) -> Result<Rulebook, Vec<Failure>> {
        let (chapters, entries) = load::volumes(volumes)?;
        let by_id = entries.iter().enumerate().map(|(at, entry)| (entry.id.0, at)).collect();
        Ok(Rulebook { volumes, chapters, entries, by_id, indexes: Translated::default() })
    }

    /// Returns the volumes, one for each game.
    #[must_use]
    pub fn volumes(&self) -> &'static [Volume] {
        self.volumes
    }

    /// Returns the volume of the game with that short name.
    #[must_use]
    pub fn volume(&self, game: &str) -> Option<&'static Volume> {
        self.volumes.iter().find(|volume| volume.name == game)
    }

    /// Returns the volume whose rule identifiers have the same prefix as `id`.
    #[must_use]
    pub fn volume_of_rule(&self, id: &str) -> Option<&'static Volume> {
        self.volumes.iter().find(|volume| volume.has_rules_like(id))
    }

    /// Returns the volume with the scenario of that name.
    #[must_use]
    pub fn volume_of_scenario(&self, id: &str) -> Option<&'static Volume> {
        self.volumes.iter().find(|volume| volume.texts.scenario(id).is_some())
    }

    /// Returns the rules that match `query`, best first, at most `limit`: see [`SearchIndex::search`].
    ///
    /// ```
    /// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
    /// use rulebook::Lang;
    ///
    /// let book = toy::book();
    /// let best = |query: &str, lang| book.search(query, Some("matches"), lang, 5)[0].id.0;
    /// // Endings and missing accents make no difference.
    /// assert_eq!((best("győzelemmel", Lang::Hu), best("gyozelem", Lang::Hu)), ("MT-2.1", "MT-2.1"));
    /// assert_eq!(best("MT-1.2", Lang::En), "MT-1.2");
    /// assert!(book.search("xylophone", None, Lang::En, 5).is_empty());
    /// ```
    #[must_use]
    pub fn search(&self, query: &str, game: Option<&str>, lang: Lang, limit: usize) -> Vec<RuleHit> {
        self.search_index(lang).search(query, game, limit)
    }

    /// Returns the search index of `lang`, which is built on first use.
    #[must_use]
    pub fn search_index(&self, lang: Lang) -> &SearchIndex {
        self.indexes.get(lang).get_or_init(|| SearchIndex::new(&self.chapters, &self.entries, lang))
    }

    /// Returns every entry, in the order of the chapters.
    #[must_use]
    pub fn entries(&self) -> &[TranslatedEntry] {
        &self.entries
    }

    /// Returns the entry with that identifier.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&TranslatedEntry> {
        self.by_id.get(id).map(|&at| &self.entries[at])
    }

    /// Returns the entry with that identifier in the form for the window.
    #[must_use]
    pub fn page(&self, id: &str, lang: Lang) -> Option<RuleEntry> {
        let entry = self.entry(id)?;
        Some(RuleEntry {
            id: entry.id,
            game: entry.game,
            chapter: self.chapters[entry.chapter].title.get(lang).clone(),
            kind: entry.kind,
            title: entry.title.get(lang).clone(),
            text: entry.text.get(lang).clone(),
            house: entry.house.as_ref().map(|note| note.get(lang).clone()),
            of: entry.of.and_then(|rule| self.entry(rule.0)).map(|rule| rule.link(lang)),
            questions: self.questions(entry.id).map(|question| question.link(lang)).collect(),
            see: self.links(&entry.see, lang),
            scenarios: entry.scenarios.iter().map(|scenario| scenario.link(lang)).collect(),
            before: self.neighbour(entry, -1, lang),
            after: self.neighbour(entry, 1, lang),
        })
    }

    /// Returns the questions that belong to a rule.
    fn questions(&self, rule: RuleId) -> impl Iterator<Item = &TranslatedEntry> {
        self.entries.iter().filter(move |entry| entry.of == Some(rule))
    }

    /// Returns the entry `by` positions further on, within the same game.
    fn neighbour(&self, entry: &TranslatedEntry, by: isize, lang: Lang) -> Option<RuleLink> {
        let at = self.by_id.get(entry.id.0)?.checked_add_signed(by)?;
        self.entries.get(at).filter(|other| other.game == entry.game).map(|other| other.link(lang))
    }

    /// Returns the words of a game's index, each once and unsorted: sorting depends on the language.
    #[must_use]
    pub fn index(&self, game: &str, lang: Lang) -> Vec<IndexTerm> {
        let mut terms: BTreeMap<&str, Vec<RuleLink>> = BTreeMap::new();
        for entry in self.entries.iter().filter(|entry| entry.game == game) {
            for term in entry.index.get(lang) {
                terms.entry(term).or_default().push(entry.link(lang));
            }
        }
        terms.into_iter().map(|(term, rules)| IndexTerm { term: term.to_owned(), rules }).collect()
    }

    /// Returns a game's table of contents in the form for the window.
    #[must_use]
    pub fn contents(&self, game: &str, lang: Lang) -> Vec<RuleChapter> {
        let chapters = self.chapters.iter().filter(|chapter| chapter.game == game);
        chapters
            .map(|chapter| RuleChapter {
                game: chapter.game,
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
