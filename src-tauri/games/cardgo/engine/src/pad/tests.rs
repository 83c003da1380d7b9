//! Tests of the score pad.

use super::*;
use crate::moves::Move;
use crate::public_state::Phase;
use crate::score::Account;
use crate::state::State;
use game::{Chance, Game, Seed, Silent};

fn sheet(rows: &[&str], dead: &[&str], komi: i16) -> Sheet {
    let setup = Setup { size: rows.len() as u8, komi, cards: Cards::None, ..Setup::default() };
    let dead = dead.iter().map(|point| point.parse::<Point>().unwrap()).collect();
    Sheet { setup, rows: rows.iter().map(|row| (*row).to_owned()).collect(), dead, done: true }
}

fn reckon(sheet: &Sheet) -> PadCount<Cardgo> {
    Cardgo::reckon(sheet).unwrap()
}

const SPLIT: [&str; 5] = [".XO..", ".XO.X", ".XO..", ".XO..", ".XO.."];

#[test]
fn stones_points_and_komi_are_counted() {
    let found = reckon(&sheet(&SPLIT, &["E4"], 13));
    let score = found.tally.score.unwrap();
    assert_eq!(score.owners, ["XXOOO"; 5]);
    assert_eq!((score.black, score.white), (Account { stones: 5, territory: 5 }, Account { stones: 5, territory: 10 }));
    let scores: Vec<i32> = found.standings.iter().map(|standing| standing.score).collect();
    assert_eq!((scores, found.standings[0].rank), (vec![20, 43], 2));
    let ended = Event::Ended { scores: [20, 43], winner: Some(Seat(1)), margin: 23 };
    assert_eq!(found.lines.last().map(|line| &line.event), Some(&ended));
}

#[test]
fn a_dead_stone_takes_its_whole_group_and_an_empty_point_nothing() {
    let found = reckon(&sheet(&SPLIT, &["B1", "A1", "T19"], 0));
    let dead: Vec<_> = found.tally.groups.iter().filter(|group| group.dead).map(|group| group.stones.len()).collect();
    assert_eq!((dead, found.tally.score.unwrap().dead.len()), (vec![5], 5));
}

#[test]
fn a_board_that_is_being_drawn_is_counted_and_not_over() {
    let found = reckon(&Sheet { done: false, ..sheet(&SPLIT, &[], 13) });
    assert!(!found.over && found.tally.score.is_some());
    assert_eq!(found.lines.len(), 1);
    let blank = reckon(&Cardgo::blank(&Setup::default()));
    assert_eq!((blank.over, blank.standings[1].score), (false, 13));
}

#[test]
fn a_group_without_liberties_names_its_place_and_its_rule() {
    let found = reckon(&sheet(&["XO.", "OO.", "..."], &[], 13));
    let stones: PointSet = ["A3".parse::<Point>().unwrap()].into_iter().collect();
    assert_eq!(found.faults, [SheetFault::NoLiberty { point: "A3".parse().unwrap(), owner: Seat(0), stones }]);
    assert_eq!(found.faults[0].rule(), rules::PLACING);
    assert!(found.tally.score.is_none() && !found.over && found.lines.is_empty());
}

#[test]
fn what_no_paper_could_hold_is_refused() {
    let good = sheet(&SPLIT, &[], 13);
    let bad = [
        Sheet { rows: vec![".....".to_owned(); 4], ..good.clone() },
        Sheet { rows: vec!["....".to_owned(); 5], ..good.clone() },
        Sheet { rows: vec!["..?..".to_owned(); 5], ..good.clone() },
        Sheet { rows: vec!["é".repeat(10_000); 5], ..good.clone() },
        Sheet { setup: Setup { size: 200, ..good.setup }, ..good.clone() },
        Sheet { setup: Setup { komi: i16::MAX, ..good.setup }, ..good.clone() },
        Sheet { setup: Setup { handicap: 9, ..good.setup }, ..good },
    ];
    for sheet in bad {
        assert!(Cardgo::reckon(&sheet).is_err(), "{sheet:?}");
    }
}

/// Plays a random game in the engine to its end, marking some groups on the way.
fn played(seed: u64) -> (State, Vec<Event>) {
    let setup = Setup { size: [9, 13][(seed % 2) as usize], cards: Cards::None, ..Setup::default() };
    let mut chance = Chance::new(Seed(seed));
    let mut state = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
    let (mut moves, mut told) = (Vec::new(), Vec::new());
    let most = 40 + chance.below(200);
    for number in 0.. {
        moves.clear();
        Cardgo::legal_moves(&state, &mut moves);
        let Some(&any) = moves.get(chance.index(moves.len().max(1))) else { break };
        let mv = match state.table().phase() {
            Phase::Playing if number > most => Move::Pass,
            Phase::Counting { .. } if any == Move::Resume => Move::Agree,
            _ => any,
        };
        told.clear();
        Cardgo::apply(&mut state, mv, &mut told);
    }
    (state, told)
}

#[test]
fn a_board_of_the_engine_drawn_on_a_pad_comes_to_the_engines_own_count() {
    for seed in 0..40 {
        let (state, told) = played(seed);
        let table = state.table();
        let rows = table.position().board().rows();
        let found = reckon(&Sheet { setup: *table.setup(), rows, dead: *table.dead(), done: true });
        let told: Vec<Event> =
            told.into_iter().filter(|event| matches!(event, Event::Scored { .. } | Event::Ended { .. })).collect();
        let lines: Vec<Event> = found.lines.into_iter().map(|line| line.event).collect();
        assert_eq!((told.len(), lines), (2, told.clone()), "seed {seed}");
        assert_eq!(found.standings, Cardgo::outcome(&state).unwrap().standings);
    }
}
