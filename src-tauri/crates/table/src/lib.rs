//! A game being played: seats, bots, journal, undo, replay. The one crate the shell talks to.
//!
//! [`House`] is what the shell holds: the store, the settings and the tables that are open. Behind it a
//! [`Session`](session) plays one table: it keeps the line of play from the deal to the head with a state for
//! every step, writes each decision to the store before anybody sees it, and moves the head for undo and redo.
//! One thread of the house lets bots move, at the pace the person has set, and stops at once when the app is
//! hidden.
//!
//! A table's window waits in [`House::next`] for the revision to move on: that is the only way state reaches it.

mod bots;
mod games;
mod house;
mod kifu;
mod lessons;
mod line;
mod looking;
mod opened;
mod picture;
mod players;
mod problem;
mod reading;
mod rehearsal;
mod reveal;
mod scene;
mod session;
mod settings;
mod shared;
mod showing;
mod stored;
mod wire;

pub use games::{GAMES, GameEvent, GameIntent, GameMove, GameView, GameVisitor, TableGame, seat_counts, visit_game};
pub use house::House;
pub use kifu::{SgfGame, SgfText};
pub use problem::{Problem, ProblemKind, Reason};
pub use reading::{BookPart, Bookmark};
pub use rehearsal::{Rehearsed, rehearse};
pub use scene::{Demonstration, Frame, LessonStanding, LessonTitle, LessonView, Scene, Tried, TutorialView};
pub use settings::{BotSpeed, CardSize, Language, ReducedMotion, Settings, Theme};
pub use wire::{
    GameInfo, HintMove, HintView, LogLine, NewTable, OptionChoice, SeatInfo, Start, TableSnapshot, TableSummary,
};
