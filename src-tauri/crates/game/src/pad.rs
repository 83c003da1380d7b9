//! Score pads, for a game at a real table that is scored by this game's rules.

use crate::{Cites, Game, PositionError, Standing};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};

/// A game with a score pad: people write on a sheet what they read off their cards, and the engine counts it as it
/// counts its own games.
pub trait Pad: Game {
    /// What people have written down, with the setup they play by. A sheet may be unfinished or have faults.
    type Sheet: Clone + Debug + PartialEq + Send + Serialize + DeserializeOwned;
    /// The result of a sheet in the game's own terms, for drawing it.
    type Tally: Clone + Debug + PartialEq + Serialize;
    /// Why a sheet can't be true: a variant for each rule that says so, with the place.
    type Fault: Clone + Debug + PartialEq + Cites;
    /// Why a sheet is structurally impossible. The window doesn't write such sheets.
    type Unwritable: Clone + Debug + Display + PartialEq;

    /// The keys of the [options](Game::options) that matter to a sheet.
    const SHEET_OPTIONS: &'static [&'static str];

    /// Returns an empty sheet.
    fn blank(setup: &Self::Setup) -> Self::Sheet;

    /// Returns the setup of a sheet.
    fn sheet_setup(sheet: &Self::Sheet) -> &Self::Setup;

    /// Counts a sheet as far as it is filled in.
    ///
    /// # Errors
    /// If the sheet is structurally impossible: more rows than seats, a round that doesn't exist, or numbers out of
    /// range.
    fn reckon(sheet: &Self::Sheet) -> Result<PadCount<Self>, PositionError<Self::Unwritable>>;
}

/// The result of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct PadCount<G: Pad> {
    /// The lines of the count, in the order in which the rules make them.
    pub lines: Vec<PadLine<G::Event>>,
    /// The result in the game's own terms.
    pub tally: G::Tally,
    /// The standings so far, or at the end, in seat order.
    pub standings: Vec<Standing>,
    /// What can't be true. Values that depend on it are not scored.
    pub faults: Vec<G::Fault>,
    pub over: bool,
}

/// A line of the count: an event as the engine records it.
#[derive(Clone, Debug, PartialEq)]
pub struct PadLine<E> {
    /// The round it belongs to, from 1.
    pub round: u16,
    pub event: E,
}

impl<E> PadLine<E> {
    /// Converts the events of a round to lines.
    pub fn of_round(round: u16, events: Vec<E>) -> impl Iterator<Item = PadLine<E>> {
        events.into_iter().map(move |event| PadLine { round, event })
    }
}
