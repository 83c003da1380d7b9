//! Tests of replaying the games of a file.

use super::*;

/// Two games on nine lines in one lane, of two moves each, the second with a handicap.
fn columns() -> TrainingFile {
    let positions = 4;
    TrainingFile {
        lanes: 1,
        steps: positions,
        size: vec![9; positions],
        komi2: vec![13; positions],
        fresh: vec![1, 0, 1, 0],
        handicap: vec![0, 0, 2, 2],
        black: vec![1, 0, 0, 1],
        // The upper right corner and a pass; the centre and a pass.
        played: vec![8, 169, 4 * 13 + 4, 169],
        top: [8, 169, 4 * 13 + 4, 0, 0, 0, 0, 0].repeat(positions),
        prob: [100, 50, 40, 0, 0, 0, 0, 0].repeat(positions),
        win: vec![51; positions],
        lead: vec![-10; positions],
        own: vec![0; 43 * positions],
    }
}

fn fault(change: impl Fn(&mut TrainingFile)) -> String {
    let mut columns = columns();
    change(&mut columns);
    of_lane(&columns, 0).err().unwrap()
}

#[test]
fn places_are_told_on_thirteen_lines_whatever_the_board() {
    let games = of_lane(&columns(), 0).unwrap();
    assert_eq!(games.iter().map(Vec::len).collect::<Vec<usize>>(), [2, 2]);
    let [first, second] = &games[0][..] else { panic!("two positions") };
    assert_eq!(first.plays[..2], [(8, 100.0 / 255.0), (81, 50.0 / 255.0)]);
    assert_eq!(first.plays[2].0, 4 * 9 + 4);
    assert_eq!(second.input.bytes()[8] & 3, 2, "the opponent's stone");
    assert_eq!(second.plays.len(), 2, "one can't play there any more");
    assert_eq!((first.win, first.lead), (0.2, -2.5));
}

#[test]
fn a_handicap_is_on_the_third_line_of_a_small_board() {
    let games = of_lane(&columns(), 0).unwrap();
    let stones: Vec<usize> = (0..81).filter(|place| games[1][0].input.bytes()[*place] & 3 == 2).collect();
    assert_eq!(stones, [2 * 9 + 6, 6 * 9 + 2], "upper right, lower left; White is to move");
}

#[test]
fn of_four_points_in_a_byte_the_first_is_the_lowest() {
    let mut columns = columns();
    columns.own[..4].copy_from_slice(&[0b11_10_01_00, 0, 0, 0b11_00_00_00]);
    let game = of_lane(&columns, 0).unwrap().swap_remove(0);
    assert_eq!(game[0].ownership[..4], [-3, -1, 1, 3]);
    assert_eq!(game[0].ownership[9 + 2], 3, "the third of the second row is the sixteenth on 13 lines");
    assert_eq!(game[0].ownership[9 + 3], -3);
}

#[test]
fn what_cannot_have_been_is_told_with_its_place() {
    assert_eq!(fault(|it| it.played[3] = 4 * 13 + 4), "step 3 of lane 0: a move that isn't legal");
    assert_eq!(fault(|it| it.played[1] = 9), "step 1 of lane 0: a move that isn't legal");
    assert_eq!(fault(|it| it.played[0] = -1), "step 0 of lane 0: a move that isn't legal");
    assert_eq!(fault(|it| it.black[1] = 1), "step 1 of lane 0: the other side's turn");
    assert_eq!(fault(|it| it.fresh[0] = 0), "step 0 of lane 0: no game begins");
    assert_eq!(fault(|it| it.size[0] = 6), "step 0 of lane 0: no such board or handicap");
    assert_eq!(fault(|it| it.size[0] = 14), "step 0 of lane 0: no such board or handicap");
    assert_eq!(fault(|it| it.handicap[2] = 5), "step 2 of lane 0: no such board or handicap");
    assert_eq!(fault(|it| it.top[0] = 12), "step 0 of lane 0: no such position");
}
