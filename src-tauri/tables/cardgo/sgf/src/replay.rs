//! A record played on a board, under our rules.

use crate::grid::{Grid, Spot};
use crate::record::{Move, Play, Record, Setup, Step};
use crate::stones::Stones;
use cardgo::{Board, Colour, Forbidden, Position, handicap_points};
use std::fmt;

/// A record that our rules allow: where it begins, what was played, where it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// With the stones that stood before the first move.
    pub start: Position,
    /// The main line.
    pub moves: Vec<Move>,
    /// After all of them.
    pub end: Position,
}

/// Where our rules don't allow a record, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The number of the move, from 1; 0 is the beginning.
    pub number: usize,
    /// Why.
    pub why: Why,
}

/// Why our rules don't allow a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// This colour moves although it is the other's turn.
    OffTurn(Colour),
    /// The point may not be played on.
    Forbidden(Spot, Forbidden),
    /// After that move the board was changed other than by a move.
    Changed,
    /// The group on this point stands without a liberty.
    Lifeless(Spot),
}

impl fmt::Display for Unplayable {
    /// The English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence().1)
    }
}

impl std::error::Error for Unplayable {}

/// Plays the main line.
///
/// # Errors
/// The first move that isn't allowed.
pub fn replay(record: &Record) -> Result<Replay, Unplayable> {
    let changed = record.last_change();
    let moves = record.steps[..changed].iter().filter(|step| step.mv.is_some()).count();
    if moves > 0 {
        let first = record.first_change();
        let number = record.steps[..first].iter().filter(|step| step.mv.is_some()).count();
        return Err(Unplayable { number, why: Why::Changed });
    }
    replay_from(record, 0)
}

/// Plays what follows the last change of the board that wasn't a move: all of a usual record, the last part of one that
/// jumps about, as lessons do. See [`Record::last_change`].
///
/// # Errors
/// The first move that isn't allowed.
pub fn replay_after_changes(record: &Record) -> Result<Replay, Unplayable> {
    replay_from(record, record.last_change())
}

impl Record {
    /// The step with the last change of the board that wasn't a move, if moves had been made before it; else 0.
    #[must_use]
    pub fn last_change(&self) -> usize {
        let changed = |step: &Step| step.setup.changes_board();
        self.steps.iter().rposition(changed).filter(|&at| self.has_moves_before(at)).unwrap_or(0)
    }

    /// The first of them.
    fn first_change(&self) -> usize {
        (0..self.steps.len()).find(|&at| self.steps[at].setup.changes_board() && self.has_moves_before(at)).unwrap_or(0)
    }

    fn has_moves_before(&self, at: usize) -> bool {
        self.steps[..at].iter().any(|step| step.mv.is_some())
    }
}

/// Plays the main line from that step on; of a game that begins with it, with the handicap stones as they are told.
fn replay_from(record: &Record, from: usize) -> Result<Replay, Unplayable> {
    if from > 0 {
        return play(record, from, &[]);
    }
    if let Some(last) = record.free_handicap() {
        return play(record, last + 1, &[]);
    }
    let usual = record.usual_stones();
    let played = if usual.is_empty() { Err(()) } else { play(record, 0, &usual).map_err(|_| ()) };
    // Where the usual stones are in the way of the moves, they weren't there.
    played.or_else(|()| play(record, 0, &[]))
}

/// Plays the main line from that step on, with more black stones on the board.
fn play(record: &Record, from: usize, stones: &[Spot]) -> Result<Replay, Unplayable> {
    let before = record.steps[..from].iter().filter(|step| step.mv.is_some()).count();
    let start = start(record, from, before, stones)?;
    let mut end = start.clone();
    let mut moves = Vec::new();
    for mv in record.steps[from..].iter().filter_map(|step| step.mv) {
        let at = |why: Why| Unplayable { number: before + moves.len() + 1, why };
        if mv.colour != end.turn() {
            return Err(at(Why::OffTurn(mv.colour)));
        }
        match mv.play {
            Play::Pass => end.pass(),
            Play::Stone(point) => {
                end.why_not(point).map_err(|why| at(Why::Forbidden(point.into(), why)))?;
                end.play(point);
            }
        }
        moves.push(mv);
    }
    Ok(Replay { start, moves, end })
}

/// The board before the first move from that step on; `before` moves have been made by then.
fn start(record: &Record, from: usize, before: usize, more: &[Spot]) -> Result<Position, Unplayable> {
    let mut stones = Stones::new(Grid::square(record.size));
    for step in &record.steps[..from] {
        set_up(&mut stones, &step.setup);
        // A move that was made somewhere, by whatever rules.
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
    // A record's board is one of the engine's.
    let board = stones.board().unwrap_or_else(|| Board::new(record.size));
    for colour in Colour::BOTH {
        if let Some(point) = board.lifeless(colour).first() {
            return Err(Unplayable { number: before, why: Why::Lifeless(point.into()) });
        }
    }
    let first = record.steps[from..].iter().find_map(|step| step.mv).map(|mv| mv.colour);
    let only_black = board.stone_count(Colour::Black) > 0 && board.stone_count(Colour::White) == 0;
    let usual = if only_black { Colour::White } else { Colour::Black };
    Ok(Position::from_board(board, first.or(turn).unwrap_or(usual)))
}

fn set_up(stones: &mut Stones, Setup { black, white, empty, .. }: &Setup) {
    for (points, stone) in [(empty, None), (black, Some(Colour::Black)), (white, Some(Colour::White))] {
        stones.set(&points.iter().copied().map(Spot::from).collect(), stone);
    }
}

impl Record {
    /// The step of the last stone of a free handicap that is told as moves of Black's, one after the other, with none of
    /// White's between: that is how some servers tell it. None where there is no such handicap.
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

    /// The handicap stones on their usual points, where the file tells how many there are and sets up none, and White
    /// moves first.
    fn usual_stones(&self) -> Vec<Spot> {
        let first = self.steps.iter().position(|step| step.mv.is_some());
        let before = &self.steps[..first.map_or(self.steps.len(), |first| first + 1)];
        let begins = first.and_then(|first| self.steps[first].mv).is_some_and(|mv| mv.colour == Colour::White);
        let stones = self.handicap.filter(|&stones| stones > 1 && begins).unwrap_or(0);
        if before.iter().any(|step| step.setup.changes_board()) {
            return Vec::new();
        }
        handicap_points(self.size, stones).unwrap_or_default().into_iter().map(Spot::from).collect()
    }

    /// The step at which the game begins that [`replay_after_changes`] plays: everything up to it stands on the board.
    #[must_use]
    pub fn begins_at(&self) -> usize {
        match self.last_change() {
            0 => self.free_handicap().unwrap_or(0),
            changed => changed,
        }
    }
}
