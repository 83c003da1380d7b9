//! Puzzles: the stock of each game, the puzzle of the day, and how the person did.

mod results;
mod stock;

pub(crate) use results::{PuzzleResults, is_result, note, results};
pub(crate) use stock::{Stock, kinds, of_day, scratch, stock, stocks};
