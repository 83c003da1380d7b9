//! Keys for what the person can observe: all moves are public, and so are all random changes of the displayed cards.

use astra::{Aim, Boon, Card, Chart, DisplayPlace, Move, Order, Path, StarSet, State};

/// The numbers of stars of a card, cards, and places: the bases of digits in a key.
const STARS: u32 = 14;
const CARDS: u32 = 48;
const PLACES: u32 = 3;
/// The number of keys for the paths on one card.
const PATHS: u32 = 1 << 29;
/// The first key of all moves that aren't paths.
const OTHERS: u32 = PLACES * PATHS;

/// Returns a number below 2³¹ that is unique to a legal move.
pub(super) fn of(state: &State, mv: Move) -> u32 {
    let at = |place: DisplayPlace| place.index() as u32;
    let (kind, detail) = match mv {
        Move::Observe { place, path } => {
            return at(place) * PATHS + state.displayed(place).map_or(0, |chart| of_path(chart, path));
        }
        Move::Use { card, aim } => (0, aimed(aim) * CARDS + number(card)),
        Move::Take { boon, card } => (1, card.map_or(0, |card| number(card) + 1) * 16 + of_boon(boon)),
        Move::SetAside { card } => (2, number(card)),
        Move::Discover { place } => (3, at(place)),
        Move::Dream { star } => (4, star.index() as u32),
        Move::Reorder { order } => (5, of_order(order)),
        Move::Stop => (6, 0),
        Move::Rest => (7, 0),
        Move::Decline => (8, 0),
        Move::Automaton => (9, 0),
    };
    OTHERS + kind * (1 << 16) + detail
}

/// Returns a number for the choices of a path: its first star, its length, and at each step the index among the stars
/// that could follow. If the number overflows, which takes several jumps, it is still practically unique.
fn of_path(chart: &Chart, path: Path) -> u32 {
    // Mixed radix, lowest digit first; each digit determines the radix of the next.
    let (mut number, mut scale) = (u64::from(path.len()), u64::from(STARS) + 1);
    let (mut drawn, mut last) = (StarSet::EMPTY, None);
    for star in path {
        let (digit, digits) = match last {
            None => (star.index() as u64, u64::from(STARS)),
            Some(last) => {
                let could = chart.next_stars(last, drawn).with(chart.jumped_to(last, drawn));
                let before = could.into_iter().take_while(|other| *other != star).count() as u64;
                (before, u64::from(could.len().max(1)))
            }
        };
        number = number.wrapping_add(scale.wrapping_mul(digit));
        scale = scale.wrapping_mul(digits);
        drawn = drawn.with(StarSet::of(star));
        last = Some(star);
    }
    (number % u64::from(PATHS)) as u32
}

fn aimed(aim: Aim) -> u32 {
    match aim {
        Aim::Nothing => 0,
        Aim::Star(place, star) => 1 + place.index() as u32 * STARS + star.index() as u32,
        Aim::Exhausted(card) => 1 + PLACES * STARS + number(card),
        Aim::Displayed(place) => 1 + PLACES * STARS + CARDS + place.index() as u32,
    }
}

fn of_boon(boon: Boon) -> u32 {
    match boon {
        Boon::Vp(points) => u32::from(points),
        Boon::Stardust => 10,
        Boon::Telescope => 11,
        Boon::Pouch => 12,
        Boon::Wisdom => 13,
        Boon::Reactivate => 14,
    }
}

fn of_order(order: Order) -> u32 {
    order.numbers().into_iter().fold(0, |all, number| all * 3 + u32::from(number))
}

fn number(card: Card) -> u32 {
    card.index() as u32
}

/// Returns a key for what chance reveals to the person after a move that led to `after`, as far as the displayed
/// cards show it; the rest matters little.
pub(super) fn revealed(mv: Move, after: &State) -> Option<u32> {
    match mv {
        Move::Use { .. } | Move::Reorder { .. } => None,
        _ => {
            let mix = |all: u32, part: u32| (all ^ part).wrapping_mul(0x0100_0193);
            let mut all = 0x811c_9dc5;
            for place in DisplayPlace::ALL {
                let Some(chart) = after.displayed(place) else {
                    all = mix(all, CARDS);
                    continue;
                };
                all = mix(all, number(chart.card));
                for pen in [chart.marks.yours, chart.marks.its, chart.marks.dream] {
                    all = mix(all, pen.into_iter().fold(0, |bits, star| bits | 1 << star.index()));
                }
            }
            Some(all >> 1)
        }
    }
}

#[cfg(test)]
mod tests {
    // An `unwrap` that fails is a failed test.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use astra::{Astra, Setup};
    use game::{Chance, Game, Seed, Silent};
    use std::collections::HashMap;

    #[test]
    fn no_two_listed_moves_have_the_same_key() {
        let mut chance = Chance::new(Seed(5));
        let (mut moves, mut most) = (Vec::new(), 0);
        for seed in 0..200 {
            let mut state = Astra::deal(&Setup::default(), Seed(seed), &mut Silent).unwrap();
            while Astra::to_move(&state).is_some() {
                moves.clear();
                Astra::legal_moves(&state, &mut moves);
                most = most.max(moves.len());
                let mut keys: HashMap<u32, Move> = HashMap::new();
                for &mv in &moves {
                    let key = of(&state, mv);
                    assert!(key < 1 << 31);
                    assert_eq!(*keys.entry(key).or_insert(mv), mv);
                }
                Astra::apply(&mut state, chance.pick(&moves).unwrap(), &mut Silent);
            }
        }
        assert!(most > 80, "{most}");
    }
}
