//! Why something can't be done.

mod cites;

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use game::Seat;
use serde::Serialize;

/// Why a move or a touch is refused, with the points concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the other's move.
    NotYourTurn {
        /// Whose.
        to_move: Seat,
    },
    /// The point is on no line of this board.
    NoSuchPoint {
        /// Which one.
        point: Point,
        /// Lines of the board.
        size: u8,
    },
    /// A stone stands there.
    Occupied {
        /// Which point.
        point: Point,
        /// Whose stone.
        owner: Seat,
    },
    /// The stone's own group would have no liberty, and nothing is captured.
    Suicide {
        /// Which point.
        point: Point,
    },
    /// The stone just taken can't be taken back at once.
    Ko {
        /// Which point.
        point: Point,
        /// The move whose position would come back; 0 for the beginning.
        number: u32,
    },
    /// The board would look as it did before.
    Repetition {
        /// Which point.
        point: Point,
        /// The move whose position would come back; 0 for the beginning.
        number: u32,
    },
    /// It is the other player's turn to mark or agree.
    NotYourWord {
        /// Who.
        to_move: Seat,
    },
    /// Groups are being marked: to go on playing, play must be resumed first.
    Counting,
    /// Groups are marked only after two passes in a row.
    NotCounting,
    /// The other player changed marks last: agree, or play on.
    OnlyAnswer,
    /// There is no stone to mark.
    NoStone {
        /// Which point.
        point: Point,
    },
    /// A group is named by its first point.
    NotFirst {
        /// The point given.
        point: Point,
        /// The group's first point.
        first: Point,
    },
    /// The game is played without cards.
    NoCards,
    /// Play was resumed after a count: without cards.
    ResumedWithoutCards,
    /// Deck and hands hold nothing to play any more.
    OrdinaryGo,
    /// The first moves of a game are without cards.
    TooEarly {
        /// How many more.
        left: u32,
    },
    /// The deck is empty.
    DeckEmpty,
    /// One card is drawn in a turn.
    AlreadyDrawn,
    /// Drawing comes before playing a card.
    DrawBeforeCard,
    /// One card is played in a turn.
    OneCard,
    /// The card isn't in that hand.
    NotInHand {
        /// Which card.
        card: Card,
    },
    /// Counters aren't played in one's own turn.
    CounterInOwnTurn {
        /// Which card.
        card: Card,
    },
    /// Only counters are played in the opponent's turn.
    NotACounter {
        /// Which card.
        card: Card,
    },
    /// The counter doesn't cancel such a card.
    OutOfReach {
        /// The counter.
        counter: Card,
        /// The announced card.
        card: Card,
    },
    /// While an effect lasts nobody draws or plays cards.
    LastingInForce {
        /// The effect's card.
        card: Card,
        /// Moves still to come before it ends.
        left: u8,
    },
    /// Something else has to be decided first.
    DecideFirst {
        /// What.
        pending: Pending,
    },
    /// Nothing of that kind is asked now.
    NotAsked {
        /// Of which kind.
        what: Asked,
    },
    /// Too few empty points touch no stone for Elbow room.
    TooFewFree {
        /// How many there are.
        free: u16,
    },
    /// A lasting effect forbids the point.
    Restricted {
        /// Which point.
        point: Point,
        /// The effect's card.
        card: Card,
        /// Who played it.
        by: Seat,
    },
    /// One's own trap is there.
    OwnTrap {
        /// Which point.
        point: Point,
    },
    /// The line isn't on this board.
    NoSuchLine {
        /// Which one.
        line: Line,
        /// Lines of the board.
        size: u8,
    },
    /// The card can't be aimed there.
    NotATarget {
        /// Which card.
        card: Card,
        /// Where.
        point: Point,
        /// Why not.
        why: AimFault,
    },
    /// These aren't the cards that were looked at.
    NotTheseCards,
    /// The point isn't one of the two named.
    NotNamed {
        /// Which point.
        point: Point,
    },
}

/// What has to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "what", rename_all = "camelCase")]
#[serde(rename = "CardgoPending")]
pub enum Pending {
    /// What a card is aimed at.
    Aim {
        /// Which card.
        card: Card,
    },
    /// Whether an announced card is countered.
    Answer {
        /// Which card.
        card: Card,
    },
    /// The order of the cards looked at.
    Arrange,
    /// The two points of a Dilemma.
    Name,
    /// Which of the two it will be.
    Choose,
    /// The point of a Trap.
    Note,
    /// Which cards are discarded.
    Discard {
        /// How many may stay.
        limit: u8,
    },
}

/// A kind of answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoAsked")]
pub enum Asked {
    /// A point for a card.
    Target,
    /// A line for a card.
    Line,
    /// A counter.
    Counter,
    /// To let a card happen.
    Let,
    /// An order of cards.
    Arrange,
    /// A card to discard.
    Discard,
}

/// Why a card can't be aimed at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoFault")]
pub enum AimFault {
    /// There is no stone.
    Empty,
    /// There is a stone.
    Occupied,
    /// The stone is one's own.
    OwnStone,
    /// The stone is the opponent's.
    EnemyStone,
    /// The stone isn't alone.
    NotLone,
    /// The stone has fewer than two liberties.
    TooFewLiberties,
    /// The stone isn't in atari.
    NotInAtari,
    /// No second point goes with it.
    NoRoom,
    /// It isn't next to the first point.
    NotAdjacent,
    /// It is next to the first point.
    Adjacent,
    /// A stone there would capture.
    Captures,
    /// A group would be left without liberties.
    Lifeless,
    /// It is no cutting point.
    NotACut,
    /// It has been chosen already.
    SamePoint,
}
