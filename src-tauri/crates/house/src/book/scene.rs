//! What crosses between house and window when a scenario is shown, or a lesson is played.
//!
//! None of it is stored: a [`Scene`] itself contains how the table got to its position, so that the window can step
//! back and forth, touch, and ask, in any order.

use crate::problem::Reason;
use crate::wire::TableSnapshot;
use rulebook::{RuleLink, Span};
use serde::{Deserialize, Serialize};
use tables::GameMove;

/// A table of the book: a scenario after some of its steps, and then some decisions of the person.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, specta::Type)]
pub struct Scene {
    /// The scenario.
    pub scenario: String,
    /// How many of its steps have been played.
    pub step: u32,
    /// What the person has decided since. Whoever else is asked meanwhile answers as the scenario says.
    pub moves: Vec<GameMove>,
}

/// A scenario to be shown, frame by frame.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Demonstration {
    /// The scenario.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<RuleLink>,
    /// From the position given to the last step.
    pub frames: Vec<Frame>,
}

/// One picture of a demonstration.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Frame {
    /// How many steps of the scenario have been played.
    pub step: u32,
    /// The table as the person sees it. Its revision counts the frames, its log holds what the frame added.
    pub table: TableSnapshot,
    /// What the narrator says.
    pub say: Option<String>,
    /// What was tried and not allowed, or touched, or a setup that was judged.
    pub tried: Option<Tried>,
}

/// Something tried.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Tried {
    /// By whom, by name; nobody's a setup.
    pub who: String,
    /// The move in words; none for a touch that is no move, and for a setup.
    pub text: Option<String>,
    /// The move, for the eye.
    #[serde(rename = "move")]
    pub mv: Option<GameMove>,
    /// Every rule against it; none if it would be allowed.
    pub reasons: Vec<Reason>,
}

/// A table's tutorial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct TutorialView {
    /// Which game.
    pub game: String,
    /// Its lessons, in order.
    pub lessons: Vec<LessonTitle>,
}

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct LessonTitle {
    /// Its scenario.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether the person has done it.
    pub done: bool,
}

/// A lesson as it stands after some decisions.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct LessonView {
    /// The table. Its revision counts the person's decisions, its log holds everything since the beginning.
    pub table: TableSnapshot,
    /// The step of the lesson the person is at, from 0; the last once it is done.
    pub step: u32,
    /// How many steps it has.
    pub steps: u32,
    /// What the person should know at this step, paragraph by paragraph.
    pub tell: Vec<Vec<Span>>,
    /// What is to be done.
    pub goal: String,
    /// How, for who asks.
    pub help: Vec<Span>,
    /// How it stands.
    pub standing: LessonStanding,
    /// Why it couldn't be kept that the lesson is done.
    pub unkept: Option<String>,
}

/// How a lesson stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum LessonStanding {
    /// The person is to move.
    Open,
    /// The last decision was allowed, but doesn't lead to the goal: try another.
    Astray {
        /// Why not.
        reason: Reason,
    },
    /// Done.
    Reached {
        /// What to take along.
        text: Vec<Span>,
    },
}
