//! Positions of Astra in which it is obvious why one move is better than another.

use astra::{AUPTOLEMY, Astra, Move, PERSON, State};
use astra_hosted::{HostedAstra, Milestone};
use bot::{Cancel, Why, hints, verdict};
use game::{Game, Seed};
use rulebook::Lang;
use rulebook::phrase::Phrase;
use serde_json::{Value, json};

fn placed(position: &Value) -> State {
    Astra::place(&serde_json::from_value(position.clone()).unwrap(), Seed(1)).unwrap()
}

/// Returns a position in which four of Cassiopeia's five stars are marked by the person.
fn four_of_five() -> State {
    placed(&json!({
        "display": [{ "card": "uma" }, { "card": "per" }, { "card": "cas", "marks": { "yours": [0, 1, 2, 3] } }],
    }))
}

/// Returns the reason against resting in a position.
fn against_resting(state: &State, seed: u64) -> Why<Milestone> {
    let view = Astra::view(state, PERSON);
    let judged = verdict::<HostedAstra>(&view, Move::Rest, Seed(seed), &Cancel::new()).unwrap().unwrap();
    judged.why.unwrap()
}

#[test]
fn resting_is_judged_by_the_constellation_it_leaves() {
    // One stardust pays for one star: the last of Cassiopeia, or one of a card that is far from complete.
    let state = placed(&json!({
        "display": [{ "card": "uma" }, { "card": "per" }, { "card": "cas", "marks": { "yours": [0, 1, 2, 3] } }],
        "you": { "stardust": 1 },
    }));
    for seed in 1..=3 {
        let why = against_resting(&state, seed);
        assert_eq!(why.milestone, Milestone::Discovered { seat: PERSON, card: "cas".parse().unwrap() });
        assert!(why.percent > 2 * why.other, "{why:?}");
    }
}

#[test]
fn resting_is_judged_by_what_it_leaves_to_auptolemy_where_that_weighs_more() {
    let why = against_resting(&four_of_five(), 1);
    assert_eq!(why.milestone, Milestone::Discovered { seat: AUPTOLEMY, card: "cas".parse().unwrap() });
    // Auptolemy discovers it in 55 percent of the continuations of the better move, and in 85 percent after the Rest.
    // A seed gives the same figures on every device.
    assert_eq!((why.percent, why.other), (55, 85));
}

#[test]
fn what_is_done_anyhow_gives_no_reason() {
    // The last star is the same, reached by either of two paths.
    let view = Astra::view(&four_of_five(), PERSON);
    let best = hints::<HostedAstra>(&view, Seed(1), &Cancel::new()).unwrap().remove(0);
    let judged = verdict::<HostedAstra>(&view, best.mv, Seed(1), &Cancel::new()).unwrap().unwrap();
    assert!(judged.played.mv != judged.preferred.mv || judged.why.is_none(), "{judged:?}");
}

#[test]
fn one_is_just_in_time_only_before_who_could_have_done_it_next() {
    // Auptolemy's left card leads to Cassiopeia, on which one star is unmarked; without stardust Auptolemy would rest
    // instead.
    for (stardust, just_in_time) in [(1, true), (0, false)] {
        let state = placed(&json!({
            "display": [{ "card": "uma" }, { "card": "per" }, { "card": "cas", "marks": { "yours": [0, 1, 2, 3] } }],
            "auptolemy": { "stardust": stardust },
        }));
        let view = Astra::view(&state, PERSON);
        let mut moves = Vec::new();
        Astra::legal_moves(&state, &mut moves);
        let last =
            moves.into_iter().find(|mv| matches!(mv, Move::Observe { place, .. } if place.index() == 2)).unwrap();
        let said = HostedAstra::reason(last, &view, Lang::En).unwrap();
        assert_eq!(said.contains("before Auptolemy"), just_in_time, "{stardust}: {said}");
    }
}
