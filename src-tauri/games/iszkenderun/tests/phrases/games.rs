//! In random games everything is well phrased, and no markup is visible.

use super::card;
use crate::sentences::{assert_setup_faults_are_sentences, assert_well_formed, names, say, seen};
use game::{Chance, Game, Seat, Seed};
use games::book;
use iszkenderun::{Card, Closes, Event, Iszkenderun, Setup, State, Third, TwoSuited, View, Zeros};
use iszkenderun_hosted::HostedIszkenderun;
use proptest::prelude::*;
use rulebook::phrase::{Phrase, plain, told};
use rulebook::scenario::{Scenario, Stage, StepResult};
use rulebook::{Lang, Span};
use std::collections::BTreeSet;

/// More decisions than a random game takes.
const LONG: usize = 400;

fn setups() -> impl Strategy<Value = Setup> {
    (
        3_u8..=4,
        prop_oneof![Just(Zeros::InPlay), Just(Zeros::OwnRow)],
        prop_oneof![Just(TwoSuited::Always), Just(TwoSuited::FinalOnly)],
        prop_oneof![Just(Closes::Anywhere), Just(Closes::Rightmost)],
        prop_oneof![Just(Third::One), Just(Third::Nothing)],
    )
        .prop_map(|(seats, zeros, two_suited, closes, third)| Setup { seats, zeros, two_suited, closes, third })
}

/// Plays random moves and calls `look` with every state and the events that led to it.
fn random_game(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &[Event], usize)) {
    let mut events = Vec::new();
    let mut state = Iszkenderun::deal(setup, Seed(seed), &mut events).unwrap();
    let mut chance = Chance::new(Seed(seed));
    let mut moves = Vec::new();
    for turn in 0..LONG {
        look(&state, &events, turn);
        events.clear();
        moves.clear();
        Iszkenderun::legal_moves(&state, &mut moves);
        let Some(&mv) = moves.get(chance.index(moves.len().max(1))) else { break };
        Iszkenderun::apply(&mut state, mv, &mut events);
    }
}

/// Returns the cards that an event names, in the order of the sentence.
fn named(event: &Event) -> Vec<Card> {
    match event {
        Event::Dealt { cards, .. } | Event::Exchanged { cards, .. } => cards.clone(),
        Event::RowCounted { cards, .. } => cards.iter().map(|count| count.card).collect(),
        Event::Drew { card, .. } | Event::Banked { card, .. } => card.iter().copied().collect(),
        Event::Swapped { one, other, .. } => vec![*one, *other],
        Event::Played { card, .. }
        | Event::RowClosed { by: card, .. }
        | Event::AbilityUsed { card, .. }
        | Event::ExtraPaid { card, .. }
        | Event::Discarded { card, .. }
        | Event::TokensAdded { card, .. }
        | Event::Taken { card, .. }
        | Event::TakenBack { card, .. }
        | Event::Shown { card, .. }
        | Event::MarkerUsed { cost: card, .. }
        | Event::Protected { card, .. }
        | Event::Stolen { card, .. }
        | Event::ProtectionEnded { card, .. }
        | Event::DiscardedDown { card, .. } => vec![*card],
        Event::TrumpTurned { .. }
        | Event::RoundStarted { .. }
        | Event::RowOpened { .. }
        | Event::TrumpChanged { .. }
        | Event::NewDrawPile { .. }
        | Event::ScorePileRaised { .. }
        | Event::Totals { .. }
        | Event::Passed { .. }
        | Event::RoundEnded { .. }
        | Event::Placed { .. }
        | Event::SansTrumpMarked { .. }
        | Event::RecordMarked { .. }
        | Event::ScorePilesCompared { .. }
        | Event::RowsCleared { .. }
        | Event::PilesShuffled { .. }
        | Event::Awarded { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}

fn assert_well_told(event: &Event, lang: Lang, person: Option<Seat>) {
    let names = names(person);
    let mut linked = Vec::new();
    for span in told::<HostedIszkenderun>(event, lang, &names) {
        match span {
            Span::Text { .. } => {}
            Span::Link { text, .. } => panic!("a link to a rule: {text}"),
            Span::Card { text, card: code } => {
                assert_eq!(text, HostedIszkenderun::card(card(&code), lang));
                linked.push(card(&code));
            }
        }
    }
    let text = plain::<HostedIszkenderun>(event, lang, &names);
    assert_well_formed(&text, true);
    assert_eq!(linked, named(event), "{text}");
}

/// Checks that every legal move has a phrase of its own.
fn assert_moves_told_apart(state: &State) {
    let Some(seat) = Iszkenderun::to_move(state) else { return };
    let view = Iszkenderun::view(state, seat);
    let mut moves = Vec::new();
    Iszkenderun::legal_moves(state, &mut moves);
    for lang in Lang::ALL {
        let names = names(Some(seat));
        let said: Vec<String> = moves.iter().map(|&mv| HostedIszkenderun::mv(mv, &view, lang, &names)).collect();
        said.iter().for_each(|text| assert_well_formed(text, false));
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), moves.len(), "two moves said alike: {said:?}");
    }
}

