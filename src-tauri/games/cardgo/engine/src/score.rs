//! The score (GO-1.4): stones on the board and empty points that only one colour reaches, with the komi for White.

use crate::area;
use crate::board::Board;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::rules;
use game::Outcome;
use serde::{Deserialize, Serialize};

/// The score of a board, point by point and summed up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoScore")]
pub struct Score {
    /// The owner of each point, in rows from the top: `X` Black, `O` White, `.` neither.
    pub owners: Vec<String>,
    /// Stones that were counted as captured.
    pub dead: PointSet,
    pub black: Account,
    /// White's points without the komi.
    pub white: Account,
    /// Added to White's points; in half points.
    pub komi: i16,
}

/// The points of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoAccount")]
pub struct Account {
    /// Number of living stones.
    pub stones: u16,
    /// Number of empty points that only this colour reaches, those of dead stones included.
    pub territory: u16,
}

impl Score {
    /// Counts a board after removing the `dead` stones.
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

    /// Both totals in half points, komi included, in seat order.
    #[must_use]
    pub fn totals(&self) -> [i32; 2] {
        [self.black.half_points(), self.white.half_points() + i32::from(self.komi)]
    }

    /// The outcome of the game: ranks, and the points with their rules.
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
    /// The sum in half points.
    fn half_points(self) -> i32 {
        2 * (i32::from(self.stones) + i32::from(self.territory))
    }
}

/// Renders colours as rows of text from the top: `X` black, `O` white, `.` neither.
fn rows(size: u8, at: impl Fn(Point) -> Option<Colour>) -> Vec<String> {
    let letter = |point| match at(point) {
        Some(Colour::Black) => 'X',
        Some(Colour::White) => 'O',
        None => '.',
    };
    (0..size).rev().map(|row| (0..size).map(|column| letter(Point::new(column, row))).collect()).collect()
}
