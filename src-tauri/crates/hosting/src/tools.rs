//! What the command line and the shared tests need of a game, and the app doesn't.

use crate::Trials;
use crate::commands::{Command, LightPlayouts};
use crate::measures::Measures;

/// A game's parameters for tests and measurements, and its own commands. Each game has them in a crate that the app does
/// not contain.
#[derive(Debug)]
pub struct Tools {
    /// The game's short name.
    pub game: &'static str,
    /// The parameters of the tests that every game must pass.
    pub trials: Trials,
    /// What `cargo xtask bench` and `cargo xtask measure` ask about the game.
    pub measures: Measures,
    /// The games in which `arena puzzles` looks for puzzles.
    pub puzzles: &'static [PuzzleSeries],
    /// Commands of the arena that only this game has.
    pub commands: &'static [Command],
    /// The game's light playouts, if it has any.
    pub light: Option<LightPlayouts>,
}

/// Games of one setup in which puzzles are looked for.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleSeries {
    /// The options that differ from the usual setup.
    pub options: &'static [(&'static str, &'static str)],
    /// How many puzzles are wanted from these games.
    pub count: usize,
    /// The seed of the first game; each further game adds one. Puzzles are named by it, so that no other series of the
    /// game may reach it.
    pub seed: u64,
}

impl PuzzleSeries {
    /// Games of the usual setup.
    #[must_use]
    pub const fn usual(count: usize) -> PuzzleSeries {
        PuzzleSeries { options: &[], count, seed: 1 }
    }
}

/// Returns the tools of a game out of a list; none if the game isn't in it.
#[must_use]
pub fn of_game(all: &[&'static Tools], game: &str) -> Option<&'static Tools> {
    all.iter().copied().find(|tools| tools.game == game)
}
