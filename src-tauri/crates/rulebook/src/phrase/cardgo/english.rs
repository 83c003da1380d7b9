//! Kártyás gó in English: its words.

mod event;
mod refusal;

pub(super) use event::event;
pub(super) use refusal::{refusal, setup_error};

use super::{halves, is_black, is_dead};
use crate::phrase::{NBSP, Names};
use cardgo::{Move, PointSet, View};
use game::Seat;

/// A move, as a hint or a button names it.
pub(super) fn mv(mv: Move, view: &View) -> String {
    match mv {
        Move::Play { point } => format!("Stone on {point}"),
        Move::Pass => "Pass".to_owned(),
        Move::Mark { point } if is_dead(view, point) => format!("Group at {point} alive"),
        Move::Mark { point } => format!("Group at {point} dead"),
        Move::Agree => "Agree with the marks".to_owned(),
        Move::Resume => "Play on".to_owned(),
    }
}

/// `6.5`
fn points(half_points: i32) -> String {
    halves(half_points, '.')
}

/// `1 stone`, `2 stones`
fn count(number: usize, what: &str) -> String {
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// The name of whoever acts, fit to begin a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

fn colour(seat: Seat) -> &'static str {
    if is_black(seat) { "black" } else { "white" }
}

/// `the black group at D4 (3 stones)`; a single stone is no group worth the name.
fn group(owner: Seat, stones: &PointSet) -> String {
    let place = stones.first().map_or_else(String::new, |first| format!(" at {first}"));
    match stones.len() {
        1 => format!("the {} stone{place}", colour(owner)),
        many => format!("the {} group{place} ({})", colour(owner), count(many, "stone")),
    }
}
