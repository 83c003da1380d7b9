use super::*;
use crate::award::Award;
use crate::banking_duty::BankingDuty;
use crate::event::Event;
use crate::moves::Move;
use crate::play_area::Marker;
use crate::setup::{Third, TwoSuited, Zeros};
use crate::state::{State, Step};
use game::{Chance, Cites, Game, Seed, Silent, clockwise};

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

/// Parses a row: `"S6 T1+2"` is two cards, the second with 2 points from tokens.
fn row(text: &str) -> Vec<SheetCard> {
    let laid = |word: &str| {
        let (code, tokens) = word.split_once('+').unwrap_or((word, "0"));
        SheetCard { card: card(code), tokens: tokens.parse().unwrap() }
    };
    text.split_whitespace().map(laid).collect()
}

fn round(began: Trump, rows: &[&str]) -> SheetRound {
    let rows: Vec<_> = rows.iter().map(|text| row(text)).collect();
    SheetRound { done: true, began: Some(began), changed: None, banked: vec![None; rows.len()], rows }
}

fn sheet(rounds: Vec<SheetRound>) -> Sheet {
    let seats = rounds[0].rows.len() as u8;
    Sheet { rounds, ..Iszkenderun::blank(&Setup { seats, ..Setup::default() }) }
}

fn reckon(sheet: &Sheet) -> PadCount<Iszkenderun> {
    Iszkenderun::reckon(sheet).unwrap()
}

fn of(rounds: Vec<SheetRound>) -> PadCount<Iszkenderun> {
    reckon(&sheet(rounds))
}

fn said(found: &PadCount<Iszkenderun>, event: &Event) -> bool {
    found.lines.iter().any(|line| line.event == *event)
}

#[test]
fn example_one_a_neighbour_and_trump() {
    let found = of(vec![round(Trump::Scimitar, &["X3 H1 S6", "", ""])]);
    let row = &found.tally.rounds[0].rows[0];
    let values: Vec<u16> = row.cards.iter().map(|count| count.value.final_value).collect();
    assert_eq!((values, row.points), (vec![3, 1, 18], 22));
}

#[test]
fn example_two_neighbours_on_both_sides() {
    for (trump, expected) in [(Trump::Cross, 5), (Trump::Turban, 10)] {
        let found = of(vec![round(trump, &["X2 T3 H5", "", ""])]);
        assert_eq!(found.tally.rounds[0].rows[0].cards[1].value.final_value, expected);
    }
}

#[test]
fn example_four_two_winners() {
    let rows = ["S7+15 H2", "T6+16 S2", "S6 S5 T7", "T5 T4 S1"];
    let found = of(vec![round(Trump::Cross, &rows)]);
    assert_eq!(found.tally.rounds[0].vp, Some(vec![3, 3, 1, 0]));
    for (seat, code) in [(0, "S7"), (1, "T6")] {
        assert!(said(&found, &Event::Banked { seat: Seat(seat), card: Some(card(code)), duty: BankingDuty::Highest }));
    }
    assert_eq!(found.lines.iter().filter(|line| matches!(line.event, Event::Banked { .. })).count(), 2);
}

#[test]
fn example_five_the_round_after_a_turban_begins_without_trump() {
    let rounds = vec![round(Trump::Cross, &["S6", "", ""]), round(Trump::Turban, &["S5", "", ""])];
    let mut sheet = sheet(rounds);
    sheet.rounds.push(SheetRound { done: false, began: None, ..round(Trump::Cross, &["", "", ""]) });
    let found = reckon(&sheet);
    assert_eq!(found.tally.rounds[2].openings, [Trump::SansTrump]);
    let openings = |began| {
        let mut sheet = sheet.clone();
        sheet.rounds[2] = round(began, &["S4", "", ""]);
        sheet.rounds.push(SheetRound { done: false, began: None, ..round(began, &["", "", ""]) });
        let found = reckon(&sheet);
        (found.faults, found.tally.rounds[3].openings.clone())
    };
    assert_eq!(openings(Trump::SansTrump), (vec![], vec![Trump::Scimitar, Trump::Crescent]));
    let (faults, _) = openings(Trump::Crescent);
    assert_eq!(faults, [SheetFault::Opening { round: 3, began: Trump::Crescent, before: Some(Trump::Turban) }]);
    assert_eq!(faults[0].rule(), crate::rules::NEW_TRUMP);
}

