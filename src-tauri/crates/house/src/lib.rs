//! A game being played: seats, bots, journal, undo, replay. The one crate the shell talks to.
//!
//! [`House`] is what the shell holds: the store, the settings and the tables that are open. Behind it a
//! `Session` plays one table: it keeps the line of play from the deal to the head with a state for
//! every step, writes each decision to the store before anybody sees it, and moves the head for undo and redo.
//! One thread of the house lets bots move, at the pace the person has set, and stops at once when the app is
//! hidden.
//!
//! Folders are what a person sees of it: `play`, the game being played; `book`, its rulebook side; `keep`, what is
//! kept, carried away and brought in; `records`, games in other programs' files; `pads`; `statistics`; and
//! `house`, which offers all of it to the shell.
//!
//! A table's window waits in [`House::next`] for the revision to move on: that is the only way state reaches it.

mod book;
mod errand;
mod house;
mod keep;
mod pads;
mod play;
mod problem;
mod records;
mod settings;
mod statistics;
mod wire;

pub use book::scene::{Demonstration, Frame, LessonStanding, LessonTitle, LessonView, Scene, Tried, TutorialView};
pub use book::{BookPart, Bookmark};
pub use errand::Errand;
pub use house::House;
pub use keep::challenge::Challenge;
pub use keep::transfer::{
    Everything, EverythingLook, ExportText, ImportPreview, ImportResult, Known, LeftOut, TableLook,
};
pub use pads::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};
pub use play::disk_check::{DiskTimes, check_on_disk};
pub use play::games::seat_counts;
pub use problem::{Problem, ProblemKind, Reason};
pub use records::RecordGame;
pub use settings::{BotSpeed, CardSize, Language, ReducedMotion, Settings, Theme};
pub use statistics::{
    AssistedGames, GameStatistics, LevelStatistics, LevelVerdict, LevelWord, PlayedGame, Statistics, VariantChoice,
};
pub use wire::{
    DamagedPart, GameInfo, HintMove, HintView, JudgedDecision, JudgedMove, LogLine, Missing, NewTable, OpenCard,
    OpenHand, OptionChoice, OptionFault, Review, SeatInfo, Start, TableSnapshot, TableSummary,
};
