//! Two passes, marking, scoring, resuming play (GO-1.4).

use super::drawn::{Drawn, mark, play, point};
use cardgo::{Account, Cardgo, Event, Intent, Move, Phase, Refusal, Stage};
use game::{Game, Seat};

/// Black owns the left side, White the right side with a dead black stone in it.
const SPLIT: [&str; 5] = [".XO..", ".XO.X", ".XO..", ".XO..", ".XO.."];

fn stopped() -> Drawn {
    let mut game = Drawn::new(&SPLIT);
    game.go(&["pass", "pass"]);
    game
}

#[test]
fn two_passes_in_a_row_stop_the_game_and_one_doesnt() {
    let mut game = Drawn::new(&SPLIT);
    game.go(&["pass", "A1", "pass"]);
    assert_eq!(game.state.table().phase(), Phase::Playing);
    game.go(&["pass"]);
    assert_eq!(game.state.table().phase(), Phase::Counting { stage: Stage::First });
    assert_eq!(game.events[1], Event::Stopped { first: Seat(0) });
}

#[test]
fn the_opponent_of_the_last_to_pass_speaks_first() {
    let mut game = Drawn::new(&SPLIT);
    game.go(&["A1", "pass", "pass"]);
    assert_eq!(game.state.to_move(), Some(Seat(1)));
    let error = Cardgo::check(&game.state, Seat(0), Move::Agree).unwrap_err();
    assert_eq!(error, Refusal::NotYourWord { to_move: Seat(1) });
}

#[test]
fn stones_points_and_komi_are_counted() {
    let mut game = stopped();
    game.make(&[mark("E4"), Move::Agree, Move::Agree]);
    let Some(Event::Scored { score }) = game.events.get(1) else { panic!("{:?}", game.events) };
    assert_eq!(score.owners, ["XXOOO"; 5]);
    assert_eq!((score.black, score.white), (Account { stones: 5, territory: 5 }, Account { stones: 5, territory: 10 }));
    assert_eq!(game.scores(), [20, 30 + 13]);
    assert_eq!(game.events[2], Event::Ended { scores: [20, 43], winner: Some(Seat(1)), margin: 23 });
    let outcome = Cardgo::outcome(&game.state).unwrap();
    for standing in &outcome.standings {
        assert_eq!(standing.score, standing.points.iter().map(|point| point.amount).sum::<i32>());
    }
    assert_eq!(outcome.standings.map_ranks(), [2, 1]);
}

#[test]
fn unmarked_stones_are_alive_and_what_both_reach_is_nobodys() {
    let mut game = stopped();
    game.make(&[Move::Agree, Move::Agree]);
    let score = Cardgo::view(&game.state, Seat(0)).score.unwrap();
    assert_eq!(score.owners, ["XXO..", "XXO.X", "XXO..", "XXO..", "XXO.."]);
}

#[test]
fn equal_scores_share_the_first_place() {
    let mut game = Drawn::from(serde_json::json!({ "rows": ["X.O", "X.O", "X.O"], "komi": "0" }));
    game.go(&["pass", "pass"]).make(&[Move::Agree, Move::Agree]);
    assert_eq!(game.events[2], Event::Ended { scores: [6, 6], winner: None, margin: 0 });
    assert_eq!(Cardgo::outcome(&game.state).unwrap().standings.map_ranks(), [1, 1]);
}

#[test]
fn a_group_is_marked_by_its_first_point_and_touched_anywhere() {
    let mut game = stopped();
    let first = point("B1");
    assert_eq!(game.refused(mark("B3")).0, Refusal::NotFirst { point: point("B3"), first });
    let view = Cardgo::view(&game.state, Seat(0));
    assert!(Cardgo::explain(&view, &Intent::Mark { point: point("B3") }).is_empty());
    game.make(&[mark("B1")]);
    let view = Cardgo::view(&game.state, Seat(0));
    assert_eq!(game.refused(mark("A1")).0, Refusal::NoStone { point: point("A1") });
    assert_eq!(game.refused(mark("F1")).0, Refusal::NoSuchPoint { point: point("F1"), size: 5 });
    let group = view.groups.iter().find(|group| group.first == first).unwrap();
    assert!(group.dead && group.marked && group.stones.len() == 5 && group.owner == Seat(0));
}

