//! Sources of determinizations for a search.

use game::{Chance, Game};

/// A source of determinizations, one for each iteration of a search.
///
/// The app's bots always use [`ViewDeterminizations`], which draws what they can't see anew each time. Other sources serve
/// measurements, for instance of the strength of a player who sees all cards.
pub trait DeterminizationSource<G: Game> {
    /// Returns a state in which the searching seat's view is that of the real game.
    fn deal(&self, chance: &mut Chance) -> G::State;
}

/// The states that a view leaves possible, all equally likely.
#[derive(Debug)]
pub struct ViewDeterminizations<'a, G: Game>(pub &'a G::View);

impl<G: Game> DeterminizationSource<G> for ViewDeterminizations<'_, G> {
    #[inline]
    fn deal(&self, chance: &mut Chance) -> G::State {
        G::determinize(self.0, chance)
    }
}
