//! The bots' search is reproducible and interruptible, and is skipped when there is a single legal move.

use bot::{Cancel, Evaluate, Level, Mind, Stopped, choose, hints};
use game::{Chance, Game, Seat, Seed, Silent};
use mochi::{Mochi, Setup, State, View};
use mochi_hosted::HostedMochi;
use std::thread;
use std::time::{Duration, Instant};

const ENDLESS: Level = Level::measuring("endless", Mind::Search { iterations: u32::MAX });

fn dealt(seats: u8, seed: u64) -> State {
    Mochi::deal(&Setup { seats, ..Setup::default() }, Seed(seed), &mut Silent).unwrap()
}

fn view(state: &State) -> View {
    Mochi::view(state, state.to_move().unwrap_or(Seat(0)))
}

fn listed(state: &State) -> Vec<mochi::Move> {
    let mut moves = Vec::new();
    Mochi::legal_moves(state, &mut moves);
    moves
}

#[test]
fn the_same_view_level_and_seed_give_the_same_move() {
    for seed in 0..4 {
        let view = view(&dealt(4, seed));
        for &level in HostedMochi::LEVELS {
            let moves = [(); 2].map(|()| choose::<HostedMochi>(&view, level, Seed(99), &Cancel::new()).unwrap());
            assert_eq!(moves[0], moves[1], "{level:?}");
        }
    }
}

#[test]
fn a_bot_cancelled_in_mid_thought_stops_within_a_tenth_of_a_second_and_says_so() {
    let view = view(&dealt(6, 1));
    // A busy machine may cause delays of its own, so the shortest delay of five tries counts.
    let delay = (0..5)
        .map(|_| {
            let cancel = Cancel::new();
            let thinker = thread::spawn({
                let (view, cancel) = (view.clone(), cancel.clone());
                move || (choose::<HostedMochi>(&view, ENDLESS, Seed(1), &cancel), Instant::now())
            });
            thread::sleep(Duration::from_millis(50));
            let asked = Instant::now();
            cancel.cancel();
            let (answer, stopped) = thinker.join().unwrap();
            assert_eq!(answer, Err(Stopped::Cancelled));
            stopped.saturating_duration_since(asked)
        })
        .min();
    assert!(delay < Some(Duration::from_millis(100)), "{delay:?}");
}

#[test]
fn a_hint_can_be_cancelled_too() {
    let cancel = Cancel::new();
    cancel.cancel();
    assert_eq!(hints::<HostedMochi>(&view(&dealt(3, 1)), Seed(1), &cancel), Err(Stopped::Cancelled));
}

#[test]
fn a_single_legal_move_is_not_thought_about() {
    // A search without end that is already cancelled can return a move only if it doesn't start.
    let cancel = Cancel::new();
    cancel.cancel();
    let mut found = 0;
    let mut chance = Chance::new(Seed(3));
    let mut deals = (3..20).map(|seed| dealt(2, seed));
    let mut state = deals.next().unwrap();
    while found < 3 {
        if Mochi::to_move(&state).is_none() {
            // Fails the test if the deals run out before enough single moves are found.
            state = deals.next().unwrap();
        }
        let moves = listed(&state);
        if let [only] = moves[..] {
            assert_eq!(choose::<HostedMochi>(&view(&state), ENDLESS, Seed(1), &cancel), Ok(only));
            let hints = hints::<HostedMochi>(&view(&state), Seed(1), &cancel).unwrap();
            assert_eq!(hints.len(), 1);
            assert_eq!((hints[0].mv, hints[0].expected), (only, None));
            found += 1;
        }
        let beginner = Level::find(HostedMochi::LEVELS, "beginner").unwrap();
        let mv = choose::<HostedMochi>(&view(&state), beginner, chance.seed(), &Cancel::new()).unwrap();
        Mochi::apply(&mut state, mv, &mut Silent);
    }
}

#[test]
fn after_the_game_there_is_nothing_to_decide() {
    let mut state = dealt(2, 5);
    let mut chance = Chance::new(Seed(5));
    while Mochi::to_move(&state).is_some() {
        let greedy = Level::find(HostedMochi::LEVELS, "greedy").unwrap();
        let mv = choose::<HostedMochi>(&view(&state), greedy, chance.seed(), &Cancel::new()).unwrap();
        Mochi::apply(&mut state, mv, &mut Silent);
    }
    for &level in HostedMochi::LEVELS {
        assert_eq!(choose::<HostedMochi>(&view(&state), level, Seed(1), &Cancel::new()), Err(Stopped::NothingToDecide));
    }
}
