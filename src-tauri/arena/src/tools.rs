//! The games' tools: what they bring for the command line.

use hosting::tools::Tools;

/// Returns the tools of all games, in the order of the list of games.
pub fn all() -> Vec<&'static Tools> {
    games::tools!().to_vec()
}
