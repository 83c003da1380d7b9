//! Kártyás gó in Hungarian: its words.

mod event;
mod refusal;

pub(super) use event::event;
pub(super) use refusal::{refusal, setup_error};

use super::{halves, is_black, is_dead};
use crate::hungarian::{adessive, named_after, sublative};
use crate::phrase::NBSP;
use cardgo::{Move, Point, PointSet, View};
use game::Seat;

/// A move, as a hint or a button names it.
pub(super) fn mv(mv: Move, view: &View) -> String {
    match mv {
        Move::Play { point } => format!("Kő {}", onto(point)),
        Move::Pass => "Passz".to_owned(),
        Move::Mark { point } if is_dead(view, point) => format!("Él a csoport {}", at(point)),
        Move::Mark { point } => format!("Halott a csoport {}", at(point)),
        Move::Agree => "A jelölés jóváhagyása".to_owned(),
        Move::Resume => "A játék folytatása".to_owned(),
    }
}

/// `D4-re`
fn onto(point: Point) -> String {
    sublative(&point.to_string())
}

/// `D4-nél`
fn at(point: Point) -> String {
    adessive(&point.to_string())
}

/// `6,5`
fn points(half_points: i32) -> String {
    halves(half_points, ',')
}

/// `13×13-as`
fn board(size: u8) -> String {
    format!("{size}×{}", named_after(&size.to_string()))
}

fn colour(seat: Seat) -> &'static str {
    if is_black(seat) { "fekete" } else { "fehér" }
}

/// `a fekete csoport D4-nél (3 kő)` as an object; a single stone is no group worth the name.
fn group(owner: Seat, stones: &PointSet) -> String {
    let place = stones.first().map_or_else(String::new, |first| format!(" {}", at(first)));
    match stones.len() {
        1 => format!("a {} követ{place}", colour(owner)),
        many => format!("a {} csoportot{place} ({many}{NBSP}kő)", colour(owner)),
    }
}
