//! What New table needs to know of a game.

use crate::wire::GameInfo;
use game::{Game, OptionSpec};
use tables::{GameVisitor, TableGame};

/// The numbers of seats a game can be played with.
#[must_use]
pub fn seat_counts<G: Game>() -> Vec<u8> {
    let can_seat = |seats: &u8| G::configure(&mut G::Setup::default(), "seats", &seats.to_string()).is_ok();
    (1..=6).filter(can_seat).collect()
}

/// Which of an option's listed values a setup has, counted from the usual one; `None` if it has none of them.
pub(crate) fn listed_value<G: Game>(setup: &G::Setup, option: &OptionSpec) -> Option<usize> {
    option.values.iter().position(|value| {
        let mut same = setup.clone();
        G::configure(&mut same, option.key, value).is_ok() && same == *setup
    })
}

/// Tells what New table needs to know of a game.
pub(crate) struct Describe;

impl GameVisitor for Describe {
    type Output = GameInfo;

    fn visit<G: TableGame>(self) -> GameInfo {
        GameInfo {
            game: G::NAME.to_owned(),
            seats: seat_counts::<G>(),
            options: G::options().to_vec(),
            levels: G::LEVELS.iter().filter(|level| level.offered).map(|level| level.key.to_owned()).collect(),
            lessons: G::TEXTS.tutorial.is_some(),
        }
    }
}
