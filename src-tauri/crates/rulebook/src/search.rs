//! Incremental search in the rulebook: finds rules by title, terms, text or identifier, in one language at a time.
//!
//! What depends on the language is in `language`. A query goes through four steps:
//!
//! 1. `words` splits it into words and `stem` removes their endings; `number` converts number words to digits, and
//!    `stopwords` marks the words that carry little meaning.
//! 2. `reading` maps each word to words of the rulebook: the same stem, the same without accents, another form of the
//!    same verb (`verb`), a synonym (`synonyms`), words that begin with the one still being typed, the compound with a
//!    neighbouring word (`joined`), the two parts of a compound, one typing error (`near`), or, when nothing else fits,
//!    a known word that it begins with.
//! 3. `postings` has the weight of each word in each rule and `phrases` the similarity of the query to titles and
//!    phrases by which people ask; `rank` adds them up.
//! 4. `snippet` extracts the sentence that answers best and marks its words.
//!
//! Stems keep their accents: a query with accents prefers the words spelled like it, a query without accents matches
//! every word that is the same without accents.

mod identifier;
mod index;
mod joined;
mod language;
mod near;
mod number;
mod phrases;
mod postings;
mod rank;
mod reading;
mod snippet;
mod stem;
mod stopwords;
mod synonyms;
mod verb;
mod vocabulary;
mod words;

pub use index::SearchIndex;

use game::RuleId;
use serde::Serialize;

/// The most results of a query that a person types.
pub const HITS: usize = 30;

/// A rule that matches a query.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RuleHit {
    pub id: RuleId,
    /// The short name of its game.
    #[specta(type = String)]
    pub game: &'static str,
    /// The title, with the query's words marked.
    pub title: Vec<RuleHitSpan>,
    /// The part of the text that answers best, with the query's words marked.
    pub snippet: Vec<RuleHitSpan>,
    /// The score in thousandths. Scores are comparable only within one query, and with a selected game only among its
    /// own rules or among those of the others.
    pub score: u32,
}

/// A part of a hit's title or text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RuleHitSpan {
    pub text: String,
    /// Whether it matches the query.
    pub marked: bool,
}

impl RuleHit {
    /// Returns the title as plain text.
    #[must_use]
    pub fn title(&self) -> String {
        self.title.iter().map(|span| span.text.as_str()).collect()
    }
}
