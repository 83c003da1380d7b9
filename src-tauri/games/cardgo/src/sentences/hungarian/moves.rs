//! Moves in Hungarian, as hints and buttons name them.

use super::{at, card, line, onto};
use crate::sentences::{is_dead, step};
use cardgo::{Card, Move, Point, Step, View};
use rulebook::hungarian::capital;

pub(in crate::sentences) fn mv(mv: Move, view: &View) -> String {
    match mv {
        Move::Play { point } => format!("Kő {}", onto(point)),
        Move::Pass => "Passz".to_owned(),
        Move::Draw => "Húzás a pakliból".to_owned(),
        Move::Card { card } => format!("{} kijátszása", capital(&card::the(card))),
        Move::Target { point } => target(point, view),
        Move::Line { line: which } => format!("{}: {}", card::name(Card::Wall), line(which)),
        Move::Counter { card } => format!("Kontra: {}", card::name(card)),
        Move::Let => "Nincs kontra".to_owned(),
        Move::Arrange { order } => {
            let order: Vec<&str> = order.into_iter().flatten().map(card::name).collect();
            format!("Sorrend felülről: {}", order.join(", "))
        }
        Move::Discard { card } => format!("{} eldobása", capital(&card::the(card))),
        Move::Mark { point } if is_dead(view, point) => format!("Él a csoport {}", at(point)),
        Move::Mark { point } => format!("Halott a csoport {}", at(point)),
        Move::Agree => "A jelölés jóváhagyása".to_owned(),
        Move::Resume => "A játék folytatása".to_owned(),
    }
}

/// Describes the choice of a point by its purpose.
fn target(point: Point, view: &View) -> String {
    match step(view) {
        Step::Aim { card, targets } => match targets.first() {
            Some(first) => format!("{}: {first}–{point}", card::name(card)),
            None => format!("{}: {point}", card::name(card)),
        },
        Step::Name { points, .. } => match points.first() {
            Some(first) => format!("{}: {first} vagy {point}", card::name(Card::Dilemma)),
            None => format!("{}: {point}", card::name(Card::Dilemma)),
        },
        Step::Choose { .. } => format!("Legyen {point}"),
        Step::Note => format!("{}: {point}", card::name(Card::Trap)),
        _ => format!("Célpont: {point}"),
    }
}
