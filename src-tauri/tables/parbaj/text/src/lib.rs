//! What is printed on Párbaj's cards, in both languages.
//!
//! A card's text isn't written by anybody: it is made from its clauses, so that text and behaviour can't differ.
//! [`parts`] gives it part by part, each with its category and with the rule of chapter 91 that makes it what it is.
//! Each language is its own module with a file for each subject; both match over the whole clause model without a
//! wildcard, so that a new clause isn't built before it can be said.
//!
//! The words are those of the rules in `../rules`: *átvesz*, *gyűjtő*, *a kör végéig*, *turn passive*. Numbers are
//! digits where they measure something (2 VP, 3 Ép), words where they count (két lap). A number stays on one line with
//! what it counts.

mod category;
mod english;
mod hungarian;
mod part;
mod printed;
mod run;
mod setting;

pub use category::Category;
pub use part::{Part, parts};
pub use printed::{card_type, cost, counter, deck, scope, type_line};
