//! The events of a game, each with its rule and with what each seat may see of it.

mod event_visibility;

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::score::Score;
use crate::targets::Targets;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoEvent")]
pub enum Event {
    /// A game begins.
    Started {
        /// Number of lines of the board.
        size: u8,
        /// In half points.
        komi: i16,
        /// Black's stones on the star points.
        handicap: PointSet,
        /// The seat that moves first: White if there is a handicap.
        starter: Seat,
    },
    /// The deck is shuffled.
    DeckShuffled {
        /// Number of cards in the deck.
        cards: u8,
    },
    /// A stone is placed.
    Played {
        seat: Seat,
        point: Point,
        /// The stones captured.
        captured: PointSet,
        /// The number of the move in the game, from 1; passes count.
        number: u32,
    },
    /// No stone is placed.
    Passed {
        seat: Seat,
        /// The number of the move in the game, from 1; passes count.
        number: u32,
        /// The card that forced the pass, if one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forced: Option<Card>,
    },
    /// A card is drawn.
    Drew {
        seat: Seat,
        /// Hidden from the other seat, unless the card is played at once.
        card: Option<Card>,
        /// Whether the card is played at once.
        immediate: bool,
    },
    /// A card is played, with what it is aimed at.
    Announced {
        seat: Seat,
        card: Card,
        targets: Targets,
        line: Option<Line>,
        /// Whether it was drawn just now and had to be played.
        drawn: bool,
    },
    /// The announced card isn't countered.
    LetHappen { seat: Seat },
    /// The announced card is cancelled.
    Countered {
        /// The seat that counters.
        seat: Seat,
        /// The counter.
        card: Card,
        cancelled: Card,
        /// The seat that played the cancelled card.
        by: Seat,
    },
    /// A card has no effect because it can't be carried out.
    WithoutEffect {
        /// The player of the card.
        seat: Seat,
        card: Card,
    },
    /// A turn ends without a move: the card played instead of it failed.
    MoveLost {
        /// The seat that loses its move.
        seat: Seat,
        /// The card that failed.
        card: Card,
        /// True if the card was countered; false if it couldn't be carried out.
        countered: bool,
    },
    /// A card places stones.
    StonesPlaced {
        seat: Seat,
        /// Twin stones or Bridge.
        card: Card,
        /// In the order of placement.
        points: Vec<Point>,
    },
    /// A stone is moved by Leap.
    Leapt {
        seat: Seat,
        from: Point,
        to: Point,
        /// The stones captured.
        captured: PointSet,
    },
    /// An enemy stone is moved by Push.
    Pushed {
        /// The player of the card.
        seat: Seat,
        from: Point,
        to: Point,
    },
    /// An enemy stone is removed.
    StoneRemoved {
        /// The player of the card.
        seat: Seat,
        /// Pluck or Take-back.
        card: Card,
        point: Point,
    },
    /// An enemy stone changes its colour.
    Recoloured {
        /// The seat that owns the stone now.
        seat: Seat,
        point: Point,
    },
    /// Two stones change places.
    Exchanged {
        /// The player of the card.
        seat: Seat,
        /// The point of the seat's own stone before the exchange.
        own: Point,
        /// The point of the enemy stone before the exchange.
        other: Point,
    },
    /// Groups that a card left without liberties are removed.
    LifelessRemoved {
        /// The seat that captures them.
        seat: Seat,
        /// The seat whose stones they are.
        owner: Seat,
        stones: PointSet,
    },
    /// A lasting effect begins.
    LastingBegan {
        /// The player of the card.
        seat: Seat,
        card: Card,
        /// The point of a Ban or a Trap; that of a Trap is visible only to its player.
        point: Option<Point>,
        /// The line of a Wall.
        line: Option<Line>,
        /// Number of moves it lasts.
        left: u8,
    },
    /// A lasting effect ends.
    LastingEnded {
        /// The player of the card.
        seat: Seat,
        card: Card,
        /// Whether play stopped before the effect ran out (GO-1.4). Older journals don't contain it.
        #[serde(default)]
        stopped: bool,
    },
    /// A move is made on the point of a Trap; no stone is placed.
    TrapSprung {
        /// The seat that moved.
        seat: Seat,
        /// The seat that set the Trap.
        by: Seat,
        point: Point,
        /// The number of the move in the game, from 1; passes count.
        number: u32,
    },
    /// A card is taken from the opponent's hand.
    Stolen {
        /// The seat that has the card now.
        seat: Seat,
        card: Card,
    },
    /// The top cards of the deck are looked at.
    Looked {
        seat: Seat,
        /// Number of cards.
        count: u8,
        /// The cards, the top one first; visible only to that seat.
        cards: Vec<Card>,
    },
    /// The cards that were looked at are put back on the deck.
    Arranged {
        seat: Seat,
        /// The new order, the top card first; visible only to that seat.
        cards: Vec<Card>,
    },
    /// Both hands are discarded.
    HandsDiscarded {
        /// The discarded cards, in seat order.
        cards: [Vec<Card>; 2],
    },
    /// The top card of the deck is given into a hand.
    Given {
        /// The seat that receives the card.
        seat: Seat,
        /// Visible only to that seat.
        card: Option<Card>,
    },
    /// The card to be given would have to be played at once, so it is discarded.
    GiftLost {
        /// The seat that would have received it.
        seat: Seat,
        card: Card,
    },
    /// Two points are named for a Dilemma.
    Named {
        /// The player of the Dilemma.
        seat: Seat,
        points: [Point; 2],
    },
    /// One of the two points of a Dilemma is chosen.
    Chosen {
        /// The seat that chooses, the opponent of the player of the Dilemma.
        seat: Seat,
        point: Point,
    },
    /// A card over the hand limit is discarded.
    Discarded { seat: Seat, card: Card },
    /// From now on nobody will play a card.
    OrdinaryGo,
    /// Two passes in a row: groups are marked next, then counted.
    Stopped {
        /// The seat that marks first.
        first: Seat,
    },
    /// A group is marked.
    Marked {
        /// The seat that marks.
        seat: Seat,
        /// The seat whose stones are marked.
        owner: Seat,
        /// Every stone of the group.
        stones: PointSet,
        /// Whether the group is now marked dead; otherwise it is alive again.
        dead: bool,
    },
    /// A player agrees with the marks.
    Agreed { seat: Seat },
    /// Play resumes after counting.
    Resumed {
        /// The seat that resumed play.
        seat: Seat,
        /// The seat that moves first.
        to_move: Seat,
    },
    /// The board is counted.
    Scored { score: Score },
    /// The game is over.
    Ended {
        /// In half points, komi included, in seat order.
        scores: [i32; 2],
        /// `None` if the scores are equal, which is possible only with a whole-number komi.
        winner: Option<Seat>,
        /// The difference in half points.
        margin: u32,
    },
}
