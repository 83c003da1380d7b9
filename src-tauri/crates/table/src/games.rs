//! Every table of the house, once.

use crate::statistics::Measured;
use crate::wire::GameInfo;
use game::{Game, OptionSpec};
use serde::{Deserialize, Serialize};

/// What a game must bring to be a table: rules, an evaluation for its bots, words, and its place in the types
/// that cross to the window.
pub trait TableGame: Game + bot::Judge + rulebook::phrase::Phrase + Measured {
    /// A view and the moves it offers, for the window.
    fn view_out(view: Self::View, moves: Vec<Self::Move>) -> GameView;
    /// An event, for the window.
    fn event_out(event: Self::Event) -> GameEvent;
    /// A move, for the window.
    fn move_out(mv: Self::Move) -> GameMove;
    /// A move from the window; `None` if it belongs to another table.
    fn move_in(mv: GameMove) -> Option<Self::Move>;
    /// A touch from the window; `None` if it belongs to another table.
    fn intent_in(intent: GameIntent) -> Option<Self::Intent>;
}

/// Something to do with a game known only by name.
pub trait GameVisitor {
    /// What it comes to.
    type Output;

    /// Does it.
    fn visit<G: TableGame>(self) -> Self::Output;
}

/// Writes down all tables: a later table is one more line where this is used.
macro_rules! tables {
    ($($variant:ident($game:ty)),+ $(,)?) => {
        /// The names of all tables.
        pub const GAMES: &[&str] = &[$(<$game>::NAME),+];

        /// Does `visitor`'s work with the table called `name`; `None` if there is no such table.
        pub fn visit_game<V: GameVisitor>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.visit::<$game>()),)+
                _ => None,
            }
        }

        /// What a seat may know of a table, and what it may do.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", rename_all = "camelCase")]
        pub enum GameView {
            $(
                #[allow(missing_docs)]
                $variant { view: Box<<$game as Game>::View>, moves: Vec<<$game as Game>::Move> },
            )+
        }

        /// Something that happened at a table.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "event", rename_all = "camelCase")]
        pub enum GameEvent {
            $(#[allow(missing_docs)] $variant(<$game as Game>::Event),)+
        }

        /// A decision at a table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "move", rename_all = "camelCase")]
        pub enum GameMove {
            $(#[allow(missing_docs)] $variant(<$game as Game>::Move),)+
        }

        /// A touch at a table.
        #[derive(Clone, Debug, PartialEq, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "intent", rename_all = "camelCase")]
        pub enum GameIntent {
            $(#[allow(missing_docs)] $variant(<$game as Game>::Intent),)+
        }

        $(
            impl TableGame for $game {
                fn view_out(view: Self::View, moves: Vec<Self::Move>) -> GameView {
                    GameView::$variant { view: Box::new(view), moves }
                }

                fn event_out(event: Self::Event) -> GameEvent {
                    GameEvent::$variant(event)
                }

                fn move_out(mv: Self::Move) -> GameMove {
                    GameMove::$variant(mv)
                }

                // With a single table the other arm can't be reached.
                #[allow(unreachable_patterns)]
                fn move_in(mv: GameMove) -> Option<Self::Move> {
                    match mv {
                        GameMove::$variant(mv) => Some(mv),
                        _ => None,
                    }
                }

                #[allow(unreachable_patterns)]
                fn intent_in(intent: GameIntent) -> Option<Self::Intent> {
                    match intent {
                        GameIntent::$variant(intent) => Some(intent),
                        _ => None,
                    }
                }
            }
        )+
    };
}

tables! {
    Mochi(mochi::Mochi),
    Iszkenderun(iszkenderun::Iszkenderun),
    Cardgo(cardgo::Cardgo),
}

/// The numbers of seats a game can be played with.
#[must_use]
pub fn seat_counts<G: Game>() -> Vec<u8> {
    let can_seat = |seats: &u8| G::configure(&mut G::Setup::default(), "seats", &seats.to_string()).is_ok();
    (1..=6).filter(can_seat).collect()
}

/// Which of an option's listed values a setup has, counted from the usual one; `None` if it has none of them.
pub(crate) fn listed_value<G: Game>(setup: &G::Setup, option: &OptionSpec) -> Option<usize> {
    option.values.iter().position(|value| {
        let mut same = setup.clone();
        G::configure(&mut same, option.key, value).is_ok() && same == *setup
    })
}

/// Tells what New table needs to know of a game.
pub(crate) struct Describe;

impl GameVisitor for Describe {
    type Output = GameInfo;

    fn visit<G: TableGame>(self) -> GameInfo {
        GameInfo {
            game: G::NAME.to_owned(),
            seats: seat_counts::<G>(),
            options: G::options().to_vec(),
            levels: G::LEVELS.iter().filter(|level| level.offered).map(|level| level.key.to_owned()).collect(),
            lessons: rulebook::Table::named(G::NAME).is_some_and(|table| table.tutorial.is_some()),
        }
    }
}
