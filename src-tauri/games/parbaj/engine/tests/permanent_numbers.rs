//! Tests the numbers that tell permanents of the same card apart.

use game::{Game, Seat, Seed};
use parbaj::{Parbaj, Position, View};
use serde_json::{Value, json};

/// Returns seat 0's view of a position.
fn seen(position: &Value) -> View {
    let position: Position = serde_json::from_value(position.clone()).unwrap();
    Parbaj::view(&Parbaj::place(&position, Seed(1)).unwrap(), Seat(0))
}

fn twins(view: &View) -> Vec<u8> {
    view.permanents.iter().map(|it| it.twin).collect()
}

fn three_reapers(reading: &str) -> Value {
    json!({ "reading": reading, "sides": [
        { "deckOf": "erdoszel", "reserve": ["mezei-kaszas", "lombor"], "hand": 1 },
        { "deckOf": "erdoszel", "reserve": ["mezei-kaszas"], "guard": ["mezei-kaszas"], "hand": 1 }
    ] })
}

#[test]
fn the_first_of_a_name_has_no_number_and_the_others_have_one_each_on_either_side() {
    assert_eq!(twins(&seen(&three_reapers("chapter"))), [0, 0, 2, 3]);
}

/// A state written by version 1 keeps its meaning, down to its hash.
#[test]
fn version_1_told_none_apart() {
    assert_eq!(twins(&seen(&three_reapers("former"))), [0, 0, 0, 0]);
}
