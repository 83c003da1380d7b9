//! The rule IDs, in the order of the specification.

game::rule_ids! {
    /// Board, colours, first player, handicap.
    BOARD = "GO-1.1";
    /// Placing a stone, capturing, passing.
    PLACING = "GO-1.2";
    /// No suicide, and no repetition of earlier positions.
    ILLEGAL = "GO-1.3";
    /// Two passes, counting, the score.
    END = "GO-1.4";
    /// The definition of a position, and which changes may not repeat one.
    POSITIONS = "GO-1.5";
    /// The common deck, and the first moves without drawing.
    DECK = "GO-2.1";
    /// The hand limit of three cards at the end of the player's own turn.
    HAND_LIMIT = "GO-2.2";
    /// The deck is empty: ordinary Go.
    DECK_EMPTY = "GO-2.3";
    /// The discard pile.
    DISCARDS = "GO-2.4";
    /// The order of a turn.
    TURN = "GO-3.1";
    /// Only one card a turn.
    ONE_CARD = "GO-3.2";
    /// The timing of cards: before the move, instead of it, as a counter.
    TIMING = "GO-3.3";
    /// Counters.
    COUNTER = "GO-3.4";
    /// Lasting effects.
    LASTING = "GO-3.5";
    /// Illegal moves stay illegal; a pass is always possible.
    FORCING = "GO-3.6";
    /// Groups that a card leaves without liberties.
    LIFELESS = "GO-3.7";
    /// A card changes the board in one step.
    ONE_CHANGE = "GO-3.8";
    /// Cards without effect.
    NO_EFFECT = "GO-3.9";
    /// Announcing a card with its targets, countering it, carrying it out.
    ANNOUNCING = "GO-3.10";
    /// Twin stones.
    TWIN_STONES = "GO-4.1";
    /// Leap.
    LEAP = "GO-4.2";
    /// Push.
    PUSH = "GO-4.3";
    /// Pluck.
    PLUCK = "GO-4.4";
    /// Recolour.
    RECOLOUR = "GO-4.5";
    /// Exchange.
    EXCHANGE = "GO-4.6";
    /// Take-back.
    TAKE_BACK = "GO-4.7";
    /// Bridge.
    BRIDGE = "GO-4.8";
    /// Ban.
    BAN = "GO-4.9";
    /// Tether.
    TETHER = "GO-4.10";
    /// Elbow room.
    ELBOW_ROOM = "GO-4.11";
    /// High ground.
    HIGH_GROUND = "GO-4.12";
    /// Shoreline.
    SHORELINE = "GO-4.13";
    /// Wall.
    WALL = "GO-4.14";
    /// Truce.
    TRUCE = "GO-4.15";
    /// Doze.
    DOZE = "GO-4.16";
    /// Dilemma.
    DILEMMA = "GO-4.17";
    /// Pickpocket.
    PICKPOCKET = "GO-4.18";
    /// Lantern.
    LANTERN = "GO-4.19";
    /// Storm.
    STORM = "GO-4.20";
    /// Gift.
    GIFT = "GO-4.21";
    /// Trap.
    TRAP = "GO-4.22";
    /// Headwind.
    HEADWIND = "GO-4.23";
    /// Mirror.
    MIRROR = "GO-4.24";
    /// Shield.
    SHIELD = "GO-4.25";
}
