//! The turns played through.

use super::contract::{Astra, Position};
use super::*;
use crate::playing::{assert_alike, assert_conforms, listed, play_all, refused_by};
use game::{Game, Seed};

/// The constellations of [`CONSTELLATIONS`].
const FORK: u8 = 0;
const ARMS: u8 = 2;

fn begin(stardust: [u8; 2], telescopes: u8, marks: [[Vec<u8>; 2]; 3]) -> State {
    Astra::place(&Position { stardust, telescopes, marks, open: [0, 3] }, Seed(1)).unwrap()
}

fn mark(place: u8, star: u8) -> Move {
    Move::Mark { place, star }
}

#[test]
fn a_path_goes_star_by_star_along_the_lines() {
    let mut state = begin([8, 5], 0, Default::default());
    play_all::<Astra>(&mut state, &[Move::Observe { place: FORK }]);
    assert_eq!(listed::<Astra>(&state), [mark(FORK, 0)], "an unmarked card begins at its starting star (AS-3.2)");
    assert_eq!(refused_by::<Astra>(&state, Move::Stop).0, "AS-3.3");
    play_all::<Astra>(&mut state, &[mark(FORK, 0), mark(FORK, 1)]);
    assert_eq!(listed::<Astra>(&state), [mark(FORK, 2), mark(FORK, 3), Move::Stop]);
    assert_eq!(refused_by::<Astra>(&state, mark(FORK, 4)).0, "AS-3.3");
    play_all::<Astra>(&mut state, &[mark(FORK, 2)]);
    assert_eq!(listed::<Astra>(&state), [Move::EndTurn], "a dead end, and no telescope");
    assert_eq!(state.table.sides[0].stardust, 5);
}

#[test]
fn a_telescope_buys_another_observe_of_the_same_turn() {
    let mut state = begin([8, 5], 1, Default::default());
    let first = [Move::Observe { place: ARMS }, mark(ARMS, 2), mark(ARMS, 1), Move::Stop];
    play_all::<Astra>(&mut state, &first);
    let again = |place| Move::Observe { place };
    assert_eq!(listed::<Astra>(&state), [again(0), again(1), again(2), Move::EndTurn]);
    let events = play_all::<Astra>(&mut state, &[again(ARMS)]);
    assert_eq!(events, [Event::Observes { seat: YOU, place: ARMS, telescope: true }]);
    assert_eq!(listed::<Astra>(&state), [mark(ARMS, 0), mark(ARMS, 3)], "beside any marked star");
    play_all::<Astra>(&mut state, &[mark(ARMS, 3), mark(ARMS, 4), mark(ARMS, 5)]);
    assert_eq!(refused_by::<Astra>(&state, again(FORK)).0, "AS-3.5");
    assert_eq!(state.table.sides[0], Side { stardust: 3, telescopes: 0, points: 0 });
}

#[test]
fn who_marks_the_last_star_discovers_after_all_observes() {
    let mut state = begin([8, 5], 1, [[vec![], vec![0, 1]], [vec![], vec![]], [vec![], vec![]]]);
    let again = Move::Observe { place: FORK };
    let events = play_all::<Astra>(&mut state, &[again, mark(FORK, 3), mark(FORK, 4), again, mark(FORK, 2)]);
    assert!(!events.contains(&Event::Discovered { seat: YOU, place: FORK }));
    let events = play_all::<Astra>(&mut state, &[Move::EndTurn]);
    let boon = Event::BoonTaken { seat: AUPTOLEMY, boon: Boon::VictoryPoints };
    assert_eq!(events, [Event::Discovered { seat: YOU, place: FORK }, boon]);
}

#[test]
fn the_automaton_has_one_move_and_throws_its_die_in_it() {
    let mut state = begin([8, 5], 0, Default::default());
    play_all::<Astra>(&mut state, &[Move::Rest]);
    assert_eq!(state.to_move(), Some(AUPTOLEMY));
    assert_eq!(listed::<Astra>(&state), [Move::FollowRules]);

    let mut thrown = Vec::new();
    for seed in 0..40 {
        // Same view, another generator and another order of its deck.
        let mut other = Astra::determinize(&Astra::view(&state, YOU), &mut Chance::new(Seed(seed)));
        let events = play_all::<Astra>(&mut other, &[Move::FollowRules]);
        let Some(Event::DieThrown { die }) = events.first() else { panic!("{events:?}") };
        let Some(Event::Steered { card, .. }) = events.iter().find(|event| matches!(event, Event::Steered { .. }))
        else {
            panic!("{events:?}")
        };
        match die {
            1 | 2 => assert_eq!(*card, 0),
            3 | 4 => assert_eq!(*card, 3),
            _ => assert!(![0, 3].contains(card), "its deck's top card"),
        }
        thrown.push(*die);
    }
    thrown.sort_unstable();
    thrown.dedup();
    assert_eq!(thrown, [1, 2, 3, 4, 5, 6], "the die isn't known before it is thrown");
    let twice = [(); 2].map(|()| play_all::<Astra>(&mut state.clone(), &[Move::FollowRules]));
    assert_eq!(twice[0], twice[1], "and falls alike from the same state");
}

#[test]
fn the_automaton_prefers_a_grand_star_to_a_longer_path() {
    let marks = [[vec![], vec![0]], [vec![], vec![]], [vec![], vec![]]];
    let mut state = begin([8, 5], 0, marks);
    assert_eq!(state.best_path(FORK, 3), [1, 2]);
}

#[test]
fn the_automatons_discovery_asks_the_player_for_a_boon() {
    let marks = [[vec![0], vec![1, 2, 3, 4]], [vec![0], vec![1, 2, 3, 4, 5]], [vec![2, 1, 0], vec![3, 4]]];
    let mut state = begin([0, 5], 0, marks);
    state.table.displays[0].discovered = Some(AUPTOLEMY);
    play_all::<Astra>(&mut state, &[Move::Rest, Move::FollowRules]);
    let Step::Boon { .. } = state.table.step else { panic!("one star was left on either card: {state:?}") };
    assert_eq!(state.to_move(), Some(YOU));
    play_all::<Astra>(&mut state, &[Move::Boon { boon: Boon::Telescope }]);
    assert_eq!((state.table.sides[0].telescopes, state.table.step), (1, Step::Action));
}

#[test]
fn the_order_of_the_automatons_deck_does_not_show() {
    let state = begin([8, 5], 1, Default::default());
    let other = Astra::determinize(&Astra::view(&state, YOU), &mut Chance::new(Seed(9)));
    let turn = [Move::Observe { place: FORK }, mark(FORK, 0), Move::Stop, Move::EndTurn];
    assert_alike::<Astra>(&state, &other, YOU, &turn);
}

#[test]
fn the_contract_holds() {
    assert_conforms::<Astra>(&Setup {}, 60, 400);
}
