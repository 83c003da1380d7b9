use super::*;
use crate::event::Event;
use crate::setup::Target;
use game::Game;

fn numbers(numbers: &[u8]) -> HandLeft {
    HandLeft::Numbers { numbers: numbers.to_vec() }
}

fn out(seat: u8) -> Option<SheetEnd> {
    Some(SheetEnd { cause: RoundCause::EmptyHand, seat: Seat(seat) })
}

fn sheet(seats: u8, rounds: Vec<SheetRound>) -> Sheet {
    Sheet { setup: Setup { seats, target: Target::Usual }, rounds, cards_ran_out: false }
}

fn reckon(sheet: &Sheet) -> PadCount<Mochi> {
    Mochi::reckon(sheet).unwrap()
}

#[test]
fn three_seven_and_two_left_in_hand_are_twelve_points() {
    let round = SheetRound { end: out(1), left: vec![numbers(&[3, 7, 2]), numbers(&[])] };
    let found = reckon(&sheet(2, vec![round]));
    assert_eq!(found.tally.rounds[0].penalties, [12, 0]);
    assert_eq!(found.tally.rounds[0].starts_next, Some(Seat(0)), "left of the winner");
    assert!(found.lines.iter().any(|line| line.event == Event::Scored { seat: Seat(0), penalty: 12, total: 12 }));
    assert!(found.faults.is_empty() && !found.over);
}

#[test]
fn the_table_of_the_rules_ends_after_its_third_round() {
    let sum = |points| HandLeft::Sum { points };
    let left = |points: [u16; 3]| points.map(sum).to_vec();
    let rounds = vec![
        SheetRound { end: out(2), left: left([12, 4, 0]) },
        SheetRound { end: out(0), left: left([0, 16, 5]) },
        SheetRound { end: out(1), left: left([19, 0, 23]) },
    ];
    let found = reckon(&sheet(3, rounds));
    let totals: Vec<i32> = found.standings.iter().map(|standing| standing.score).collect();
    let ranks: Vec<u8> = found.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!((totals, ranks, found.over), (vec![31, 20, 28], vec![3, 1, 2], true));
    let last = &found.lines.last().unwrap().event;
    assert_eq!(*last, Event::GameEnded { winners: vec![Seat(1)], cards_ran_out: false });
}

#[test]
fn a_round_that_is_being_written_down_has_penalties_and_no_totals() {
    let mut sheet = Mochi::blank(&Setup { seats: 2, target: Target::Usual });
    sheet.rounds[0].left[0] = numbers(&[9, 9]);
    let found = reckon(&sheet);
    assert_eq!((&found.tally.rounds[0].penalties[..], &found.tally.rounds[0].totals), (&[18, 0][..], &None));
    assert!(found.lines.is_empty() && found.faults.is_empty());
}

#[test]
fn what_cant_be_true_names_its_place_and_its_rule() {
    let faulty = |end, left: Vec<HandLeft>| {
        let found = reckon(&sheet(left.len() as u8, vec![SheetRound { end, left }]));
        assert_eq!(found.tally.rounds[0].totals, None, "a faulty round isn't counted");
        found.faults
    };
    let faults = faulty(out(1), vec![numbers(&[5; 8]), numbers(&[])]);
    assert_eq!(faults, [SheetFault::TooMany { round: 1, number: 5, count: 8 }]);
    assert_eq!(faults[0].rule(), rules::EFFECT_TABLE);
    let faults = faulty(out(0), vec![numbers(&[5]), numbers(&[1])]);
    assert_eq!(
        (&faults[..], faults[0].rule()),
        (&[SheetFault::NotEmpty { round: 1, seat: Seat(0) }][..], rules::ROUND_END)
    );
    let faults = faulty(out(0), vec![numbers(&[]), numbers(&[])]);
    assert_eq!(faults, [SheetFault::EmptyToo { round: 1, seat: Seat(1), cause: RoundCause::EmptyHand }]);
    let still = Some(SheetEnd { cause: RoundCause::Standstill, seat: Seat(0) });
    assert_eq!(faulty(still, vec![numbers(&[]), numbers(&[4])])[0].rule(), rules::STANDSTILL);
    let faults = faulty(out(1), vec![HandLeft::Sum { points: u16::MAX }, numbers(&[])]);
    assert_eq!(faults, [SheetFault::MoreThanAll { round: 1, points: 65_535 }]);
}

