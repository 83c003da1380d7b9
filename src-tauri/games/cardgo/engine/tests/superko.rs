//! The refusal of a repetition contains the number of the move whose board would be repeated.

use cardgo::{Board, Cardgo, Cards, Colour, Move, Phase, Refusal, Setup, State};
use game::{Chance, Game, Seat, Seed, Silent};

/// Checks the number in every refused repetition, and counts kos and other repetitions.
fn check_repetitions(state: &State, boards: &[Board], kos: &mut usize, others: &mut usize) {
    let seat = state.to_move().unwrap();
    let board = state.table().position().board();
    for &point in board.empties() {
        let (number, ko) = match Cardgo::check(state, seat, Move::Play { point }) {
            Err(Refusal::Ko { number, .. }) => {
                *kos += 1;
                (number, true)
            }
            Err(Refusal::Repetition { number, .. }) => {
                *others += 1;
                (number, false)
            }
            _ => continue,
        };
        let mut after = board.clone();
        after.play(point, Colour::BOTH[seat.index()]);
        assert_eq!(after.rows(), boards[number as usize].rows());
        let first = boards.iter().position(|earlier| earlier.rows() == after.rows());
        assert_eq!(first, Some(number as usize), "the first time it stood");
        assert!(!ko || after.rows() == boards[boards.len() - 2].rows(), "the board before the last move");
    }
}

#[test]
fn a_repetition_names_the_move_it_repeats() {
    let (mut kos, mut others) = (0, 0);
    let mut moves = Vec::new();
    for seed in 0..400 {
        let setup = Setup { size: 2 + (seed % 3) as u8, cards: Cards::None, ..Setup::default() };
        let mut state = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
        let mut chance = Chance::new(Seed(seed));
        let mut boards = vec![state.table().position().board().clone()];
        while state.to_move().is_some() {
            moves.clear();
            Cardgo::legal_moves(&state, &mut moves);
            let mv = chance.pick(&moves).unwrap();
            Cardgo::apply(&mut state, mv, &mut Silent);
            if let Move::Play { .. } | Move::Pass = mv {
                boards.push(state.table().position().board().clone());
                assert_eq!(Cardgo::view(&state, Seat(0)).number as usize + 1, boards.len());
            }
            if state.table().phase() == Phase::Playing {
                check_repetitions(&state, &boards, &mut kos, &mut others);
            }
        }
    }
    assert!(kos > 20 && others > 100, "{kos} kos, {others} other repetitions");
}
