//! How the board is likely to be shared out.

use crate::cancel::{Cancel, Stopped};
use crate::go;
use crate::survey::Survey;
use cardgo::{Point, Table};
use game::Seed;

/// How many playouts it rests on: as many as settle the second figure of a share.
const PLAYOUTS: u32 = 1_000;

/// Plays the board out. Cards still to come aren't in it: nobody knows them.
pub(super) fn survey(table: &Table, seed: Seed, cancel: &Cancel) -> Result<Survey, Stopped> {
    let (position, komi) = (table.position(), table.setup().komi);
    let estimate = go::estimate(position, komi, PLAYOUTS, seed, cancel)?;
    let size = position.board().size();
    let row = |row| (0..size).map(|column| estimate.owner(Point::new(column, row))).collect::<Vec<_>>();
    let rows: Vec<Vec<f32>> = (0..size).rev().map(row).collect();
    let balance: f32 = rows.iter().flatten().sum();
    Ok(Survey {
        owners: rows.iter().map(|row| row.iter().map(|owner| (100.0 * owner).round() as i8).collect()).collect(),
        lead: (2.0 * balance).round() as i32 - i32::from(komi),
    })
}
