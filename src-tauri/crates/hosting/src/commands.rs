//! Commands of the arena that only one game has.

use game::Chance;
use serde_json::Value;
use std::ffi::OsString;
use std::process::ExitCode;

/// The result of a command: its JSON value and exit code, or an error text.
pub type Answer = Result<(Value, ExitCode), String>;

/// A command of the arena.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// The word after `arena`.
    pub name: &'static str,
    /// A one-sentence description.
    pub about: &'static str,
    /// Runs the command; the words begin with its name.
    pub run: fn(&[OsString]) -> Answer,
}

/// Games played as fast as possible under simplified rules: the playouts of a search.
#[derive(Clone, Copy, Debug)]
pub struct LightPlayouts {
    /// The name in `arena playouts`.
    pub name: &'static str,
    /// Plays game after game and reports the number of moves of each, until the callback returns false.
    pub play: fn(&mut Chance, &mut dyn FnMut(usize) -> bool),
}
