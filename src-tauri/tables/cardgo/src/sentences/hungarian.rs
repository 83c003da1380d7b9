//! Kártyás go in Hungarian: its words.

mod card;
mod deck;
mod effect;
mod event;
mod milestone;
mod moves;
mod refusal;
mod refused_card;
mod setup;
mod sheet;

pub(super) use card::name;
pub(super) use event::event;
pub(super) use milestone::milestone;
pub(super) use moves::mv;
pub(super) use refusal::refusal;
pub(super) use setup::{option, setup_fault};
pub(super) use sheet::{place, printed};

use super::{halves, is_black};
use cardgo::{Line, Point, PointSet};
use game::Seat;
use rulebook::hungarian::{adessive, delative, named_after, sublative};
use rulebook::phrase::NBSP;

/// `D4-re`
fn onto(point: Point) -> String {
    sublative(&point.to_string())
}

/// `D4-nél`
fn at(point: Point) -> String {
    adessive(&point.to_string())
}

/// `D4-ről`
fn off(point: Point) -> String {
    delative(&point.to_string())
}

/// `D oszlop`, `4. sor`
fn line(line: Line) -> String {
    match line {
        Line::Column(_) => format!("{line}{NBSP}oszlop"),
        Line::Row(_) => format!("{line}.{NBSP}sor"),
    }
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
