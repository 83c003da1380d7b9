//! A game being played: seats, bots, journal, undo, replay. The one crate the shell talks to.
//!
//! [`House`] is what the shell holds: the store, the settings and the tables that are open. Behind it a
//! [`Session`](session) plays one table: it keeps the line of play from the deal to the head with a state for
//! every step, writes each decision to the store before anybody sees it, and moves the head for undo and redo.
//! One thread of the house lets bots move, at the pace the person has set, and stops at once when the app is
//! hidden.
//!
//! A table's window waits in [`House::next`] for the revision to move on: that is the only way state reaches it.

mod book;
mod bots;
mod branch;
mod calendar;
mod challenge;
mod data;
mod demonstration;
mod disk_check;
mod errand;
mod file;
mod games;
mod gap;
mod house;
mod judged;
mod laying;
mod lessons;
mod line;
mod naming;
mod pads;
mod played;
mod players;
mod problem;
mod records;
mod recoveries;
mod replay;
mod report;
mod reveal;
mod review;
mod scene;
mod session;
mod settings;
mod shared;
mod shelf;
mod snapshot;
mod statistics;
mod stored;
mod transfer;
mod waiting;
mod wire;

pub use book::{BookPart, Bookmark};
pub use challenge::Challenge;
pub use disk_check::{DiskTimes, check_on_disk};
pub use errand::Errand;
pub use games::seat_counts;
pub use house::House;
pub use pads::{NewPad, PadFault, PadInfo, PadLineView, PadList, PadSummary, PadView};
pub use problem::{Problem, ProblemKind, Reason};
pub use records::RecordGame;
pub use scene::{Demonstration, Frame, LessonStanding, LessonTitle, LessonView, Scene, Tried, TutorialView};
pub use settings::{BotSpeed, CardSize, Language, ReducedMotion, Settings, Theme};
pub use statistics::{
    AssistedGames, GameStatistics, LevelStatistics, LevelVerdict, LevelWord, PlayedGame, Statistics, VariantChoice,
};
pub use transfer::{Everything, EverythingLook, ExportText, ImportPreview, ImportResult, Known, LeftOut, TableLook};
pub use wire::{
    DamagedPart, GameInfo, HintMove, HintView, JudgedDecision, JudgedMove, LogLine, Missing, NewTable, OpenCard,
    OpenHand, OptionChoice, Review, SeatInfo, Start, TableSnapshot, TableSummary,
};
