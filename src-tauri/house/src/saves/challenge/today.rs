//! The deal of a calendar day: everybody who opens it on that day plays the same one.

use super::Challenge;
use super::deal::{self, Deal, Describe};
use crate::play::players::opponents;
use game::{Chance, Seat, Seed};
use games::{GameVisitor, ListedGame};

/// The level of its bots.
const LEVEL: &str = "steady";

/// Returns the seed of a game's day (`2026-11-21`); `None` if there is no such day. Must never change, or a day's deal
/// would become another.
pub(super) fn seed(game: &str, day: &str) -> Option<Seed> {
    if !is_day(day) {
        return None;
    }
    // FNV-1a, mixed by the generator.
    let text = format!("asztaltars/{game}/{day}");
    let mixed = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |mixed: u64, byte| (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    Some(deal::shortened(Chance::new(Seed(mixed)).seed().0))
}

fn is_day(text: &str) -> bool {
    let [b'0'..=b'9', b'0'..=b'9', b'0'..=b'9', b'0'..=b'9', b'-', _, _, b'-', _, _] = text.as_bytes() else {
        return false;
    };
    let number = |range: std::ops::Range<usize>| {
        let digits = text.get(range).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        digits.and_then(|digits| digits.parse::<u32>().ok())
    };
    let (Some(year), Some(month), Some(day)) = (number(0..4), number(5..7), number(8..10)) else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u32::from(leap),
        _ => return false,
    };
    year > 0 && (1..=days).contains(&day)
}

/// A deal of the game's usual setup: the person first, against bots of one level.
pub(super) struct Usual(pub Seed);

impl GameVisitor for Usual {
    type Output = Option<Challenge>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let players = opponents::<G>(&G::Setup::default(), Seat(0), LEVEL);
        let form = deal::newest::<G>(&players)?;
        Describe(&Deal { game: G::NAME, form, players, seed: self.0, options: 0 }).visit::<G>().ok()
    }
}
