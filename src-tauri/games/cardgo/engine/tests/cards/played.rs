//! Games for the tests: random ones in which cards are frequent, and ones that begin with a diagram.

use super::paper::{Game as PaperGame, Paper};
use cardgo::{Cardgo, Cards, Event, Move, Point, Setup, State};
use game::{Chance, Game, Seat, Seed, Silent};
use serde_json::{Value, json};

/// Whether a move is about cards; among all the points of a board such moves would seldom be picked.
pub fn is_about_cards(mv: Move) -> bool {
    !matches!(mv, Move::Play { .. } | Move::Pass | Move::Mark { .. } | Move::Agree | Move::Resume)
}

/// Picks a random legal move, every other time one about cards.
pub fn pick(state: &State, chance: &mut Chance) -> Option<Move> {
    let moves = listed(state);
    let cards: Vec<Move> = moves.iter().copied().filter(|mv| is_about_cards(*mv)).collect();
    if chance.index(2) == 0 { chance.pick(&cards).or_else(|| chance.pick(&moves)) } else { chance.pick(&moves) }
}

pub fn listed(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    Cardgo::legal_moves(state, &mut moves);
    moves
}

/// Makes a legal move and returns its events.
pub fn make(state: &mut State, mv: Move) -> Vec<Event> {
    let mut events = Vec::new();
    let seat = state.to_move().unwrap();
    Cardgo::play(state, seat, mv, &mut events).unwrap_or_else(|why| panic!("{mv:?}: {why:?}"));
    events
}

pub fn placed(diagram: Value) -> State {
    Cardgo::place(&serde_json::from_value(diagram).unwrap(), Seed(1)).unwrap()
}

pub fn point(name: &str) -> Point {
    name.parse().unwrap()
}

pub fn play(name: &str) -> Move {
    Move::Play { point: point(name) }
}

pub fn target(name: &str) -> Move {
    Move::Target { point: point(name) }
}

pub fn rows(state: &State) -> Vec<String> {
    state.table().position().board().rows()
}

/// A position in a random game of plain Go, with its reference game.
pub struct Somewhere {
    pub paper: PaperGame,
    pub diagram: Value,
}

/// Plays that many random stones on a board of that size.
pub fn somewhere(size: u8, stones: usize, seed: u64) -> Somewhere {
    let setup = Setup { size, cards: Cards::None, ..Setup::default() };
    let mut state = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
    let mut chance = Chance::new(Seed(seed));
    let mut boards = vec![Paper::new(usize::from(size))];
    for _ in 0..stones {
        let points: Vec<Move> = listed(&state).into_iter().filter(|mv| matches!(mv, Move::Play { .. })).collect();
        let Some(mv) = chance.pick(&points) else { break };
        make(&mut state, mv);
        boards.push(on_paper(&rows(&state)));
    }
    let turn = if state.to_move() == Some(Seat(0)) { 'X' } else { 'O' };
    let earlier: Vec<Vec<String>> = boards[..boards.len() - 1].iter().map(Paper::rows).collect();
    let to_move = if turn == 'X' { "black" } else { "white" };
    let diagram = json!({ "rows": rows(&state), "toMove": to_move, "earlier": earlier });
    Somewhere { paper: PaperGame { boards, turn }, diagram }
}

impl Somewhere {
    /// Returns the position with more entries in its diagram.
    pub fn with(&self, more: Value) -> State {
        let mut diagram = self.diagram.clone();
        let Value::Object(more) = more else { panic!("an object") };
        diagram.as_object_mut().unwrap().extend(more);
        placed(diagram)
    }

    /// The hands if the seat to move holds these cards and the other seat none.
    pub fn hands(&self, cards: &[&str]) -> Value {
        if self.paper.turn == 'X' { json!([cards, []]) } else { json!([[], cards]) }
    }
}

pub fn on_paper(rows: &[String]) -> Paper {
    Paper { signs: rows.iter().rev().map(|row| row.chars().collect()).collect() }
}

/// A point as column and row.
pub fn spot(point: Point) -> (usize, usize) {
    (usize::from(point.column()), usize::from(point.row()))
}

pub fn at((column, row): (usize, usize)) -> Point {
    Point::new(column as u8, row as u8)
}
