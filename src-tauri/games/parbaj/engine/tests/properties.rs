//! Tests invariants at every step of random duels.

use game::{Chance, Game, Seat, Seed, Silent};
use parbaj::{Event, LeaveCause, Move, Parbaj, Phase, Setup, State, Step};
use parbaj_cards::{CardType, Deck, MOST_VP};

/// Plays random duels with every pair of ready decks, and calls `each` at every step with the state before, the move,
/// the events, and the state after.
fn every_step(games: u64, mut each: impl FnMut(&State, Move, &[Event], &State)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let deck = |at: u64| Deck::ALL[(at % 4) as usize];
        let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
        let mut state = Parbaj::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        for _ in 0..2_000 {
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            let before = state.clone();
            let mut events = Vec::new();
            Parbaj::apply(&mut state, mv, &mut events);
            each(&before, mv, &events, &state);
        }
    }
}

#[test]
fn every_card_is_in_one_place_at_every_step() {
    every_step(96, |_, mv, _, state| {
        Parbaj::audit(state).unwrap_or_else(|problem| panic!("after {mv:?}: {problem}"));
    });
}

#[test]
fn nothing_that_should_be_dead_is_in_play_when_somebody_decides_in_a_window() {
    every_step(96, |_, mv, _, state| {
        if !matches!(state.step(), Step::Window { .. }) {
            return;
        }
        for it in state.permanents() {
            let (damage, life) = (i16::from(it.damage_on()), state.figures(it).1);
            let body = matches!(it.card().kind().card_type, CardType::Creature | CardType::Building);
            assert!(!body || damage < life, "{mv:?} leaves {:?} with {damage} of {life}", it.card());
        }
    });
}

#[test]
fn nothing_waits_in_upkeep_that_is_gone_or_on_the_other_side() {
    let mut asked = 0;
    every_step(96, |before, mv, _, state| {
        if state.phase() != Phase::Upkeep {
            return;
        }
        asked += u32::from(state.step() == Step::UpkeepOrder);
        for job in Parbaj::view(state, state.active()).upkeep {
            let it = state.permanent(job.permanent).unwrap_or_else(|| panic!("{mv:?} leaves {job:?}"));
            let same = before.permanent(it.id()).is_none_or(|before| before.master() == it.master());
            assert!(same, "{mv:?} leaves {job:?} on the other side");
        }
    });
    assert!(asked > 100, "{asked}");
}

#[test]
fn what_paying_brings_about_waits_for_the_end_of_the_action() {
    let mut waiting = 0;
    every_step(96, |_, mv, _, state| {
        if !matches!(state.step(), Step::Reactions { .. }) {
            return;
        }
        let json = serde_json::to_value(state).unwrap();
        assert_eq!(json["jobs"], serde_json::json!([]), "after {mv:?} something happens before the action it was for");
        waiting += json["queue"].as_array().unwrap().iter().filter(|action| !action["linked"].is_null()).count();
    });
    assert!(waiting > 0, "no action was paid for with anything that has consequences");
}

#[test]
fn until_it_is_paid_nobody_else_can_tell_what_is_announced() {
    every_step(96, |before, mv, events, after| {
        let Some(seat) = before.to_move() else { return };
        let other = Seat(1 - seat.0);
        let announcing = after.announced_origin().is_some();
        if announcing {
            assert!(events.is_empty(), "{mv:?} tells {events:?}");
            assert_eq!(Parbaj::view(before, other), Parbaj::view(after, other), "{mv:?}");
        }
    });
}

#[test]
fn vp_are_never_more_than_ten_and_what_is_paid_is_told() {
    every_step(96, |before, mv, events, after| {
        for seat in [Seat(0), Seat(1)] {
            assert!(after.vp(seat) <= MOST_VP);
            let told = |event: &Event| match event {
                Event::Paid { seat: of, vp, .. } if *of == seat => -i16::from(*vp),
                Event::Income { seat: of, vp, .. } if *of == seat => i16::from(*vp),
                Event::Vp { seat: of, change, .. } if *of == seat => i16::from(*change),
                Event::VpLost { seat: of, vp } if *of == seat => -i16::from(*vp),
                _ => 0,
            };
            let change: i16 = events.iter().map(told).sum();
            let now = i16::from(before.vp(seat)) + change;
            assert_eq!(i16::from(after.vp(seat)), now, "{mv:?} {events:?}");
        }
    });
}

#[test]
fn ep_change_by_what_is_told_and_by_nothing_else() {
    every_step(96, |before, mv, events, after| {
        for seat in [Seat(0), Seat(1)] {
            let told = |event: &Event| match event {
                Event::Paid { seat: of, life, .. } if *of == seat => -i16::from(*life),
                Event::Life { seat: of, change, .. } if *of == seat => *change,
                Event::Damaged { target: parbaj::EventTarget::Player { seat: of }, amount, .. } if *of == seat => {
                    -i16::from(*amount)
                }
                _ => 0,
            };
            let change: i16 = events.iter().map(told).sum();
            assert_eq!(after.life(seat), before.life(seat) + change, "{mv:?} {events:?}");
        }
    });
}

#[test]
fn who_leaves_play_is_told_once_and_dies_for_a_reason() {
    every_step(96, |before, mv, events, after| {
        for it in before.permanents() {
            let gone = after.permanent(it.id()).is_none();
            let told = events.iter().filter(|event| matches!(event, Event::Left { piece, .. } if piece.id == it.id()));
            assert_eq!(told.count(), usize::from(gone), "{mv:?} {events:?}");
        }
        let deaths = events.iter().filter(|event| matches!(event, Event::Left { how: LeaveCause::Poisoned, .. }));
        for death in deaths {
            let Event::Left { piece, .. } = death else { continue };
            assert_eq!(piece.card.kind().card_type, CardType::Creature, "{mv:?}");
        }
    });
}

#[test]
fn turns_alternate_and_the_game_ends_by_the_hundredth() {
    every_step(96, |before, mv, _, after| {
        assert!(after.turn() <= 100);
        if after.turn() > before.turn() {
            assert_eq!(after.turn(), before.turn() + 1, "{mv:?}");
            assert!(before.turn() == 0 || after.active() != before.active(), "{mv:?}");
        }
        if before.phase() == Phase::Main && after.turn() == before.turn() {
            assert!(after.phase() >= Phase::Main, "{mv:?} goes back from the main phase");
        }
    });
}
