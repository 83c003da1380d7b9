//! What happens at the table, each thing with its rule. Everything is public.

use crate::point::Point;
use crate::point_set::PointSet;
use crate::rules;
use crate::score::Score;
use game::{Cites, RuleId, Seat};
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
    /// A stone is placed.
    Played {
        /// By whom.
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
        /// By whom.
        seat: Seat,
        /// Which move of the game it is, from 1; passes count.
        number: u32,
    },
    /// Two passes in a row: groups are marked now, then counted.
    Stopped {
        /// Who marks first.
        first: Seat,
    },
    /// A group is marked.
    Marked {
        /// By whom.
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
        /// At whose word.
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
        /// Nobody if the scores are equal, which only a whole komi allows.
        winner: Option<Seat>,
        /// By how many half points.
        margin: u32,
    },
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Started { .. } => rules::BOARD,
            Event::Played { .. } | Event::Passed { .. } => rules::PLACING,
            Event::Stopped { .. }
            | Event::Marked { .. }
            | Event::Agreed { .. }
            | Event::Resumed { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => rules::END,
        }
    }
}
