//! Positions of Boldog mocsik in which it is obvious why one move is better than another.

use bot::{Cancel, Why, hints, verdict};
use game::{Game, Seat, Seed, Silent};
use mochi::{Mochi, Move, State};
use mochi_hosted::{HostedMochi, Milestone};

fn placed(json: &str) -> State {
    Mochi::place(&serde_json::from_str(json).unwrap(), Seed(1)).unwrap()
}

fn hinted(state: &State) -> (Move, Option<Why<Milestone>>) {
    let told =
        hints::<HostedMochi>(&Mochi::view(state, Mochi::to_move(state).unwrap()), Seed(1), &Cancel::new()).unwrap();
    (told[0].mv, told[0].why)
}

/// Returns a state in which a pair with the Draw effect has emptied the hand and a seat has to be chosen to draw.
fn who_draws(others: &str) -> State {
    let mut state = placed(&format!(r#"{{"hands":[["Y5","G6"],{others}],"left":["P3"],"right":["B8"]}}"#));
    Mochi::play(&mut state, Seat(0), Move::PlayPair { left: 0 }, &mut Silent).unwrap();
    state
}

#[test]
fn letting_the_other_draw_goes_out() {
    let state = who_draws("6");
    let (mv, why) = hinted(&state);
    assert_eq!(mv, Move::ChooseDrawer { seat: Seat(1) });
    let why = why.unwrap();
    assert_eq!((why.milestone, why.percent), (Milestone::Out { seat: Seat(0) }, 100));
    assert!(why.other < 70, "{why:?}");
}

#[test]
fn drawing_oneself_is_judged_by_what_it_gives_away() {
    let state = who_draws("6");
    let played = Move::ChooseDrawer { seat: Seat(0) };
    let judged =
        verdict::<HostedMochi>(&Mochi::view(&state, Seat(0)), played, Seed(1), &Cancel::new()).unwrap().unwrap();
    assert_eq!(judged.why.map(|why| why.milestone), Some(Milestone::Out { seat: Seat(0) }));
}

#[test]
fn which_of_two_others_draws_is_all_the_same() {
    let (mv, why) = hinted(&who_draws("6,6"));
    assert_ne!(mv, Move::ChooseDrawer { seat: Seat(0) });
    assert_eq!(why, None, "either way the round is won");
}

#[test]
fn going_out_at_once_is_reason_enough() {
    let (mv, why) = hinted(&placed(r#"{"hands":[["G3","V5"],2],"left":["P2"],"right":["B8"]}"#));
    assert_eq!(mv, Move::PlayPair { left: 0 });
    assert_eq!(why.map(|why| (why.milestone, why.percent)), Some((Milestone::Out { seat: Seat(0) }, 100)));
}
