//! Commands of the arena that only one table has.

use game::Chance;
use serde_json::Value;
use std::ffi::OsString;
use std::process::ExitCode;

/// What a command comes to: its JSON value and whether all was well.
pub type Answer = Result<(Value, ExitCode), String>;

/// A command of the arena.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// The word after `arena`.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// Carries it out; the words begin with its name.
    pub run: fn(&[OsString]) -> Answer,
}

/// Games played as fast as possible, under simplified rules: the playouts of a search.
#[derive(Clone, Copy, Debug)]
pub struct LightPlayouts {
    /// What `arena playouts` calls them.
    pub name: &'static str,
    /// Plays one game after another, reporting how many moves each took, until told to stop.
    pub play: fn(&mut Chance, &mut dyn FnMut(usize) -> bool),
}
