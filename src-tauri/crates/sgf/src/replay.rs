//! A record played on a board, under our rules.

use crate::record::{Move, Play, Record, Setup};
use cardgo::{Board, Colour, Forbidden, Point, Position};
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
    Forbidden(Point, Forbidden),
    /// After that move the board was changed by other means than moves.
    Changed,
    /// The group on this point stands without a liberty.
    Lifeless(Point),
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
    let start = start(record)?;
    let mut end = start.clone();
    let mut moves = Vec::new();
    let at = |number: usize, why: Why| Unplayable { number, why };
    for step in &record.steps {
        if !moves.is_empty() && step.setup.changes_board() {
            return Err(at(moves.len(), Why::Changed));
        }
        let Some(mv) = step.mv else { continue };
        if mv.colour != end.turn() {
            return Err(at(moves.len() + 1, Why::OffTurn(mv.colour)));
        }
        match mv.play {
            Play::Pass => end.pass(),
            Play::Stone(point) => {
                end.why_not(point).map_err(|why| at(moves.len() + 1, Why::Forbidden(point, why)))?;
                end.play(point);
            }
        }
        moves.push(mv);
    }
    Ok(Replay { start, moves, end })
}

/// The board before the first move.
fn start(record: &Record) -> Result<Position, Unplayable> {
    let mut board = Board::new(record.size);
    let mut turn = None;
    for step in &record.steps {
        set_up(&mut board, &step.setup);
        turn = step.setup.turn.or(turn);
        if step.mv.is_some() {
            break;
        }
    }
    for colour in Colour::BOTH {
        if let Some(point) = board.lifeless(colour).first() {
            return Err(Unplayable { number: 0, why: Why::Lifeless(point) });
        }
    }
    let first = record.moves().next().map(|mv| mv.colour);
    let only_black = board.stone_count(Colour::Black) > 0 && board.stone_count(Colour::White) == 0;
    let usual = if only_black { Colour::White } else { Colour::Black };
    Ok(Position::from_board(board, turn.or(first).unwrap_or(usual)))
}

fn set_up(board: &mut Board, setup: &Setup) {
    let mut put = |points: &[Point], colour: Option<Colour>| {
        for &point in points {
            if !board.is_empty(point) {
                board.lift(point);
            }
            if let Some(colour) = colour {
                board.put(point, colour);
            }
        }
    };
    put(&setup.empty, None);
    put(&setup.black, Some(Colour::Black));
    put(&setup.white, Some(Colour::White));
}
