//! With cards, too, a bot's decision depends on its view alone at every step: neither the opponent's hand, deck, trap
//! and random generator change it, nor the moves by which the board came about.

use bot::{Analysis, Cancel, Evaluate, Level, Mind, choose};
use cardgo::{Cardgo, Setup, State, Step};
use cardgo_hosted::HostedCardgo;
use game::{Chance, Game, Seat, Seed, Silent};

fn searching(iterations: u32) -> Level {
    Level::measuring("quick", Mind::Search { iterations })
}

fn chosen(state: &State, seat: Seat, level: Level, seed: u64) -> cardgo::Move {
    choose::<HostedCardgo>(&Cardgo::view(state, seat), level, Seed(seed), &Cancel::new()).unwrap()
}

fn name(step: Step) -> &'static str {
    match step {
        Step::Turn => "turn",
        Step::Aim { .. } => "aim",
        Step::Answer { .. } => "answer",
        Step::Arrange => "arrange",
        Step::Name { .. } => "name",
        Step::Choose { .. } => "choose",
        Step::Note => "note",
        Step::Discard { .. } => "discard",
    }
}

/// Collects states of card games on 9×9, up to `most_each` of every step.
fn points(most_each: usize) -> Vec<State> {
    let setup = Setup { size: 9, ..Setup::default() };
    let mut points: Vec<State> = Vec::new();
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..12 {
        let mut state = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed));
        let mut number = 0;
        while let Some(seat) = Cardgo::to_move(&state) {
            let step = state.table().step();
            let count: &mut usize = seen.entry(name(step)).or_default();
            number += 1;
            // Limits the states from the first games, and samples the turns, so that some have cards in the hands.
            if *count < most_each * (seed as usize + 1) / 4 && (step != Step::Turn || number % 17 == 0) {
                *count += 1;
                points.push(state.clone());
            }
            let mv = chosen(&state, seat, HostedCardgo::LEVELS[chance.index(3)], chance.seed().0);
            Cardgo::apply(&mut state, mv, &mut Silent);
        }
    }
    assert_eq!(seen.len(), 8, "not every step came up: {seen:?}");
    points
}

#[test]
fn nothing_hidden_changes_a_choice_at_any_step() {
    let mut chance = Chance::new(Seed(29));
    let mut hands = 0;
    for state in points(8) {
        let seat = Cardgo::to_move(&state).unwrap();
        let view = Cardgo::view(&state, seat);
        let twin = Cardgo::determinize(&view, &mut chance);
        let other = Seat(1 - seat.0);
        hands += usize::from(twin.hand(other) != state.hand(other));
        for level in [HostedCardgo::LEVELS[0], HostedCardgo::LEVELS[2], searching(50)] {
            let choices = [&state, &twin].map(|state| chosen(state, seat, level, 5));
            assert_eq!(choices[0], choices[1], "{} at {:?}", level.key, state.table().step());
        }
    }
    assert!(hands > 10, "only {hands} twins have another hand");
}

#[test]
fn nothing_hidden_changes_what_an_analysis_finds_at_any_step() {
    let mut chance = Chance::new(Seed(31));
    let mut found = 0;
    for state in points(4) {
        let view = Cardgo::view(&state, Cardgo::to_move(&state).unwrap());
        let twin = Cardgo::determinize(&view, &mut chance);
        let told = [&state, &twin].map(|state| {
            let mut analysis = Analysis::<HostedCardgo>::begin(&Cardgo::view(state, view.seat), Seed(5))?;
            analysis.grow(&Cancel::new());
            Some((analysis.hints(), analysis.survey()))
        });
        assert_eq!(told[0], told[1], "at {:?}", state.table().step());
        found += usize::from(told[0].is_some());
    }
    assert!(found > 10, "only {found} positions were analysed");
}

#[test]
fn a_table_taken_from_disk_is_played_alike() {
    for state in points(4) {
        let seat = Cardgo::to_move(&state).unwrap();
        let read: State = serde_json::from_str(&serde_json::to_string(&state).unwrap()).unwrap();
        let choices = [&state, &read].map(|state| chosen(state, seat, searching(50), 5));
        assert_eq!(choices[0], choices[1], "at {:?}", state.table().step());
    }
}
