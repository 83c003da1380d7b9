//! Search in the rulebook as one types: rules found by title, terms, text or identifier, in one language at a time.
//!
//! A query goes through four steps, each in a file of its own:
//!
//! 1. `words` cuts it into words, `stem` takes off their endings, with `number` reading number words as digits, and
//!    `stopwords` tells which of them say little of what is looked for;
//! 2. `reading` finds what each word may mean among the words of the book: the same stem, the same without
//!    accents, another form of the same verb (`verb`), what the book says for it (`synonyms`), the beginning of a word
//!    for the one still being typed, the word that it makes with the one beside it (`joined`), two known words that it
//!    is made of, one wrong letter (`near`), or, when nothing else fits, a known word that it begins with;
//! 3. `postings` knows how much each word weighs in each rule, `phrases` how near the query is to what a rule is called
//!    and asked for by, and `rank` adds it up;
//! 4. `snippet` cuts out the sentence that answers best, with its words marked.
//!
//! Stems keep their accents: a query with accents prefers the word it spells, a query without reaches every word
//! that looks like it once the accents are gone.

mod identifier;
mod index;
mod joined;
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

/// As many rules as anybody looks through: the limit wherever a person asks.
pub const HITS: usize = 30;

/// A rule that answers a query.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RuleHit {
    /// Its identifier.
    pub id: RuleId,
    /// The short name of its table.
    #[specta(type = String)]
    pub table: &'static str,
    /// Its title, the words that were looked for marked.
    pub title: Vec<RuleHitSpan>,
    /// The part of its text that answers best, likewise.
    pub snippet: Vec<RuleHitSpan>,
    /// How well it answers, in thousandths; comparable within one query only, and at a table among its own rules or
    /// among those of the others only.
    pub score: u32,
}

/// A stretch of a hit's title or text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RuleHitSpan {
    /// The words.
    pub text: String,
    /// Whether they were looked for.
    pub marked: bool,
}

impl RuleHit {
    /// Its title in plain words.
    #[must_use]
    pub fn title(&self) -> String {
        self.title.iter().map(|span| span.text.as_str()).collect()
    }
}
