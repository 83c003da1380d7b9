//! The score pad: a finished board of a real game, counted as the engine counts ([`Score::count`]).

#[cfg(test)]
mod tests;

use crate::board::{Board, RowsFault};
use crate::contract::Cardgo;
use crate::counting::ended;
use crate::event::Event;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::rules;
use crate::score::Score;
use crate::setup::{Cards, Setup, SetupFault};
use crate::view::GroupView;
use game::{Cites, Misplaced, Pad, PadLine, PositionError, Reckoning, RuleId, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The sheet of a game: its last position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "CardgoSheet")]
pub struct Sheet {
    /// Board, komi and handicap.
    pub setup: Setup,
    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    pub rows: Vec<String>,
    /// Points of groups that are dead; a point without a stone means nothing.
    pub dead: PointSet,
    /// Whether the board is fully written down.
    pub done: bool,
}

/// What a sheet comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoTally")]
pub struct Tally {
    /// Every group by its first point.
    pub groups: Vec<GroupView>,
    /// The count; none while there is a fault.
    pub score: Option<Score>,
}

/// What can't be true about a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoSheetFault")]
pub enum SheetFault {
    /// A group has no liberty left: it would have been taken off.
    NoLiberty {
        /// The point that names it.
        point: Point,
        /// Whose.
        owner: Seat,
        /// All its stones.
        stones: PointSet,
    },
}

/// Why a sheet can't be one of a real game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// Nobody can play with this set-up.
    Setup(SetupFault),
    /// There is a row for each line of the board.
    OtherSize,
    /// The rows don't make a board.
    Rows(RowsFault),
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            Unwritable::OtherSize => f.write_str("one for each line of the board"),
            Unwritable::Rows(fault) => fault.fmt(f),
        }
    }
}

impl Cites for SheetFault {
    fn rule(&self) -> RuleId {
        match self {
            SheetFault::NoLiberty { .. } => rules::PLACING,
        }
    }
}

impl Pad for Cardgo {
    type Sheet = Sheet;
    type Tally = Tally;
    type Fault = SheetFault;
    type Unwritable = Unwritable;

    const SHEET_OPTIONS: &'static [&'static str] = &["size", "komi", "handicap"];

    fn blank(setup: &Setup) -> Sheet {
        let rows = Board::new(setup.size).rows();
        Sheet { setup: Setup { cards: Cards::None, ..*setup }, rows, dead: PointSet::EMPTY, done: false }
    }

    fn sheet_setup(sheet: &Sheet) -> &Setup {
        &sheet.setup
    }

    fn reckon(sheet: &Sheet) -> Result<Reckoning<Cardgo>, PositionError<Unwritable>> {
        Ok(sheet.reckon(&sheet.board()?))
    }
}

impl Sheet {
    /// The board drawn on it.
    ///
    /// # Errors
    /// If no real game could have this sheet.
    pub fn board(&self) -> Result<Board, PositionError<Unwritable>> {
        let setup = self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", Unwritable::Setup(fault)));
        PositionError::of(setup.collect())?;
        if self.rows.len() != usize::from(self.setup.size) {
            return Err(PositionError::new("rows", Unwritable::OtherSize));
        }
        Board::from_rows(&self.rows).map_err(|fault| PositionError::new("rows", Unwritable::Rows(fault)))
    }

    fn reckon(&self, board: &Board) -> Reckoning<Cardgo> {
        let mut dead = PointSet::EMPTY;
        for point in self.dead {
            if board.has(point) && board.stone(point).is_some() {
                dead |= board.chain_set(point);
            }
        }
        let groups = GroupView::all(board, |first| (dead.contains(first), false));
        let lifeless = |group: &&GroupView| board.liberties(group.first) == 0;
        let fault =
            |group: &GroupView| SheetFault::NoLiberty { point: group.first, owner: group.owner, stones: group.stones };
        let faults: Vec<SheetFault> = groups.iter().filter(lifeless).map(fault).collect();
        let score = faults.is_empty().then(|| Score::count(board, dead, self.setup.komi));
        let over = self.done && score.is_some();
        let mut events = Vec::new();
        if let Some(score) = &score {
            events.push(Event::Scored { score: score.clone() });
            events.extend(over.then(|| ended(score)));
        }
        Reckoning {
            lines: PadLine::of_round(1, events).collect(),
            standings: score.as_ref().map(|score| score.outcome().standings).unwrap_or_default(),
            tally: Tally { groups, score },
            faults,
            over,
        }
    }
}
