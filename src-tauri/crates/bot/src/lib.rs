//! Bots for all games.
//!
//! [`choose`] returns a move, [`hints`] the best moves with their expected lines, [`verdict`] a judgement of a move
//! already made. Hints and verdicts carry a [reason](Why) taken from the games that were searched. An [`MoveExplanation`]
//! explains a bot's move, and an [`Analysis`] examines a position for as long as it runs. All take a seat's
//! [`View`](game::Game::View), never the state, so a bot can't know more than its seat: each iteration of a search
//! determinizes the view, which draws the hidden cards anew.
//!
//! # Adding a game
//!
//! This crate depends on no particular game. A game implements [`Evaluate`]: its levels, and a prior for each move. One
//! that hides cards also implements [`SearchModel`] (the value of a state, what a seat can tell apart, and the
//! milestones that a game has reached), which gives it [`Think`]; another may bring its own search. Levels, hints,
//! reasons and cancellation work the same for every game.

mod analysis;
mod appraise;
mod attention;
mod cancel;
mod choose;
mod decay;
mod determinizations;
mod evaluate;
mod grade;
mod hint;
mod interval;
mod level;
mod move_explanation;
mod open_search;
mod ownership;
mod rank;
mod reason;
mod search;
mod search_results;
mod tally;
mod tree;
mod verdict;

pub use analysis::Analysis;
pub use appraise::{Appraisal, Appraise, Appraiser, MOST_SEATS};
pub use cancel::{Cancel, Stopped};
pub use choose::{Decision, choose, choose_by, choose_in, decide, think_through};
pub use decay::decay;
pub use determinizations::{DeterminizationSource, ViewDeterminizations};
pub use evaluate::{Effort, Evaluate, Means, SearchModel, StopRule, Think};
pub use grade::Grade;
pub use hint::{Expectation, Hint, HintsOf, LineStep, hints, survey};
pub use interval::{NINETEEN_IN_TWENTY, mean_interval, wilson};
pub use level::{Level, Mind};
pub use move_explanation::{AccountOf, MoveExplanation, account};
pub use open_search::{Analyse, OpenEndedSearch};
pub use ownership::Survey;
pub use rank::Rank;
pub use reason::Why;
pub use search_results::{Candidate, SearchResults, SingleMoveSearch, TreePlace};
pub use tally::Tally;
pub use tree::Mixer;
pub use verdict::{MoveValue, Solution, SolutionOf, Trial, TrialOf, Verdict, VerdictOf, solution, trial, verdict};