#[test]
fn example_six_a_record_equalled_and_beaten() {
    for (tokens, removed) in [(18, vec![]), (19, vec![Seat(1)])] {
        let second = format!("S6+{tokens}");
        let rounds = vec![round(Trump::Cross, &["", "S5+19", ""]), round(Trump::Crescent, &[&second, "", ""])];
        let found = of(rounds);
        assert!(said(&found, &Event::RecordMarked { points: 6 + tokens, seats: vec![Seat(0)], removed }));
        assert_eq!(found.tally.record, Some(6 + tokens));
    }
}

#[test]
fn four_rounds_end_the_game_with_every_award() {
    let mut sheet = sheet(vec![
        round(Trump::Turban, &["S7", "S6", "S5"]),
        round(Trump::SansTrump, &["H4", "H6", "T4"]),
        round(Trump::Cross, &["T3", "T2", "S4"]),
        round(Trump::Scimitar, &["", "X5", "T5+1"]),
    ]);
    sheet.raised[2] = Some(2);
    let found = reckon(&sheet);
    assert!(found.over && found.faults.is_empty(), "{:?}", found.faults);
    assert!(said(&found, &Event::SansTrumpMarked { seat: Seat(1) }));
    assert!(said(&found, &Event::Awarded { seat: Seat(0), award: Award::Record, vp: 2 }));
    for standing in &found.standings {
        assert_eq!(standing.points.iter().map(|point| point.amount).sum::<i32>(), standing.score);
    }
    assert!(matches!(&found.lines.last().unwrap().event, Event::GameEnded { winners, .. } if winners.len() == 1));
}

#[test]
fn options_count_in_their_own_way() {
    let mut sheet = sheet(vec![round(Trump::Cross, &["S8 SX", "S1", ""])]);
    assert_eq!(reckon(&sheet).tally.rounds[0].rows[0].cards[0].value.current, 3);
    sheet.setup.zeros = Zeros::OwnRow;
    assert_eq!(reckon(&sheet).tally.rounds[0].rows[0].cards[0].value.current, 2);
    sheet.setup.two_suited = TwoSuited::FinalOnly;
    assert_eq!(reckon(&sheet).tally.rounds[0].rows[0].cards[0].value.current, 1);
    sheet.setup.third = Third::Nothing;
    assert_eq!(reckon(&sheet).tally.rounds[0].vp, Some(vec![3, 2, 0]));
}

#[test]
fn among_equal_cards_the_owner_chooses_and_it_may_stay_open() {
    let mut sheet = sheet(vec![round(Trump::Cross, &["S7 T7", "S1", ""])]);
    let found = reckon(&sheet);
    assert_eq!(found.tally.rounds[0].choices[0], [card("S7"), card("T7")]);
    assert_eq!(found.tally.piles[0].worth, 7, "whichever it is");
    assert!(!found.lines.iter().any(|line| matches!(line.event, Event::Banked { seat: Seat(0), .. })));
    sheet.rounds.push(SheetRound { done: false, ..round(Trump::Crescent, &["T7", "", ""]) });
    assert!(reckon(&sheet).faults.is_empty(), "it was the other one");
    sheet.rounds[0].banked[0] = Some(card("T7"));
    let found = reckon(&sheet);
    let banked = SheetFault::Banked { round: 2, card: card("T7"), seat: Seat(0), since: 1, owner: Seat(0) };
    assert_eq!((&found.faults[..], banked.rule()), (&[banked.clone()][..], crate::rules::BANK));
    assert!(found.tally.rounds[1].gone.contains(&card("T7")));
    sheet.rounds[0].banked[0] = None;
    sheet.rounds[1].rows[1] = row("S7");
    assert!(!reckon(&sheet).faults.is_empty(), "one of them must be gone");
}

#[test]
fn what_cant_be_true_names_its_place_and_its_rule() {
    let twice = SheetFault::Twice { round: 1, card: card("S6"), seat: Seat(2), other: Seat(0) };
    let found = of(vec![round(Trump::Cross, &["S6", "S5", "S6"])]);
    assert_eq!((&found.faults[..], twice.rule()), (&[twice.clone()][..], crate::rules::DECK));
    assert_eq!((found.tally.rounds[0].vp.clone(), found.lines.len()), (None, 0), "a faulty round isn't counted");
    assert_eq!(found.tally.rounds[0].rows[1].points, 5, "but its rows are");
    let found = of(vec![round(Trump::Cross, &["S6+61", "", ""])]);
    assert_eq!(found.faults, [SheetFault::Tokens { round: 1, card: card("S6"), seat: Seat(0) }]);
    let found = of(vec![SheetRound { began: None, ..round(Trump::Cross, &["S6", "", ""]) }]);
    assert_eq!(found.faults, [SheetFault::NoTrump { round: 1 }]);
    let found = of(vec![round(Trump::SansTrump, &["S6", "", ""])]);
    assert_eq!(found.faults, [SheetFault::Opening { round: 1, began: Trump::SansTrump, before: None }]);
}

