//! Go on a tiny board.

use game::Seat;
use serde::{Deserialize, Serialize};

const SIDE: u8 = 5;
pub(super) const POINTS: u8 = SIDE * SIDE;

/// Stones by point, row by row; a stone is its player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Board([Option<Seat>; POINTS as usize]);

/// A group of stones and how many liberties it has.
pub(super) struct Group {
    pub(super) stones: Vec<u8>,
    pub(super) liberties: usize,
}

impl Board {
    pub(super) fn empty() -> Board {
        Board([None; POINTS as usize])
    }

    pub(super) fn at(&self, point: u8) -> Option<Seat> {
        self.0[usize::from(point)]
    }

    pub(super) fn set(&mut self, point: u8, stone: Option<Seat>) {
        self.0[usize::from(point)] = stone;
    }

    /// The group a stone belongs to; for an empty point the empty region, which has no liberties.
    pub(super) fn group(&self, point: u8) -> Group {
        let mut stones = vec![point];
        let mut liberties = Vec::new();
        let mut next = 0;
        while next < stones.len() {
            for near in neighbours(stones[next]) {
                if self.at(near) == self.at(point) && !stones.contains(&near) {
                    stones.push(near);
                } else if self.at(near).is_none() && !stones.contains(&near) && !liberties.contains(&near) {
                    liberties.push(near);
                }
            }
            next += 1;
        }
        Group { stones, liberties: liberties.len() }
    }

    /// The board after a stone of `seat` on an empty point, and how many it captures; `None` for suicide (GO-1.3).
    pub(super) fn after(&self, point: u8, seat: Seat) -> Option<(Board, u8)> {
        let mut board = self.clone();
        board.set(point, Some(seat));
        let mut captured = 0;
        for near in neighbours(point) {
            if board.at(near) == Some(seat.left(2)) {
                let group = board.group(near);
                if group.liberties == 0 {
                    captured += group.stones.len() as u8;
                    group.stones.into_iter().for_each(|stone| board.set(stone, None));
                }
            }
        }
        (board.group(point).liberties > 0).then_some((board, captured))
    }

    /// Stones, and empty regions that touch one colour only.
    pub(super) fn area(&self, seat: Seat) -> u8 {
        let counts = |point: &u8| {
            self.at(*point) == Some(seat) || (self.at(*point).is_none() && self.owner(*point) == Some(seat))
        };
        (0..POINTS).filter(counts).count() as u8
    }

    fn owner(&self, empty: u8) -> Option<Seat> {
        let region = self.group(empty).stones;
        let mut border = region.into_iter().flat_map(neighbours).filter_map(|near| self.at(near));
        let first = border.next()?;
        border.all(|stone| stone == first).then_some(first)
    }

    /// The position as a number in base 3: exact, so that superko needs no hash.
    pub(super) fn number(&self) -> u64 {
        self.0.iter().fold(0, |number, stone| number * 3 + stone.map_or(0, |seat| u64::from(seat.0) + 1))
    }
}

fn neighbours(point: u8) -> impl Iterator<Item = u8> {
    let (row, column) = (point / SIDE, point % SIDE);
    let up = (row > 0).then(|| point - SIDE);
    let down = (row + 1 < SIDE).then_some(point + SIDE);
    let left = (column > 0).then(|| point - 1);
    let right = (column + 1 < SIDE).then_some(point + 1);
    [up, down, left, right].into_iter().flatten()
}
