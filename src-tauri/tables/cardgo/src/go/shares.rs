//! How a search sees the board divided up.

use crate::CardgoTable;
use bot::{Candidate, Findings, Survey};
use cardgo::Point;
use game::Seat;

/// A search's result as a survey of a board of `size` lines; `owner` says how much each point is Black's. Its
/// simulations follow the best play of both sides more and more; the lead is that of the move it tried most, as in a
/// hint.
pub(crate) fn survey(found: &dyn Findings<CardgoTable>, size: u8, owner: impl Fn(Point) -> f32) -> Option<Survey> {
    let most = |best: Candidate<_>, other: Candidate<_>| if other.visits > best.visits { other } else { best };
    let expected = found.ranked().into_iter().reduce(most)?.result;
    let row = |row| (0..size).map(|column| (100.0 * owner(Point::new(column, row))).round() as i8).collect();
    let lead = if found.observer() == Seat(0) { expected } else { -expected };
    Some(Survey { owners: (0..size).rev().map(row).collect(), lead: lead.round() as i32 })
}
