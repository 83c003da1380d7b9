//! Tests of positions written as diagrams.

use super::drawn::Drawn;
use cardgo::{Cardgo, Phase};
use game::{Game, Seat, Seed};
use serde_json::{Value, json};

/// The places of all faults in a diagram.
fn faults(diagram: Value) -> Vec<String> {
    let diagram = serde_json::from_value(diagram).unwrap();
    let error = Cardgo::place(&diagram, Seed(1)).unwrap_err();
    error.faults.into_iter().map(|fault| fault.at).collect()
}

#[test]
fn a_diagram_says_all_that_matters() {
    let game = Drawn::from(json!({
        "rows": [". X .", "O . O", ". . ."], "toMove": "white", "komi": "-3.5", "captures": [2, 1], "resumed": true,
        "moves": ["C1", "pass"],
    }));
    let view = Cardgo::view(&game.state, Seat(0));
    assert_eq!(view.rows, [".X.", "O.O", "..O"]);
    assert_eq!((view.to_move, view.setup.komi, view.captures, view.resumed), (Some(Seat(1)), -7, vec![2, 1], true));
    assert_eq!((view.number, view.passes), (2, 1));
}

#[test]
fn a_diagram_may_be_at_its_count() {
    let game = Drawn::from(json!({ "rows": ["X.", ".."], "moves": ["pass", "pass"] }));
    assert!(matches!(game.state.table().phase(), Phase::Counting { .. }));
}

#[test]
fn what_can_stand_on_no_board_is_refused_with_its_place() {
    assert_eq!(faults(json!({ "rows": ["X.", "."] })), ["rows"]);
    assert_eq!(faults(json!({ "rows": ["X?", ".."] })), ["rows"]);
    assert_eq!(faults(json!({ "rows": [] })), ["rows"]);
    assert_eq!(faults(json!({ "rows": ["."] })), ["size"]);
    assert_eq!(faults(json!({ "rows": vec![".".repeat(20); 20] })), ["rows"]);
    assert_eq!(faults(json!({ "rows": ["XX", "XX"] })), ["position"]);
    assert_eq!(faults(json!({ "rows": ["..", ".."], "komi": "6,5" })), ["komi"]);
    assert_eq!(faults(json!({ "rows": ["..", ".."], "earlier": [["...", "...", "..."]] })), ["earlier[0]"]);
    let moves = |moves: &[&str]| faults(json!({ "rows": ["X.", ".."], "moves": moves }));
    assert_eq!(moves(&["B1", "A2"]), ["moves[1]"]);
    assert_eq!(moves(&["C1"]), ["moves[0]"]);
    assert_eq!(moves(&["somewhere"]), ["moves[0]"]);
    assert_eq!(moves(&["pass", "pass", "pass"]), ["moves[2]"]);
    let over = json!({ "rows": ["X.", ".."], "resumed": true, "moves": ["pass", "pass", "pass"] });
    assert_eq!(faults(over), ["moves[2]"]);
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let diagram = json!({ "rows": ["..", ".."], "komi": "6,5", "earlier": [["..", ".."], ["."], ["X?", ".."]] });
    assert_eq!(faults(diagram), ["earlier[1]", "earlier[2]", "komi"]);
}
