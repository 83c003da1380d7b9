//! The rule IDs of the game as constants: those of the specification, and after them one for each card.

game::rule_ids! {
    /// The deck.
    DECK = "IS-0.1";
    /// The printed values of Scimitar and Turban.
    LOST_NUMBERS = "IS-0.2";
    /// Which cards have a red frame; tokens never run out.
    RED_FRAMES = "IS-0.3";
    /// The order of the trump cards; the trump of the first round.
    TRUMP_CARDS = "IS-1.1";
    /// Starting player and first hands.
    DEAL = "IS-1.2";
    /// What is public and what is secret.
    SECRECY = "IS-1.3";
    /// Seats move clockwise, exactly one action each.
    TURN = "IS-2.1";
    /// Row totals are public.
    TOTALS = "IS-2.2";
    /// A card goes to the right end of one's own row.
    OWN_ROW = "IS-3.1";
    /// Only a closing card may be played in another seat's row.
    ANY_ROW = "IS-3.2";
    /// A closed row takes no card.
    CLOSED = "IS-3.3";
    /// The row of a seat that has passed takes no card.
    PASSED_ROW = "IS-3.4";
    /// Passive effects work while the card is in play.
    PASSIVE = "IS-3.5";
    /// A two-suited card belongs to both its suits.
    TWO_SUITED = "IS-3.6";
    /// A row closes up when a card leaves it.
    CLOSING_UP = "IS-3.7";
    /// Printed, current and final value.
    VALUES = "IS-3.8";
    /// Zero cards count the cards of their suit.
    ZERO = "IS-3.9";
    /// Tokens stay with their card.
    TOKENS = "IS-3.10";
    /// An ability is paid with its own card.
    ABILITY = "IS-4.1";
    /// No ability without a target.
    NO_TARGET = "IS-4.2";
    /// A card that can't be discarded can't pay.
    CANNOT_PAY = "IS-4.3";
    /// A guarded card can't be discarded.
    GUARD = "IS-4.4";
    /// "Another card" is never the one that paid.
    ANOTHER = "IS-4.5";
    /// Swapping two cards.
    SWAP = "IS-4.6";
    /// Cards of seats that have passed, and protected cards, can't be targets.
    SPARED = "IS-4.7";
    /// Discarding every card of a small value at once.
    EVERY_CARD = "IS-4.8";
    /// Changing trump.
    CHANGE_TRUMP = "IS-4.9";
    /// Discarding a closing card costs a hand card.
    EXTRA = "IS-4.10";
    /// Drawing, and the new draw pile.
    DRAW = "IS-4.11";
    /// The second card of Cross 6 and 7.
    REVEAL = "IS-4.12";
    /// Conditions and values are checked after the cost is paid.
    ONE_DECISION = "IS-4.13";
    /// The action marker and its cost.
    MARKER = "IS-5.1";
    /// Which suit pays for which deed.
    DEEDS = "IS-5.2";
    /// Making the score pile worth four more.
    PLUS_FOUR = "IS-5.3";
    /// Exchanging hand cards.
    EXCHANGE = "IS-5.4";
    /// Protecting a card.
    PROTECTION = "IS-5.5";
    /// Stealing a card.
    THEFT = "IS-5.6";
    /// No deed without a target.
    NO_DEED = "IS-5.7";
    /// Passing.
    PASS = "IS-6.1";
    /// Passing is always possible.
    ALWAYS_PASS = "IS-6.2";
    /// A seat can do at most sixty actions in a round.
    ACTION_LIMIT = "IS-6.3";
    /// The points of a row.
    POINTS = "IS-7.1";
    /// Cards put on the score pile.
    BANK = "IS-7.2";
    /// Victory points for the places.
    PLACES = "IS-7.3";
    /// The marker for a round without trump.
    SANS_TRUMP = "IS-7.4";
    /// The record.
    RECORD = "IS-7.5";
    /// The comparison of the score piles.
    SCORE_PILES = "IS-7.6";
    /// Four rounds.
    FOUR_ROUNDS = "IS-8.1";
    /// The new starting player.
    STARTER = "IS-8.2";
    /// Rows are cleared; the shuffle before round 3.
    CLEAR = "IS-8.3";
    /// Hands at the start of a round.
    HAND_LIMIT = "IS-8.4";
    /// The trump of a new round.
    NEW_TRUMP = "IS-8.5";
    /// The end of the game.
    GAME_END = "IS-9.1";
    /// Scimitar 1: value 1.
    SCIMITAR_1 = "IS-S1";
    /// Scimitar 2: value 2.
    SCIMITAR_2 = "IS-S2";
    /// Scimitar 3: value 3.
    SCIMITAR_3 = "IS-S3";
    /// Scimitar 4: value 4.
    SCIMITAR_4 = "IS-S4";
    /// Scimitar 5: value 5.
    SCIMITAR_5 = "IS-S5";
    /// Scimitar 6: value 6.
    SCIMITAR_6 = "IS-S6";
    /// Scimitar 7: value 7.
    SCIMITAR_7 = "IS-S7";
    /// Scimitar 8: the zero card.
    SCIMITAR_8 = "IS-S8";
    /// Scimitar 9: the closing card.
    SCIMITAR_9 = "IS-S9";
    /// Scimitar 10: changes trump.
    SCIMITAR_10 = "IS-S10";
    /// Scimitar 11: takes back.
    SCIMITAR_11 = "IS-S11";
    /// Turban 1: value 1.
    TURBAN_1 = "IS-T1";
    /// Turban 2: value 2.
    TURBAN_2 = "IS-T2";
    /// Turban 3: value 3.
    TURBAN_3 = "IS-T3";
    /// Turban 4: value 4.
    TURBAN_4 = "IS-T4";
    /// Turban 5: value 5.
    TURBAN_5 = "IS-T5";
    /// Turban 6: value 6.
    TURBAN_6 = "IS-T6";
    /// Turban 7: value 7.
    TURBAN_7 = "IS-T7";
    /// Turban 8: the zero card.
    TURBAN_8 = "IS-T8";
    /// Turban 9: the closing card.
    TURBAN_9 = "IS-T9";
    /// Turban 10: changes trump.
    TURBAN_10 = "IS-T10";
    /// Turban 11: takes back.
    TURBAN_11 = "IS-T11";
    /// Cross 1: value 1.
    CROSS_1 = "IS-X1";
    /// Cross 2: value 2.
    CROSS_2 = "IS-X2";
    /// Cross 3: value 3.
    CROSS_3 = "IS-X3";
    /// Cross 4: value 4.
    CROSS_4 = "IS-X4";
    /// Cross 5: value 5.
    CROSS_5 = "IS-X5";
    /// Cross 6: value 6.
    CROSS_6 = "IS-X6";
    /// Cross 7: value 7.
    CROSS_7 = "IS-X7";
    /// Cross 8: the zero card.
    CROSS_8 = "IS-X8";
    /// Cross 9: the closing card.
    CROSS_9 = "IS-X9";
    /// Cross 10: changes trump.
    CROSS_10 = "IS-X10";
    /// Cross 11: takes back.
    CROSS_11 = "IS-X11";
    /// Crescent 1: value 1.
    CRESCENT_1 = "IS-H1";
    /// Crescent 2: value 2.
    CRESCENT_2 = "IS-H2";
    /// Crescent 3: value 3.
    CRESCENT_3 = "IS-H3";
    /// Crescent 4: value 4.
    CRESCENT_4 = "IS-H4";
    /// Crescent 5: value 5.
    CRESCENT_5 = "IS-H5";
    /// Crescent 6: value 6.
    CRESCENT_6 = "IS-H6";
    /// Crescent 7: value 7.
    CRESCENT_7 = "IS-H7";
    /// Crescent 8: the zero card.
    CRESCENT_8 = "IS-H8";
    /// Crescent 9: the closing card.
    CRESCENT_9 = "IS-H9";
    /// Crescent 10: changes trump.
    CRESCENT_10 = "IS-H10";
    /// Crescent 11: takes back.
    CRESCENT_11 = "IS-H11";
    /// Scimitar and Turban.
    SCIMITAR_TURBAN = "IS-ST";
    /// Scimitar and Cross.
    SCIMITAR_CROSS = "IS-SX";
    /// Scimitar and Crescent.
    SCIMITAR_CRESCENT = "IS-SH";
    /// Turban and Cross.
    TURBAN_CROSS = "IS-TX";
    /// Turban and Crescent.
    TURBAN_CRESCENT = "IS-TH";
    /// Cross and Crescent.
    CROSS_CRESCENT = "IS-XH";
    /// The sans-trump card.
    SANS_TRUMP_CARD = "IS-SZ";
}
