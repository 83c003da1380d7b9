//! The rule IDs of the game as constants.

game::rule_ids! {
    /// Which card has which effect.
    EFFECT_TABLE = "MO-0.1";
    /// The value card's side at the start of a round.
    VALUE_CARD_SETUP = "MO-1.1";
    /// Seven cards each, in the order dealt.
    DEAL = "MO-1.2";
    /// The central pair and the deck.
    CENTRE_SETUP = "MO-1.3";
    /// Who starts; play goes clockwise.
    TURN_ORDER = "MO-1.4";
    /// A turn is a pair or a draw.
    ACTION = "MO-2.1";
    /// Passing only when nothing else can be done.
    PASS = "MO-2.2";
    /// Two neighbouring cards, order unchanged.
    PAIR = "MO-3.1";
    /// Greater or smaller than the central pair.
    VALUE = "MO-3.2";
    /// One colour on one colour.
    COLOUR = "MO-3.3";
    /// Both requirements together.
    BOTH = "MO-3.4";
    /// Two equal numbers ignore both requirements.
    HAPPY = "MO-3.5";
    /// The three sources of a draw.
    SOURCES = "MO-4.1";
    /// The drawn card goes anywhere in the hand.
    INSERT = "MO-4.2";
    /// Taking a card of the central pair.
    TAKE_CENTRE = "MO-4.3";
    /// The covered cards become a new deck.
    NEW_DECK = "MO-4.4";
    /// The Flip effect.
    FLIP = "MO-5.1";
    /// The Draw effect.
    DRAW_EFFECT = "MO-5.2";
    /// The Pass left effect.
    PASS_LEFT = "MO-5.3";
    /// The Reserve effect.
    RESERVE = "MO-5.4";
    /// Two effects and their order.
    TWO_EFFECTS = "MO-5.5";
    /// Effects belong to the pair as played.
    EFFECTS_STAY = "MO-5.6";
    /// Passing is simultaneous.
    SEALED_PASS = "MO-5.7";
    /// A round ends with an empty hand.
    ROUND_END = "MO-6.1";
    /// Penalty points for the cards left in hand.
    PENALTY = "MO-6.2";
    /// One card kept for the reserve.
    KEEP = "MO-6.3";
    /// Reserves may be of any size and stay.
    RESERVE_STAYS = "MO-6.4";
    /// A round ends at a standstill.
    STANDSTILL = "MO-6.5";
    /// A round ends after a hundred turns of each seat.
    TURN_LIMIT = "MO-6.6";
    /// The next round.
    NEXT_ROUND = "MO-7.1";
    /// The end of the game.
    GAME_END = "MO-7.2";
    /// The target score.
    TARGET = "MO-7.3";
    /// Too few cards for a full deal.
    SHORT_DEAL = "MO-7.4";
    /// What everybody may know.
    PUBLIC = "MO-8.1";
    /// What only one seat may know.
    SECRET = "MO-8.2";
    /// What the seats remember.
    REMEMBERED = "MO-8.3";
}
