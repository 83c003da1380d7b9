//! The reasons why a move or an intent is refused.

mod cites;

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use game::Seat;
use serde::Serialize;

/// Why a move or an intent is refused, with the points concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the opponent's move.
    NotYourTurn { to_move: Seat },
    /// The point isn't on this board.
    NoSuchPoint {
        point: Point,
        /// Number of lines of the board.
        size: u8,
    },
    /// There is a stone on the point.
    Occupied {
        point: Point,
        /// The seat whose stone it is.
        owner: Seat,
    },
    /// The stone's own group would have no liberty, and nothing is captured.
    Suicide { point: Point },
    /// The move would recapture a ko at once.
    Ko {
        point: Point,
        /// The number of the move whose position would be repeated; 0 for the initial one.
        number: u32,
    },
    /// The move would repeat an earlier position.
    Repetition {
        point: Point,
        /// The number of the move whose position would be repeated; 0 for the initial one.
        number: u32,
    },
    /// It is the other player's turn to mark or agree.
    NotYourWord { to_move: Seat },
    /// Groups are being marked; play must be resumed before a move.
    Counting,
    /// Groups are marked only after two passes in a row.
    NotCounting,
    /// The other player changed marks last, so the only answers are to agree or to resume play.
    OnlyAnswer,
    /// There is no stone to mark.
    NoStone { point: Point },
    /// The point isn't the first one of its group, which identifies the group.
    NotFirst {
        /// The point given.
        point: Point,
        /// The first point of the group.
        first: Point,
    },
    /// The game is played without cards.
    NoCards,
    /// Play was resumed after counting, which means without cards.
    ResumedWithoutCards,
    /// Deck and hands hold no more cards that can be played.
    OrdinaryGo,
    /// No cards are drawn during the first moves of a game.
    TooEarly {
        /// Number of moves before a card may be drawn.
        left: u32,
    },
    /// The deck is empty.
    DeckEmpty,
    /// Only one card is drawn in a turn.
    AlreadyDrawn,
    /// A card has been announced already; drawing comes first.
    DrawBeforeCard,
    /// Only one card is played in a turn.
    OneCard,
    /// The seat's hand doesn't hold the card.
    NotInHand { card: Card },
    /// Counters aren't played in the player's own turn.
    CounterInOwnTurn { card: Card },
    /// Only counters are played in the opponent's turn.
    NotACounter { card: Card },
    /// The counter doesn't cancel the announced card.
    OutOfReach {
        counter: Card,
        /// The announced card.
        card: Card,
    },
    /// Nobody draws or plays cards while an effect is in force.
    LastingInForce {
        /// The card of the effect.
        card: Card,
        /// Number of moves before it ends.
        left: u8,
    },
    /// Something else has to be decided first.
    DecideFirst { pending: PendingDecision },
    /// The pending decision doesn't ask for such an answer.
    NotAsked {
        /// The kind of the answer.
        what: AnswerKind,
    },
    /// Too few empty points without a neighbouring stone for Elbow room.
    TooFewFree {
        /// Number of such points.
        free: u16,
    },
    /// A lasting effect forbids the point.
    Restricted {
        point: Point,
        /// The card of the effect.
        card: Card,
        /// The player of the card.
        by: Seat,
    },
    /// The seat's own Trap is on the point.
    OwnTrap { point: Point },
    /// The line isn't on this board.
    NoSuchLine {
        line: Line,
        /// Number of lines of the board.
        size: u8,
    },
    /// The point isn't a valid target of the card.
    NotATarget { card: Card, point: Point, why: AimFault },
    /// The cards aren't those that were looked at.
    NotTheseCards,
    /// The point isn't one of the two points of the Dilemma.
    NotNamed { point: Point },
}

/// A decision that has to be made first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "what", rename_all = "camelCase")]
#[serde(rename = "CardgoPending")]
pub enum PendingDecision {
    /// The target of a card.
    Aim { card: Card },
    /// Whether an announced card is countered.
    Answer { card: Card },
    /// The order of the cards that were looked at.
    Arrange,
    /// The two points of a Dilemma.
    Name,
    /// The choice between the two points of a Dilemma.
    Choose,
    /// The point of a Trap.
    Note,
    /// The cards to discard.
    Discard {
        /// Number of cards that may be kept.
        limit: u8,
    },
}

/// A kind of answer to a pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoAsked")]
pub enum AnswerKind {
    /// A point as target of a card.
    Target,
    /// A line as target of a card.
    Line,
    Counter,
    /// To decline to counter.
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
    /// The stone is the player's own.
    OwnStone,
    /// The stone is the opponent's.
    EnemyStone,
    /// The stone is part of a larger group.
    NotLone,
    /// The stone has fewer than two liberties.
    TooFewLiberties,
    /// The stone isn't in atari.
    NotInAtari,
    /// There is no valid second point to go with it.
    NoRoom,
    /// The point isn't next to the first one.
    NotAdjacent,
    /// The point is next to the first one.
    Adjacent,
    /// A stone there would capture.
    Captures,
    /// A group would be left without liberties.
    Lifeless,
    /// The point isn't a cutting point.
    NotACut,
    /// The point has been chosen already.
    SamePoint,
}
