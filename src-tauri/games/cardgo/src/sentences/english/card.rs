//! The names and effects of the cards, in English.

use cardgo::{Card, Timing};
use rulebook::markup;

/// Returns a card's name: `Twin stones`.
pub(in crate::sentences) fn name(card: Card) -> &'static str {
    match card {
        Card::TwinStones => "Twin stones",
        Card::Leap => "Leap",
        Card::Push => "Push",
        Card::Pluck => "Pluck",
        Card::Recolour => "Recolour",
        Card::Exchange => "Exchange",
        Card::TakeBack => "Take-back",
        Card::Bridge => "Bridge",
        Card::Ban => "Ban",
        Card::Tether => "Tether",
        Card::ElbowRoom => "Elbow room",
        Card::HighGround => "High ground",
        Card::Shoreline => "Shoreline",
        Card::Wall => "Wall",
        Card::Truce => "Truce",
        Card::Doze => "Doze",
        Card::Dilemma => "Dilemma",
        Card::Pickpocket => "Pickpocket",
        Card::Lantern => "Lantern",
        Card::Storm => "Storm",
        Card::Gift => "Gift",
        Card::Trap => "Trap",
        Card::Headwind => "Headwind",
        Card::Mirror => "Mirror",
        Card::Shield => "Shield",
    }
}

/// Returns a card's name with markup: `[[pluck|Pluck]]`.
pub(super) fn marked(card: Card) -> String {
    markup::card(card, name(card))
}

/// Says when a card is played.
pub(super) fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Before => "A card before the move: it does its work, and then you still move.",
        Timing::Instead => "A card instead of the move: it is your move, and you make no other.",
        Timing::Counter => "A counter: for use against a card your opponent has announced, on their turn.",
    }
}

/// Says what a card does.
pub(super) fn effect(card: Card) -> &'static str {
    match card {
        Card::TwinStones => {
            "Place two stones one after the other, on points that aren’t adjacent. Each must be legal, and neither may \
             capture anything."
        }
        Card::Leap => {
            "Lift one of your stones and put it down on another point as if you moved there: it may capture, but not \
             commit suicide or repeat a position."
        }
        Card::Push => "Push one of your opponent’s stones to an adjacent empty point. It must have a liberty there.",
        Card::Pluck => "Take off a lone stone of your opponent’s that has at least two liberties.",
        Card::Recolour => "A lone stone of your opponent’s that is in atari becomes yours.",
        Card::Exchange => {
            "One of your stones changes places with a stone of your opponent’s adjacent to it. Every group at the two \
             points must have a liberty."
        }
        Card::TakeBack => {
            "Take off the stone your opponent moved with in their last turn, if it captured nothing and still stands. \
             It doesn’t work on a stone that a card placed."
        }
        Card::Bridge => {
            "Place a stone on an empty point where two stones of yours that stand diagonally could be cut. It may \
             capture nothing."
        }
        Card::Ban => {
            "Choose a point: in their next turn your opponent may move neither there nor on any of the eight \
             points that touch it."
        }
        Card::Tether => "Your opponent’s next move must touch a stone of yours.",
        Card::ElbowRoom => {
            "Your opponent’s next move may not touch any stone. You can play it only while at least ten empty points \
             touch no stone."
        }
        Card::HighGround => "For 3 turns both of you may move only on the fourth line or further in.",
        Card::Shoreline => "For 2 turns both of you may move only on the three outer lines.",
        Card::Wall => "Choose a row or a column: for 2 turns neither of you may move on it.",
        Card::Truce => "For 2 turns no move may leave a group of the other player’s without a liberty.",
        Card::Doze => "You must pass in this turn. It is a forced pass, so it brings the end of the game no nearer.",
        Card::Dilemma => "Name two different legal points: your opponent says which of them you must play.",
        Card::Pickpocket => "Pull a card at random out of your opponent’s hand: it is yours.",
        Card::Lantern => {
            "Look at the top three cards of the deck (or as many as there are), and put them back in any order you \
             like."
        }
        Card::Storm => "Every card in both hands goes to the discard pile.",
        Card::Gift => {
            "Your opponent takes the top card of the deck into hand, and you don’t see it. An immediate card goes to \
             the discard pile without effect."
        }
        Card::Trap => {
            "Note an empty point in secret. If your opponent moves there within 2 turns, their stone comes off before \
             it captures anything, and the effect is over. You can’t move there yourself."
        }
        Card::Headwind => "Cancels any card.",
        Card::Mirror => "Cancels a card instead of the move.",
        Card::Shield => "Cancels Push, Pluck, Recolour, Exchange or Take-back aimed at a stone of yours.",
    }
}
