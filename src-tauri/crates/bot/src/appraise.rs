//! What a position is worth at a glance, without a search: what a table provides so that the course of a whole game can
//! be drawn as soon as somebody looks.

use crate::evaluate::Appraisal;
use game::{Game, Milestones};

/// Appraises positions, one after another.
pub trait Appraise<G: Milestones>: Send {
    /// What a position is worth, as a seat sees it; `None` where only a search could tell.
    fn appraise(&mut self, view: &<G as Game>::View) -> Option<Appraisal>;
}

/// How a table begins to appraise.
pub type Appraiser<G> = fn() -> Box<dyn Appraise<G>>;
