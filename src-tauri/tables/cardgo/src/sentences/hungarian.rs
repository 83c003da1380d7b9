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
use rulebook::hungarian::{adessive, delative, named_after, sublative, superessive, the};
use rulebook::phrase::NBSP;

/// `D4-re`
fn onto(point: Point) -> String {
    sublative(&point.to_string())
}

/// `D4-en`: for what stands on a point or is done there.
fn on(point: Point) -> String {
    superessive(&point.to_string())
}

/// `a D4-en álló`, before a stone.
fn standing_on(point: Point) -> String {
    format!("{} álló", the(&on(point)))
}

/// `D4-nél`: for a group, which stands on more points than the one that names it.
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

/// `a D4-nél álló fekete csoportot (3 kő)`; a single stone, which is no group worth the name, stands on its point.
fn group(owner: Seat, stones: &PointSet) -> String {
    let colour = colour(owner);
    match (stones.first(), stones.len()) {
        (None, _) => format!("a {colour} csoportot"),
        (Some(only), 1) => format!("{} {colour} követ", standing_on(only)),
        (Some(first), many) => format!("{} álló {colour} csoportot ({many}{NBSP}kő)", the(&at(first))),
    }
}