/// Checks that all parts of every card sheet are sentences with a rule of the rulebook, and that the number of unseen
/// cards stated on the sheets is the number of sheets that state one.
fn assert_sheets_add_up(view: &View) {
    for lang in Lang::ALL {
        let names = names(Some(view.seat));
        let sheets = Card::all().map(|card| HostedIszkenderun::card_sheet(card, Some(view), lang, &names));
        let mut unseen = Vec::new();
        for sheet in sheets {
            for part in sheet.parts.iter().chain(&sheet.places) {
                let text: String = part.text.iter().map(Span::text).collect();
                assert_well_formed(&text, true);
                assert!(book().entry(part.rule.0).is_some());
                if text.contains("you can’t see") {
                    unseen.push(seen(&text));
                }
            }
        }
        for text in &unseen {
            assert!(text.starts_with(&format!("It is one of the {} cards", unseen.len())), "{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_event_of_a_random_game_is_well_told(seed: u64, setup in setups()) {
        random_game(&setup, seed, |_, events, _| {
            for event in events {
                for lang in Lang::ALL {
                    assert_well_told(event, lang, None);
                    assert_well_told(&event.seen_by(Seat(1)), lang, Some(Seat(1)));
                }
            }
        });
    }

    #[test]
    fn every_move_of_a_random_game_is_told_apart(seed: u64, setup in setups()) {
        random_game(&setup, seed, |state, _, turn| {
            if turn % 5 == 0 {
                assert_moves_told_apart(state);
            }
        });
    }

    #[test]
    fn every_refusal_of_a_random_game_is_a_sentence(seed: u64, setup in setups()) {
        let mut chance = Chance::new(Seed(seed));
        random_game(&setup, seed, |state, _, _| {
            let seat = Seat(chance.index(usize::from(setup.seats)) as u8);
            let mv = Iszkenderun::random_move(&mut chance);
            let refused = Iszkenderun::check(state, seat, mv).err();
            let view = Iszkenderun::view(state, seat);
            for refusal in refused.into_iter().chain(Iszkenderun::explain(&view, &Iszkenderun::intent(mv))) {
                say(|lang, names| HostedIszkenderun::refusal(&refusal, lang, names), true);
            }
        });
    }

    #[test]
    fn card_sheets_of_a_random_game_add_up(seed: u64, setup in setups()) {
        random_game(&setup, seed, |state, _, turn| {
            if turn % 23 == 0 {
                assert_sheets_add_up(&Iszkenderun::view(state, Seat(turn as u8 % setup.seats)));
            }
        });
    }

    #[test]
    fn there_is_always_something_to_read_but_never_too_much(seed: u64, setup in setups()) {
        random_game(&setup, seed, |state, _, _| {
            for seat in 0..setup.seats {
                let told = HostedIszkenderun::at_hand(&Iszkenderun::view(state, Seat(seat)));
                assert!((1..=8).contains(&told.len()), "{told:?}");
                assert!(told.iter().enumerate().all(|(at, rule)| !told[..at].contains(rule)), "{told:?}");
            }
        });
    }

    #[test]
    fn a_table_is_summed_up_in_a_few_words(seed: u64, setup in setups()) {
        random_game(&setup, seed, |state, _, _| {
            let view = Iszkenderun::view(state, Seat(0));
            for lang in Lang::ALL {
                let said = HostedIszkenderun::standing(&view, lang, &names(Some(Seat(0))));
                assert!((10..60).contains(&said.chars().count()), "{said}");
            }
            if let Some(outcome) = Iszkenderun::outcome(state) {
                let said = HostedIszkenderun::standing(&view, Lang::Hu, &names(Some(Seat(0))));
                let first = |seat: u8| outcome.standings[usize::from(seat)].rank == 1;
                assert_eq!(said.contains("nyertél") || said.contains("te nyertetek"), first(0), "{said}");
                for seat in 1..setup.seats {
                    let name = names(Some(Seat(0))).of(Seat(seat));
                    assert_eq!(said.contains(&name), first(seat), "{name}: {said}");
                }
            }
        });
    }

    #[test]
    fn a_name_is_shown_as_it_is(name in r"[\[\]|a-cS6 ]{1,12}") {
        let names = rulebook::phrase::Names::new(vec![name.clone(), "Borka".to_owned()], None);
        let event = Event::ExtraPaid { seat: Seat(0), card: card("S6") };
        for lang in Lang::ALL {
            let spans = told::<HostedIszkenderun>(&event, lang, &names);
            let text: String = spans.iter().map(Span::text).collect();
            prop_assert!(text.replace('\u{2060}', "").contains(&name), "{text}");
            prop_assert_eq!(spans.iter().filter(|span| matches!(span, Span::Card { .. })).count(), 1);
        }
    }
}

#[test]
fn an_expectation_is_told_in_victory_points() {
    let said = Lang::ALL.map(|lang| seen(&HostedIszkenderun::expectation(0.314, 8.25, lang)));
    assert_eq!(
        said,
        [
            "31% esély a győzelemre, a játék végén várhatóan 8,2 győzelmi pont",
            "31% to win, 8.2 victory points expected in the end"
        ]
    );
}

#[test]
fn what_scenarios_bring_about_is_well_said() {
    for file in book().volume("iszkenderun").unwrap().texts.scenarios {
        let scenario = Scenario::<HostedIszkenderun>::parse(file.name, file.text).unwrap();
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
                StepResult::Refused { refusal, .. } => {
                    say(|lang, names| HostedIszkenderun::refusal(&refusal, lang, names), true);
                }
                StepResult::Explained { refusals, .. } => {
                    for refusal in refusals {
                        say(|lang, names| HostedIszkenderun::refusal(&refusal, lang, names), true);
                    }
                }
                StepResult::Judged { faults } => assert_setup_faults_are_sentences::<HostedIszkenderun>(&faults),
                StepResult::Seen => {}
            }
        }
    }
}
