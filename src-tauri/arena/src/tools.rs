//! The games' tools: what they bring for the command line.

use hosting::tools::Tools;

/// Returns the tools of all games, in the order of the list of games.
pub fn all() -> Vec<&'static Tools> {
    games::tools!().to_vec()
}

/// Returns the tools of one game.
pub fn of_game(game: &str) -> Option<&'static Tools> {
    hosting::tools::of_game(&games::tools!(), game)
}
