//! Head starts, which make a game between unequal players even.

use game::Game;

/// How one of two sides is given a head start, in points.
#[derive(Clone, Copy, Debug)]
pub struct HeadStart<G: Game> {
    /// The options that set it.
    pub options: &'static [&'static str],
    /// Returns the head start that a setup gives the first seat over the second; 0 in an even game.
    pub points: fn(&G::Setup) -> f64,
    /// Returns the head starts with which the lower of two neighbouring [ranks](bot::Level::rank) wins about half of
    /// the games, one for each step from the weakest level up, under the other options of the setup.
    pub steps: fn(&G::Setup) -> &'static [f64],
    /// Returns the setup with the head start nearest to a number of points, which isn't negative.
    pub with: fn(&G::Setup, f64) -> G::Setup,
}
