//! Tests that every likely mistake of a beginner in a lesson is recognised as one, and no correct solution is.

use parbaj::Move;
use parbaj_hosted::HostedParbaj;
use rulebook::tutorial::{Goal, Tutorial, load};
use serde_json::{Value, json};

fn tutorial() -> Tutorial<HostedParbaj> {
    load().unwrap().unwrap()
}

/// Returns the state of the lesson's goal after each of the decisions.
fn standings(lesson: &str, decisions: &[Value]) -> Vec<Goal> {
    let tutorial = tutorial();
    let lesson = tutorial.lesson(lesson).unwrap();
    let moves: Vec<Move> = decisions.iter().map(|it| serde_json::from_value(it.clone()).unwrap()).collect();
    (1..=moves.len()).map(|made| lesson.attempt(&moves[..made]).unwrap().goal).collect()
}

fn play(card: &str) -> Value {
    json!({ "kind": "play", "card": card })
}

fn pay() -> Value {
    json!({ "kind": "pay" })
}

fn decline() -> Value {
    json!({ "kind": "decline" })
}

fn march(permanent: u8) -> Value {
    json!({ "kind": "march", "permanent": permanent })
}

fn at_guard(attacker: u8, guard: u8) -> Value {
    json!({ "kind": "attack", "attacker": attacker, "target": { "kind": "permanent", "permanent": guard } })
}

fn at_player(attacker: u8) -> Value {
    json!({ "kind": "attack", "attacker": attacker, "target": { "kind": "player", "seat": 1 } })
}

fn next(permanent: u8) -> Value {
    json!({ "kind": "next", "permanent": permanent, "what": { "kind": "clause", "clause": 1 } })
}

/// Returns two turns of three, and what is played in the third.
fn first_turns() -> Vec<Value> {
    let cards = [play("mezei-kaszas"), pay(), play("avarjaro"), pay()];
    [&cards[..], &[march(0), at_player(0), play("agancsos-vandor"), pay()]].concat()
}

#[test]
fn the_last_of_these_leads_astray() {
    let done = json!({ "kind": "done" });
    let accept = json!({ "kind": "accept" });
    let cases: [(&str, Vec<Value>); 16] = [
        // The stronger creature can be played alone.
        ("du-learn-1-first-cards", vec![play("agancsos-vandor")]),
        // The cheap card is the right one.
        ("du-learn-1-first-cards", vec![play("mezei-kaszas")]),
        // A turn passes without a creature in play.
        ("du-learn-three-turns", vec![decline()]),
        // The weaker creature would be struck by the guard.
        ("du-learn-three-turns", [first_turns(), vec![march(0), march(3), at_guard(0, 1)]].concat()),
        // The weaker creature doesn't survive the guard's strike.
        ("du-learn-2-attack", vec![march(0), done.clone(), at_guard(1, 2)]),
        // No other creature is at the guard post to attack with.
        ("du-learn-2-attack", vec![done]),
        // A passive creature can't be at the guard post.
        ("du-learn-3-builder", vec![play("kofejto"), json!({ "kind": "give", "permanent": 0 })]),
        // A third spell, but too expensive.
        ("du-learn-4-parts", vec![play("fustpenz")]),
        // The opponent has more life than the Advantage allows.
        ("du-learn-5-advantage", vec![play("falak-lanya")]),
        // Too few VP are left to react.
        ("du-learn-6-neutralise", vec![play("fodrozatlan-viztukor")]),
        ("du-learn-6-neutralise", vec![decline(), decline()]),
        // The spell is prevented.
        ("du-learn-7-the-neutraliser", vec![play("benott-osvenyek"), pay(), decline()]),
        // Without its drawbacks it pays no Bounty.
        ("du-learn-8-bounty", vec![play("hamulug")]),
        // It has to be paid once more.
        ("du-learn-9-temporary-cost", vec![next(0), accept.clone()]),
        // No life is left.
        ("du-learn-9-temporary-cost", vec![next(1), accept.clone(), accept]),
        // The remaining damage isn't enough.
        ("du-learn-10-silence", vec![at_guard(0, 4)]),
    ];
    for (lesson, decisions) in cases {
        let stood = standings(lesson, &decisions);
        let (last, before) = stood.split_last().unwrap();
        assert!(before.iter().all(|goal| *goal == Goal::Open), "{lesson}: {stood:?}");
        assert_eq!(*last, Goal::Astray, "{lesson}: {decisions:?}");
    }
}

#[test]
fn another_way_is_as_good() {
    let refuse = json!({ "kind": "refuse" });
    let at_a_player = |seat: u8| json!({ "kind": "target", "target": { "kind": "player", "seat": seat } });
    let cases: [(&str, Vec<Value>); 4] = [
        ("du-learn-three-turns", [first_turns(), vec![march(0), march(3), at_guard(3, 1), at_player(0)]].concat()),
        ("du-learn-4-parts", vec![play("pattano-szikra"), at_a_player(1), pay(), play("pernyeforgatag"), pay()]),
        ("du-learn-9-temporary-cost", vec![next(0), refuse, json!({ "kind": "accept" })]),
        ("du-learn-10-silence", vec![at_guard(2, 4), at_player(1), at_player(0)]),
    ];
    for (lesson, decisions) in cases {
        let stood = standings(lesson, &decisions);
        let (last, before) = stood.split_last().unwrap();
        assert!(before.iter().all(|goal| *goal == Goal::Open), "{lesson}: {stood:?}");
        assert_eq!(*last, Goal::Reached, "{lesson}");
    }
}
