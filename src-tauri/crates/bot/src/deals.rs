//! Where a search takes its deals from.

use game::{Chance, Game};

/// The deals that a search plays in, one for each iteration.
///
/// A bot of the house only ever plays in [`Unseen`]: what it can't see is dealt anew each time. Other sources are for
/// measuring, such as what a player would reach who saw all cards.
pub trait Deals<G: Game> {
    /// A deal in which the seat that searches sees what it sees at the table.
    fn deal(&self, chance: &mut Chance) -> G::State;
}

/// The deals that a view leaves possible, each equally likely.
#[derive(Debug)]
pub struct Unseen<'a, G: Game>(pub &'a G::View);

impl<G: Game> Deals<G> for Unseen<'_, G> {
    #[inline]
    fn deal(&self, chance: &mut Chance) -> G::State {
        G::determinize(self.0, chance)
    }
}
