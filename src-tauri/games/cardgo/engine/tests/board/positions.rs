//! Known positions and their properties.

use cardgo::{Board, Colour, IllegalStone, Play, Point, PointSet, Position, area};

fn board(rows: &[&str]) -> Board {
    Board::from_rows(rows).unwrap()
}

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

fn set(names: &str) -> PointSet {
    names.split_whitespace().map(at).collect()
}

#[test]
fn a_ko_may_not_be_retaken_at_once_but_after_an_exchange_elsewhere() {
    let ko = board(&["..XO.", ".X.XO", "..XO.", ".....", "....."]);
    let mut position = Position::from_board(ko, Colour::White);
    assert_eq!(position.play(at("C4")), 1);
    assert_eq!(position.board().ko(), Some(at("D4")));
    assert_eq!(position.why_not(at("D4")), Err(IllegalStone::Ko));
    position.play(at("A1"));
    position.play(at("E1"));
    assert_eq!(position.board().ko(), None);
    assert_eq!(position.why_not(at("D4")), Ok(()));
    assert_eq!(position.last(), Some(Play::Stone(at("E1"))));
    assert_eq!(position.before_last(), Some(Play::Stone(at("A1"))));
}

#[test]
fn passing_does_not_lift_superko() {
    let ko = board(&["..XO.", ".X.XO", "..XO.", ".....", "....."]);
    let mut position = Position::from_board(ko, Colour::White);
    position.play(at("C4"));
    position.pass();
    position.pass();
    assert_eq!((position.passes(), position.board().ko()), (2, None));
    assert_eq!(position.why_not(at("D4")), Err(IllegalStone::Superko { earlier: 0 }));
    assert!(!position.legal_set().contains(at("D4")));
}

#[test]
fn a_snapback_is_no_ko() {
    let mut position = Position::from_board(board(&[".....", ".....", "OO...", "XXO..", "..O.."]), Colour::White);
    assert_eq!(position.board().two_liberties(at("A2")), Some([at("A1"), at("B1")]));
    assert_eq!(position.play(at("A1")), 0);
    assert_eq!(position.board().last_liberty(at("A2")), Some(at("B1")));
    assert_eq!(position.board().captures(at("B1"), Colour::Black), set("A1"));
    assert_eq!(position.play(at("B1")), 1);
    assert_eq!(position.board().ko(), None);
    assert_eq!(position.board().captures(at("A1"), Colour::White), set("B1 A2 B2"));
    assert_eq!(position.why_not(at("A1")), Ok(()));
    assert_eq!(position.play(at("A1")), 3);
    assert_eq!(position.board().ko(), None);
}

#[test]
fn a_stone_without_liberty_lives_if_it_captures() {
    let corner = board(&[".....", ".....", "OO...", "XXO..", ".XO.."]);
    assert!(!corner.is_suicide(at("A1"), Colour::White));
    assert_eq!(corner.captures(at("A1"), Colour::White), set("A2 B2 B1"));
    let alive = board(&[".....", "OO...", "XXO..", ".XO..", "X.XO."]);
    assert!(alive.is_suicide(at("A2"), Colour::White));
    assert!(!alive.is_suicide(at("A2"), Colour::Black));
    assert_eq!(Position::from_board(alive, Colour::White).why_not(at("A2")), Err(IllegalStone::Suicide));
}

#[test]
fn an_eye_of_the_playouts_may_have_one_enemy_diagonal_but_none_at_the_edge() {
    let eyes = board(&["OX.XO", "XX.XX", ".X.X.", "XOXX.", ".XX.."]);
    assert!(!eyes.is_eye(at("C5"), Colour::Black), "open below");
    assert!(!eyes.is_eye(at("A1"), Colour::Black), "the edge has an enemy on a diagonal");
    assert!(!eyes.is_eye(at("A3"), Colour::Black), "the edge has an enemy on a diagonal");
    assert!(!eyes.is_eye(at("A1"), Colour::White));
    let middle = board(&[".....", ".OXX.", ".X.X.", ".XXX.", "....."]);
    assert!(middle.is_eye(at("C3"), Colour::Black));
    let false_eye = board(&[".....", ".OXO.", ".X.X.", ".XXX.", "....."]);
    assert!(!false_eye.is_eye(at("C3"), Colour::Black));
    let corner = board(&[".....", ".....", ".....", "XX...", ".X..."]);
    assert!(corner.is_eye(at("A1"), Colour::Black));
}

#[test]
fn a_card_may_leave_stones_without_liberties_until_they_are_cleared() {
    let mut changed = board(&["...", "XX.", ".X."]);
    changed.put(at("A1"), Colour::White);
    assert_eq!(changed.lifeless(Colour::White), set("A1"));
    assert_eq!(changed.clear_lifeless(Colour::Black), PointSet::EMPTY);
    assert_eq!(changed.clear_lifeless(Colour::White), set("A1"));
    assert_eq!(changed, board(&["...", "XX.", ".X."]));
}

#[test]
fn what_a_card_leaves_is_a_position_that_may_not_come_back() {
    let mut position = Position::new(5);
    position.play(at("C3"));
    position.play(at("D3"));
    position.change(|board| board.lift(at("D3")));
    assert_eq!((position.history().len(), position.turn()), (4, Colour::Black));
    position.pass();
    assert_eq!(position.why_not(at("D3")), Err(IllegalStone::Superko { earlier: 2 }));
}

#[test]
fn a_copy_over_an_old_position_is_the_position() {
    let mut old = Position::new(19);
    old.play(at("T19"));
    let mut position = Position::with_handicap(9, 3).unwrap();
    position.play(at("E5"));
    position.pass();
    old.clone_from(&position);
    assert_eq!(old, position);
}

#[test]
fn dead_stones_count_for_the_other_side_and_shared_points_for_nobody() {
    let end = board(&[".X.O.", "XX.OO", ".X.O.", ".XXO.", "O.XO."]);
    let area = area::score(&end, &set("A1"));
    assert_eq!(area.owner(at("A1")), Some(Colour::Black));
    assert_eq!(area.owner(at("C5")), None);
    assert_eq!(area.points(Colour::Black), 7 + 5);
    assert_eq!(area.points(Colour::White), 6 + 4);
    assert_eq!(area.margin(13), 4 - 13);
}

#[test]
fn damaged_text_is_refused_with_a_sentence() {
    let read = |text: &str| serde_json::from_str::<Board>(text).map(|_| ()).unwrap_err().to_string();
    assert!(read(r#"{"rows":["..","."],"ko":null}"#).contains("row 1 has 1 points instead of 2"));
    assert!(read(r#"{"rows":["..",".Y"],"ko":null}"#).contains("none of X, O and ."));
    assert!(read(r#"{"rows":[],"ko":null}"#).contains("1 to 19 rows"));
    assert!(read(r#"{"rows":["..",".X"],"ko":"B1"}"#).contains("ko point"));
    assert!(read(r#"{"rows":["..",".X"],"ko":"T19"}"#).contains("ko point"));
    let full = Position::from_board(board(&["XX", "XX"]), Colour::White);
    let text = serde_json::to_string(&full).unwrap();
    let refused = serde_json::from_str::<Position>(&text).unwrap_err().to_string();
    assert!(refused.contains("without liberties"), "{refused}");
}
