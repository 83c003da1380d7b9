//! Properties that hold at every step of games in which cards are frequent.

use super::played::{make, pick, placed};
use cardgo::{Card, Cardgo, Event, HAND_LIMIT, Intent, Move, Phase, Setup, State, Step, rules};
use game::{Chance, Cites, Game, Seat, Seed, Silent};
use serde_json::json;

const MOST: usize = 1_500;

fn every_card(state: &State) -> Vec<Card> {
    let hands = [Seat(0), Seat(1)].into_iter().flat_map(|seat| state.hand(seat).cards());
    let announced = state.table().announced().map(|announced| announced.card);
    let open = state.table().discards().iter().chain(state.deck());
    let mut cards: Vec<Card> = hands.chain(open).copied().chain(announced).collect();
    cards.sort_unstable();
    cards
}

/// Plays random games and calls `look` for every move with the states before and after it.
fn each_move(games: u64, sizes: &[u8], mut look: impl FnMut(&State, Move, &[Event], &State)) {
    for seed in 0..games {
        let size = sizes[seed as usize % sizes.len()];
        let setup = Setup { size, ..Setup::default() };
        let mut state = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed));
        for _ in 0..MOST {
            let Some(mv) = pick(&state, &mut chance) else { break };
            let before = state.clone();
            let events = make(&mut state, mv);
            Cardgo::audit(&state).unwrap_or_else(|wrong| panic!("seed {seed}, {mv:?}: {wrong}"));
            look(&before, mv, &events, &state);
        }
    }
}

#[test]
fn cards_are_conserved_hands_are_small_and_one_effect_lasts() {
    let mut seen = [0; Card::ALL.len()];
    each_move(60, &[5, 9, 7, 13], |before, _, events, after| {
        assert_eq!(every_card(after), every_card(before));
        let turn_over = after.table().phase() != Phase::Playing
            || after.table().position().turn() != before.table().position().turn();
        let limited = !matches!(after.table().step(), Step::Discard { .. }) && !after.table().is_ordinary();
        if turn_over && limited {
            let mover = Seat(before.table().position().turn().index() as u8);
            assert!(after.hand(mover).len() <= usize::from(HAND_LIMIT));
        }
        for event in events {
            if let Event::Announced { card, .. } | Event::Countered { card, .. } = event {
                seen[*card as usize] += 1;
            }
            if let Event::LastingBegan { .. } = event {
                assert!(before.table().lasting().is_none());
            }
        }
    });
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn every_board_that_stood_is_in_the_history_and_moves_are_numbered() {
    each_move(40, &[4, 9, 3], |before, mv, events, after| {
        let history = after.table().position().history();
        assert_eq!(history.last(), Some(&after.table().position().board().hash()));
        assert!(history.starts_with(before.table().position().history()));
        let moved = events
            .iter()
            .any(|event| matches!(event, Event::Played { .. } | Event::Passed { .. } | Event::TrapSprung { .. }));
        assert_eq!(after.table().number(), before.table().number() + u32::from(moved), "{mv:?} {events:?}");
    });
}

#[test]
fn an_effect_lasts_as_many_moves_as_it_says_and_nobody_plays_cards_meanwhile() {
    let mut left = None;
    each_move(40, &[5, 9], |before, mv, events, after| {
        if before.table().lasting().is_some() {
            assert!(matches!(mv, Move::Play { .. } | Move::Pass | Move::Discard { .. }), "{mv:?}");
        }
        for event in events {
            match event {
                Event::LastingBegan { card, left: moves, .. } => {
                    assert_eq!(card.lasts(), Some(*moves));
                    left = Some(*moves);
                }
                Event::Played { .. } | Event::Passed { .. } => left = left.map(|left| left - 1),
                Event::LastingEnded { card, .. } => {
                    let early = after.table().phase() != Phase::Playing || *card == Card::Trap;
                    assert!(left.take() == Some(0) || early, "{card}");
                }
                _ => {}
            }
        }
        assert_eq!(after.table().lasting().map(|lasting| lasting.left), left);
    });
}

/// Plays the last cards of a deck, with any number of counters in the hands.
#[test]
fn ordinary_go_lets_everybody_keep_their_counters() {
    let mut held = [0; 10];
    for seed in 0..300 {
        let mut chance = Chance::new(Seed(seed));
        let mut counters = [vec!["headwind"; 5], vec!["mirror"; 2], vec!["shield"; 2]].concat();
        chance.shuffle(&mut counters);
        let mut take = |most: usize| -> Vec<&str> { counters.split_off(counters.len() - chance.index(most + 1)) };
        let hands = [take(3), take(3)];
        let deck = [&["gift"][..], &take(1), &["gift"], &take(1)].concat();
        let rows = [".....", ".X.O.", ".....", ".O.X.", "....."];
        let mut state = placed(json!({ "rows": rows, "hands": hands, "deck": deck, "rest": "discards" }));
        for _ in 0..80 {
            let Some(mv) = pick(&state, &mut chance) else { break };
            make(&mut state, mv);
            let audited = [Seat(0), Seat(1)].map(|seat| Cardgo::determinize(&Cardgo::view(&state, seat), &mut chance));
            for state in audited.iter().chain([&state]) {
                Cardgo::audit(state).unwrap_or_else(|wrong| panic!("seed {seed}, {mv:?}: {wrong}"));
            }
            if state.table().is_ordinary() {
                assert_eq!(state.table().step(), Step::Turn, "seed {seed}, {mv:?}");
                held[state.hand(Seat(0)).len().max(state.hand(Seat(1)).len())] += 1;
            }
        }
    }
    assert!(held[4] > 50, "{held:?}");
}

#[test]
fn games_with_cards_end() {
    let (mut ended, mut ordinary) = (0, 0);
    each_move(30, &[5, 7], |_, _, events, after| {
        ended += usize::from(after.to_move().is_none());
        ordinary += events.iter().filter(|event| **event == Event::OrdinaryGo).count();
    });
    assert!(ended > 5 && ordinary > 0, "{ended} ended, {ordinary} became ordinary Go");
}

#[test]
fn all_that_stands_against_a_touch_is_told_in_the_order_of_the_rules() {
    let mut several = 0;
    each_move(40, &[9, 13], |state, _, _, _| {
        let Some(seat) = state.to_move() else { return };
        let view = Cardgo::view(state, seat);
        let cards = Card::ALL.into_iter().flat_map(|card| [Intent::Card { card }, Intent::Counter { card }]);
        for touch in cards.chain([Intent::Draw]) {
            let told: Vec<_> = Cardgo::explain(&view, &touch).iter().map(Cites::rule).collect();
            let places = told.iter().map(|rule| rules::ALL.iter().position(|known| known == rule).unwrap());
            assert!(places.is_sorted(), "{touch:?} {told:?}");
            several += u32::from(told.first() != told.last());
        }
    });
    assert!(several > 1_000, "{several} touches broke several rules");
}
