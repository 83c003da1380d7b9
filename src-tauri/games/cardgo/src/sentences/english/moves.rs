//! Moves in English, as hints and buttons name them.

use super::{card, line};
use crate::sentences::{is_dead, step};
use cardgo::{Card, Move, Point, Step, View};

pub(in crate::sentences) fn mv(mv: Move, view: &View) -> String {
    match mv {
        Move::Play { point } => format!("Stone on {point}"),
        Move::Pass => "Pass".to_owned(),
        Move::Draw => "Draw from the deck".to_owned(),
        Move::Card { card } => format!("Play {}", card::name(card)),
        Move::Target { point } => target(point, view),
        Move::Line { line: which } => format!("{}: {}", card::name(Card::Wall), line(which)),
        Move::Counter { card } => format!("Counter: {}", card::name(card)),
        Move::Let => "Let it happen".to_owned(),
        Move::Arrange { order } => {
            let order: Vec<&str> = order.into_iter().flatten().map(card::name).collect();
            format!("Order from the top: {}", order.join(", "))
        }
        Move::Discard { card } => format!("Discard {}", card::name(card)),
        Move::Mark { point } if is_dead(view, point) => format!("Group at {point} alive"),
        Move::Mark { point } => format!("Group at {point} dead"),
        Move::Agree => "Agree with the marks".to_owned(),
        Move::Resume => "Play on".to_owned(),
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
            Some(first) => format!("{}: {first} or {point}", card::name(Card::Dilemma)),
            None => format!("{}: {point}", card::name(Card::Dilemma)),
        },
        Step::Choose { .. } => format!("Choose {point}"),
        Step::Note => format!("{}: {point}", card::name(Card::Trap)),
        _ => format!("Target: {point}"),
    }
}
