//! In random games everything is well phrased in both languages, and no markup is visible.

use crate::sentences::{
    assert_options_are_named, assert_setup_faults_are_sentences, assert_well_formed, assert_wrong_choices_are_told,
    names, say, seen,
};
use astra::{Astra, Card, Event, Modification, Modifications, Setup, SetupFault, Sheet, SheetFault, State, View};
use astra_hosted::HostedAstra;
use game::{Chance, Cites, Game, Pad, Seat, Seed};
use rulebook::hungarian::named_after;
use rulebook::phrase::pad::PhrasePad;
use rulebook::phrase::{Phrase, plain, told};
use rulebook::{Lang, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the setup of a game; every second game has modifications.
fn setup(number: u64) -> Setup {
    let mut modifications = Modifications::default();
    match number % 4 {
        1 => Modification::ALL[..6].iter().for_each(|&it| modifications = modifications.set(it, true)),
        3 => Modification::ALL[6..].iter().for_each(|&it| modifications = modifications.set(it, true)),
        _ => {}
    }
    Setup { modifications, ..Setup::default() }
}

/// Plays random moves and calls `look` with every state and the events that led to it.
fn random_game(number: u64, mut look: impl FnMut(&State, &[Event])) {
    let mut events = Vec::new();
    let mut state = Astra::deal(&setup(number), Seed(number), &mut events).unwrap();
    let mut chance = Chance::new(Seed(number));
    let mut moves = Vec::new();
    loop {
        look(&state, &events);
        events.clear();
        moves.clear();
        Astra::legal_moves(&state, &mut moves);
        // There are few abilities among many paths, so half of the moves are picked from the abilities.
        let uses = moves.iter().filter(|mv| matches!(mv, astra::Move::Use { .. })).count();
        let among = if uses > 0 && chance.below(2) == 0 { uses } else { moves.len() };
        let Some(&mv) = moves.get(chance.index(among.max(1))) else { break };
        Astra::apply(&mut state, mv, &mut events);
    }
}

fn assert_well_told(event: &Event, lang: Lang, person: Option<Seat>) {
    for span in told::<HostedAstra>(event, lang, &names(person)) {
        match span {
            Span::Text { .. } => {}
            Span::Link { text, .. } => panic!("a link to a rule: {text}"),
            Span::Card { text, card } => assert_eq!(text, HostedAstra::card(card.parse::<Card>().unwrap(), lang)),
        }
    }
    assert_well_formed(&plain::<HostedAstra>(event, lang, &names(person)), true);
}

#[test]
fn all_that_happens_in_games_of_chance_is_well_told() {
    let mut kinds = BTreeSet::new();
    for number in 0..60 {
        random_game(number, |_, events| {
            for event in events {
                let value = format!("{event:?}");
                kinds.insert(value.split([' ', '{', '(']).next().unwrap().to_owned());
                for person in [None, Some(Seat(0))] {
                    Lang::ALL.iter().for_each(|&lang| assert_well_told(event, lang, person));
                }
            }
        });
    }
    assert!(kinds.len() > 30, "{kinds:?}");
}

#[test]
fn a_stars_number_is_not_taken_for_so_many_stars() {
    let mut told = 0;
    for number in 0..40 {
        random_game(number, |_, events| {
            for event in events {
                let Event::Marked { card, star, .. } = event else { continue };
                let it = &card.constellation().stars[star.index()];
                if it.name.is_some() || it.designation.parse::<u16>().is_err() {
                    continue;
                }
                let said = Lang::ALL.map(|lang| seen(&plain::<HostedAstra>(event, lang, &names(None))));
                assert!(said[0].contains(&seen(&format!("{} csillag", named_after(it.designation)))), "{said:?}");
                assert!(said[1].contains(&format!("star {}", it.designation)), "{said:?}");
                told += 1;
            }
        });
    }
    assert!(told > 0, "no such star in forty games");
}

#[test]
fn listed_moves_are_told_apart() {
    for number in 0..8 {
        random_game(number, |state, _| {
            let Some(seat) = Astra::to_move(state) else { return };
            let view = Astra::view(state, seat);
            let mut moves = Vec::new();
            Astra::legal_moves(state, &mut moves);
            for lang in Lang::ALL {
                let mut said = BTreeMap::new();
                for &mv in &moves {
                    let text = HostedAstra::mv(mv, &view, lang, &names(Some(seat)));
                    assert_well_formed(&text, false);
                    if let Some(other) = said.insert(text.clone(), mv) {
                        panic!("{text}: {mv:?}, {other:?}");
                    }
                }
            }
        });
    }
}

#[test]
fn what_speaks_for_a_move_is_a_sentence() {
    let mut said = BTreeSet::new();
    for number in 0..40 {
        random_game(number, |state, _| {
            let Some(seat) = Astra::to_move(state) else { return };
            let view = Astra::view(state, seat);
            let mut moves = Vec::new();
            Astra::legal_moves(state, &mut moves);
            for (mv, lang) in moves.into_iter().flat_map(|mv| Lang::ALL.map(|lang| (mv, lang))) {
                let Some(reason) = HostedAstra::reason(mv, &view, lang) else { continue };
                assert_well_formed(&reason, true);
                said.insert(reason);
            }
        });
    }
    let all = said.into_iter().collect::<Vec<_>>().join("\n");
    for part in
        ["before Auptolemy, who is 2\u{a0}stars away", "a boon too", "wisdom", "reactivates", "discovers the card."]
    {
        assert!(all.contains(part), "{part}: {all}");
    }
}

#[test]
fn refusals_are_sentences() {
    let (mut chance, mut kinds) = (Chance::new(Seed(7)), BTreeSet::new());
    for number in 0..120 {
        random_game(number, |state, _| {
            for _ in 0..20 {
                let mv = Astra::random_move(&mut chance);
                for seat in [Seat(0), Seat(1)] {
                    let Err(refusal) = Astra::check(state, seat, mv) else { continue };
                    let value = format!("{refusal:?}");
                    if kinds.insert(value.split([' ', '{']).next().unwrap().to_owned()) || chance.below(20) == 0 {
                        say(|lang, names| HostedAstra::refusal(&refusal, lang, names), true);
                    }
                }
            }
        });
    }
    assert!(kinds.len() > 20, "{kinds:?}");
}

fn assert_sheets_are_well_said(view: Option<&View>) {
    for card in Card::all() {
        for lang in Lang::ALL {
            let sheet = HostedAstra::card_sheet(card, view, lang, &names(Some(Seat(0))));
            assert_well_formed(&sheet.title, false);
            assert_eq!(sheet.places.is_empty(), view.is_none());
            for part in sheet.parts.iter().chain(&sheet.places) {
                assert_well_formed(&part.text.iter().map(Span::text).collect::<String>(), true);
                assert!(Astra::RULES.contains(&part.rule));
            }
        }
    }
}

#[test]
fn sheets_of_cards_and_the_table_at_a_glance_are_well_said() {
    assert_sheets_are_well_said(None);
    for number in 0..8 {
        let mut seen = 0;
        random_game(number, |state, _| {
            seen += 1;
            for seat in [Seat(0), Seat(1)] {
                let view = Astra::view(state, seat);
                if seen % 10 == 0 {
                    assert_sheets_are_well_said(Some(&view));
                }
                let rules = HostedAstra::at_hand(&view);
                assert!(!rules.is_empty() && rules.iter().all(|rule| Astra::RULES.contains(rule)));
                for lang in Lang::ALL {
                    assert!(!HostedAstra::standing(&view, lang, &names(Some(Seat(0)))).is_empty());
                    HostedAstra::kept_secret(&view, lang).iter().for_each(|text| assert_well_formed(text, true));
                }
            }
        });
    }
}

#[test]
fn what_is_chosen_before_a_game_is_well_said() {
    assert_options_are_named::<HostedAstra>();
    assert_wrong_choices_are_told::<HostedAstra>(&[("seats", "3"), ("open-deck", "perhaps"), ("candles", "2")]);
    let faults: Vec<SetupFault> =
        Modification::EXCLUSIVE.into_iter().map(|(easier, harder)| SetupFault::Excluded { easier, harder }).collect();
    assert_setup_faults_are_sentences::<HostedAstra>(&faults);
    // Each modification's option refers to that modification's rule.
    for (option, modification) in Astra::options().iter().zip(Modification::ALL) {
        assert_eq!(option.rule, modification.rule());
    }
}

#[test]
fn faults_of_a_pad_are_sentences() {
    let card: Card = "lyr".parse().unwrap();
    let faults = [
        SheetFault::Twice { card },
        SheetFault::TooManyStars { card, found: 7, stars: 6 },
        SheetFault::MoreThanWisdom { cards: 3, wisdom: 2 },
        SheetFault::Pouch { pouch: 4, first: 5 },
        SheetFault::Wisdom { wisdom: 1, first: 2 },
        SheetFault::ItsPoints { vp: 11, first: 12 },
        SheetFault::ItsTelescopes,
        SheetFault::SameFinalCard,
        SheetFault::NoFinalCard,
        SheetFault::NoFinalCardOfIts,
    ];
    for fault in faults {
        assert!(Astra::RULES.contains(&fault.rule()));
        say(|lang, names| HostedAstra::fault(&fault, lang, names), true);
    }
    let sheet: Sheet = Astra::blank(&Setup::default());
    assert!(HostedAstra::reckon(&sheet).unwrap().faults.is_empty());
}
