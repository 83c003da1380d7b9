//! Placing, capturing, suicide, ko and superko (GO-1.1 to GO-1.3, GO-1.5).

use super::drawn::{Drawn, play, point};
use cardgo::{Cardgo, Cards, Event, Move, Refusal, Setup};
use game::{Game, Seat, Seed, Silent};
use serde_json::json;

#[test]
fn black_moves_first_and_white_with_a_handicap() {
    let deal = |handicap| {
        Cardgo::deal(&Setup { handicap, cards: Cards::None, ..Setup::default() }, Seed(1), &mut Silent).unwrap()
    };
    assert_eq!(deal(0).to_move(), Some(Seat(0)));
    assert_eq!(deal(1).to_move(), Some(Seat(1)));
    let stones = |handicap: u8| {
        let rows = deal(handicap).table().position().board().rows();
        rows.iter().flat_map(|row| row.chars()).filter(|sign| *sign == 'X').count()
    };
    assert!((0..=9).all(|handicap| stones(handicap) == usize::from(handicap)));
}

#[test]
fn the_beginning_tells_size_komi_and_handicap() {
    let mut events = Vec::new();
    Cardgo::deal(&Setup { handicap: 2, komi: 1, cards: Cards::None, ..Setup::default() }, Seed(1), &mut events)
        .unwrap();
    let handicap = [point("D4"), point("K10")].into_iter().collect();
    assert_eq!(events, [Event::Started { size: 13, komi: 1, handicap, starter: Seat(1) }]);
}

#[test]
fn a_group_without_liberties_is_captured() {
    let mut game = Drawn::new(&[".X..", "XOO.", ".XX.", "...."]);
    game.go(&["C4", "A1"]);
    let out_of_turn = Cardgo::check(&game.state, Seat(1), play("D3")).unwrap_err();
    assert_eq!(out_of_turn, Refusal::NotYourTurn { to_move: Seat(0) });
    game.go(&["D3"]);
    let captured = [point("B3"), point("C3")].into_iter().collect();
    assert_eq!(game.events, [Event::Played { seat: Seat(0), point: point("D3"), captured, number: 3 }]);
    assert_eq!(game.rows(), [".XX.", "X..X", ".XX.", "O..."]);
    assert_eq!(Cardgo::view(&game.state, Seat(1)).captures, [2, 0]);
}

#[test]
fn while_one_plays_every_group_tells_its_liberties() {
    let game = Drawn::new(&[".X..", "XO..", ".XX.", "...O"]);
    let view = Cardgo::view(&game.state, Seat(0));
    let lives = |name: &str| {
        let group = view.groups.iter().find(|group| group.stones.contains(point(name))).unwrap();
        (group.stones.len(), group.liberties, group.atari)
    };
    assert_eq!(lives("B3"), (1, 1, true));
    assert_eq!(lives("C2"), (2, 5, false));
    assert_eq!(lives("D1"), (1, 2, false));
    assert!(view.groups.iter().all(|group| !group.dead && !group.marked));
}

#[test]
fn the_opponents_stones_are_taken_off_first() {
    // Black's stone in the corner has no liberty of its own, but captures a stone.
    let mut game = Drawn::new(&["....", "XX..", "OOX.", ".OX."]);
    game.go(&["A1"]);
    assert_eq!(game.rows(), ["....", "XX..", "..X.", "X.X."]);
}

#[test]
fn a_point_must_be_empty_and_on_the_board() {
    let game = Drawn::new(&["...", ".O.", "..."]);
    let occupied = Refusal::Occupied { point: point("B2"), owner: Seat(1) };
    assert_eq!(game.refused(play("B2")), (occupied, "GO-1.2"));
    let outside = Refusal::NoSuchPoint { point: point("D1"), size: 3 };
    assert_eq!(game.refused(play("D1")), (outside, "GO-1.1"));
}

#[test]
fn suicide_is_illegal_for_one_stone_and_for_many() {
    let game = Drawn::new(&[".O.", "O..", "..."]);
    assert_eq!(game.refused(play("A3")), (Refusal::Suicide { point: point("A3") }, "GO-1.3"));
    let game = Drawn::new(&[".XO", "OO.", "..."]);
    assert_eq!(game.refused(play("A3")).0, Refusal::Suicide { point: point("A3") });
}

#[test]
fn a_ko_is_taken_back_only_after_another_move() {
    let mut game = Drawn::new(&[".XO.", "XO.O", ".XO.", "...."]);
    game.go(&["C3"]);
    assert_eq!(game.refused(play("B3")), (Refusal::Ko { point: point("B3"), number: 0 }, "GO-1.3"));
    assert_eq!(Cardgo::view(&game.state, Seat(0)).ko, Some(point("B3")));
    game.go(&["A1", "D1", "B3"]);
    assert_eq!(game.refused(play("C3")).0, Refusal::Ko { point: point("C3"), number: 3 });
}

#[test]
fn a_pass_doesnt_lift_superko() {
    let mut game = Drawn::new(&[".XO.", "XO.O", ".XO.", "...."]);
    game.go(&["C3", "pass", "pass"]);
    game.make(&[Move::Resume]);
    assert_eq!(game.state.to_move(), Some(Seat(1)));
    assert_eq!(game.refused(play("B3")).0, Refusal::Repetition { point: point("B3"), number: 0 });
}

#[test]
fn an_earlier_board_may_not_come_back_whoever_moves() {
    let before = ["X..", "...", "..."];
    for to_move in ["black", "white"] {
        let mut game = Drawn::from(json!({
            "rows": ["...", "...", "..."], "toMove": to_move, "earlier": [["...", "X..", "..."], before],
        }));
        if to_move == "black" {
            assert_eq!(game.refused(play("A3")), (Refusal::Repetition { point: point("A3"), number: 1 }, "GO-1.3"));
            game.go(&["pass", "C1"]);
            assert!(game.listed().contains(&play("A3")), "with another stone it is another board");
        } else {
            assert!(game.listed().contains(&play("A3")), "a white stone makes another board");
        }
    }
}

#[test]
fn moves_are_numbered_with_passes() {
    let mut game = Drawn::new(&["...", "...", "..."]);
    game.go(&["B2", "pass", "A1"]);
    assert!(matches!(game.events[0], Event::Played { number: 3, .. }));
    assert_eq!(Cardgo::view(&game.state, Seat(0)).number, 3);
}
