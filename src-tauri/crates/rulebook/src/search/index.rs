//! The search index of the rulebook in one language.

use super::language::language;
use super::phrases::Phrases;
use super::postings::{Fields, Postings};
use super::reading::Knowledge;
use super::stem::Stemming;
use super::stopwords::{Role, Stopwords};
use super::synonyms::Synonyms;
use super::vocabulary::{Collector, Term, Vocabulary};
use super::words::{Word, fold, words};
use super::{RuleHit, identifier, rank, reading, snippet};
use crate::entry::{Chapter, TranslatedEntry};
use crate::lang::Lang;
use crate::markup::Span;
use crate::sentence::sentence_ends;
use game::RuleId;
use std::fmt;

/// The search index of the rules in one language.
pub struct SearchIndex {
    stemming: Stemming,
    stopwords: Stopwords,
    vocabulary: Vocabulary,
    synonyms: Synonyms,
    pages: Vec<Page>,
    postings: Postings,
    phrases: Phrases,
}

/// A rule in the index.
pub(super) struct Page {
    pub id: RuleId,
    pub game: &'static str,
    pub title: Passage,
    /// The words of its title in lower case without accents.
    pub called: String,
    /// The paragraphs of its text, then its house note.
    pub passages: Vec<Passage>,
}

/// A text with its words.
pub(super) struct Passage {
    pub text: String,
    pub words: Vec<WordSpan>,
    /// The ends of its sentences in bytes.
    pub sentences: Vec<usize>,
}

/// A word in a text: its byte range and its stem.
pub(super) struct WordSpan {
    pub start: usize,
    pub end: usize,
    pub term: Term,
}

impl SearchIndex {
    /// Builds the index of some rules; `chapters` are the chapters that their entries refer to.
    #[must_use]
    pub fn new(chapters: &[Chapter], entries: &[TranslatedEntry], lang: Lang) -> SearchIndex {
        let language = language(lang);
        let stemming = Stemming::of(language);
        let mut collector = Collector::default();
        let mut pages = Vec::new();
        let mut fields: Vec<Fields> = Vec::new();
        let mut asked: Vec<Vec<Vec<Term>>> = Vec::new();
        for entry in entries {
            let mut passage = |text: String| {
                let place = |word: Word| WordSpan {
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
            pages.push(Page { id: entry.id, game: entry.game, title, called, passages });
        }
        let vocabulary = collector.finish(&stemming);
        let stopwords = language.stopwords();
        let roles = stopwords.roles(&vocabulary);
        let fillers: Vec<bool> = roles.iter().map(|&role| role == Role::Fills).collect();
        let games: Vec<&str> = pages.iter().map(|page| page.game).collect();
        let postings = Postings::new(&fields, &games, &fillers);
        let phrases = Phrases::new(&asked, rank::rarities(&postings, pages.len()), &roles);
        let synonyms = Synonyms::new(&vocabulary, &stemming, language);
        SearchIndex { stemming, stopwords, vocabulary, synonyms, pages, postings, phrases }
    }

    /// Returns the number of different stems.
    #[must_use]
    pub fn stems(&self) -> usize {
        self.vocabulary.terms()
    }

    /// Returns the rules that match `query`, best first. With a `game`, at most `limit` of its own rules come first,
    /// then at most as many of the others. The last word may be incomplete.
    #[must_use]
    pub fn search(&self, query: &str, game: Option<&str>, limit: usize) -> Vec<RuleHit> {
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
        let Some(game) = game else { return among(&|_| true) };
        let mut hits = among(&|page| page.game == game);
        hits.extend(among(&|page| page.game != game));
        hits
    }

    /// Returns a page as a search result.
    fn hit(&self, page: usize, score: f32, marks: &snippet::Marks) -> RuleHit {
        let Page { id, game, title, passages, .. } = &self.pages[page];
        // A match always has a score of at least 1.
        let score = (score * 1000.0).round().max(1.0) as u32;
        RuleHit { id: *id, game, title: marks.whole(title), snippet: marks.snippet(passages), score }
    }
}

/// Prints only the number of rules: the content would fill pages.
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

/// Returns the words of a text in lower case without accents.
fn spelt(text: &str) -> String {
    words(text).map(|word| fold(&word.text)).collect::<Vec<_>>().join(" ")
}

fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::text).collect()
}
