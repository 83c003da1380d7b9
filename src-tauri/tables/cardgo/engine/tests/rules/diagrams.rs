//! Positions as people draw them.

use crate::drawn::Drawn;
use cardgo::{Cardgo, Phase};
use game::{Game, Seat, Seed};
use serde_json::{Value, json};

fn problem(diagram: Value) -> (String, String) {
    let diagram = serde_json::from_value(diagram).unwrap();
    let error = Cardgo::place(&diagram, Seed(1)).unwrap_err();
    (error.at, error.problem)
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
    assert_eq!(problem(json!({ "rows": ["X.", "."] })).0, "rows");
    assert_eq!(problem(json!({ "rows": ["X?", ".."] })).0, "rows");
    assert_eq!(problem(json!({ "rows": [] })).0, "rows");
    assert_eq!(problem(json!({ "rows": ["."] })).0, "size");
    assert_eq!(problem(json!({ "rows": vec![".".repeat(20); 20] })).0, "rows");
    assert_eq!(problem(json!({ "rows": ["XX", "XX"] })).0, "position");
    assert_eq!(problem(json!({ "rows": ["..", ".."], "komi": "6,5" })).0, "komi");
    assert_eq!(problem(json!({ "rows": ["..", ".."], "earlier": [["...", "...", "..."]] })).0, "earlier[0]");
    let moves = |moves: &[&str]| problem(json!({ "rows": ["X.", ".."], "moves": moves })).0;
    assert_eq!(moves(&["B1", "A2"]), "moves[1]");
    assert_eq!(moves(&["C1"]), "moves[0]");
    assert_eq!(moves(&["somewhere"]), "moves[0]");
    assert_eq!(moves(&["pass", "pass", "pass"]), "moves[2]");
    let over = json!({ "rows": ["X.", ".."], "resumed": true, "moves": ["pass", "pass", "pass"] });
    assert_eq!(problem(over).0, "moves[2]");
}
