//! The count (GO-1.4): stones on the board and empty points that only one colour reaches, with the komi for White.

use crate::area;
use crate::board::Board;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::rules;
use game::Outcome;
use serde::{Deserialize, Serialize};

/// What the board is worth, point by point and summed up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoScore")]
pub struct Score {
    /// Who owns each point, in rows from the top: `X` Black, `O` White, `.` nobody.
    pub owners: Vec<String>,
    /// Stones that were counted as taken off.
    pub dead: PointSet,
    /// Black's account.
    pub black: Account,
    /// White's account, without the komi.
    pub white: Account,
    /// For White, in half points.
    pub komi: i16,
}

/// One side's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoAccount")]
pub struct Account {
    /// Its living stones.
    pub stones: u16,
    /// Empty points that only it reaches, those under dead stones included.
    pub territory: u16,
}

impl Score {
    /// The count of a board without its `dead` stones.
    pub(crate) fn count(board: &Board, dead: PointSet, komi: i16) -> Score {
        let area = area::score(board, &dead);
        let account = |colour: Colour| Account {
            stones: area.stones[colour.index()].len() as u16,
            territory: area.territory[colour.index()].len() as u16,
        };
        Score {
            owners: rows(board.size(), |point| area.owner(point)),
            dead,
            black: account(Colour::Black),
            white: account(Colour::White),
            komi,
        }
    }

    /// Both scores in half points, komi included, in seat order.
    #[must_use]
    pub fn totals(&self) -> [i32; 2] {
        [self.black.half_points(), self.white.half_points() + i32::from(self.komi)]
    }

    /// Who finished where, and on what points.
    pub(crate) fn outcome(&self) -> Outcome {
        let totals = self.totals();
        let keys = totals.map(|total| -total);
        Outcome::ranked(&keys, |seat| {
            let line = |amount: i32| game::Point { amount, rule: rules::END };
            let account = if seat == 0 { self.black } else { self.white };
            let mut points = vec![line(2 * i32::from(account.stones)), line(2 * i32::from(account.territory))];
            if seat == 1 {
                points.push(line(i32::from(self.komi)));
            }
            (totals[seat], points)
        })
    }
}

impl Account {
    /// Its sum in half points.
    fn half_points(self) -> i32 {
        2 * (i32::from(self.stones) + i32::from(self.territory))
    }
}

/// Colours as rows of text from the top: `X` black, `O` white, `.` neither.
fn rows(size: u8, at: impl Fn(Point) -> Option<Colour>) -> Vec<String> {
    let letter = |point| match at(point) {
        Some(Colour::Black) => 'X',
        Some(Colour::White) => 'O',
        None => '.',
    };
    (0..size).rev().map(|row| (0..size).map(|column| letter(Point::new(column, row))).collect()).collect()
}
