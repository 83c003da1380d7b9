//! Replays a record on a board under the rules of the engine.

use crate::grid::{AnyPoint, BoardSize};
use crate::record::{Move, Play, Record, Setup, Step};
use crate::stones::Stones;
use cardgo::{Board, Colour, IllegalStone, Position, handicap_points};
use std::fmt;

/// A record that is legal under the rules: its initial position, its moves, its final position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// With the stones set up before the first move.
    pub start: Position,
    /// The moves of the main line.
    pub moves: Vec<Move>,
    /// The position after all moves.
    pub end: Position,
}

/// The first place where a record isn't legal, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The number of the move, from 1; 0 is the beginning.
    pub number: usize,
    pub why: IllegalReason,
}

/// Why a record isn't legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// This colour moves although it is the other's turn.
    OffTurn(Colour),
    /// The stone isn't legal.
    Forbidden(AnyPoint, IllegalStone),
    /// After that move the board was changed other than by a move.
    Changed,
    /// The group on this point has no liberty.
    Lifeless(AnyPoint),
}

impl fmt::Display for Unplayable {
    /// The English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence().1)
    }
}

impl std::error::Error for Unplayable {}

/// Replays the main line.
///
/// # Errors
/// Fails with the first move that isn't legal, or if the board is changed other than by a move after the first one, or
/// if the initial position has a group without a liberty.
pub fn replay(record: &Record) -> Result<Replay, Unplayable> {
    let changed = record.last_change();
    let moves = record.steps[..changed].iter().filter(|step| step.mv.is_some()).count();
    if moves > 0 {
        let first = record.first_change();
        let number = record.steps[..first].iter().filter(|step| step.mv.is_some()).count();
        return Err(Unplayable { number, why: IllegalReason::Changed });
    }
    replay_from(record, 0)
}

/// Replays the moves after the last change of the board that wasn't a move: all of an ordinary record, the last part
/// of one that jumps between positions, as lessons do. See [`Record::last_change`].
///
/// # Errors
/// Fails with the first move that isn't legal, or if the initial position has a group without a liberty.
pub fn replay_after_changes(record: &Record) -> Result<Replay, Unplayable> {
    replay_from(record, record.last_change())
}

impl Record {
    /// The step with the last change of the board that wasn't a move, if there are moves before it; otherwise 0.
    #[must_use]
    pub fn last_change(&self) -> usize {
        let changed = |step: &Step| step.setup.changes_board();
        self.steps.iter().rposition(changed).filter(|&at| self.has_moves_before(at)).unwrap_or(0)
    }

    /// The step with the first such change.
    fn first_change(&self) -> usize {
        (0..self.steps.len()).find(|&at| self.steps[at].setup.changes_board() && self.has_moves_before(at)).unwrap_or(0)
    }

    fn has_moves_before(&self, at: usize) -> bool {
        self.steps[..at].iter().any(|step| step.mv.is_some())
    }
}

/// Replays the main line from that step on. If that is the beginning, the handicap stones in the file are placed
/// first.
fn replay_from(record: &Record, from: usize) -> Result<Replay, Unplayable> {
    if from > 0 {
        return play(record, from, &[]);
    }
    if let Some(last) = record.free_handicap() {
        return play(record, last + 1, &[]);
    }
    let usual = record.usual_stones();
    let played = if usual.is_empty() { Err(()) } else { play(record, 0, &usual).map_err(|_| ()) };
    // If the usual handicap stones make a move illegal, the game is replayed without them.
    played.or_else(|()| play(record, 0, &[]))
}

/// Replays the main line from that step on, with additional black stones on the board.
fn play(record: &Record, from: usize, stones: &[AnyPoint]) -> Result<Replay, Unplayable> {
    let before = record.steps[..from].iter().filter(|step| step.mv.is_some()).count();
    let start = start(record, from, before, stones)?;
    let mut end = start.clone();
    let mut moves = Vec::new();
    for mv in record.steps[from..].iter().filter_map(|step| step.mv) {
        let at = |why: IllegalReason| Unplayable { number: before + moves.len() + 1, why };
        if mv.colour != end.turn() {
            return Err(at(IllegalReason::OffTurn(mv.colour)));
        }
        match mv.play {
            Play::Pass => end.pass(),
            Play::Stone(point) => {
                end.why_not(point).map_err(|why| at(IllegalReason::Forbidden(point.into(), why)))?;
                end.play(point);
            }
        }
        moves.push(mv);
    }
    Ok(Replay { start, moves, end })
}

