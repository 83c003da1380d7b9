//! The games' parameters for the shared tests.

use hosting::Trials;
use hosting::tools::of_game;

/// Returns the parameters of the game with this name.
///
/// # Panics
/// If there is no such game.
pub fn trials(game: &str) -> &'static Trials {
    &of_game(&games::tools!(), game).unwrap().trials
}
