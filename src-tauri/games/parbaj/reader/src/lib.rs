//! The text reader: splits a Hungarian card text, written by anybody, into its parts under chapter 91 of the HKK Kódex.
//!
//! [`read`] returns the parts in printed order, each with its category, the rule for it, and a sentence that explains
//! it. Where the text doesn't decide the category, it returns the possible ones and the arguments for each.
//!
//! * `word`: words in the form in which they are compared, without case, accents and special signs of pasted texts;
//! * `enclosures`: quotes and brackets, in which labels and ends of sentences don't count;
//! * `sentence`, `label`, `piece`: ends of sentences, positions of labels, and the extent of each label;
//! * `semicolons`: splits sentences at semicolons where the halves belong to several categories;
//! * `judge`: the category of a piece. A labelled piece has the category of its label; the others are judged by their
//!   wording;
//! * `clause`, `noun`: what a sentence is about: the card itself, another card, or a mere circumstance;
//! * `unlabelled_explanation`, `drawback_judgement`: whether a sentence explains the card or states a condition, and for which player it is bad.
//!
//! A sentence that has words of a category, but no known wording, is left undecided.
//!
//! The wordings aren't in the program: they are lists in `wordings/`, one wording per line, in the format described in
//! `wording`. The text is scanned once for each list, so the time is linear in the text's length.
#![forbid(unsafe_code)]

mod clause;
mod doubt;
mod drawback_judgement;
mod enclosures;
mod fault;
mod judge;
mod judgement;
mod label;
mod language;
mod noun;
mod piece;
mod reading;
mod reason;
mod semicolons;
mod sentence;
mod sentences;
mod unlabelled_explanation;
mod verdict_text;
mod word;
mod wording;
mod wording_lists;

pub use doubt::Doubt;
pub use fault::{Fault, LONGEST};
pub use label::Label;
pub use reading::{PartVerdict, ReadPart, TextReading, read};
pub use reason::Reason;
pub use verdict_text::VerdictText;
