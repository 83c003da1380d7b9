//! How a search has seen the board shared out.

use crate::CardgoTable;
use bot::{Candidate, Findings, Survey};
use cardgo::Point;
use game::Seat;

/// What a search comes to as a survey of a board of so many lines, whose points are so much Black's each. The games in
/// its head went on as both sides play best, more and more of them; the lead is that of the move it tried most, as a
/// hint tells it.
pub(crate) fn survey(found: &dyn Findings<CardgoTable>, size: u8, owner: impl Fn(Point) -> f32) -> Option<Survey> {
    let most = |best: Candidate<_>, other: Candidate<_>| if other.visits > best.visits { other } else { best };
    let expected = found.ranked().into_iter().reduce(most)?.result;
    let row = |row| (0..size).map(|column| (100.0 * owner(Point::new(column, row))).round() as i8).collect();
    let lead = if found.observer() == Seat(0) { expected } else { -expected };
    Some(Survey { owners: (0..size).rev().map(row).collect(), lead: lead.round() as i32 })
}
