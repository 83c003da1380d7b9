//! What a table offers to make a game between unequal players an even one.

use game::Game;

/// How one side of two is given a head start, in points.
#[derive(Clone, Copy, Debug)]
pub struct HeadStart<G: Game> {
    /// The options that it is chosen by.
    pub options: &'static [&'static str],
    /// The head start that this setup gives the first seat over the second; none in an even game.
    pub points: fn(&G::Setup) -> f64,
    /// With what head start the lower of two neighbouring [ranks](bot::Level::rank) wins about as often as it loses, for
    /// each step from the weakest level up, as this setup has it otherwise.
    pub steps: fn(&G::Setup) -> &'static [f64],
    /// The same setup with the head start that comes nearest to so many points, which aren't negative.
    pub with: fn(&G::Setup, f64) -> G::Setup,
}
