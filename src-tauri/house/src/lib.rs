//! Plays and keeps tables: seats, bots, journal, undo, replay. The shell uses only this crate.
//!
//! [`House`] is what the shell holds: the store, the settings and the open tables. Behind it a `Session` plays one
//! table: it keeps the line of play from the deal to the head, writes each decision to the store before it becomes
//! visible, and moves the head for undo and redo. One thread of the house lets bots move, at the speed the person has
//! set, and stops at once when the app is hidden.
//!
//! The folders follow the person's view of the app and form layers; no layer depends on one above it:
//!
//! 1. `problem`, `settings`, `wire`, `background_task`, `stamp`, `text`, `release_notes`: types and functions used by
//!    all others;
//! 2. `play`, tables being played;
//! 3. `book`, the rulebook; `records`, games in other programs' files; `pads`; `lists`; `statistics`;
//!    `practice`, positions that come back;
//!    `refusals`, how often each rule refused the person;
//!    `puzzles`, their stock and the person's results;
//! 4. `saves`, import, export and the list of saved tables;
//! 5. `house`, which holds the shared state behind one lock and offers everything to the shell: the methods of
//!    [`House`] are here and nowhere else, one file per subject, while the layers below work on a store passed to them.
//!
//! `sentences` stands beside the layers: all of them speak through it, in the person's language.
//!
//! A table's window waits in [`House::next`] for the revision to change: this is the only way it receives new states.

mod background_task;
mod book;
mod house;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod layers;
mod lists;
mod pads;
mod play;
mod practice;
mod problem;
mod puzzles;
mod records;
mod refusals;
mod release_notes;
mod saves;
mod sentences;
mod settings;
mod stamp;
mod statistics;
mod text;
#[cfg(test)]
#[path = "../../crates/hosting/tests/sent/ways.rs"]
mod ways;
mod wire;

pub use background_task::BackgroundTask;
pub use book::reading::Reading;
pub use book::scene::{Demonstration, Frame, LessonStanding, LessonTitle, LessonView, Scene, Tried, TutorialView};
pub use book::{BookPart, Bookmark};
pub use hosting::{Concession, GivenUp, Player, TimeLimit};
pub use house::House;
pub use lists::KeptList;
pub use pads::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};
pub use play::disk_check::{DiskTimes, check_on_disk};
pub use play::game_info::{against, seat_counts};
pub use problem::{CodeFault, CodeLengths, PhrasedProblem, Problem, ProblemKind, Reason};
pub use records::RecordGame;
pub use release_notes::{About, Changes};
pub use saves::challenge::Challenge;
pub use saves::save_text::{Everything, EverythingLook, ImportPreview, ImportResult, Known, LeftOut, TableLook};
pub use settings::{
    Announcements, BotSpeed, CardSize, Language, Magnification, Person, ReducedMotion, Settings, Theme,
};
pub use statistics::{
    AssistedGames, DecidedGame, DecidedGames, EvenGame, GameStatistics, GuestStatistics, LevelStatistics, LevelVerdict,
    LevelWord, Opponents, OwnRating, PlayedGame, RatedLevel, Ratings, Statistics, VariantChoice,
};
pub use wire::{
    Advice, AnalysedMove, AnalysedStep, Analysis, Attempt, Balance, BotAccount, ClockView, Concluded, ConsideredMove,
    Curve, CurvePoint, DamagedPart, DuePosition, ExportText, ForcedDecision, GameInfo, HandingOver, HintMove, HintView,
    JudgedDecision, JudgedMove, LogLine, MissedOften, Missing, Mistake, Mistakes, MovesOfRule, NewTable, OfferedLevel,
    OpenCard, OpenHand, OptionChoice, OptionFault, PositionSource, PracticeList, PracticePosition, PuzzleEntry,
    PuzzleList, PuzzleOverview, PuzzleState, PuzzleTotals, RefusedOften, Review, SeatInfo, Solution, Start,
    TableSnapshot, TableSummary, TurnCause, TurningPoint,
};
