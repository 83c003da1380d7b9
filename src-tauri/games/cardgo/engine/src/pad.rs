//! The score pad: the final position of a game on a real board, counted as the engine counts ([`Score::count`]).

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
use game::{Cites, Misplaced, Pad, PadCount, PadLine, PositionError, RuleId, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The sheet of a game: its final position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "CardgoSheet")]
pub struct Sheet {
    /// Only board size, komi and handicap matter.
    pub setup: Setup,
    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    pub rows: Vec<String>,
    /// Points of groups that are dead. Points without a stone are ignored.
    pub dead: PointSet,
    /// Whether the position is complete.
    pub done: bool,
}

/// The result of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "CardgoTally")]
pub struct Tally {
    /// Every group, identified by its first point.
    pub groups: Vec<GroupView>,
    /// The score; `None` while there is a fault.
    pub score: Option<Score>,
}

/// A contradiction to the rules in a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoSheetFault")]
pub enum SheetFault {
    /// A group has no liberty, so it should have been captured.
    NoLiberty {
        /// The first point of the group.
        point: Point,
        owner: Seat,
        /// All stones of the group.
        stones: PointSet,
    },
}

/// Why a sheet can't be one of a real game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImpossibleSheet {
    /// The setup isn't allowed.
    Setup(SetupFault),
    /// The number of rows isn't the size of the board.
    OtherSize,
    /// The rows aren't a board.
    Rows(RowsFault),
}

impl fmt::Display for ImpossibleSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpossibleSheet::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            ImpossibleSheet::OtherSize => f.write_str("one for each line of the board"),
            ImpossibleSheet::Rows(fault) => fault.fmt(f),
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
    type Unwritable = ImpossibleSheet;

    const SHEET_OPTIONS: &'static [&'static str] = &["size", "komi", "handicap"];

    fn blank(setup: &Setup) -> Sheet {
        let rows = Board::new(setup.size).rows();
        Sheet { setup: Setup { cards: Cards::None, ..*setup }, rows, dead: PointSet::EMPTY, done: false }
    }

    fn sheet_setup(sheet: &Sheet) -> &Setup {
        &sheet.setup
    }

    fn reckon(sheet: &Sheet) -> Result<PadCount<Cardgo>, PositionError<ImpossibleSheet>> {
        Ok(sheet.reckon(&sheet.board()?))
    }
}

impl Sheet {
    /// Reads the board drawn on the sheet.
    ///
    /// # Errors
    /// Fails if the setup isn't allowed, the number of rows isn't the size of the board, or the rows aren't a board.
    pub fn board(&self) -> Result<Board, PositionError<ImpossibleSheet>> {
        let setup = self.setup.faults().into_iter().map(|fault| Misplaced::new("setup", ImpossibleSheet::Setup(fault)));
        PositionError::of(setup.collect())?;
        if self.rows.len() != usize::from(self.setup.size) {
            return Err(PositionError::new("rows", ImpossibleSheet::OtherSize));
        }
        Board::from_rows(&self.rows).map_err(|fault| PositionError::new("rows", ImpossibleSheet::Rows(fault)))
    }

    fn reckon(&self, board: &Board) -> PadCount<Cardgo> {
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
        PadCount {
            lines: PadLine::of_round(1, events).collect(),
            standings: score.as_ref().map(|score| score.outcome().standings).unwrap_or_default(),
            tally: Tally { groups, score },
            faults,
            over,
        }
    }
}
