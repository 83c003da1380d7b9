//! The text reader: a Hungarian card text, written by anybody, taken apart under chapter 91 of the HKK Kódex.
//!
//! [`read`] gives the parts in printed order, each with its category, the rule that makes it that, and a sentence why;
//! where the text doesn't decide, the possible categories and what speaks for each.
//!
//! * `word`: words as they are compared, without case, accents and the odd signs of a pasted text;
//! * `enclosed`: quotes and brackets, in which no label and no end of a sentence counts;
//! * `sentence`, `label`, `piece`: where sentences end, where labels stand, and how far each label reaches;
//! * `half`: sentences that semicolons hold together, taken apart where their halves belong to several categories;
//! * `judge`: what a piece is. What has a label is what the label says; the rest is judged by its wordings;
//! * `clause`, `noun`: what a sentence is about: the card itself, another one, or a mere circumstance;
//! * `explained`, `fate`: whether it explains the card or asks for something, and for whom it is bad.
//!
//! Where a sentence has the words of a category, but in no wording that is known, it is left undecided.
//!
//! Wordings aren't in the program: they are lists in `wordings/`, a line for each, which `wording` explains. It all
//! takes one pass over the text for each list, so time is linear in the text's length.
#![forbid(unsafe_code)]

mod clause;
mod doubt;
mod enclosed;
mod explained;
mod fate;
mod fault;
mod half;
mod judge;
mod label;
mod language;
mod lists;
mod noun;
mod piece;
mod reading;
mod reason;
mod sentence;
mod why;
mod word;
mod wording;

pub use doubt::Doubt;
pub use fault::{Fault, LONGEST};
pub use label::Label;
pub use reading::{Part, Reading, Verdict, read};
pub use reason::Reason;
pub use why::Why;