/// The position before the first move from that step on; `before` is the number of moves before it.
fn start(record: &Record, from: usize, before: usize, more: &[AnyPoint]) -> Result<Position, Unplayable> {
    let mut stones = Stones::new(BoardSize::square(record.size));
    for step in &record.steps[..from] {
        set_up(&mut stones, &step.setup);
        // Earlier moves are made whether or not they are legal.
        if let Some(Move { colour, play: Play::Stone(point) }) = step.mv {
            stones.play(point.into(), colour);
        }
    }
    stones.set(&more.iter().copied().collect(), Some(Colour::Black));
    let mut turn = None;
    for step in &record.steps[from..] {
        set_up(&mut stones, &step.setup);
        turn = step.setup.turn.or(turn);
        if step.mv.is_some() {
            break;
        }
    }
    // The board of a record always has a size that the engine supports.
    let board = stones.board().unwrap_or_else(|| Board::new(record.size));
    for colour in Colour::BOTH {
        if let Some(point) = board.lifeless(colour).first() {
            return Err(Unplayable { number: before, why: IllegalReason::Lifeless(point.into()) });
        }
    }
    let first = record.steps[from..].iter().find_map(|step| step.mv).map(|mv| mv.colour);
    let only_black = board.stone_count(Colour::Black) > 0 && board.stone_count(Colour::White) == 0;
    let usual = if only_black { Colour::White } else { Colour::Black };
    Ok(Position::from_board(board, first.or(turn).unwrap_or(usual)))
}

fn set_up(stones: &mut Stones, Setup { black, white, empty, .. }: &Setup) {
    for (points, stone) in [(empty, None), (black, Some(Colour::Black)), (white, Some(Colour::White))] {
        stones.set(&points.iter().copied().map(AnyPoint::from).collect(), stone);
    }
}

impl Record {
    /// The step of the last stone of a free handicap that is written as consecutive moves of Black, with no move of
    /// White in between, as some servers do. `None` if there is no such handicap.
    #[must_use]
    pub fn free_handicap(&self) -> Option<usize> {
        let most = usize::from(self.handicap.filter(|&stones| stones > 1)?);
        let (mut stones, mut last) = (0, 0);
        for (at, step) in self.steps.iter().enumerate() {
            if step.setup.changes_board() {
                return None;
            }
            match step.mv {
                Some(Move { colour: Colour::Black, play: Play::Stone(_) }) => (stones, last) = (stones + 1, at),
                Some(_) => break,
                None => {}
            }
        }
        (2..=most).contains(&stones).then_some(last)
    }

    /// The handicap stones on their usual points, if the file gives their number but sets up none, and White moves
    /// first.
    fn usual_stones(&self) -> Vec<AnyPoint> {
        let first = self.steps.iter().position(|step| step.mv.is_some());
        let before = &self.steps[..first.map_or(self.steps.len(), |first| first + 1)];
        let begins = first.and_then(|first| self.steps[first].mv).is_some_and(|mv| mv.colour == Colour::White);
        let stones = self.handicap.filter(|&stones| stones > 1 && begins).unwrap_or(0);
        if before.iter().any(|step| step.setup.changes_board()) {
            return Vec::new();
        }
        handicap_points(self.size, stones).unwrap_or_default().into_iter().map(AnyPoint::from).collect()
    }

    /// The step at which the game replayed by [`replay_after_changes`] begins: everything before it belongs to the
    /// initial position.
    #[must_use]
    pub fn begins_at(&self) -> usize {
        match self.last_change() {
            0 => self.free_handicap().unwrap_or(0),
            changed => changed,
        }
    }
}
