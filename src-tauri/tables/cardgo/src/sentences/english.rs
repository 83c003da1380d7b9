//! Kártyás go in English: its words.

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
use cardgo::{Line, PointSet};
use game::Seat;
use rulebook::phrase::{NBSP, Names};

/// `column D`, `row 4`
fn line(line: Line) -> String {
    match line {
        Line::Column(_) => format!("column{NBSP}{line}"),
        Line::Row(_) => format!("row{NBSP}{line}"),
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

/// Whose hand or stone it is: `your`, `Borka’s`.
fn whose(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "your".to_owned(), |name| format!("{name}’s"))
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
