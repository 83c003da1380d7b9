//! What cards in the hand are worth, in points, beyond what the board says.

use cardgo::{Card, Colour, Failed, State, Timing};
use game::Seat;

/// How much more a counter promises where a card that fails takes the move with it.
const ALSO_A_MOVE: f32 = 1.0;
/// The share a card played instead of the move keeps there, as one waits until the other has few cards left to counter
/// with.
const AT_RISK: f32 = 0.75;

/// What holding a card promises on an empty board, given what becomes of failed cards at the table.
pub(super) fn promise(card: Card, failed: Failed) -> f32 {
    match (failed, card.timing()) {
        (Failed::Lost, Timing::Counter) => likely(card) + ALSO_A_MOVE,
        (Failed::Lost, Timing::Instead) => likely(card) * AT_RISK,
        _ => likely(card),
    }
}

/// What holding a card promises where only its effect is at stake: rather less than what playing it well brings, so
/// that a good chance is taken, and rather more than nothing, so that none is thrown away.
fn likely(card: Card) -> f32 {
    match card {
        Card::TwinStones | Card::Bridge | Card::Pluck => 4.0,
        Card::Push | Card::Recolour | Card::Exchange | Card::TakeBack | Card::Ban | Card::ElbowRoom => 3.0,
        Card::Headwind => 3.0,
        Card::Leap | Card::Tether | Card::Pickpocket | Card::Mirror | Card::Shield => 2.0,
        Card::Trap | Card::Wall => 1.5,
        Card::Lantern => 1.0,
        // Never in a hand, but perhaps next on the deck: for better or for worse.
        Card::Dilemma | Card::Truce | Card::Shoreline | Card::HighGround => -1.0,
        Card::Storm => -2.0,
        Card::Gift => -3.0,
        Card::Doze => -8.0,
    }
}

/// What a hand's best card counts, the next best, and so on: one card is played a turn, a new one drawn, and any excess
/// discarded.
const PLACES: [f32; 3] = [1.0, 0.6, 0.3];

/// Black's hand minus White's in half points, shrinking with the room that is left on the board; `idle` never plays
/// what it holds.
pub(super) fn of_hands(state: &State, idle: Option<Seat>) -> i16 {
    let (board, failed) = (state.table().position().board(), state.table().setup().failed);
    let room = board.empties().len() as f32 / (f32::from(board.size()) * f32::from(board.size()));
    let hand = |colour: Colour| {
        let seat = Seat(colour.index() as u8);
        if idle == Some(seat) { 0.0 } else { of_hand(state.hand(seat).cards(), failed) }
    };
    (2.0 * room * (hand(Colour::Black) - hand(Colour::White))) as i16
}

fn of_hand(cards: &[Card], failed: Failed) -> f32 {
    let mut best = [0.0; PLACES.len()];
    for &card in cards {
        let mut worth = promise(card, failed);
        for place in &mut best {
            if worth > *place {
                std::mem::swap(&mut worth, place);
            }
        }
    }
    best.iter().zip(PLACES).map(|(worth, place)| worth * place).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_a_hand_the_less_another_card_adds() {
        let hands: [&[Card]; 4] = [
            &[],
            &[Card::Lantern],
            &[Card::Lantern, Card::TwinStones],
            &[Card::Lantern, Card::Lantern, Card::TwinStones, Card::Trap],
        ];
        let worth = hands.map(|hand| of_hand(hand, Failed::Move));
        assert_eq!(worth, [0.0, 1.0, 4.6, 4.0 + 0.6 * 1.5 + 0.3]);
    }

    #[test]
    fn counters_promise_more_where_they_take_the_move_too() {
        for card in Card::ALL {
            let [lost, kept] = [Failed::Lost, Failed::Move].map(|failed| promise(card, failed));
            match card.timing() {
                Timing::Counter => assert!(lost > kept, "{card}"),
                Timing::Instead => assert!(lost < kept, "{card}"),
                Timing::Before => assert_eq!(lost, kept, "{card}"),
            }
        }
    }
}
