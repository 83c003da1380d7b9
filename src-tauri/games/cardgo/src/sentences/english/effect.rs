//! Sentences about the effects of cards, in English.

use super::card::marked;
use super::event::captures;
use super::{colour, count, line, subject, whose};
use crate::sentences::{Aim, other_seat};
use cardgo::{Card, Line, Point, PointSet};
use game::Seat;
use rulebook::hungarian::capital;
use rulebook::phrase::Names;
use rulebook::phrase::listed;

pub(super) fn announced(seat: Seat, card: Card, aim: Aim, names: &Names) -> String {
    let aim = match aim {
        Aim::Nothing => String::new(),
        Aim::NoTarget => ", though it has no target".to_owned(),
        Aim::Point(point) => format!(", aimed at {point}"),
        Aim::Points(first, second) => format!(", aimed at {first} and {second}"),
        Aim::FromTo(from, to) => format!(" from {from} to {to}"),
        Aim::Line(which) => format!(" for {}", line(which)),
    };
    format!("{} announced {}{aim}.", subject(seat, names), marked(card))
}

pub(super) fn let_happen(seat: Seat, names: &Names) -> String {
    format!("{} let it happen.", subject(seat, names))
}

pub(super) fn countered(seat: Seat, with: Card, cancelled: Card, names: &Names) -> String {
    format!(
        "{} cancelled {} with {}: both cards went to the discard pile.",
        subject(seat, names),
        marked(cancelled),
        marked(with)
    )
}

pub(super) fn without_effect(card: Card) -> String {
    format!("{} went to the discard pile without effect.", marked(card))
}

pub(super) fn move_lost(seat: Seat, card: Card, names: &Names) -> String {
    let (card, move_of) = (marked(card), whose(seat, names));
    format!("{card} took the place of {move_of} move this turn.")
}

pub(super) fn stones_placed(seat: Seat, points: &[Point], names: &Names) -> String {
    let stones = if points.len() == 1 { "a stone" } else { "stones" };
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    format!("{} placed {stones} on {}.", subject(seat, names), listed(&points, "and"))
}

pub(super) fn leapt(seat: Seat, from: Point, to: Point, captured: &PointSet, names: &Names) -> String {
    format!("{} stone leapt from {from} to {to}{}.", capital(&whose(seat, names)), captures(captured))
}

pub(super) fn pushed(seat: Seat, from: Point, to: Point, names: &Names) -> String {
    format!("{} pushed the {} stone from {from} to {to}.", subject(seat, names), colour(other_seat(seat)))
}

pub(super) fn stone_removed(seat: Seat, point: Point, names: &Names) -> String {
    format!("{} took off the {} stone at {point}.", subject(seat, names), colour(other_seat(seat)))
}

pub(super) fn recoloured(seat: Seat, point: Point, names: &Names) -> String {
    let (before, now) = (colour(other_seat(seat)), colour(seat));
    format!("{} recoloured the {before} stone at {point}: it is {now} now.", subject(seat, names))
}

pub(super) fn exchanged(seat: Seat, own: Point, other: Point) -> String {
    let (mine, theirs) = (colour(seat), colour(other_seat(seat)));
    format!("Two stones changed places: the {mine} one went from {own} to {other}, the {theirs} one to {own}.")
}

pub(super) fn lifeless_removed(owner: Seat, stones: &PointSet) -> String {
    let colour = colour(owner);
    match (stones.first(), stones.len()) {
        (Some(only), 1) => format!("Left without a liberty, the {colour} stone at {only} came off."),
        (_, many) => format!("Left without liberties, {} came off.", count(many, &format!("{colour} stone"))),
    }
}

pub(super) fn lasting_began(card: Card, point: Option<Point>, which: Option<Line>, left: u8) -> String {
    let target = match (point, which) {
        (Some(point), _) => format!(" ({point})"),
        (None, Some(which)) => format!(" ({})", line(which)),
        (None, None) => String::new(),
    };
    format!("{}{target} is in force: it lasts {}.", marked(card), count(usize::from(left), "move"))
}

pub(super) fn lasting_ended(card: Card) -> String {
    format!("{} is over.", marked(card))
}

pub(super) fn trap_sprung(seat: Seat, by: Seat, point: Point, names: &Names) -> String {
    let (trap, stone) = (whose(by, names), if names.is_person(seat) { "your" } else { "the" });
    format!("{} moved into {trap} trap on {point}: {stone} stone came off the board.", subject(seat, names))
}

pub(super) fn named(seat: Seat, [first, second]: [Point; 2], names: &Names) -> String {
    format!("{} named the two points: {first} and {second}.", subject(seat, names))
}

pub(super) fn chosen(seat: Seat, point: Point, names: &Names) -> String {
    format!("{} chose {point}.", subject(seat, names))
}

/// Describes a pass that a card forced.
pub(super) fn forced(seat: Seat, card: Card, names: &Names) -> String {
    let why = match card {
        Card::Doze => format!("{} demanded it", marked(card)),
        _ => format!("{} left no legal point", marked(card)),
    };
    format!("{} had to pass: {why}.", subject(seat, names))
}
