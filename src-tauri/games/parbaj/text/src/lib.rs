//! The texts printed on Párbaj's cards, in both languages.
//!
//! A card's text is generated from its clauses, so that text and behaviour can't differ. [`parts`] returns it part by
//! part, each with its category and with the rule of chapter 91 for that category. Each language is a module of its own
//! with a file for each subject, and says all that the trait `Sentences` asks for. All match over the whole clause model without a wildcard, so that a new clause
//! doesn't compile without its texts.
//!
//! The words are those of the rules in `../rules`: *átvesz*, *gyűjtő*, *a kör végéig*, *turn passive*. Numbers are
//! digits where they measure something (2 VP, 3 Ép), words where they count (két lap). A number stays on one line with
//! its unit.

mod category;
mod english;
mod hungarian;
mod language;
mod part;
mod printed;
mod sentence_grouping;
mod text_context;

pub use category::Category;
pub use part::{Part, parts};
pub use printed::{card_type, cost, counter, deck, scope, type_line};