#[test]
fn nothing_can_be_written_after_the_end() {
    let round = || SheetRound { end: out(1), left: vec![HandLeft::Sum { points: 30 }, numbers(&[])] };
    let found = reckon(&sheet(2, vec![round(), round()]));
    assert_eq!(
        (found.faults, found.over, found.tally.rounds.len()),
        (vec![SheetFault::AfterEnd { round: 2 }], true, 1)
    );
}

#[test]
fn too_few_cards_to_deal_end_the_game() {
    let round = SheetRound { end: out(1), left: vec![numbers(&[1]), numbers(&[])] };
    let found = reckon(&Sheet { cards_ran_out: true, ..sheet(2, vec![round]) });
    assert!(found.over);
    assert_eq!(found.lines.last().unwrap().event.rule(), rules::SHORT_DEAL);
}

#[test]
fn what_no_paper_could_hold_is_refused() {
    let round = |left: Vec<HandLeft>| SheetRound { end: out(0), left };
    let good = || vec![numbers(&[]), numbers(&[1])];
    let bad = [
        sheet(2, vec![round(vec![numbers(&[])])]),
        sheet(2, vec![round(vec![numbers(&[]), numbers(&[10])])]),
        sheet(2, vec![round(vec![numbers(&[]), numbers(&[1; 71])])]),
        sheet(2, vec![SheetRound { end: out(2), left: good() }]),
        sheet(2, vec![round(good()); MOST_ROUNDS + 1]),
        sheet(9, vec![]),
    ];
    for sheet in bad {
        assert!(Mochi::reckon(&sheet).is_err(), "{sheet:?}");
    }
}

/// Plays a random game in the engine and returns it with the sheet that its players would have filled in.
fn played(seats: u8, seed: u64) -> (State, Vec<Event>, Sheet) {
    let setup = Setup { seats, target: Target::Usual };
    let mut chance = Chance::new(Seed(seed));
    let (mut moves, mut told, mut rounds) = (Vec::new(), Vec::new(), Vec::new());
    let mut state = Mochi::deal(&setup, Seed(seed), &mut game::Silent).unwrap();
    for _ in 0..6_000 {
        moves.clear();
        Mochi::legal_moves(&state, &mut moves);
        if moves.is_empty() {
            break;
        }
        // Pairs are preferred to other moves; otherwise no round would end.
        let pair = moves.iter().position(|mv| matches!(mv, crate::Move::PlayPair { .. }));
        let (mv, before) = (moves[pair.unwrap_or_else(|| chance.index(moves.len()))], state.rounds.len());
        let active = state.active;
        let mut events = Vec::new();
        Mochi::apply(&mut state, mv, &mut events);
        if state.rounds.len() > before {
            let hand = |at: usize| numbers(&state.hands[at].iter().map(|card| card.number()).collect::<Vec<_>>());
            let cause = events.iter().find_map(|event| match event {
                Event::RoundEnded { cause, .. } => Some(*cause),
                _ => None,
            });
            let end = cause.map(|cause| SheetEnd { cause, seat: active });
            rounds.push(SheetRound { end, left: (0..usize::from(seats)).map(hand).collect() });
            told.extend(events.into_iter().filter(|event| {
                matches!(event, Event::RoundEnded { .. } | Event::Scored { .. } | Event::GameEnded { .. })
            }));
        }
    }
    (state, told, Sheet { setup, rounds, cards_ran_out: false })
}

#[test]
fn a_game_of_the_engine_written_on_a_pad_comes_to_the_engines_own_accounts() {
    let mut over = 0;
    for seed in 0..60 {
        let (state, told, sheet) = played(2 + (seed % 5) as u8, seed);
        let found = reckon(&sheet);
        assert_eq!(found.faults, [], "seed {seed}");
        let lines: Vec<Event> = found.lines.into_iter().map(|line| line.event).collect();
        assert_eq!(lines, told, "seed {seed}");
        assert_eq!(found.standings, state.standing().standings);
        if let Some(outcome) = Mochi::outcome(&state) {
            over += 1;
            assert!(found.over);
            assert_eq!(found.standings, outcome.standings);
        }
    }
    assert!(over > 20, "{over} games ended");
}
