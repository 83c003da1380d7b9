//! Describes a game for creating tables.

use crate::play::last_setup;
use crate::play::players::opponents;
use crate::wire::{GameInfo, OfferedLevel};
use game::{Game, OptionSpec, Seat};
use games::{GameVisitor, ListedGame, visit_game};
use hosting::Player;

/// Returns the numbers of seats a game can be played with.
#[must_use]
pub fn seat_counts<G: Game>() -> Vec<u8> {
    (1..=6).filter(|seats| usual_with::<G>(*seats).is_some()).collect()
}

/// Returns the usual setup with this number of seats; `None` if the game doesn't allow it.
pub(crate) fn usual_with<G: Game>(seats: u8) -> Option<G::Setup> {
    let mut setup = G::Setup::default();
    G::configure(&mut setup, "seats", &seats.to_string()).ok()?;
    Some(setup)
}

/// Returns the usual players of a game: the person first, automata where the game has them, and bots of `level` at the
/// other seats. `None` if there is no such game, or not with this number of seats.
#[must_use]
pub fn against(game: &str, seats: u8, level: &str) -> Option<Vec<Player>> {
    visit_game(game, Against { seats, level })?
}

struct Against<'a> {
    seats: u8,
    level: &'a str,
}

impl GameVisitor for Against<'_> {
    type Output = Option<Vec<Player>>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        Some(opponents::<G>(&usual_with::<G>(self.seats)?, Seat(0), self.level))
    }
}

/// Returns which of an option's listed values a setup has, counted from the usual one; `None` if it has none of them.
pub(crate) fn listed_value<G: Game>(setup: &G::Setup, option: &OptionSpec) -> Option<usize> {
    option.values.iter().position(|value| {
        let mut same = setup.clone();
        G::configure(&mut same, option.key, value).is_ok() && same == *setup
    })
}

/// Describes a game for creating tables.
pub(crate) struct Describe<'a> {
    /// The entries of the store's settings.
    pub settings: &'a [(String, String)],
}

impl GameVisitor for Describe<'_> {
    type Output = GameInfo;

    fn visit<G: ListedGame>(self) -> GameInfo {
        GameInfo {
            game: G::NAME.to_owned(),
            seats: seat_counts::<G>(),
            automata: G::automata(&G::Setup::default()).to_vec(),
            options: G::options().to_vec(),
            levels: G::LEVELS.iter().filter(|level| level.offered).map(OfferedLevel::of).collect(),
            lessons: G::TEXTS.tutorial.is_some(),
            resigning: G::RESIGNING.is_some(),
            last: last_setup::last(self.settings, G::NAME),
        }
    }
}
