//! A game being played: seats, bots, journal, undo, replay. The shell plays through it alone.
//!
//! [`House`] is what the shell holds: the store, the settings and the tables that are open. Behind it a
//! `Session` plays one table: it keeps the line of play from the deal to the head with a state for
//! every step, writes each decision to the store before anybody sees it, and moves the head for undo and redo.
//! One thread of the house lets bots move, at the pace the person has set, and stops at once when the app is
//! hidden.
//!
//! The folders follow what a person sees, and form layers; nothing depends on what is above it:
//!
//! 1. `problem`, `settings`, `wire`, `errand`, `stamp`, `text`, `changes`: the vocabulary that everything shares;
//! 2. `play`, the game being played;
//! 3. `book`, its rulebook side; `records`, games in other programs' files; `pads`; `lists`; `statistics`;
//! 4. `keep`, what is saved, exported and imported;
//! 5. `house`, which holds what is shared, behind one lock, and offers all of it to the shell: the methods of [`House`]
//!    are there and nowhere else, one file per subject, while the layers below work on a store passed to them.
//!
//! A table's window waits in [`House::next`] for the revision to move on: that is the only way state reaches it.

mod book;
mod changes;
mod errand;
mod house;
mod keep;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod layers;
mod lists;
mod pads;
mod play;
mod problem;
mod records;
mod settings;
mod stamp;
mod statistics;
mod text;
#[cfg(test)]
#[path = "../../table/tests/sent/ways.rs"]
mod ways;
mod wire;

pub use book::reading::Reading;
pub use book::scene::{Demonstration, Frame, LessonStanding, LessonTitle, LessonView, Scene, Tried, TutorialView};
pub use book::{BookPart, Bookmark};
pub use changes::{About, Changes};
pub use errand::Errand;
pub use house::House;
pub use keep::challenge::Challenge;
pub use keep::transfer::{Everything, EverythingLook, ImportPreview, ImportResult, Known, LeftOut, TableLook};
pub use lists::KeptList;
pub use pads::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};
pub use play::disk_check::{DiskTimes, check_on_disk};
pub use play::games::{against, seat_counts};
pub use problem::{CodeFault, CodeLengths, PhrasedProblem, Problem, ProblemKind, Reason};
pub use records::RecordGame;
pub use settings::{Announcements, BotSpeed, CardSize, Language, Magnification, ReducedMotion, Settings, Theme};
pub use statistics::{
    AssistedGames, EvenGame, GameStatistics, LevelStatistics, LevelVerdict, LevelWord, Opponents, OwnRating,
    PlayedGame, RatedLevel, Ratings, Statistics, VariantChoice,
};
pub use table::{Concession, GivenUp, Player, TimeLimit};
pub use wire::{
    AnalysedMove, AnalysedStep, Analysis, BotAccount, ClockView, Concluded, ConsideredMove, Curve, CurvePoint,
    DamagedPart, ExportText, ForcedDecision, GameInfo, HintMove, HintView, JudgedDecision, JudgedMove, LogLine,
    Missing, NewTable, OfferedLevel, OpenCard, OpenHand, OptionChoice, OptionFault, Review, SeatInfo, Start,
    TableSnapshot, TableSummary, TurnCause, TurningPoint,
};
