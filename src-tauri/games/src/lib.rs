//! The list of all games.
//!
//! A new game needs one more line at the end of this file and a dependency in `Cargo.toml`: the types that cross to the
//! window, pads, the rulebook, the command line and every test of all games follow from it.

use game::{Game, Milestones, Pad};
use hosting::HostedGame;
use rulebook::{Lang, Rulebook, Volume};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A game in the list, with the conversions to the types that cross to the window.
pub trait ListedGame: HostedGame {
    /// Converts a view and its listed moves for the window.
    fn view_out(view: Self::View, moves: Vec<Self::Move>) -> GameView;
    /// Converts an event for the window.
    fn event_out(event: Self::Event) -> GameEvent;
    /// Converts a milestone for the window.
    fn milestone_out(milestone: Self::Milestone) -> GameMilestone;
    /// Converts a milestone back; `None` if it belongs to another game.
    fn milestone_in(milestone: GameMilestone) -> Option<Self::Milestone>;
    /// Converts a move for the window.
    fn move_out(mv: Self::Move) -> GameMove;
    /// Converts a move from the window; `None` if it belongs to another game.
    fn move_in(mv: GameMove) -> Option<Self::Move>;
    /// Converts an intent from the window; `None` if it belongs to another game.
    fn intent_in(intent: GameIntent) -> Option<Self::Intent>;
    /// Converts a pad's sheet for the window.
    fn sheet_out(sheet: Self::Sheet) -> PadSheet;
    /// Converts a sheet from the window; `None` if it belongs to another game.
    fn sheet_in(sheet: PadSheet) -> Option<Self::Sheet>;
    /// Converts the tally of a sheet for the window.
    fn tally_out(tally: Self::Tally) -> PadTally;
    /// Returns what is printed on the game's cards, for the window.
    fn printed_out() -> PrintedCards;
    /// Converts a fault of a sheet for the window.
    fn fault_out(fault: Self::Fault) -> PadFaultOf;
}

/// An operation on a game that is known only by name.
pub trait GameVisitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation with the game `G`.
    fn visit<G: ListedGame>(self) -> Self::Output;
}

/// An operation on a question, whichever game it belongs to.
pub trait QuestionVisitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation with a question of the game `G`.
    fn visit<G: ListedGame>(self, question: G::Question) -> Self::Output;
}

/// Declares all games and generates the types that depend on the list.
macro_rules! games {
    ($($variant:ident($game:ty, $tools:ident)),+ $(,)?) => {
        /// The tools of every game, as a list of `&'static hosting::tools::Tools`: for crates that depend on the games' crates of
        /// tools.
        #[macro_export]
        macro_rules! tools {
            () => { [$(&$tools::TOOLS),+] };
        }

        /// The names of all games.
        pub const GAMES: &[&str] = &[$(<$game>::NAME),+];

        /// The volumes of all games.
        pub static VOLUMES: &[Volume] = &[$(Volume::of::<$game>()),+];

        /// Runs `visitor` with the game called `name`; `None` if there is no such game.
        pub fn visit_game<V: GameVisitor>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.visit::<$game>()),)+
                _ => None,
            }
        }

        /// What a seat may know of a table, and its listed moves.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", rename_all = "camelCase")]
        pub enum GameView {
            $(
                $variant { view: Box<<$game as Game>::View>, moves: Vec<<$game as Game>::Move> },
            )+
        }

        impl GameView {
            /// Returns the listed moves.
            #[must_use]
            pub fn moves(&self) -> Vec<GameMove> {
                match self {
                    $(GameView::$variant { moves, .. } => moves.iter().copied().map(GameMove::$variant).collect(),)+
                }
            }
        }

        /// An event of a game.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "event", rename_all = "camelCase")]
        pub enum GameEvent {
            $($variant(<$game as Game>::Event),)+
        }

        /// A milestone of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "milestone", rename_all = "camelCase")]
        pub enum GameMilestone {
            $($variant(<$game as Milestones>::Milestone),)+
        }

        /// What is printed on a game's cards.
        #[derive(Debug, Serialize, specta::Type)]
        #[serde(tag = "game", content = "cards", rename_all = "camelCase")]
        pub enum PrintedCards {
            $($variant(Vec<<$game as HostedGame>::Printed>),)+
        }

        /// A question of the window about a game, outside a table.
        #[derive(Debug, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "question", rename_all = "camelCase")]
        pub enum GameQuestion {
            $($variant(<$game as HostedGame>::Question),)+
        }

        /// A game's answer to a question.
        #[derive(Debug, Serialize, specta::Type)]
        #[serde(tag = "game", content = "answer", rename_all = "camelCase")]
        pub enum GameAnswer {
            $($variant(<$game as HostedGame>::Answer),)+
        }

        /// Runs `visitor` with a question.
        pub fn visit_question<V: QuestionVisitor>(question: GameQuestion, visitor: V) -> V::Output {
            match question {
                $(GameQuestion::$variant(question) => visitor.visit::<$game>(question),)+
            }
        }

        /// Returns a game's answer to a question.
        #[must_use]
        pub fn answer(question: GameQuestion, lang: Lang) -> GameAnswer {
            match question {
                $(GameQuestion::$variant(question) => GameAnswer::$variant(<$game as HostedGame>::answer(question, lang)),)+
            }
        }

        /// A move of a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "move", rename_all = "camelCase")]
        pub enum GameMove {
            $($variant(<$game as Game>::Move),)+
        }

        /// An intent of a game.
        #[derive(Clone, Debug, PartialEq, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "intent", rename_all = "camelCase")]
        pub enum GameIntent {
            $($variant(<$game as Game>::Intent),)+
        }

        /// A sheet of a game's pad.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, specta::Type)]
        #[serde(tag = "game", content = "sheet", rename_all = "camelCase")]
        pub enum PadSheet {
            $($variant(<$game as Pad>::Sheet),)+
        }

        /// The result of a sheet in the game's own terms.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "tally", rename_all = "camelCase")]
        pub enum PadTally {
            $($variant(<$game as Pad>::Tally),)+
        }

        /// A fault of a sheet, with its place.
        #[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
        #[serde(tag = "game", content = "fault", rename_all = "camelCase")]
        pub enum PadFaultOf {
            $($variant(<$game as Pad>::Fault),)+
        }

        $(
            impl ListedGame for $game {
                fn view_out(view: Self::View, moves: Vec<Self::Move>) -> GameView {
                    GameView::$variant { view: Box::new(view), moves }
                }

                fn event_out(event: Self::Event) -> GameEvent {
                    GameEvent::$variant(event)
                }

                fn milestone_out(milestone: Self::Milestone) -> GameMilestone {
                    GameMilestone::$variant(milestone)
                }

                // With a single game the other arm is unreachable.
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

                // With a single game the other arm is unreachable.
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

/// Returns the rulebook of all games, which is loaded on first use.
///
/// # Panics
/// If the embedded texts have faults; the app can't be built then ([`rulebook::proofread`]).
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

// The list of games.
games! {
    Mochi(mochi_hosted::HostedMochi, mochi_tools),
    Iszkenderun(iszkenderun_hosted::HostedIszkenderun, iszkenderun_tools),
    Cardgo(cardgo_hosted::HostedCardgo, cardgo_tools),
    Astra(astra_hosted::HostedAstra, astra_tools),
    Parbaj(parbaj_hosted::HostedParbaj, parbaj_tools),
}
