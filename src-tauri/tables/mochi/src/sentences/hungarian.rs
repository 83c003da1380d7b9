//! Boldog mocsik in Hungarian: its words.

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
use mochi::{Card, Colour, Effect, Half, Pair, Side};
use rulebook::hungarian::{named_after, the};
use rulebook::phrase::NBSP;

/// `sárga 5-ös`
pub(super) fn card(card: Card) -> String {
    format!("{}{NBSP}{}", colour(card.colour()), named_after(&card.number().to_string()))
}

/// `a sárga 5-ös`
fn the_card(which: Card) -> String {
    the(&card(which))
}

/// `a sárga 57`, `a 46`: the colour only where both cards share it.
fn the_pair(pair: Pair) -> String {
    let number = number(pair);
    if pair.one_colour() { the(&format!("{}{NBSP}{number}", colour(pair.left.colour()))) } else { the(&number) }
}

pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Pink => "rózsaszín",
        Colour::Yellow => "sárga",
        Colour::Violet => "lila",
        Colour::Blue => "kék",
        Colour::Green => "zöld",
        Colour::Orange => "narancs",
        Colour::Grey => "szürke",
    }
}

/// The effect as a noun; each takes back-vowel endings and -t.
fn effect(effect: Effect) -> &'static str {
    match effect {
        Effect::Flip => "fordítás",
        Effect::Draw => "húzás",
        Effect::PassLeft => "továbbadás",
        Effect::Reserve => "tartalékolás",
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Plus => "plusz",
        Side::Minus => "mínusz",
    }
}

fn half(half: Half) -> &'static str {
    match half {
        Half::Left => "bal",
        Half::Right => "jobb",
    }
}
