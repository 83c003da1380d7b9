//! Rule texts in both languages, scenarios, and the sentences of the log.
//!
//! * [`Rulebook`]: every rule as an entry with its text, cross-links and scenarios;
//! * [`search()`]: rules found as one types, whatever the endings, accents and slips;
//! * [`scenario`]: files that set up a position, play, and say what must come of it: at once a test, a
//!   demonstration in the book and a step of a tutorial;
//! * [`phrase`]: events, refusals, moves and cards in Hungarian and English.
//!
//! # A new table
//!
//! A folder beside `src` with `rules/*.json` (a file per chapter, in the order of their names) and
//! `scenarios/*.json`, an implementation of [`phrase::Phrase`], and one line in `tables.rs`.

mod book;
mod entry;
mod failure;
pub mod hungarian;
mod lang;
mod load;
mod markup;
pub mod phrase;
pub mod scenario;
mod search;
mod tables;

pub use book::Rulebook;
pub use entry::{Chapter, Entry, RuleChapter, RuleEntry, RuleKind, RuleLink, ScenarioLink};
pub use failure::Failure;
pub use lang::{Bilingual, Lang};
pub use markup::RuleSpan;
pub use search::{RuleHit, RuleHitSpan, SearchIndex, search, search_table};
pub use tables::{File, TABLES, Table};
