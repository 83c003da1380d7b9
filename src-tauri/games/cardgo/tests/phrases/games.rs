//! All sentences in random games and scenarios are well-formed, and no markup is visible.

use crate::sentences::{assert_setup_faults_are_sentences, assert_well_formed, names, say};
use cardgo::{Cardgo, Event, Setup, State};
use cardgo_hosted::HostedCardgo;
use game::{Chance, Game, Seat, Seed};
use games::book;
use proptest::prelude::*;
use rulebook::phrase::{Phrase, plain, told};
use rulebook::scenario::{Scenario, Stage, StepResult};
use rulebook::{Lang, Span};
use std::collections::BTreeSet;

/// Enough decisions to reach a count on a small board.
const LONG: usize = 400;

/// Plays at random on a small board and calls `look` for every state, with the events that led to it.
fn random_game(seed: u64, mut look: impl FnMut(&State, &[Event], usize)) {
    let mut events = Vec::new();
    let setup = Setup { size: 4, ..Setup::default() };
    let mut state = Cardgo::deal(&setup, Seed(seed), &mut events).unwrap();
    let mut chance = Chance::new(Seed(seed));
    let mut moves = Vec::new();
    for turn in 0..LONG {
        look(&state, &events, turn);
        events.clear();
        moves.clear();
        Cardgo::legal_moves(&state, &mut moves);
        let Some(&mv) = moves.get(chance.index(moves.len().max(1))) else { break };
        Cardgo::apply(&mut state, mv, &mut events);
    }
}

fn assert_well_told(event: &Event, lang: Lang, person: Option<Seat>) {
    let names = names(person);
    for span in told::<HostedCardgo>(event, lang, &names) {
        let Span::Card { text, card } = span else { continue };
        assert!(!text.contains(&card) && rulebook::card::read::<cardgo::Card>(&card).is_some(), "{text}: {card}");
    }
    assert_well_formed(&plain::<HostedCardgo>(event, lang, &names), true);
}

/// Asserts that the texts of all legal moves are different.
fn assert_moves_told_apart(state: &State) {
    let Some(seat) = Cardgo::to_move(state) else { return };
    let view = Cardgo::view(state, seat);
    let mut moves = Vec::new();
    Cardgo::legal_moves(state, &mut moves);
    for lang in Lang::ALL {
        let names = names(Some(seat));
        let said: Vec<String> = moves.iter().map(|&mv| HostedCardgo::mv(mv, &view, lang, &names)).collect();
        said.iter().for_each(|text| assert_well_formed(text, false));
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), moves.len(), "two moves said alike: {said:?}");
    }
}

fn assert_refusals_are_sentences(refusals: impl IntoIterator<Item = cardgo::Refusal>) {
    for refusal in refusals {
        say(|lang, names| HostedCardgo::refusal(&refusal, lang, names), true);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_event_and_move_of_a_random_game_is_well_told(seed: u64) {
        random_game(seed, |state, events, turn| {
            for event in events {
                for lang in Lang::ALL {
                    assert_well_told(event, lang, None);
                    assert_well_told(event, lang, Some(Seat(1)));
                }
            }
            if turn % 5 == 0 {
                assert_moves_told_apart(state);
            }
        });
    }

    #[test]
    fn every_refusal_of_a_random_game_is_a_sentence(seed: u64) {
        let mut chance = Chance::new(Seed(seed));
        random_game(seed, |state, _, _| {
            let seat = Seat(chance.index(2) as u8);
            let mv = Cardgo::random_move(&mut chance);
            assert_refusals_are_sentences(Cardgo::check(state, seat, mv).err());
            assert_refusals_are_sentences(Cardgo::explain(&Cardgo::view(state, seat), &Cardgo::intent(mv)));
        });
    }

    #[test]
    fn there_is_always_something_to_read_but_never_too_much(seed: u64) {
        random_game(seed, |state, _, _| {
            for seat in [Seat(0), Seat(1)] {
                let told = HostedCardgo::at_hand(&Cardgo::view(state, seat));
                assert!((1..=8).contains(&told.len()), "{told:?}");
                assert!(told.iter().enumerate().all(|(at, rule)| !told[..at].contains(rule)), "{told:?}");
            }
        });
    }

    #[test]
    fn a_table_is_summed_up_in_a_few_words(seed: u64) {
        random_game(seed, |state, _, _| {
            for seat in [Seat(0), Seat(1)] {
                let view = Cardgo::view(state, seat);
                for lang in Lang::ALL {
                    let said = HostedCardgo::standing(&view, lang, &names(Some(seat)));
                    assert!((10..60).contains(&said.chars().count()), "{said}");
                }
                if let Some(outcome) = Cardgo::outcome(state) {
                    let said = HostedCardgo::standing(&view, Lang::Hu, &names(Some(seat)));
                    let won = outcome.standings[seat.index()].rank == 1;
                    assert_eq!(said.contains("nyertél"), won, "{said}");
                }
            }
        });
    }

    #[test]
    fn a_name_is_shown_as_it_is(name in r"[\[\]|a-cS6 ]{1,12}") {
        let names = rulebook::phrase::Names::new(vec![name.clone(), "Borka".to_owned()], None);
        for lang in Lang::ALL {
            let text = plain::<HostedCardgo>(&Event::Agreed { seat: Seat(0) }, lang, &names);
            prop_assert!(text.replace('\u{2060}', "").contains(&name), "{text}");
        }
    }
}

#[test]
fn what_scenarios_bring_about_is_well_said() {
    for file in book().volume("cardgo").unwrap().texts.scenarios {
        let scenario = Scenario::<HostedCardgo>::parse(file.name, file.text).unwrap();
        let mut stage = Stage::new(&scenario).unwrap();
        loop {
            assert_moves_told_apart(stage.state());
            let Some(beat) = stage.advance() else { break };
            match beat.unwrap().happening {
                StepResult::Done { .. } => {
                    for event in stage.events() {
                        Lang::ALL.iter().for_each(|&lang| assert_well_told(event, lang, Some(Seat(0))));
                    }
                }
                StepResult::Refused { refusal, .. } => assert_refusals_are_sentences([refusal]),
                StepResult::Explained { refusals, .. } => assert_refusals_are_sentences(refusals),
                StepResult::Judged { faults } => assert_setup_faults_are_sentences::<HostedCardgo>(&faults),
                StepResult::Seen => {}
            }
        }
    }
}
