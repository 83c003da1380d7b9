//! The encoding of a position is the same as that of the training program.

use crate::vectors::{self, SIZE, Vector};
use cardgo::{Colour, Point, Position};
use cardgo_net::{Input, Ladders};

/// The encoding of a position.
pub fn input(position: &Position, komi: f32) -> Input {
    Input::of(position, komi, &mut Ladders::default()).unwrap()
}

/// The position reached by the moves of a test vector.
fn position(vector: &Vector) -> Position {
    let mut position = Position::new(SIZE);
    for &place in &vector.moves {
        if place == SIZE * SIZE {
            position.pass();
            continue;
        }
        let point = Point::new(place % SIZE, SIZE - 1 - place / SIZE);
        assert!(position.is_legal(point));
        position.play(point);
    }
    position
}

#[test]
fn every_point_is_seen_as_where_it_was_trained() {
    let mut ladders = Ladders::default();
    for (nth, vector) in vectors::all().iter().enumerate() {
        let position = position(vector);
        assert_eq!(position.turn() == Colour::Black, vector.black);
        let input = Input::of(&position, vector.komi, &mut ladders).unwrap();
        assert_eq!(input.bytes(), vector.bytes, "position {nth}\n{}", position.board());
        let [komi, passed] = input.numbers();
        assert!((komi - vector.numbers[0]).abs() < 1e-6);
        assert_eq!(passed, vector.numbers[1]);
    }
}
