//! Sentences about the effects of cards, in Hungarian.

use super::card::{the_marked, the_marked_object, with_the_marked};
use super::deck::begin;
use super::event::captures;
use super::{colour, line, off, on, onto, standing_on};
use crate::sentences::{Aim, other_seat};
use cardgo::{Card, Line, Point, PointSet};
use game::Seat;
use rulebook::hungarian::{capital, the};
use rulebook::phrase::listed;
use rulebook::phrase::{NBSP, Names};

pub(super) fn announced(seat: Seat, card: Card, aim: Aim, names: &Names) -> String {
    let (card, aim) = (the_marked_object(card), aimed(aim));
    match names.other(seat) {
        None => format!("Bejelentetted {card}{aim}."),
        Some(name) => format!("{name} bejelentette {card}{aim}."),
    }
}

/// Describes the target of a card, after its name.
fn aimed(aim: Aim) -> String {
    match aim {
        Aim::Nothing => String::new(),
        Aim::NoTarget => ", bár nincs célpontja".to_owned(),
        Aim::Point(point) => format!(": a célpontja {point}"),
        Aim::Points(first, second) => format!(": a célpontjai {first} és {second}"),
        Aim::FromTo(from, to) => format!(": {} {}", off(from), onto(to)),
        Aim::Line(which) => format!(": a célpontja {}", the(&line(which))),
    }
}

pub(super) fn let_happen(seat: Seat, names: &Names) -> String {
    match names.other(seat) {
        None => "Nem kontráztál.".to_owned(),
        Some(name) => format!("{name} nem kontrázott."),
    }
}

pub(super) fn countered(seat: Seat, with: Card, cancelled: Card, names: &Names) -> String {
    let (with, cancelled) = (with_the_marked(with), the_marked_object(cancelled));
    match names.other(seat) {
        None => format!("{} kivédted {cancelled}: mindkét lap a dobópakliba került.", capital(&with)),
        Some(name) => format!("{name} {with} kivédte {cancelled}: mindkét lap a dobópakliba került."),
    }
}

pub(super) fn without_effect(card: Card) -> String {
    format!("{} hatás nélkül a dobópakliba került.", begin(card))
}

pub(super) fn move_lost(seat: Seat, card: Card, names: &Names) -> String {
    let card = begin(card);
    match names.other(seat) {
        None => format!("{card} a lépésed helyett volt: ebben a körben nem lépsz."),
        Some(name) => format!("{card} {name} lépése helyett volt: ebben a körben nem lép."),
    }
}

pub(super) fn stones_placed(seat: Seat, points: &[Point], names: &Names) -> String {
    let (what, where_to) = match points {
        [only] => ("egy követ", onto(*only)),
        many => ("két követ", listed(&many.iter().map(|&point| onto(point)).collect::<Vec<_>>(), "és")),
    };
    match names.other(seat) {
        None => format!("{} tettél le {where_to}.", capital(what)),
        Some(name) => format!("{name} {what} tett le {where_to}."),
    }
}

pub(super) fn leapt(seat: Seat, from: Point, to: Point, captured: &PointSet, names: &Names) -> String {
    let taken = captures(captured).map_or_else(String::new, |taken| format!(", és leütött {taken}"));
    let stone = names.other(seat).map_or_else(|| "A köved".to_owned(), |name| format!("{name} köve"));
    format!("{stone} {} {} ugrott{taken}.", off(from), onto(to))
}

pub(super) fn pushed(seat: Seat, from: Point, to: Point, names: &Names) -> String {
    let (stone, from, to) = (colour(other_seat(seat)), off(from), onto(to));
    match names.other(seat) {
        None => format!("A {stone} követ {from} {to} toltad."),
        Some(name) => format!("{name} a {stone} követ {from} {to} tolta."),
    }
}

pub(super) fn stone_removed(seat: Seat, point: Point, names: &Names) -> String {
    let stone = colour(other_seat(seat));
    match names.other(seat) {
        None => format!("Levetted a {stone} követ {}.", off(point)),
        Some(name) => format!("{name} levette a {stone} követ {}.", off(point)),
    }
}

pub(super) fn recoloured(seat: Seat, point: Point, names: &Names) -> String {
    let (before, now) = (colour(other_seat(seat)), colour(seat));
    match names.other(seat) {
        None => format!("Átfestetted {} {before} követ: mostantól {now}.", standing_on(point)),
        Some(name) => format!("{name} átfestette {} {before} követ: mostantól {now}.", standing_on(point)),
    }
}

pub(super) fn exchanged(seat: Seat, own: Point, other: Point) -> String {
    let (mine, theirs) = (colour(seat), colour(other_seat(seat)));
    format!(
        "Helyet cserélt két kő: a {mine} {} {}, a {theirs} {} {} került.",
        off(own),
        onto(other),
        off(other),
        onto(own)
    )
}

pub(super) fn lifeless_removed(owner: Seat, stones: &PointSet) -> String {
    let colour = colour(owner);
    match (stones.first(), stones.len()) {
        (Some(only), 1) => format!("Szabadság nélkül maradt, ezért lekerült {} egy {colour} kő.", off(only)),
        (_, many) => format!("Szabadság nélkül maradt, ezért lekerült {many}{NBSP}{colour} kő."),
    }
}

pub(super) fn lasting_began(card: Card, point: Option<Point>, which: Option<Line>, left: u8) -> String {
    let target = match (point, which) {
        (Some(point), _) => format!(" ({point})"),
        (None, Some(which)) => format!(" ({})", line(which)),
        (None, None) => String::new(),
    };
    format!("Életbe lépett {}{target}: {left}{NBSP}lépésen át tart.", the_marked(card))
}

pub(super) fn lasting_ended(card: Card) -> String {
    format!("Véget ért {} hatása.", the_marked(card))
}

pub(super) fn trap_sprung(seat: Seat, by: Seat, point: Point, names: &Names) -> String {
    let trap = names.other(by).map_or_else(|| "a csapdádba".to_owned(), |name| format!("{name} csapdájába"));
    match names.other(seat) {
        None => format!("{} {trap} léptél: a köved lekerült a tábláról.", capital(&on(point))),
        Some(name) => format!("{name} {} {trap} lépett: a köve lekerült a tábláról.", on(point)),
    }
}

pub(super) fn named(seat: Seat, [first, second]: [Point; 2], names: &Names) -> String {
    match names.other(seat) {
        None => format!("Megnevezted a két pontot: {first} és {second}."),
        Some(name) => format!("{name} megnevezte a két pontot: {first} és {second}."),
    }
}

pub(super) fn chosen(seat: Seat, point: Point, names: &Names) -> String {
    match names.other(seat) {
        None => format!("Ezt a pontot választottad: {point}."),
        Some(name) => format!("{name} ezt a pontot választotta: {point}."),
    }
}

/// Describes a pass that a card forced.
pub(super) fn forced(seat: Seat, card: Card, names: &Names) -> String {
    let why = match card {
        Card::Doze => format!("{} írta elő", the_marked(card)),
        _ => format!("{} miatt nem maradt szabályos pont", the_marked(card)),
    };
    match names.other(seat) {
        None => format!("Kényszerből passzoltál: {why}."),
        Some(name) => format!("{name} kényszerből passzolt: {why}."),
    }
}
