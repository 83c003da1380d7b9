//! The rules by their identifiers, in the spec's order.

game::rule_ids! {
    /// Board, colours, who begins, handicap.
    BOARD = "GO-1.1";
    /// Placing a stone, capturing, passing.
    PLACING = "GO-1.2";
    /// No suicide, and no earlier position again.
    ILLEGAL = "GO-1.3";
    /// Two passes, counting, the score.
    END = "GO-1.4";
    /// What a position is, and what may not repeat one.
    POSITIONS = "GO-1.5";
    /// One deck for both, and no card drawn at first.
    DECK = "GO-2.1";
    /// Three cards at the end of one's own turn.
    HAND_LIMIT = "GO-2.2";
    /// The deck runs out: ordinary Go.
    DECK_EMPTY = "GO-2.3";
    /// Where cards go.
    DISCARDS = "GO-2.4";
    /// The order of a turn.
    TURN = "GO-3.1";
    /// One card a turn.
    ONE_CARD = "GO-3.2";
    /// Before, instead, counter.
    TIMING = "GO-3.3";
    /// Counters.
    COUNTER = "GO-3.4";
    /// Effects that last.
    LASTING = "GO-3.5";
    /// Illegal moves stay illegal; a pass is always possible.
    FORCING = "GO-3.6";
    /// Groups that a card leaves without liberties.
    LIFELESS = "GO-3.7";
    /// What a card does to the board is one change.
    ONE_CHANGE = "GO-3.8";
    /// Cards without effect.
    NO_EFFECT = "GO-3.9";
    /// Announced with its targets, answered, carried out.
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
