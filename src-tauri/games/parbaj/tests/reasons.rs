//! Positions of Párbaj in which it is obvious why one move is better than another.

use bot::{Cancel, Why, hints, verdict};
use game::{Game, Seat, Seed, Silent};
use parbaj::{Move, Parbaj, State};
use parbaj_hosted::{HostedParbaj, Milestone};
use serde_json::{Value, json};

fn placed(position: &Value) -> State {
    Parbaj::place(&serde_json::from_value(position.clone()).unwrap(), Seed(1)).unwrap()
}

/// A position in which an attack defeats the opponent, who can't prevent it.
fn two_left() -> State {
    placed(&json!({ "phase": "combat", "sides": [
        { "deckOf": "romvaros", "life": 12, "vp": 0, "hand": 2, "guard": ["kincsorzo"] },
        { "deckOf": "erdoszel", "vp": 0, "hand": 0, "life": 2 },
    ] }))
}

fn hinted(state: &State) -> (Move, Option<Why<Milestone>>) {
    let told = hints::<HostedParbaj>(&Parbaj::view(state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    (told[0].mv, told[0].why)
}

#[test]
fn the_attack_is_made_because_the_opponent_falls() {
    let (mv, why) = hinted(&two_left());
    assert!(matches!(mv, Move::Attack { .. }), "{mv:?}");
    let why = why.unwrap();
    assert_eq!(why.milestone, Milestone::Falls { seat: Seat(1) });
    assert!(why.percent > 90 && why.other < 50, "{why:?}");
}

#[test]
fn attacking_nobody_is_judged_by_the_win_it_puts_off() {
    let view = Parbaj::view(&two_left(), Seat(0));
    let judged = verdict::<HostedParbaj>(&view, Move::Done, Seed(1), &Cancel::new()).unwrap().unwrap();
    let why = judged.why.unwrap();
    assert_eq!(why.milestone, Milestone::Falls { seat: Seat(1) });
}

#[test]
fn two_hands_as_good_as_each_other_give_no_reason() {
    let state = Parbaj::deal(&parbaj::Setup::default(), Seed(3), &mut Silent).unwrap();
    let seat = Parbaj::to_move(&state).unwrap();
    let told = hints::<HostedParbaj>(&Parbaj::view(&state, seat), Seed(1), &Cancel::new()).unwrap();
    assert_eq!((told[0].mv, told[0].why), (Move::Keep, None));
}
