//! Keys for what a seat can observe: all moves are public, and so are all random results except cards drawn face
//! down.

use super::hand;
use game::Seat;
use iszkenderun::{CARDS, Card, CardSet, MarkerAction, Move, State};

/// The base of the numbers, in which a card, or none, is one digit.
const DIGIT: u32 = CARDS as u32 + 1;
/// The number of keys for moves with up to three targets, and for those with up to two.
const LARGE: u32 = DIGIT * DIGIT * DIGIT * DIGIT * DIGIT;
const SMALL: u32 = DIGIT * DIGIT * DIGIT * DIGIT;

/// Returns a number below 2³¹ that is unique to a legal move.
pub(super) fn of(mv: Move) -> u32 {
    let whole = |card, targets: CardSet, extra: Option<Card>| {
        let targets = targets.into_iter().fold(0, |all, card| all * DIGIT + number(card));
        (targets * DIGIT + extra.map_or(0, number)) * DIGIT + number(card)
    };
    let (kind, rest) = match mv {
        // An exchange is the only move with three targets; its keys come first.
        Move::Marker { cost, deed: MarkerAction::Exchange, targets, extra } => return whole(cost, targets, extra),
        Move::Marker { cost, deed: MarkerAction::Protect, targets, extra } => (0, whole(cost, targets, extra)),
        Move::Marker { cost, deed: MarkerAction::Steal, targets, extra } => (1, whole(cost, targets, extra)),
        Move::Marker { cost, deed: MarkerAction::ScorePile, targets, extra } => (2, whole(cost, targets, extra)),
        Move::Use { card, targets, extra } => (3, whole(card, targets, extra)),
        Move::Play { card, row } => (4, number(card) * DIGIT + u32::from(row.0)),
        Move::Bank { card } => (5, number(card)),
        Move::Discard { card } => (6, number(card)),
        Move::Pass => (7, 0),
    };
    LARGE + kind * SMALL + rest
}

/// Returns a key for what chance reveals to `observer` after a move that led to `after`: cards drawn and shown, or a
/// new deal.
pub(super) fn revealed(mv: Move, after: &State, observer: Seat) -> Option<u32> {
    let by_chance = match mv {
        Move::Use { .. } | Move::Marker { .. } => hand::drawn(mv) > 0.0,
        Move::Pass | Move::Bank { .. } | Move::Discard { .. } => {
            (0..after.seats()).all(|seat| after.table().row(Seat(seat)).is_empty() && after.actions(Seat(seat)) == 0)
        }
        Move::Play { .. } => false,
    };
    by_chance.then(|| {
        let shown = after.discards().last().map_or(0, |card| number(*card));
        let known = (0..after.seats()).map(Seat).fold(shown, |all, seat| mix(all, after.known(seat)));
        mix(known, after.hand(observer)) >> 1
    })
}

/// Hashes a set of cards into a number that is practically unique.
fn mix(all: u32, cards: CardSet) -> u32 {
    cards.into_iter().fold(all ^ 0x811c_9dc5, |all, card| (all ^ number(card)).wrapping_mul(0x0100_0193))
}

fn number(card: Card) -> u32 {
    card.index() as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Game, Seed, Silent};
    use iszkenderun::{Iszkenderun, Setup};
    use std::collections::HashMap;

    #[test]
    fn no_two_listed_moves_have_the_same_mark() {
        let mut chance = Chance::new(Seed(5));
        let mut marks: HashMap<u32, Move> = HashMap::new();
        let mut enter = |mv: Move| {
            assert!(of(mv) < 1 << 31);
            assert_eq!(*marks.entry(of(mv)).or_insert(mv), mv);
        };
        let mut moves = Vec::new();
        for seed in 0..200 {
            let mut state = Iszkenderun::deal(&Setup::default(), Seed(seed), &mut Silent).unwrap();
            while Iszkenderun::to_move(&state).is_some() {
                moves.clear();
                Iszkenderun::legal_moves(&state, &mut moves);
                moves.iter().copied().for_each(&mut enter);
                Iszkenderun::apply(&mut state, chance.pick(&moves).unwrap(), &mut Silent);
            }
        }
        assert!(marks.len() > 10_000, "{}", marks.len());
    }
}
