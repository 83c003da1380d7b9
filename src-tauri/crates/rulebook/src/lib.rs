//! Rule texts in both languages, scenarios, and the sentences of the log.
//!
//! * [`Rulebook`]: every rule as an entry with its text, cross-links and scenarios;
//! * [`Rulebook::search`]: incremental search that tolerates endings, missing accents and typing errors;
//! * [`scenario`]: files that set up a position, play moves and state the expected results. A scenario is a test, a
//!   demonstration in the rulebook and a step of a tutorial;
//! * [`tutorial`]: lists of scenarios with goals, for learning a game by playing;
//! * [`reading_matter`]: what there is to read about a game beside its rules;
//! * [`proofread`]: checks all of it; the app isn't built if it fails;
//! * [`phrase`]: events, refusals, moves and cards in Hungarian and English.
//!
//! The crate depends on no particular game: its content is a list of [`Volume`]s, each made from a game's
//! [`Phrase`](phrase::Phrase).

mod book;
pub mod card;
mod entry;
mod failure;
pub mod hungarian;
mod lang;
mod load;
pub mod markup;
pub mod phrase;
mod proofread;
pub mod reading_matter;
pub mod scenario;
mod search;
mod sentence;
mod sentences;
mod strict_json;
mod texts;
mod translated;
pub mod tutorial;
mod volume;

pub use book::Rulebook;
pub use card::{CardPart, CardSheet};
pub use entry::{
    Chapter, IndexTerm, RuleChapter, RuleEntry, RuleKind, RuleKinds, RuleLink, ScenarioLink, ScenarioTitle,
    TranslatedEntry,
};
pub use failure::Failure;
pub use lang::Lang;
pub use markup::Span;
pub use proofread::proofread;
pub use search::{HITS, RuleHit, RuleHitSpan, SearchIndex};
pub use texts::{EmbeddedFile, Texts};
pub use translated::Translated;
pub use volume::Volume;
