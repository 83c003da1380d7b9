//! Features against a slow look at the board, and however the board is turned.

use super::*;
use cardgo::{PointSet, Position};
use game::{Chance, Seed};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// What is told of every play.
type Told = BTreeMap<(u8, u8), (Features, [u32; SHAPES])>;

fn told(at: &Playout) -> Told {
    told_by(&mut Looker::default(), at)
}

fn told_by(looker: &mut Looker, at: &Playout) -> Told {
    let mut told = Told::new();
    looker.look(at, |point, features, shapes| {
        told.insert((point.column(), point.row()), (features.clone(), *shapes.keys()));
    });
    told
}

/// A position some random plays on.
fn some_way_on(size: u8, plays: usize, seed: u64) -> Position {
    let mut position = Position::new(size);
    let mut chance = Chance::new(Seed(seed));
    for _ in 0..plays {
        let mut points = Vec::new();
        position.legal_points(&mut points);
        points.retain(|&point| !position.board().is_eye(point, position.turn()));
        match chance.pick(&points) {
            Some(point) => {
                position.play(point);
            }
            None => break,
        }
    }
    position
}

fn playout(position: &Position) -> Playout {
    let mut at = Playout::new(position.board().clone(), position.turn());
    at.last = super::super::player::lately(position);
    at
}

/// The level of a feature of that group, if there is one.
fn level(features: &Features, group: Group) -> Option<u16> {
    let (first, many) = (FIRST[group as usize], GROUPS[group as usize].1);
    features.iter().find(|&&feature| (first..first + many).contains(&feature)).map(|feature| feature - first)
}

/// A point of a board that is turned or mirrored.
fn seen_as((column, row): (u8, u8), size: u8, way: u8) -> (u8, u8) {
    let (mut column, mut row) = if way & 4 == 0 { (column, row) } else { (row, column) };
    if way & 1 != 0 {
        column = size - 1 - column;
    }
    if way & 2 != 0 {
        row = size - 1 - row;
    }
    (column, row)
}

#[test]
fn groups_are_listed_in_the_order_of_their_features() {
    assert!((0..).zip(GROUPS).all(|(place, (group, _))| group as usize == place));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_play_looks_the_same_however_the_board_is_turned_and_whoever_is_black(
        size in 5_u8..10, plays in 0_usize..70, seed: u64, way in 0_u8..8,
    ) {
        let position = some_way_on(size, plays, seed);
        let mut at = playout(&position);
        at.board = at.board.tidy();
        // Ko points don't turn with the stones.
        at.board.pass();
        let mut turned = Playout::new(Board::new(size), at.turn.opponent());
        for colour in Colour::BOTH {
            for stone in at.board.stones(colour) {
                let (column, row) = seen_as((stone.column(), stone.row()), size, way);
                turned.board.put(Point::new(column, row), colour.opponent());
            }
        }
        turned.last = at.last.map(|last| last.map(|point| {
            let (column, row) = seen_as((point.column(), point.row()), size, way);
            Point::new(column, row)
        }));
        let mut looker = Looker::default();
        let plain = told_by(&mut looker, &at);
        let expected: Told = plain.into_iter().map(|(point, told)| (seen_as(point, size, way), told)).collect();
        let told = told_by(&mut looker, &turned);
        // How far a ladder is read that is too long depends on where reading it begins.
        prop_assume!(!looker.reader.cut_short);
        prop_assert_eq!(told, expected);
    }

    #[test]
    fn what_a_play_takes_joins_and_has_is_what_playing_shows(
        size in 5_u8..10, plays in 0_usize..70, seed: u64,
    ) {
        let position = some_way_on(size, plays, seed);
        let at = playout(&position);
        let (board, turn) = (&at.board, at.turn);
        for ((column, row), (features, _)) in told(&at) {
            let point = Point::new(column, row);
            let mut after = board.clone();
            let takes = after.play(point, turn);
            let joined: PointSet =
                point.neighbours().into_iter().filter(|&next| board.stone(next) == Some(turn)).collect();
            let mut chains: Vec<PointSet> = joined.iter().map(|stone| board.chain_set(stone)).collect();
            chains.dedup();
            let mut different: Vec<PointSet> = Vec::new();
            chains.into_iter().for_each(|chain| if !different.contains(&chain) { different.push(chain) });
            prop_assert_eq!(level(&features, Group::Take).is_some(), takes > 0, "{}", point);
            let join = u16::try_from(different.len()).unwrap().checked_sub(2).map(|more| more.min(1));
            prop_assert_eq!(level(&features, Group::Join), join);
            let liberties = match after.liberties(point) {
                1 => u16::from(after.chain_size(point) == 1),
                more => more.min(4),
            };
            prop_assert_eq!(level(&features, Group::Liberties), Some(liberties), "{} {}", point, board);
            let in_atari = point.neighbours().into_iter().any(|next| after.stone(next) == Some(turn.opponent()) && after.in_atari(next));
            if in_atari {
                prop_assert!(matches!(level(&features, Group::Attack), Some(0..=3)), "{} {}", point, board);
            }
            prop_assert_eq!(level(&features, Group::Line), Some(u16::from(point.line(size)).min(LINES) - 1));
        }
    }

    #[test]
    fn two_points_look_alike_exactly_if_their_surroundings_do(
        size in 5_u8..10, plays in 0_usize..50, seed: u64,
    ) {
        let position = some_way_on(size, plays, seed);
        let at = playout(&position);
        let seen: Vec<_> = told(&at).into_iter().collect();
        for (nth, (one, (_, keys))) in seen.iter().enumerate() {
            for (other, (_, others)) in &seen[..nth] {
                let alike = (0..8).any(|way| surroundings(&at, *one, 0) == surroundings(&at, *other, way));
                prop_assert_eq!(keys[0] == others[0], alike, "{:?} {:?}", one, other);
            }
        }
    }
}

/// What stands on the eight points around one, looked at in one of eight ways, the slow way.
fn surroundings(at: &Playout, (column, row): (u8, u8), way: u8) -> Vec<Option<Option<bool>>> {
    let steps = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    let seen = steps.map(|(right, up): (i8, i8)| {
        let (mut right, mut up) = if way & 4 == 0 { (right, up) } else { (up, right) };
        right = if way & 1 == 0 { right } else { -right };
        up = if way & 2 == 0 { up } else { -up };
        let (column, row) = (column.checked_add_signed(right)?, row.checked_add_signed(up)?);
        let on_board = column < at.board.size() && row < at.board.size();
        on_board.then(|| at.board.stone(Point::new(column, row)).map(|stone| stone == at.turn))
    });
    seen.to_vec()
}
