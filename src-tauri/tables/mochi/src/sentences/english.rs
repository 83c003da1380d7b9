//! Boldog mocsik in English: its words.

mod card_sheet;
mod event;
mod milestone;
mod moves;
mod refusal;
mod setup;

pub(super) use card_sheet::{effect_of, face, others, place};
pub(super) use event::event;
pub(super) use milestone::milestone;
pub(super) use moves::mv;
pub(super) use refusal::refusal;
pub(super) use setup::{option, setup_fault};

use super::number;
use game::Seat;
use mochi::{Card, Colour, Effect, Half, Pair, Side};
use rulebook::phrase::{NBSP, Names};

/// `yellow 5`
pub(super) fn card(card: Card) -> String {
    format!("{}{NBSP}{}", colour(card.colour()), card.number())
}

/// `yellow 57`, `46`: the colour only where both cards share it.
fn pair(pair: Pair) -> String {
    let number = number(pair);
    if pair.one_colour() { format!("{}{NBSP}{number}", colour(pair.left.colour())) } else { number }
}

/// `no cards`, `1 card`, `2 cards`
fn count(number: u16, what: &str) -> String {
    if number == 0 {
        return format!("no {what}s");
    }
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// The name of whoever acts, fit to begin a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// `your` or `their`
fn possessive(seat: Seat, names: &Names) -> &'static str {
    if names.is_person(seat) { "your" } else { "their" }
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Pink => "pink",
        Colour::Yellow => "yellow",
        Colour::Violet => "violet",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Orange => "orange",
        Colour::Grey => "grey",
    }
}

fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Flip => "Flip",
        Effect::Draw => "Draw",
        Effect::PassLeft => "Pass left",
        Effect::Reserve => "Reserve",
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Plus => "plus",
        Side::Minus => "minus",
    }
}

fn half(half: Half) -> &'static str {
    match half {
        Half::Left => "left",
        Half::Right => "right",
    }
}
