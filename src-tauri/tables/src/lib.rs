//! Every table of the house, once.
//!
//! A new table is one more line at the end of this file, and a dependency in `Cargo.toml`: what
//! crosses to the window, pads, the rulebook, the command line and every test "for all tables" follow from it.

use game::{Game, Milestones, Pad};
use rulebook::{Lang, Rulebook, Volume};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::Table;

/// A table in the list: its place in the types that cross to the window.
pub trait TableGame: Table {
    /// A view and the moves it offers, for the window.
    fn view_out(view: Self::View, moves: Vec<Self::Move>) -> GameView;
    /// An event, for the window.
    fn event_out(event: Self::Event) -> GameEvent;
    /// What a game may come to, for the window.
    fn milestone_out(milestone: Self::Milestone) -> GameMilestone;
    /// The same back from there; `None` if it belongs to another table.
    fn milestone_in(milestone: GameMilestone) -> Option<Self::Milestone>;
    /// A move, for the window.
    fn move_out(mv: Self::Move) -> GameMove;
    /// A move from the window; `None` if it belongs to another table.
    fn move_in(mv: GameMove) -> Option<Self::Move>;
    /// A touch from the window; `None` if it belongs to another table.
    fn intent_in(intent: GameIntent) -> Option<Self::Intent>;
    /// A pad's sheet, for the window.
    fn sheet_out(sheet: Self::Sheet) -> PadSheet;
    /// A sheet from the window; `None` if it belongs to another table.
    fn sheet_in(sheet: PadSheet) -> Option<Self::Sheet>;
    /// What a sheet comes to, for the window.
    fn tally_out(tally: Self::Tally) -> PadTally;
    /// What is printed on its cards, for the window.
    fn printed_out() -> PrintedCards;
    /// What can't be true about a sheet, for the window.
    fn fault_out(fault: Self::Fault) -> PadFaultOf;
}

/// Something to do with a game known only by name.
pub trait GameVisitor {
    /// What it comes to.
    type Output;

    /// Does it.
    fn visit<G: TableGame>(self) -> Self::Output;
}

/// Something to do with a question, whichever table is asked.
pub trait QuestionVisitor {
    /// What it comes to.
    type Output;

    /// Does it.
    fn visit<G: TableGame>(self, question: G::Question) -> Self::Output;
}

/// Writes down all tables.
macro_rules! tables {
    ($($variant:ident($game:ty)),+ $(,)?) => {
        /// The names of all tables.
        pub const GAMES: &[&str] = &[$(<$game>::NAME),+];

        /// Every table's part of the rulebook.
        pub static VOLUMES: &[Volume] = &[$(Volume::of::<$game>()),+];

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

        impl GameView {
            /// The moves it offers.
            #[must_use]
            pub fn moves(&self) -> Vec<GameMove> {
                match self {
                    $(GameView::$variant { moves, .. } => moves.iter().copied().map(GameMove::$variant).collect(),)+
                }
            }
        }

        /// Something that happened at a table.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "event", rename_all = "camelCase")]
        pub enum GameEvent {
            $(#[allow(missing_docs)] $variant(<$game as Game>::Event),)+
        }

        /// What a game at a table may come to that speaks for a move.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "milestone", rename_all = "camelCase")]
        pub enum GameMilestone {
            $(#[allow(missing_docs)] $variant(<$game as Milestones>::Milestone),)+
        }

        /// What is printed on a table's cards.
        #[derive(Debug, Serialize, specta::Type)]
        #[serde(tag = "game", content = "cards", rename_all = "camelCase")]
        pub enum PrintedCards {
            $(#[allow(missing_docs)] $variant(Vec<<$game as Table>::Printed>),)+
        }

        /// What the window asks of a table away from any game.
        #[derive(Debug, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "question", rename_all = "camelCase")]
        pub enum TableQuestion {
            $(#[allow(missing_docs)] $variant(<$game as Table>::Question),)+
        }

        /// What the table answers.
        #[derive(Debug, Serialize, specta::Type)]
        #[serde(tag = "game", content = "answer", rename_all = "camelCase")]
        pub enum TableAnswer {
            $(#[allow(missing_docs)] $variant(<$game as Table>::Answer),)+
        }

        /// Does `visitor`'s work with a question.
        pub fn visit_question<V: QuestionVisitor>(question: TableQuestion, visitor: V) -> V::Output {
            match question {
                $(TableQuestion::$variant(question) => visitor.visit::<$game>(question),)+
            }
        }

        /// Has a table answer a question.
        #[must_use]
        pub fn answer(question: TableQuestion, lang: Lang) -> TableAnswer {
            match question {
                $(TableQuestion::$variant(question) => TableAnswer::$variant(<$game as Table>::answer(question, lang)),)+
            }
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

        /// What people have written down.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "sheet", rename_all = "camelCase")]
        pub enum PadSheet {
            $(#[allow(missing_docs)] $variant(<$game as Pad>::Sheet),)+
        }

        /// What it comes to, in the table's own terms.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "tally", rename_all = "camelCase")]
        pub enum PadTally {
            $(#[allow(missing_docs)] $variant(<$game as Pad>::Tally),)+
        }

        /// What can't be true, with its place.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "fault", rename_all = "camelCase")]
        pub enum PadFaultOf {
            $(#[allow(missing_docs)] $variant(<$game as Pad>::Fault),)+
        }

        $(
            impl TableGame for $game {
                fn view_out(view: Self::View, moves: Vec<Self::Move>) -> GameView {
                    GameView::$variant { view: Box::new(view), moves }
                }

                fn event_out(event: Self::Event) -> GameEvent {
                    GameEvent::$variant(event)
                }

                fn milestone_out(milestone: Self::Milestone) -> GameMilestone {
                    GameMilestone::$variant(milestone)
                }

                // With a single table the other arm can't be reached.
                #[allow(unreachable_patterns)]
                fn milestone_in(milestone: GameMilestone) -> Option<Self::Milestone> {
                    match milestone {
                        GameMilestone::$variant(milestone) => Some(milestone),
                        _ => None,
                    }
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

                fn sheet_out(sheet: Self::Sheet) -> PadSheet {
                    PadSheet::$variant(sheet)
                }

                #[allow(unreachable_patterns)]
                fn sheet_in(sheet: PadSheet) -> Option<Self::Sheet> {
                    match sheet {
                        PadSheet::$variant(sheet) => Some(sheet),
                        _ => None,
                    }
                }

                fn tally_out(tally: Self::Tally) -> PadTally {
                    PadTally::$variant(tally)
                }

                fn printed_out() -> PrintedCards {
                    PrintedCards::$variant(Self::printed())
                }

                fn fault_out(fault: Self::Fault) -> PadFaultOf {
                    PadFaultOf::$variant(fault)
                }
            }
        )+
    };
}

/// The rulebook of all tables. Read on first use.
///
/// # Panics
/// If the texts built into the program are broken; the app isn't built then ([`rulebook::proofread`]).
#[must_use]
pub fn book() -> &'static Rulebook {
    static BOOK: LazyLock<Rulebook> = LazyLock::new(|| match Rulebook::load(VOLUMES) {
        Ok(book) => book,
        Err(failures) => {
            let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
            panic!("the rulebook can't be read:\n{}", lines.join("\n"));
        }
    });
    &BOOK
}

// The list.
tables! {
    Mochi(mochi_table::MochiTable),
    Iszkenderun(iszkenderun_table::IszkenderunTable),
    Cardgo(cardgo_table::CardgoTable),
    Astra(astra_table::AstraTable),
    Parbaj(parbaj_table::ParbajTable),
}
