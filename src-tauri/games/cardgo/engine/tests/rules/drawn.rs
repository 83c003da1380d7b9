//! Games that begin with a given board.

use cardgo::{Cardgo, Event, Move, Point, Refusal, State};
use game::{Cites, Game, Seed};
use serde_json::json;

/// A game and the events of its last move.
pub struct Drawn {
    pub state: State,
    /// The events of the last move.
    pub events: Vec<Event>,
}

pub fn point(name: &str) -> Point {
    name.parse().unwrap()
}

pub fn play(name: &str) -> Move {
    Move::Play { point: point(name) }
}

pub fn mark(name: &str) -> Move {
    Move::Mark { point: point(name) }
}

impl Drawn {
    /// A board with Black to move.
    pub fn new(rows: &[&str]) -> Drawn {
        Drawn::from(json!({ "rows": rows }))
    }

    pub fn from(diagram: serde_json::Value) -> Drawn {
        let diagram = serde_json::from_value(diagram).unwrap();
        Drawn { state: Cardgo::place(&diagram, Seed(1)).unwrap(), events: Vec::new() }
    }

    /// Makes moves that must be legal.
    pub fn make(&mut self, moves: &[Move]) -> &mut Drawn {
        for &mv in moves {
            self.events.clear();
            let seat = self.state.to_move().unwrap();
            Cardgo::play(&mut self.state, seat, mv, &mut self.events).unwrap_or_else(|why| panic!("{mv:?}: {why:?}"));
        }
        self
    }

    /// Makes moves given by name: points, or `pass`.
    pub fn go(&mut self, moves: &[&str]) -> &mut Drawn {
        let moves: Vec<Move> = moves.iter().map(|name| if *name == "pass" { Move::Pass } else { play(name) }).collect();
        self.make(&moves)
    }

    /// The refusal of a move of the seat to move, and its rule.
    pub fn refused(&self, mv: Move) -> (Refusal, &'static str) {
        let seat = self.state.to_move().unwrap_or_default();
        let refusal = Cardgo::check(&self.state, seat, mv).unwrap_err();
        (refusal, refusal.rule().0)
    }

    pub fn listed(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Cardgo::legal_moves(&self.state, &mut moves);
        moves
    }

    pub fn rows(&self) -> Vec<String> {
        self.state.table().position().board().rows()
    }

    /// Both scores in half points.
    pub fn scores(&self) -> [i32; 2] {
        let outcome = Cardgo::outcome(&self.state).unwrap();
        [outcome.standings[0].score, outcome.standings[1].score]
    }
}
