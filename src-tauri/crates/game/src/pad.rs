//! Score pads: a game at a real table, scored by this game's rules.

use crate::{Cites, Game, PositionError, Standing};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};

/// A table whose games at a real table can be scored: people write on a sheet what they read off their cards, and
/// the engine counts it as it counts its own games.
pub trait Pad: Game {
    /// What people have written down, with the setup they play by. A sheet may be unfinished, or be at fault.
    type Sheet: Clone + Debug + PartialEq + Send + Serialize + DeserializeOwned;
    /// What a sheet comes to in the table's own terms, for drawing it.
    type Tally: Clone + Debug + PartialEq + Serialize;
    /// What can't be true about a sheet: a variant for each rule that says so, with the place.
    type Fault: Clone + Debug + PartialEq + Cites;
    /// Why no paper could hold a sheet. The window doesn't write such ones.
    type Unwritable: Clone + Debug + Display + PartialEq;

    /// The keys of the [options](Game::options) that matter to a sheet.
    const SHEET_OPTIONS: &'static [&'static str];

    /// A sheet on which nothing is written yet.
    fn blank(setup: &Self::Setup) -> Self::Sheet;

    /// The setup a sheet is played with.
    fn sheet_setup(sheet: &Self::Sheet) -> &Self::Setup;

    /// Reckons a sheet, as far as it is written.
    ///
    /// # Errors
    /// If no paper could hold such a sheet: more rows than seats, a round that never is, numbers beyond all bounds.
    fn reckon(sheet: &Self::Sheet) -> Result<Reckoning<Self>, PositionError<Self::Unwritable>>;
}

/// What a sheet comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Reckoning<G: Pad> {
    /// The accounts line by line, in the order in which the rules make them.
    pub lines: Vec<PadLine<G::Event>>,
    /// The same in the table's own terms.
    pub tally: G::Tally,
    /// How everybody stands so far, or at the end, in seat order.
    pub standings: Vec<Standing>,
    /// What can't be true. Whatever depends on it isn't scored.
    pub faults: Vec<G::Fault>,
    /// Whether the game is over.
    pub over: bool,
}

/// A line of the accounts: what the engine tells when it counts.
#[derive(Clone, Debug, PartialEq)]
pub struct PadLine<E> {
    /// Which round it belongs to, from 1.
    pub round: u16,
    /// What is counted, and by which rule.
    pub event: E,
}

impl<E> PadLine<E> {
    /// The events of a round as lines.
    pub fn of_round(round: u16, events: Vec<E>) -> impl Iterator<Item = PadLine<E>> {
        events.into_iter().map(move |event| PadLine { round, event })
    }
}