#[test]
fn a_mark_may_be_taken_back_as_often_as_one_likes_and_then_nothing_has_changed() {
    let mut game = stopped();
    game.make(&[mark("E4"), mark("E4"), mark("E4"), Move::Agree]);
    game.make(&[mark("E4"), mark("B1"), mark("E4"), mark("B1"), Move::Agree]);
    assert_eq!(game.state.to_move(), None, "the second agreed to what the first had marked");
    assert_eq!(Cardgo::view(&game.state, Seat(0)).score.unwrap().dead.len(), 1);
}

#[test]
fn marks_that_stand_as_agreed_end_the_game_at_once() {
    let mut game = stopped();
    game.make(&[mark("E4"), Move::Agree]);
    assert_eq!(game.state.to_move(), Some(Seat(1)));
    assert!(game.listed().contains(&mark("E4")), "a new turn of marking");
    game.make(&[Move::Agree]);
    assert_eq!(game.state.to_move(), None);
    assert!(game.listed().is_empty());
    assert_eq!(game.refused(Move::Pass), (Refusal::GameOver, "GO-1.4"));
}

#[test]
fn who_marked_first_answers_the_others_marks_and_marks_no_more() {
    let mut game = stopped();
    game.make(&[mark("E4"), Move::Agree, mark("E4"), Move::Agree]);
    assert_eq!(game.state.to_move(), Some(Seat(0)));
    assert_eq!(game.listed(), [Move::Agree, Move::Resume]);
    assert_eq!(game.refused(mark("E4")).0, Refusal::OnlyAnswer);
    game.make(&[Move::Agree]);
    assert_eq!(Cardgo::view(&game.state, Seat(0)).score.unwrap().dead.len(), 0);
}

#[test]
fn play_resumed_goes_on_with_the_opponent_of_the_last_to_pass_and_every_stone_alive() {
    for said in 0..3 {
        let mut game = stopped();
        game.make(&[vec![], vec![Move::Agree], vec![Move::Agree, mark("E4"), Move::Agree]][said]);
        let seat = game.state.to_move().unwrap();
        game.make(&[mark("E4")][..usize::from(said == 0)]).make(&[Move::Resume]);
        assert_eq!(game.events, [Event::Resumed { seat, to_move: Seat(0) }]);
        let view = Cardgo::view(&game.state, Seat(0));
        assert_eq!((view.phase, view.resumed, view.passes, view.score), (Phase::Playing, true, 0, None));
        game.go(&["pass", "D5", "pass", "pass"]);
        assert!(matches!(game.events[..], [Event::Passed { .. }, Event::Scored { .. }, Event::Ended { .. }]));
        let score = Cardgo::view(&game.state, Seat(0)).score.unwrap();
        assert!(score.dead.is_empty());
        assert_eq!(score.owners[0], "XXOO.");
    }
}

#[test]
fn each_phase_has_its_own_moves() {
    let mut game = Drawn::new(&SPLIT);
    for mv in [Move::Agree, Move::Resume, mark("B1")] {
        assert_eq!(game.refused(mv), (Refusal::NotCounting, "GO-1.4"));
    }
    game.go(&["pass", "pass"]);
    for mv in [Move::Pass, play("A1")] {
        assert_eq!(game.refused(mv), (Refusal::Counting, "GO-1.4"));
    }
}

trait Ranks {
    fn map_ranks(&self) -> Vec<u8>;
}

impl Ranks for Vec<game::Standing> {
    fn map_ranks(&self) -> Vec<u8> {
        self.iter().map(|standing| standing.rank).collect()
    }
}
