//! The value of the cards in the hands, in points, beyond that of the board.

use cardgo::{Card, Colour, FailedCardRule, State, Timing};
use game::Seat;

/// The extra value of a counter if a card that fails takes the move with it.
const ALSO_A_MOVE: f32 = 1.0;
/// The factor on the value of a card played instead of the move under that option, because its owner waits until the
/// opponent has few cards left to counter with.
const AT_RISK: f32 = 0.75;

/// Returns the value of holding a card on an empty board, given the option for failed cards.
pub(super) fn promise(card: Card, failed: FailedCardRule) -> f32 {
    match (failed, card.timing()) {
        (FailedCardRule::Lost, Timing::Counter) => likely(card) + ALSO_A_MOVE,
        (FailedCardRule::Lost, Timing::Instead) => likely(card) * AT_RISK,
        _ => likely(card),
    }
}

/// Returns the value of holding a card, counting only its effect. It is somewhat less than what playing it well brings,
/// so that a good chance is taken, and more than nothing, so that the card isn't wasted.
fn likely(card: Card) -> f32 {
    match card {
        Card::TwinStones | Card::Bridge | Card::Pluck => 4.0,
        Card::Push | Card::Recolour | Card::Exchange | Card::TakeBack | Card::Ban | Card::ElbowRoom => 3.0,
        Card::Headwind => 3.0,
        Card::Leap | Card::Tether | Card::Pickpocket | Card::Mirror | Card::Shield => 2.0,
        Card::Trap | Card::Wall => 1.5,
        Card::Lantern => 1.0,
        // These are never held, but may be the next card of the deck, for better or worse.
        Card::Dilemma | Card::Truce | Card::Shoreline | Card::HighGround => -1.0,
        Card::Storm => -2.0,
        Card::Gift => -3.0,
        Card::Doze => -8.0,
    }
}

/// The weights of a hand's cards from the best down; they decrease because only one card is played per turn, a new one
/// is drawn, and excess cards are discarded.
const PLACES: [f32; 3] = [1.0, 0.6, 0.3];

/// Returns the value of Black's hand minus that of White's, in half points; it shrinks with the empty part of the
/// board. The seat `idle` never plays its cards.
pub(super) fn of_hands(state: &State, idle: Option<Seat>) -> i16 {
    let (board, failed) = (state.table().position().board(), state.table().setup().failed);
    let room = board.empties().len() as f32 / (f32::from(board.size()) * f32::from(board.size()));
    let hand = |colour: Colour| {
        let seat = Seat(colour.index() as u8);
        if idle == Some(seat) { 0.0 } else { of_hand(state.hand(seat).cards(), failed) }
    };
    (2.0 * room * (hand(Colour::Black) - hand(Colour::White))) as i16
}

fn of_hand(cards: &[Card], failed: FailedCardRule) -> f32 {
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
        let worth = hands.map(|hand| of_hand(hand, FailedCardRule::Move));
        assert_eq!(worth, [0.0, 1.0, 4.6, 4.0 + 0.6 * 1.5 + 0.3]);
    }

    #[test]
    fn counters_promise_more_where_they_take_the_move_too() {
        for card in Card::ALL {
            let [lost, kept] = [FailedCardRule::Lost, FailedCardRule::Move].map(|failed| promise(card, failed));
            match card.timing() {
                Timing::Counter => assert!(lost > kept, "{card}"),
                Timing::Instead => assert!(lost < kept, "{card}"),
                Timing::Before => assert_eq!(lost, kept, "{card}"),
            }
        }
    }
}
