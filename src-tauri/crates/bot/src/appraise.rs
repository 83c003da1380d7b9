//! What a position is worth at a glance, without a search: what a table provides so that the course of a whole game can
//! be drawn as soon as somebody looks.

use game::{Game, Milestones};

/// The most seats of any table.
pub const MOST_SEATS: usize = 6;

/// What a state is worth, by seat. Entries beyond the table's seats are meaningless.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Appraisal {
    /// Expected share of the win, 0 to 1; the shares sum to 1.
    pub share: [f32; MOST_SEATS],
    /// Expected result in the table's own unit, such as penalty points of the round.
    pub result: [f32; MOST_SEATS],
}

/// Appraises positions, one after another.
pub trait Appraise<G: Milestones>: Send {
    /// What a position is worth, as a seat sees it; `None` where only a search could tell.
    fn appraise(&mut self, view: &<G as Game>::View) -> Option<Appraisal>;
}

/// How a table begins to appraise.
pub type Appraiser<G> = fn() -> Box<dyn Appraise<G>>;
