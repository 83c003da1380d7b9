//! Bots for every table.
//!
//! [`choose`] gives a move, [`hints`] the best few with what they lead to, [`verdict`] what a move already made was
//! worth. All take a seat's
//! [`View`](game::Game::View) and nothing else, so a bot can't know more than its seat: hidden cards are dealt
//! anew from the view each time the bot imagines how the game goes on.
//!
//! # Adding a table
//!
//! One module that implements [`Judge`] for the table's game: its levels, and how good a move looks at a
//! glance. Tables that hide cards are [`Imagine`] as well (what a state is worth, and what a seat can tell apart), with
//! which they can [`Think`] ahead; Go has a search of its own, [`go`]. Levels, hints and cancelling work for
//! every table alike.

mod cancel;
mod cardgo;
mod choose;
mod decay;
mod findings;
pub mod go;
mod hint;
mod iszkenderun;
mod judge;
mod level;
mod mochi;
mod search;
mod survey;
mod tree;
mod verdict;

pub use cancel::{Cancel, Stopped};
pub use choose::{choose, choose_by};
pub use decay::decay;
pub use findings::{Candidate, Findings, Place};
pub use hint::{Expectation, Hint, HintsOf, LineStep, hints, survey};
pub use judge::{Appraisal, Effort, Ending, Imagine, Judge, MOST_SEATS, Means, Think};
pub use level::{Level, Mind};
pub use survey::Survey;
pub use verdict::{Verdict, Worth, verdict};