#[test]
fn what_no_paper_could_hold_is_refused() {
    let good = || round(Trump::Cross, &["S6", "", ""]);
    let few = SheetRound { rows: vec![vec![]], ..good() };
    let long = SheetRound { rows: vec![vec![SheetCard { card: card("S6"), tokens: 255 }; 52]; 3], ..good() };
    let bad = [
        sheet(vec![good(); 5]),
        Sheet { rounds: vec![few], ..sheet(vec![good()]) },
        sheet(vec![long]),
        Sheet { starter: Seat(3), ..sheet(vec![good()]) },
        Sheet { raised: vec![Some(0); 3], ..sheet(vec![good()]) },
        Sheet { raised: vec![], ..sheet(vec![good()]) },
        Sheet { setup: Setup { seats: 5, ..Setup::default() }, ..sheet(vec![good()]) },
    ];
    for sheet in bad {
        assert!(Iszkenderun::reckon(&sheet).is_err(), "{sheet:?}");
    }
    let full = SheetRound { rows: vec![vec![SheetCard { card: card("S6"), tokens: 255 }; 51]; 3], ..good() };
    assert!(!of(vec![full]).faults.is_empty(), "absurd, but told");
}

/// Plays a random game in the engine and returns it with the sheet that its players would have filled in.
fn played(setup: Setup, seed: u64) -> (State, Vec<Event>, Sheet) {
    let mut chance = Chance::new(Seed(seed));
    let mut state = Iszkenderun::deal(&setup, Seed(seed), &mut Silent).unwrap();
    let mut sheet = Sheet { starter: state.starter, rounds: Vec::new(), ..Iszkenderun::blank(&setup) };
    let (mut moves, mut told) = (Vec::new(), Vec::new());
    while state.step != Step::Over {
        moves.clear();
        Iszkenderun::legal_moves(&state, &mut moves);
        let mv = moves[chance.index(moves.len())];
        let before = state.clone();
        let mut events = Vec::new();
        Iszkenderun::apply(&mut state, mv, &mut events);
        if events.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
            sheet.rounds.push(written(&before));
            for seat in clockwise(Seat(0), setup.seats) {
                if before.table.marker(seat) == Marker::OnScorePile {
                    sheet.raised[seat.index()].get_or_insert(before.round);
                }
            }
        }
        if let Move::Bank { card } = mv {
            let last = sheet.rounds.last_mut().unwrap();
            last.banked[before.to_move().unwrap().index()] = Some(card);
        }
        told.extend(events.into_iter().filter(is_account));
    }
    (state, told, sheet)
}

/// Returns the sheet entry for the rows, as they lie before the last pass of a round.
fn written(state: &State) -> SheetRound {
    let laid = |seat| state.table.row(seat).iter().map(|laid| SheetCard { card: laid.card, tokens: laid.tokens });
    SheetRound {
        done: true,
        began: Some(state.first_trump()),
        changed: (state.table.trump() != state.first_trump()).then_some(state.table.trump()),
        rows: clockwise(Seat(0), state.seats()).map(|seat| laid(seat).collect()).collect(),
        banked: vec![None; usize::from(state.seats())],
    }
}

fn is_account(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundEnded { .. }
            | Event::RowCounted { .. }
            | Event::Banked { .. }
            | Event::Placed { .. }
            | Event::SansTrumpMarked { .. }
            | Event::RecordMarked { .. }
            | Event::ScorePilesCompared { .. }
            | Event::Awarded { .. }
            | Event::GameEnded { .. }
    )
}

#[test]
fn a_game_of_the_engine_written_on_a_pad_comes_to_the_engines_own_accounts() {
    for seed in 0..60 {
        let setup = Setup {
            seats: 3 + (seed % 2) as u8,
            zeros: if seed % 3 == 0 { Zeros::OwnRow } else { Zeros::InPlay },
            two_suited: if seed % 5 == 0 { TwoSuited::FinalOnly } else { TwoSuited::Always },
            third: if seed % 7 == 0 { Third::Nothing } else { Third::One },
            ..Setup::default()
        };
        let (state, told, sheet) = played(setup, seed);
        let found = reckon(&sheet);
        assert_eq!(found.faults, [], "seed {seed}");
        let lines: Vec<Event> = found.lines.into_iter().map(|line| line.event).collect();
        assert_eq!(lines, told, "seed {seed}");
        assert_eq!(found.standings, Iszkenderun::outcome(&state).unwrap().standings, "seed {seed}");
        assert!(found.over);
    }
}
