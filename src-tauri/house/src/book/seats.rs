//! The players of the rulebook's scenarios.

use crate::play::players::{Players, opponents};
use crate::problem::Problem;
use game::{Seat, Seed};
use games::ListedGame;

/// The person's seat in a scenario.
pub(crate) const PERSON: Seat = Seat(0);

/// Returns the players: the person, and bots of `level` (`None`: the first level) at the other seats.
pub(crate) fn players<G: ListedGame>(state: &G::State, level: Option<&str>) -> Result<Players, Problem> {
    let setup = G::setup(state);
    let level = level.or(G::LEVELS.first().map(|level| level.key)).unwrap_or_default();
    Players::seat::<G>(&opponents::<G>(setup, PERSON, level), setup, Seed(u64::from(G::seats(setup))))
}
