//! Positions of Boldog mocsik with an obvious best move.

use bot::{Cancel, Evaluate, Level, choose, hints};
use game::{Game, Seat, Seed, Silent};
use mochi::{Half, Mochi, Move, Source, State};
use mochi_hosted::HostedMochi;

fn placed(json: &str) -> State {
    Mochi::place(&serde_json::from_str(json).unwrap(), Seed(1)).unwrap()
}

fn chosen(state: &State, level: &str, seed: u64) -> Move {
    let level = Level::find(HostedMochi::LEVELS, level).unwrap();
    let seat = Mochi::to_move(state).unwrap();
    choose::<HostedMochi>(&Mochi::view(state, seat), level, Seed(seed), &Cancel::new()).unwrap()
}

/// Asserts that the level chooses one of these moves with each of five seeds.
fn always(state: &State, level: &str, expected: &[Move]) {
    for seed in 0..5 {
        let mv = chosen(state, level, seed);
        assert!(expected.contains(&mv), "{level}: {mv:?}");
    }
}

fn pair(left: u8) -> Move {
    Move::PlayPair { left }
}

#[test]
fn whoever_can_go_out_goes_out() {
    let state = placed(r#"{"hands":[["G3","V5"],5,5],"left":["P2"],"right":["B8"]}"#);
    for level in ["greedy", "steady", "strong", "master"] {
        always(&state, level, &[pair(0)]);
    }
}

#[test]
fn the_order_of_two_pairs_is_the_one_that_empties_the_hand() {
    // 68 on 50 leaves 33, which is always playable; 33 first leaves 68, which is also playable at once. The wrong
    // move is the pair in the middle (8 and 3).
    let state = placed(r#"{"hands":[["G6","S6","Y2","B2"],7],"left":["P5"],"right":["B0"]}"#);
    always(&state, "strong", &[pair(0), pair(2)]);
}

#[test]
fn the_last_card_goes_to_the_reserve_when_an_effect_allows_it() {
    // The yellow 0 has Reserve. Levels that sometimes overlook a move aren't tested, because they may overlook this
    // one.
    let mut state = placed(r#"{"hands":[["G6","Y0","V9"],6,6],"left":["P3"],"right":["B8"]}"#);
    for level in ["greedy", "strong", "master"] {
        always(&state, level, &[pair(0)]);
    }
    Mochi::play(&mut state, Seat(0), pair(0), &mut Silent).unwrap();
    for level in ["greedy", "strong", "master"] {
        always(&state, level, &[Move::Reserve { place: 0 }]);
    }
}

#[test]
fn a_lonely_card_takes_its_like_from_the_centre_and_goes_beside_it() {
    let mut state = placed(r#"{"hands":[["G6"],6,6],"left":["P6","V0"],"right":["B8","V1"]}"#);
    let draw = Move::Draw { from: Source::Centre { half: Half::Left } };
    for level in ["greedy", "strong"] {
        always(&state, level, &[draw]);
    }
    Mochi::play(&mut state, Seat(0), draw, &mut Silent).unwrap();
    Mochi::play(&mut state, Seat(0), Move::Insert { place: 0 }, &mut Silent).unwrap();
    assert_eq!(state.hand(Seat(0)).len(), 2);
}

#[test]
fn a_drawn_card_goes_beside_its_like() {
    let mut state = placed(r#"{"hands":[["G1","S6","Y3"],7,7],"left":["P6","V0"],"right":["B8","V1"]}"#);
    Mochi::play(&mut state, Seat(0), Move::Draw { from: Source::Centre { half: Half::Left } }, &mut Silent).unwrap();
    for level in ["greedy", "strong"] {
        always(&state, level, &[Move::Insert { place: 1 }, Move::Insert { place: 2 }]);
    }
}

#[test]
fn nobody_with_an_empty_hand_draws_by_the_own_effect() {
    // The yellow 5 has Draw: the round is won unless the player makes itself draw.
    let mut state = placed(r#"{"hands":[["Y5","G6"],6,6],"left":["P3"],"right":["B8"]}"#);
    Mochi::play(&mut state, Seat(0), pair(0), &mut Silent).unwrap();
    let others = [Seat(1), Seat(2)].map(|seat| Move::ChooseDrawer { seat });
    for level in ["greedy", "steady", "strong"] {
        always(&state, level, &others);
    }
}

#[test]
fn a_hint_tells_what_a_move_costs_and_how_it_goes_on() {
    let mut state = placed(r#"{"hands":[["G6","Y0","V9"],6,6],"left":["P3"],"right":["B8"]}"#);
    let told = hints::<HostedMochi>(&Mochi::view(&state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    let best = &told[0];
    assert_eq!(best.mv, pair(0));
    let expected = best.expected.unwrap();
    assert!(expected.result < 0.5, "going out costs nothing: {expected:?}");
    assert!(expected.share > 0.4, "{expected:?}");
    let line: Vec<Move> = best.line.iter().map(|step| step.mv).collect();
    assert!(line.starts_with(&[pair(0), Move::Reserve { place: 0 }]), "{line:?}");
    for step in &best.line {
        Mochi::play(&mut state, step.seat, step.mv, &mut Silent).unwrap();
    }
    assert!(told.windows(2).all(|two| two[0].expected.unwrap().tries >= two[1].expected.unwrap().tries));
}

#[test]
fn a_line_ends_with_the_card_drawn_face_down() {
    // No pair is playable: 01 and 12 are below 98, and the hand has no happy mochi.
    let state = placed(r#"{"hands":[["G0","S1","Y2"],7,7],"left":["P9"],"right":["B8"]}"#);
    let told = hints::<HostedMochi>(&Mochi::view(&state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    let blind = told.iter().find(|hint| hint.mv == Move::Draw { from: Source::Deck });
    let hint = blind.expect("the deck is among the best three");
    assert_eq!(hint.line.len(), 1);
    assert!(hint.line[0].events.is_empty(), "a face-down card isn't known beforehand");
}
