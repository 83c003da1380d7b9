//! What happens at the table, each thing with its rule, and who hears how much of it.

mod told;

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::score::Score;
use crate::targets::Targets;
use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoEvent")]
pub enum Event {
    /// A game begins.
    Started {
        /// Lines of the board.
        size: u8,
        /// In half points.
        komi: i16,
        /// Black's stones on the star points.
        handicap: PointSet,
        /// Who moves first: White if there is a handicap.
        starter: Seat,
    },
    /// The deck is shuffled.
    DeckShuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A stone is placed.
    Played {
        /// Who plays.
        seat: Seat,
        /// Where.
        point: Point,
        /// The stones it takes off.
        captured: PointSet,
        /// Which move of the game it is, from 1; passes count.
        number: u32,
    },
    /// No stone is placed.
    Passed {
        /// Who passes.
        seat: Seat,
        /// Which move of the game it is, from 1; passes count.
        number: u32,
        /// The card that forced it, if it wasn't free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forced: Option<Card>,
    },
    /// A card is drawn.
    Drew {
        /// Who draws.
        seat: Seat,
        /// Which; the other sees only one that is played at once.
        card: Option<Card>,
        /// Whether it is played at once.
        immediate: bool,
    },
    /// A card is played, with what it is aimed at.
    Announced {
        /// Who plays it.
        seat: Seat,
        /// Which.
        card: Card,
        /// The points.
        targets: Targets,
        /// The line.
        line: Option<Line>,
        /// Whether it was drawn just now and had to be played.
        drawn: bool,
    },
    /// The announced card isn't countered.
    LetHappen {
        /// Who lets it happen.
        seat: Seat,
    },
    /// The announced card is cancelled.
    Countered {
        /// Who counters.
        seat: Seat,
        /// With what.
        card: Card,
        /// The card that is cancelled.
        cancelled: Card,
        /// Whose it was.
        by: Seat,
    },
    /// A card can't do what it says.
    WithoutEffect {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A turn ends without a move: the card played instead of it failed.
    MoveLost {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether the card was countered; otherwise it couldn't do what it says.
        countered: bool,
    },
    /// A card places stones.
    StonesPlaced {
        /// Whose.
        seat: Seat,
        /// Twin stones or Bridge.
        card: Card,
        /// Where, in order.
        points: Vec<Point>,
    },
    /// A stone leaps.
    Leapt {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        from: Point,
        /// Where it stands now.
        to: Point,
        /// The stones it takes off.
        captured: PointSet,
    },
    /// An enemy stone is pushed.
    Pushed {
        /// Who pushes it.
        seat: Seat,
        /// Where it stood.
        from: Point,
        /// Where it stands now.
        to: Point,
    },
    /// An enemy stone is removed.
    StoneRemoved {
        /// Who removes it.
        seat: Seat,
        /// Pluck or Take-back.
        card: Card,
        /// Where it stood.
        point: Point,
    },
    /// An enemy stone changes its colour.
    Recoloured {
        /// Who owns it now.
        seat: Seat,
        /// Where.
        point: Point,
    },
    /// Two stones change places.
    Exchanged {
        /// Who exchanges them.
        seat: Seat,
        /// Where the seat's own stone stood.
        own: Point,
        /// Where the enemy stone stood.
        other: Point,
    },
    /// Groups that a card left without liberties are taken off.
    LifelessRemoved {
        /// Who takes them.
        seat: Seat,
        /// Whose stones they are.
        owner: Seat,
        /// All of them.
        stones: PointSet,
    },
    /// A lasting effect begins.
    LastingBegan {
        /// Whose.
        seat: Seat,
        /// Of which card.
        card: Card,
        /// The point it names; that of a Trap is for its player only.
        point: Option<Point>,
        /// The line it names.
        line: Option<Line>,
        /// For how many moves.
        left: u8,
    },
    /// It ends.
    LastingEnded {
        /// Whose it was.
        seat: Seat,
        /// Of which card.
        card: Card,
        /// Whether play stopped before it ran out (GO-1.4). Older journals don't note it.
        #[serde(default)]
        stopped: bool,
    },
    /// A move meets a trap: nothing is placed.
    TrapSprung {
        /// Who moved.
        seat: Seat,
        /// Whose trap it was.
        by: Seat,
        /// Where.
        point: Point,
        /// Which move of the game it is, from 1; passes count.
        number: u32,
    },
    /// A card is taken from the other's hand.
    Stolen {
        /// Who has it now.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The deck's top cards are looked at.
    Looked {
        /// Who looks.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, the top first: for that seat only.
        cards: Vec<Card>,
    },
    /// They are put back.
    Arranged {
        /// Who puts them back.
        seat: Seat,
        /// In which order, the top first: for that seat only.
        cards: Vec<Card>,
    },
    /// Both hands are discarded.
    HandsDiscarded {
        /// What they were, in seat order.
        cards: [Vec<Card>; 2],
    },
    /// The deck's top card is given into a hand.
    Given {
        /// Who gets it.
        seat: Seat,
        /// Which: for that seat only.
        card: Option<Card>,
    },
    /// The card to be given would have to be played at once: it is discarded.
    GiftLost {
        /// Who would have got it.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Two points are named for a Dilemma.
    Named {
        /// Who names them.
        seat: Seat,
        /// Which.
        points: [Point; 2],
    },
    /// One of them is chosen.
    Chosen {
        /// Who chooses.
        seat: Seat,
        /// Which.
        point: Point,
    },
    /// A card too many is discarded.
    Discarded {
        /// Who discards.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Nobody will play a card any more.
    OrdinaryGo,
    /// Two passes in a row: groups are marked now, then counted.
    Stopped {
        /// Who marks first.
        first: Seat,
    },
    /// A group is marked.
    Marked {
        /// Who marks.
        seat: Seat,
        /// Whose stones.
        owner: Seat,
        /// Every stone of the group.
        stones: PointSet,
        /// Dead now; otherwise alive again.
        dead: bool,
    },
    /// A player agrees with the marks.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// Play goes on.
    Resumed {
        /// Who asked for it.
        seat: Seat,
        /// Who moves first.
        to_move: Seat,
    },
    /// The board is counted.
    Scored {
        /// Point by point, and summed up.
        score: Score,
    },
    /// The game is over.
    Ended {
        /// In half points, komi included, in seat order.
        scores: [i32; 2],
        /// Nobody if the scores are equal, which only a whole-number komi allows.
        winner: Option<Seat>,
        /// By how many half points.
        margin: u32,
    },
}
