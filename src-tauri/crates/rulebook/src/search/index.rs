//! The book in one language, made ready for search.

use super::phrases::Phrases;
use super::postings::{Fields, Postings};
use super::reading::Knowledge;
use super::stem::Stemming;
use super::stopwords::{Role, Stopwords};
use super::synonyms::Synonyms;
use super::vocabulary::{Collector, Term, Vocabulary};
use super::words::{Word, fold, words};
use super::{RuleHit, identifier, rank, reading, snippet};
use crate::entry::{Chapter, Entry};
use crate::lang::Lang;
use crate::markup::Span;
use crate::sentence::sentence_ends;
use game::RuleId;
use std::fmt;

/// The rules in one language, made ready for search.
pub struct SearchIndex {
    stemming: Stemming,
    stopwords: Stopwords,
    vocabulary: Vocabulary,
    synonyms: Synonyms,
    pages: Vec<Page>,
    postings: Postings,
    phrases: Phrases,
}

/// A rule as search knows it.
pub(super) struct Page {
    pub id: RuleId,
    pub table: &'static str,
    pub title: Passage,
    /// The words of its title, small and without accents.
    pub called: String,
    /// The paragraphs of its text, then its house note.
    pub passages: Vec<Passage>,
}

/// A text and its words.
pub(super) struct Passage {
    pub text: String,
    pub words: Vec<Place>,
    /// Where its sentences end, in bytes.
    pub sentences: Vec<usize>,
}

/// A word in a text: where it stands, in bytes, and its stem.
pub(super) struct Place {
    pub start: usize,
    pub end: usize,
    pub term: Term,
}

impl SearchIndex {
    /// Makes the index of some rules; `chapters` are those they stand in.
    #[must_use]
    pub fn new(chapters: &[Chapter], entries: &[Entry], lang: Lang) -> SearchIndex {
        let stemming = Stemming::of(lang);
        let mut collector = Collector::default();
        let mut pages = Vec::new();
        let mut fields: Vec<Fields> = Vec::new();
        let mut asked: Vec<Vec<Vec<Term>>> = Vec::new();
        for entry in entries {
            let mut passage = |text: String| {
                let place = |word: Word| Place {
                    start: word.start,
                    end: word.end,
                    term: collector.enter(&word.text, &stemming),
                };
                let words = words(&text).map(place).collect();
                Passage { words, sentences: sentence_ends(&text), text }
            };
            let title = passage(entry.title.get(lang).clone());
            let body: Vec<Passage> = entry.text.get(lang).iter().map(|spans| passage(plain(spans))).collect();
            let house = entry.house.as_ref().map(|note| passage(plain(note.get(lang))));
            let terms: Vec<Passage> = entry.terms.get(lang).iter().cloned().map(&mut passage).collect();
            let phrases: Vec<Passage> = entry.asked.get(lang).iter().cloned().map(&mut passage).collect();
            let chapter = passage(chapters[entry.chapter].title.get(lang).clone());
            fields.push([
                title.terms().collect(),
                terms.iter().flat_map(Passage::terms).collect(),
                phrases.iter().flat_map(Passage::terms).collect(),
                body.iter().flat_map(Passage::terms).collect(),
                house.iter().flat_map(Passage::terms).collect(),
                chapter.terms().collect(),
            ]);
            let phrases = std::iter::once(&title).chain(&terms).chain(&phrases);
            asked.push(phrases.map(|phrase| phrase.terms().collect()).collect());
            let passages = body.into_iter().chain(house).collect();
            let called = spelt(&title.text);
            pages.push(Page { id: entry.id, table: entry.table, title, called, passages });
        }
        let vocabulary = collector.finish(&stemming);
        let stopwords = Stopwords::of(lang);
        let roles = stopwords.roles(&vocabulary);
        let fillers: Vec<bool> = roles.iter().map(|&role| role == Role::Fills).collect();
        let tables: Vec<&str> = pages.iter().map(|page| page.table).collect();
        let postings = Postings::new(&fields, &tables, &fillers);
        let phrases = Phrases::new(&asked, rank::rarities(&postings, pages.len()), &roles);
        let synonyms = Synonyms::new(&vocabulary, &stemming, lang);
        SearchIndex { stemming, stopwords, vocabulary, synonyms, pages, postings, phrases }
    }

    /// How many different stems its texts have.
    #[must_use]
    pub fn stems(&self) -> usize {
        self.vocabulary.terms()
    }

    /// The rules that answer `query`, best first, at most `limit`. Asked at a `table`, those of its own come first,
    /// and then as many of the others. The last word may be half typed.
    #[must_use]
    pub fn search(&self, query: &str, table: Option<&str>, limit: usize) -> Vec<RuleHit> {
        let SearchIndex { vocabulary, stemming, stopwords, synonyms, .. } = self;
        let readings = reading::read(query, &Knowledge { vocabulary, stemming, stopwords, synonyms });
        let (named, typed) = (identifier::named(query), spelt(query));
        let likeness = self.phrases.likeness(&readings, self.pages.len());
        let marks = snippet::Marks::of(&readings, self.vocabulary.terms());
        let among = |wanted: &dyn Fn(&Page) -> bool| {
            let scores = rank::scores(&readings, &named, &typed, &self.pages, &self.postings, &likeness, wanted);
            let best = rank::best_first(&scores).into_iter().take(limit);
            best.map(|page| self.hit(page, scores[page], &marks)).collect::<Vec<_>>()
        };
        let Some(table) = table else { return among(&|_| true) };
        let mut hits = among(&|page| page.table == table);
        hits.extend(among(&|page| page.table != table));
        hits
    }

    /// A page as it answers.
    fn hit(&self, page: usize, score: f32, marks: &snippet::Marks) -> RuleHit {
        let Page { id, table, title, passages, .. } = &self.pages[page];
        // Found is found, however little it says.
        let score = (score * 1000.0).round().max(1.0) as u32;
        RuleHit { id: *id, table, title: marks.whole(title), snippet: marks.snippet(passages), score }
    }
}

/// Only how much there is: all of it fills pages.
impl fmt::Debug for SearchIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchIndex").field("rules", &self.pages.len()).finish_non_exhaustive()
    }
}

impl Passage {
    fn terms(&self) -> impl Iterator<Item = Term> {
        self.words.iter().map(|word| word.term)
    }
}

/// The words of a text, small and without accents.
fn spelt(text: &str) -> String {
    words(text).map(|word| fold(&word.text)).collect::<Vec<_>>().join(" ")
}

fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}
