//! Tests of the score pad against duels played by the engine.

use super::*;
use crate::step::Reason;
use game::Game;

fn blank() -> Sheet {
    Parbaj::blank(&Setup::default())
}

fn reckon(sheet: &Sheet) -> PadCount<Parbaj> {
    Parbaj::reckon(sheet).unwrap()
}

#[test]
fn a_duel_of_the_engine_written_down_turn_by_turn_is_judged_alike() {
    let mut endings = 0;
    for seed in 0..60 {
        let mut state = Parbaj::deal(&Setup::default(), Seed(seed), &mut game::Silent).unwrap();
        let mut chance = Chance::new(Seed(seed));
        let (mut sheet, mut moves) = (blank(), Vec::new());
        sheet.starter = state.starter;
        while Parbaj::to_move(&state).is_some() {
            moves.clear();
            Parbaj::legal_moves(&state, &mut moves);
            let mut events: Vec<Event> = Vec::new();
            Parbaj::apply(&mut state, moves[chance.index(moves.len())], &mut events);
            for event in &events {
                match event {
                    Event::TurnBegan { seat, turn } => {
                        sheet.turn = *turn;
                        assert_eq!(reckon(&sheet).tally.active, *seat);
                    }
                    Event::Ended { .. } => sheet.done = true,
                    _ => {}
                }
            }
        }
        for (side, real) in sheet.sides.iter_mut().zip(&state.sides) {
            side.life = real.life;
            side.drew_from_empty = real.drew_from_empty;
            side.deck_empty = real.deck.is_empty();
        }
        let found = reckon(&sheet);
        assert_eq!(found.tally.ending, state.ending(), "seed {seed}");
        assert_eq!(found.tally.turns, [state.sides[0].turns, state.sides[1].turns], "seed {seed}");
        assert_eq!(Some(Outcome { standings: found.standings }), Parbaj::outcome(&state), "seed {seed}");
        endings += u32::from(found.over);
    }
    assert_eq!(endings, 60);
}

#[test]
fn the_second_players_first_upkeep_brings_three_and_the_fifth_turn_five() {
    let income = |turn| reckon(&Sheet { turn, ..blank() }).tally.income;
    assert_eq!([1, 2, 3, 4, 9, 10, 11].map(income), [1, 3, 2, 2, 5, 5, 5]);
}

#[test]
fn nobody_has_lost_while_the_turn_lasts() {
    let mut sheet = Sheet { turn: 7, phase: Phase::Main, ..blank() };
    sheet.sides[1].life = -3;
    let found = reckon(&sheet);
    let ending = Ending { winner: Some(Seat(0)), reason: Reason::Life };
    assert_eq!((found.tally.ending, found.over), (Some(ending), false));
    sheet.done = true;
    assert!(reckon(&sheet).over);
    sheet.sides[1].life = 1;
    let found = reckon(&sheet);
    assert_eq!((&found.faults[..], found.over), (&[SheetFault::NobodyLost][..], false));
}

#[test]
fn eleven_vp_cant_be() {
    let mut sheet = blank();
    sheet.sides[0].vp = 11;
    let found = reckon(&sheet);
    assert_eq!(found.faults, [SheetFault::TooManyVp { seat: Seat(0), vp: 11 }]);
    assert_eq!(found.faults[0].rule(), rules::VP);
}

#[test]
fn what_no_paper_could_hold_is_refused_with_its_place() {
    let mut sheet = Sheet { turn: 101, starter: Seat(2), phase: Phase::Opening, ..blank() };
    sheet.sides[1].life = 4_000;
    let error = Parbaj::reckon(&sheet).unwrap_err().to_string();
    for place in ["turn", "starter", "phase", "sides[1].life"] {
        assert!(error.contains(place), "{place}: {error}");
    }
}
