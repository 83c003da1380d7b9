//! The probability that a card played instead of the move is countered, if that costs the move (GO-3.4).

use cardgo::{Card, FailedCardRule, State, Timing};
use game::Seat;

/// The probability that a held counter is used; sometimes it is better to wait for another card.
const USED: f32 = 0.9;

/// The probability that the opponent counters.
pub(super) struct Risk {
    /// For a card that only Headwind and Mirror cancel.
    any: f32,
    /// For a card that is aimed at a stone of the opponent.
    aimed: f32,
}

impl Risk {
    /// Estimates the risk from the view of `other`'s opponent: from the known cards of that hand and the cards seen
    /// elsewhere, never from the hand's unknown cards, which exist only in this determinization.
    pub fn of(state: &State, other: Seat) -> Risk {
        if state.table().setup().failed == FailedCardRule::Move {
            return Risk { any: 0.0, aimed: 0.0 };
        }
        let hand = state.hand(other);
        let held = hand.known().iter();
        if held.clone().any(|card| matches!(card, Card::Headwind | Card::Mirror)) {
            return Risk { any: USED, aimed: USED };
        }
        let shielded = held.clone().any(|card| *card == Card::Shield);
        let size = state.table().position().board().size();
        let own = state.hand(Seat(1 - other.0));
        let seen = || state.table().discards().iter().chain(own.cards()).chain(hand.known());
        let left = |fits: fn(Card) -> bool| {
            let all: usize = Card::ALL.into_iter().filter(|card| fits(*card)).map(|card| card.copies(size)).sum();
            all.saturating_sub(seen().filter(|card| fits(**card)).count()) as f32
        };
        let unseen = left(|card| !card.is_immediate()).max(1.0);
        let unknown = hand.len() - hand.known().len();
        let risk = |counters: f32| {
            // Multiplies step by step because `powi` may round differently on another processor.
            let none = (0..unknown).fold(1.0, |none, _| none * (1.0 - (counters / unseen).min(1.0)));
            USED * (1.0 - none)
        };
        let any = left(|card| matches!(card, Card::Headwind | Card::Mirror));
        let aimed = if shielded { USED } else { risk(any + left(|card| card == Card::Shield)) };
        Risk { any: risk(any), aimed }
    }

    /// Returns the probability that playing the card ends the turn without any effect.
    pub fn that_costs_the_move(&self, card: Card) -> f32 {
        match card.timing() {
            Timing::Instead if card.aims_at_stone() => self.aimed,
            Timing::Instead => self.any,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardgo::Cardgo;
    use game::{Game, Seed};
    use serde_json::{Value, json};

    fn risk(more: Value, card: Card) -> f32 {
        let mut diagram = json!({ "rows": [".....", ".X.O.", ".....", ".O.X.", "....."] });
        if let (Value::Object(all), Value::Object(more)) = (&mut diagram, more) {
            all.extend(more);
        }
        let state = Cardgo::place(&serde_json::from_value(diagram).unwrap(), Seed(1)).unwrap();
        Risk::of(&state, Seat(1)).that_costs_the_move(card)
    }

    #[test]
    fn the_more_cards_they_hold_and_the_fewer_counters_are_gone_the_greater_the_risk() {
        let held = |cards: &[&str]| risk(json!({ "hands": [["pluck"], cards] }), Card::Pluck);
        let (none, one, two) = (held(&[]), held(&["ban"]), held(&["ban", "wall"]));
        assert!(none == 0.0 && 0.0 < one && one < two && two < USED, "{none} {one} {two}");
        assert_eq!(held(&["ban"]), held(&["headwind"]), "nobody looks at the card itself");
        let gone = json!({ "hands": [["pluck"], ["ban"]], "discards": ["headwind", "headwind", "mirror", "shield"] });
        assert!(risk(gone, Card::Pluck) < one);
        // A Shield counters only a card aimed at a stone of its owner.
        let leap = risk(json!({ "hands": [["leap"], ["ban"]] }), Card::Leap);
        assert!(leap < one);
        assert_eq!(risk(json!({ "hands": [["ban"], ["wall"]] }), Card::Ban), 0.0, "the move comes after it");
        assert_eq!(risk(json!({ "hands": [["pluck"], ["mirror"]], "failed": "move" }), Card::Pluck), 0.0);
    }

    #[test]
    fn a_counter_that_was_seen_is_reckoned_with() {
        let hands = |card: &str| json!({ "hands": [["pluck", "leap"], [card]], "known": [[], [card]] });
        assert_eq!([Card::Pluck, Card::Leap].map(|card| risk(hands("mirror"), card)), [USED; 2]);
        assert_eq!([Card::Pluck, Card::Leap].map(|card| risk(hands("shield"), card)), [USED, 0.0]);
        assert_eq!(risk(hands("ban"), Card::Pluck), 0.0);
    }
}
