//! The survey of the board that a search gives: the owners of its points and the lead.

use crate::HostedCardgo;
use bot::{Candidate, SearchResults, Survey};
use cardgo::Point;
use game::Seat;

/// Builds the survey of a board of `size` lines; `owner` returns Black's part of each point, −1 to 1. The simulations
/// concentrate on the best play of both sides; the lead is that of the most visited move, as in a hint.
pub(crate) fn survey(
    found: &dyn SearchResults<HostedCardgo>,
    size: u8,
    owner: impl Fn(Point) -> f32,
) -> Option<Survey> {
    let most = |best: Candidate<_>, other: Candidate<_>| if other.visits > best.visits { other } else { best };
    let expected = found.ranked().into_iter().reduce(most)?.result;
    let row = |row| (0..size).map(|column| (100.0 * owner(Point::new(column, row))).round() as i8).collect();
    let lead = if found.observer() == Seat(0) { expected } else { -expected };
    Some(Survey { owners: (0..size).rev().map(row).collect(), lead: lead.round() as i32 })
}
