//! Rule texts in both languages, scenarios, and the sentences of the log.
//!
//! * [`Rulebook`]: every rule as an entry with its text, cross-links and scenarios;
//! * [`search()`]: rules found as one types, whatever the endings, accents and slips;
//! * [`scenario`]: files that set up a position, play, and say what must come of it: at once a test, a
//!   demonstration in the book and a step of a tutorial;
//! * [`tutorial`]: lists of scenarios with goals, to learn a table by playing;
//! * [`proofread`]: whether all of it is in order; the app isn't built if not;
//! * [`phrase`]: events, refusals, moves and cards in Hungarian and English.
//!
//! # A new table
//!
//! A folder beside `src` with `rules/*.json` (a file per chapter, in the order of their names) and
//! `scenarios/*.json`, perhaps a `tutorial.json`, an implementation of [`phrase::Phrase`], and one line in `tables.rs`.

mod book;
pub mod card;
mod entry;
mod failure;
pub mod hungarian;
mod lang;
mod load;
mod markup;
pub mod phrase;
mod proof;
mod reading;
pub mod scenario;
mod search;
mod tables;
pub mod tutorial;

pub use book::Rulebook;
pub use card::{CardPart, CardSheet};
pub use entry::{Chapter, Entry, IndexTerm, RuleChapter, RuleEntry, RuleKind, RuleLink, ScenarioLink, ScenarioTitle};
pub use failure::Failure;
pub use lang::{Bilingual, Lang};
pub use markup::Span;
pub use proof::{proofread, proofread_file};
pub use search::{HITS, RuleHit, RuleHitSpan, SearchIndex, search};
pub use tables::{File, TABLES, Table};
