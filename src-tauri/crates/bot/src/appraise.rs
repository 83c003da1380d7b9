//! Values positions without a search, so that the curve of a whole game can be drawn at once.

use game::{Game, Milestones};

/// The most seats of any game.
pub const MOST_SEATS: usize = 6;

/// The value of a state for each seat. Entries beyond the game's seats are meaningless.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Appraisal {
    /// The expected share of the win, 0 to 1; the shares sum to 1.
    pub share: [f32; MOST_SEATS],
    /// The expected result in the game's own unit, such as penalty points of the round.
    pub result: [f32; MOST_SEATS],
}

/// Values positions, one after another.
pub trait Appraise<G: Milestones>: Send {
    /// Returns the value of a position from a seat's view; `None` if only a search could tell.
    fn appraise(&mut self, view: &<G as Game>::View) -> Option<Appraisal>;
}

/// Creates an [`Appraise`].
pub type Appraiser<G> = fn() -> Box<dyn Appraise<G>>;
