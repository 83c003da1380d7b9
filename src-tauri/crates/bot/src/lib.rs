//! Bots for every table.
//!
//! [`choose`] returns a move, [`hints`] the best few with what they lead to, [`verdict`] what a move already made was
//! worth, both with a [reason](Why) taken from the games that were searched; an [`Account`] tells why a bot did what it did; an [`Analysis`] tells the more of a position the longer it goes on. All take a seat's
//! [`View`](game::Game::View), never the state, so a bot can't know more than its seat: each iteration of a search
//! determinizes the view, dealing the hidden cards afresh.
//!
//! # Adding a table
//!
//! This crate knows no particular table. A table implements [`Evaluate`]: its levels, and how good a move looks at a
//! glance. One that hides cards also implements [`SearchModel`] (what a state is worth, what a seat can tell
//! apart, and which milestones a game has come to), which gives it [`Think`]; another may bring its own search. Levels,
//! hints, reasons and cancellation work the same for every table.

mod account;
mod analysis;
mod appraise;
mod attention;
mod cancel;
mod choose;
mod deals;
mod decay;
mod evaluate;
mod findings;
mod grade;
mod growing;
mod hint;
mod interval;
mod level;
mod rank;
mod search;
mod survey;
mod tally;
mod tree;
mod verdict;
mod why;

pub use account::{Account, AccountOf, account};
pub use analysis::Analysis;
pub use appraise::{Appraisal, Appraise, Appraiser, MOST_SEATS};
pub use cancel::{Cancel, Stopped};
pub use choose::{Decision, choose, choose_by, choose_in, decide, think_through};
pub use deals::{Deals, Unseen};
pub use decay::decay;
pub use evaluate::{Effort, Ending, Evaluate, Means, SearchModel, Think};
pub use findings::{Candidate, Findings, Foreseen, TreePlace};
pub use grade::Grade;
pub use growing::{Analyse, Growing};
pub use hint::{Expectation, Hint, HintsOf, LineStep, hints, survey};
pub use interval::{NINETEEN_IN_TWENTY, mean_interval, wilson};
pub use level::{Level, Mind};
pub use rank::Rank;
pub use survey::Survey;
pub use tally::Tally;
pub use tree::Mixer;
pub use verdict::{Verdict, VerdictOf, Worth, verdict};
pub use why::Why;
