//! Invariants that hold at every step of any game.

use astra::{AUPTOLEMY, Aim, Astra, Event, Modification, Move, PERSON, Pen, Setup, State, total};
use game::{Chance, Game, Seed, Silent};

/// Plays random games, with every modification in some of them, and calls `each` with every step: the state before,
/// the move, the events, and the state after.
fn every_step(games: u64, mut each: impl FnMut(&State, Move, &[Event], &State)) {
    let mut moves = Vec::new();
    for seed in 0..games {
        let modifications = Modification::ALL.into_iter().filter(|one| *one as u64 == seed % 16).collect();
        let setup = Setup { modifications, ..Setup::default() };
        let mut state = Astra::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed)).split();
        loop {
            moves.clear();
            Astra::legal_moves(&state, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            let before = state.clone();
            let mut events = Vec::new();
            Astra::apply(&mut state, mv, &mut events);
            each(&before, mv, &events, &state);
        }
    }
}

#[test]
fn forty_eight_cards_and_whole_charts_are_there_at_every_step() {
    every_step(320, |_, mv, _, state| {
        Astra::audit(state).unwrap_or_else(|problem| panic!("after {mv:?}: {problem}"));
    });
}

#[test]
fn a_mark_is_never_taken_off_and_every_new_one_is_told() {
    every_step(160, |before, mv, events, after| {
        for (place, chart) in before.charts() {
            let now = after.displayed(place).filter(|now| now.card == chart.card).copied().or_else(|| {
                after.discovered().iter().map(|it| it.chart).find(|discovered| discovered.card == chart.card)
            });
            // The card was exchanged for another one, so it can't have had any marks.
            let Some(now) = now else {
                assert!(chart.marks.all().is_empty(), "{mv:?}");
                continue;
            };
            for pen in [Pen::Yours, Pen::Its, Pen::Dream] {
                let (was, is) = (chart.marks.of(pen), now.marks.of(pen));
                assert!(was.without(is).is_empty(), "{mv:?}");
                let told = events.iter().filter(
                    |event| matches!(event, Event::Marked { pen: by, card, .. } if *by == pen && *card == chart.card),
                );
                assert_eq!(told.count(), usize::from(is.len() - was.len()), "{mv:?}");
            }
        }
    });
}

#[test]
fn stardust_is_paid_star_by_star() {
    every_step(160, |before, mv, events, after| {
        if let Move::Observe { path, .. } = mv {
            let paid: u8 = events
                .iter()
                .map(|event| if let Event::Marked { pen: Pen::Yours, price, .. } = event { *price } else { 0 })
                .sum();
            let free = u8::from(before.journal().this_turn().free_first);
            assert_eq!(paid, path.len() - free);
            assert_eq!(before.journal().stardust() - paid, after.journal().stardust(), "{mv:?} {events:?}");
        }
    });
}

#[test]
fn points_in_hand_never_fall_and_the_final_score_is_what_is_told() {
    every_step(160, |before, _, events, after| {
        assert!(after.journal().vp() >= before.journal().vp());
        assert!(after.automaton().vp() >= before.automaton().vp());
        if let Some(outcome) = Astra::outcome(after) {
            for seat in [PERSON, AUPTOLEMY] {
                let counted: u16 = events
                    .iter()
                    .map(|event| match event {
                        Event::Counted { seat: of, points, .. } if *of == seat => *points,
                        _ => 0,
                    })
                    .sum();
                assert_eq!(counted, total(&after.score(seat)));
                assert_eq!(i32::from(counted), outcome.standings[seat.index()].score);
            }
            let [yours, its] = after.points();
            let lost_at_once = events.contains(&Event::LibraryEmpty);
            assert_eq!(outcome.standings[0].rank == 1, yours > its && !lost_at_once);
        }
    });
}

#[test]
fn the_automaton_spends_what_its_rules_say() {
    every_step(160, |before, mv, events, after| {
        if mv != Move::Automaton || events.contains(&Event::LibraryEmpty) || events.contains(&Event::NothingLeft) {
            return;
        }
        let (was, is) = (before.automaton(), after.automaton());
        if was.stardust() == 0 {
            let six = after.setup().has(Modification::SixStardust);
            assert_eq!(is.stardust(), if six { 6 } else { 5 });
        } else {
            assert_eq!(is.stardust(), was.stardust() - 1);
        }
        let spent = events.iter().filter(|event| matches!(event, Event::TelescopeSpent { .. })).count();
        let finishes = events.iter().any(|event| matches!(event, Event::Discovered { seat: AUPTOLEMY, .. }));
        assert!(spent == 0 || finishes, "telescopes are only spent to discover");
        assert!(usize::from(was.telescopes()) >= spent);
    });
}

#[test]
fn what_is_told_of_wisdom_before_a_move_is_so_after_it() {
    let mut told = [0, 0];
    every_step(40, |before, mv, _, after| {
        if !matches!(mv, Move::Observe { .. } | Move::Use { aim: Aim::Star(..), .. }) {
            return;
        }
        let view = Astra::view(before, PERSON);
        let wisdom = i32::from(Astra::view(after, PERSON).journal.wisdom);
        match Astra::forecast(&view, mv)[..] {
            [] => assert_eq!(wisdom, i32::from(view.journal.wisdom), "{mv:?}"),
            [one] => {
                assert_eq!((one.rule.0, one.before), ("AS-3.4", i32::from(view.journal.wisdom)));
                assert_eq!(one.after, wisdom, "{mv:?}");
                told[usize::from(one.after == one.before)] += 1;
            }
            ref more => panic!("{more:?}"),
        }
    });
    assert!(told.iter().all(|count| *count > 0), "some give wisdom, some would give more than the most: {told:?}");
}
