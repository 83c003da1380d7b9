//! What New table needs to know of a game.

use crate::play::chosen;
use crate::play::players::opponents;
use crate::wire::{GameInfo, OfferedLevel};
use game::{Game, OptionSpec, Seat};
use table::Player;
use tables::{GameVisitor, TableGame, visit_game};

/// The numbers of seats a game can be played with.
#[must_use]
pub fn seat_counts<G: Game>() -> Vec<u8> {
    (1..=6).filter(|seats| usual_with::<G>(*seats).is_some()).collect()
}

/// The usual setup with so many seats; `None` if the game can't be played so.
pub(crate) fn usual_with<G: Game>(seats: u8) -> Option<G::Setup> {
    let mut setup = G::Setup::default();
    G::configure(&mut setup, "seats", &seats.to_string()).ok()?;
    Some(setup)
}

/// Who sits at a table of a game without more ado: a person first, automata where it has them, and bots of `level` at
/// the other seats. `None` if there is no such game, or not with so many seats.
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

    fn visit<G: TableGame>(self) -> Self::Output {
        Some(opponents::<G>(&usual_with::<G>(self.seats)?, Seat(0), self.level))
    }
}

/// Which of an option's listed values a setup has, counted from the usual one; `None` if it has none of them.
pub(crate) fn listed_value<G: Game>(setup: &G::Setup, option: &OptionSpec) -> Option<usize> {
    option.values.iter().position(|value| {
        let mut same = setup.clone();
        G::configure(&mut same, option.key, value).is_ok() && same == *setup
    })
}

/// Tells what New table needs to know of a game.
pub(crate) struct Describe<'a> {
    /// The entries of the store's settings.
    pub settings: &'a [(String, String)],
}

impl GameVisitor for Describe<'_> {
    type Output = GameInfo;

    fn visit<G: TableGame>(self) -> GameInfo {
        GameInfo {
            game: G::NAME.to_owned(),
            seats: seat_counts::<G>(),
            automata: G::automata(&G::Setup::default()).to_vec(),
            options: G::options().to_vec(),
            levels: G::LEVELS.iter().filter(|level| level.offered).map(OfferedLevel::of).collect(),
            lessons: G::TEXTS.tutorial.is_some(),
            resigning: G::RESIGNING.is_some(),
            last: chosen::last(self.settings, G::NAME),
        }
    }
}
