//! The protocol's three commands that place handicap stones.

use super::arguments::{first, number};
use super::engine::Engine;
use super::protocol::{Response, SYNTAX, Vertex, vertex};
use cardgo::{Board, Colour, Point, Position, handicap_points, most_handicap};
use std::cmp::Reverse;

const NOT_EMPTY: &str = "board not empty";
const BAD_NUMBER: &str = "invalid number of stones";
const BAD_LIST: &str = "bad vertex list";
/// The line from the edge on which a stone has room for a base.
const THIRD: u8 = 3;
/// The minimum number of handicap stones.
const LEAST: usize = 2;

/// Places stones on the usual points for their number (`fixed_handicap`).
///
/// # Errors
/// If the board isn't empty, or there are no usual points for that number.
pub fn fixed(engine: &mut Engine, words: &[&str]) -> Response {
    let stones = asked(engine, words)?;
    let points = usual(engine.position().board().size(), stones).ok_or(BAD_NUMBER)?;
    put(engine, &points)
}

/// Places stones where the bot chooses: on the usual points, further ones in the open (`place_free_handicap`).
///
/// # Errors
/// If the board isn't empty, or the number is out of range.
pub fn placed(engine: &mut Engine, words: &[&str]) -> Response {
    let stones = asked(engine, words)?;
    let size = engine.position().board().size();
    let mut points = usual(size, stones.min(usize::from(most_handicap(size)))).unwrap_or_default();
    while points.len() < stones {
        points.push(most_open(size, &points).ok_or(BAD_NUMBER)?);
    }
    put(engine, &points)
}

/// Places stones on given points (`set_free_handicap`).
///
/// # Errors
/// If the board isn't empty, or the list of points is invalid.
pub fn given(engine: &mut Engine, words: &[&str]) -> Response {
    if !is_empty(engine) {
        return Err(NOT_EMPTY);
    }
    let board = engine.position().board();
    let mut points = Vec::new();
    for word in words {
        match vertex(word).ok_or(SYNTAX)? {
            Vertex::Point(point) if board.has(point) && !points.contains(&point) => points.push(point),
            _ => return Err(BAD_LIST),
        }
    }
    if points.len() < LEAST || points.len() >= board.points().count() {
        return Err(BAD_LIST);
    }
    put(engine, &points).map(|_| String::new())
}

/// Parses the number of stones and checks that they can be placed.
fn asked(engine: &Engine, words: &[&str]) -> Result<usize, &'static str> {
    let [stones] = first(words)?;
    let stones = number(stones)? as usize;
    if !is_empty(engine) {
        return Err(NOT_EMPTY);
    }
    let points = engine.position().board().points().count();
    if (LEAST..points).contains(&stones) { Ok(stones) } else { Err(BAD_NUMBER) }
}

fn is_empty(engine: &Engine) -> bool {
    Colour::BOTH.into_iter().all(|colour| engine.position().board().stones(colour).is_empty())
}

/// Returns the usual points in the protocol's order, which puts the third stone into the upper left corner.
fn usual(size: u8, stones: usize) -> Option<Vec<Point>> {
    let mut points = handicap_points(size, u8::try_from(stones).ok()?)?;
    if let [low, high, third] = points.as_mut_slice() {
        *third = Point::new(low.column(), high.row());
    }
    Some(points)
}

/// Returns the point farthest from all stones so far; points off the two lines at the edge are preferred.
fn most_open(size: u8, stones: &[Point]) -> Option<Point> {
    let distance = |one: Point, other: Point| one.column().abs_diff(other.column()) + one.row().abs_diff(other.row());
    Board::new(size).points().filter(|point| !stones.contains(point)).max_by_key(|&point| {
        let alone = stones.iter().map(|&stone| distance(point, stone)).min();
        (point.line(size).min(THIRD), alone, Reverse(point))
    })
}

/// Begins a game with these stones; returns their points.
fn put(engine: &mut Engine, points: &[Point]) -> Response {
    let mut board = Board::new(engine.position().board().size());
    points.iter().for_each(|&point| board.put(point, Colour::Black));
    engine.begin(Position::from_board(board, Colour::White));
    Ok(points.iter().map(Point::to_string).collect::<Vec<_>>().join(" "))
}
