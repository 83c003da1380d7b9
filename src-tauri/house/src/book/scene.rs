//! The types exchanged with the window when a scenario is shown or a lesson is played.
//!
//! Nothing of it is stored: a [`Scene`] itself says how its position came about, so that the window can step back and
//! forth, touch, and ask, in any order.

use crate::problem::Reason;
use crate::wire::TableSnapshot;
use games::GameMove;
use rulebook::{RuleLink, Span};
use serde::{Deserialize, Serialize};

/// A position of the rulebook: a scenario after some of its steps, followed by some decisions of the person.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, specta::Type)]
pub struct Scene {
    /// The scenario's identifier.
    pub scenario: String,
    /// How many of its steps have been played.
    pub step: u32,
    /// The person's decisions after these steps. Other seats decide as the scenario says.
    pub moves: Vec<GameMove>,
}

/// A scenario to be shown, frame by frame.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Demonstration {
    /// The scenario's identifier.
    pub id: String,
    pub game: String,
    pub title: String,
    /// The rules it demonstrates.
    pub rules: Vec<RuleLink>,
    /// The frames from the initial position to the last step.
    pub frames: Vec<Frame>,
}

/// One frame of a demonstration.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Frame {
    /// How many steps of the scenario have been played.
    pub step: u32,
    /// The position as the person sees it. Its revision counts the frames; its log holds what the frame added.
    pub table: TableSnapshot,
    /// The narrator's text.
    pub say: Option<String>,
    /// A refused move, a touch, or a rejected setup.
    pub tried: Option<Tried>,
}

/// An attempt in a demonstration: a move, a touch or a setup.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Tried {
    /// The name of the player who tried; empty for a setup.
    pub who: String,
    /// The move in words; `None` for a touch that is no move, and for a setup.
    pub text: Option<String>,
    /// The move, to be shown on the board.
    #[serde(rename = "move")]
    pub mv: Option<GameMove>,
    /// Every rule against it; empty if it would be allowed.
    pub reasons: Vec<Reason>,
}

/// A game's tutorial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct TutorialView {
    pub game: String,
    /// Its lessons in order.
    pub lessons: Vec<LessonTitle>,
}

/// A lesson in the list of a tutorial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct LessonTitle {
    /// The scenario's identifier.
    pub id: String,
    pub title: String,
    /// Whether the person has finished it.
    pub done: bool,
}

/// A lesson after some decisions.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct LessonView {
    /// The position. Its revision counts the person's decisions; its log holds everything since the beginning.
    pub table: TableSnapshot,
    /// The current step of the lesson, from 0; the last one if it is finished.
    pub step: u32,
    pub steps: u32,
    /// What the person should know at this step, by paragraph.
    pub tell: Vec<Vec<Span>>,
    /// What the person is to do.
    pub goal: String,
    /// How to do it, shown on request.
    pub help: Vec<Span>,
    /// Whether the goal is reached.
    pub standing: LessonStanding,
    /// Why the finished lesson couldn't be saved, if so.
    pub unkept: Option<String>,
}

/// Whether a lesson's goal is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum LessonStanding {
    /// The person is to move.
    Open,
    /// The last decision was allowed, but doesn't lead to the goal: another one is to be tried.
    Astray {
        /// Why it doesn't lead to the goal.
        reason: Reason,
    },
    /// The goal is reached.
    Reached {
        /// What was learned.
        text: Vec<Span>,
    },
}
