//! Who sits where at a table of the book.

use crate::play::players::{Players, opponents};
use crate::problem::Problem;
use game::{Seat, Seed};
use tables::TableGame;

/// Where the person sits in a scenario.
pub(crate) const PERSON: Seat = Seat(0);

/// The person, and bots of `level` (none: of any) at the other seats.
pub(crate) fn players<G: TableGame>(state: &G::State, level: Option<&str>) -> Result<Players, Problem> {
    let setup = G::setup(state);
    let level = level.or(G::LEVELS.first().map(|level| level.key)).unwrap_or_default();
    Players::seat::<G>(&opponents::<G>(setup, PERSON, level), setup, Seed(u64::from(G::seats(setup))))
}
