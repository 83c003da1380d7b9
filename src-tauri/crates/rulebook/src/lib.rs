//! Rule texts in both languages, scenarios, and the sentences of the log.
//!
//! * [`Rulebook`]: every rule as an entry with its text, cross-links and scenarios;
//! * [`Rulebook::search`]: rules found as one types, whatever the endings, accents and slips;
//! * [`scenario`]: files that set up a position, play, and say what must come of it: at once a test, a
//!   demonstration in the book and a step of a tutorial;
//! * [`tutorial`]: lists of scenarios with goals, to learn a table by playing;
//! * [`matter`]: what there is to read about a table beside its rules;
//! * [`proofread`]: whether all of it is in order; the app isn't built if not;
//! * [`phrase`]: events, refusals, moves and cards in Hungarian and English.
//!
//! It knows no table: what it is to hold is a list of [`Volume`]s, each made of a table's [`Phrase`](phrase::Phrase).

mod book;
pub mod card;
mod entry;
mod failure;
pub mod hungarian;
mod lang;
mod load;
pub mod markup;
pub mod matter;
pub mod phrase;
mod proof;
mod reading;
pub mod scenario;
mod search;
mod sentence;
mod texts;
pub mod tutorial;
mod volume;

pub use book::Rulebook;
pub use card::{CardPart, CardSheet};
pub use entry::{
    Chapter, Entry, IndexTerm, RuleChapter, RuleEntry, RuleKind, RuleKinds, RuleLink, ScenarioLink, ScenarioTitle,
};
pub use failure::Failure;
pub use lang::{Bilingual, Lang};
pub use markup::Span;
pub use proof::proofread;
pub use search::{HITS, RuleHit, RuleHitSpan, SearchIndex};
pub use texts::{File, Texts};
pub use volume::Volume;
