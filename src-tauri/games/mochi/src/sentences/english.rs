//! The English sentences of Boldog mocsik, and the words shared by the modules below.

mod card_sheet;
mod event;
mod milestone;
mod moves;
mod pad;
mod refusal;
mod setup;
mod standing;

use super::card_locations::CardLocation;
use super::card_sheet::Face;
use super::language::Sentences;
use super::number;
use crate::Milestone;
use game::Seat;
use mochi::{Card, Colour, Effect, Event, Half, Move, Pair, Refusal, SetupFault, SheetFault, Side, View};
use rulebook::phrase::{NBSP, Names};

/// The English language.
pub(super) struct English;

impl Sentences for English {
    fn event(&self, event: &Event, names: &Names) -> String {
        event::event(event, names)
    }

    fn refusal(&self, refusal: &Refusal, names: &Names) -> String {
        refusal::refusal(refusal, names)
    }

    fn mv(&self, mv: Move, view: &View, names: &Names) -> String {
        moves::mv(mv, view, names)
    }

    fn milestone(&self, milestone: Milestone, names: &Names) -> String {
        milestone::milestone(milestone, names)
    }

    fn card(&self, which: Card) -> String {
        card(which)
    }

    fn colour(&self, which: Colour) -> &'static str {
        colour(which)
    }

    fn face(&self, card: Card) -> Face {
        card_sheet::face(card)
    }

    fn effect_of(&self, effect: Option<Effect>) -> &'static str {
        card_sheet::effect_of(effect)
    }

    fn place(&self, place: CardLocation, view: &View, names: &Names) -> String {
        card_sheet::place(place, view, names)
    }

    fn others(&self, card: Card, zones: &[(CardLocation, Vec<Card>)], names: &Names) -> String {
        card_sheet::others(card, zones, names)
    }

    fn round(&self, round: u16) -> String {
        standing::round(round)
    }

    fn your_turn(&self) -> &'static str {
        standing::YOUR_TURN
    }

    fn expectation(&self, percent: f64, result: f64) -> String {
        standing::expectation(percent, result)
    }

    fn setup_fault(&self, fault: &SetupFault) -> String {
        setup::setup_fault(fault)
    }

    fn option(&self, key: &str) -> Option<&'static str> {
        setup::option(key)
    }

    fn sheet_fault(&self, fault: &SheetFault, names: &Names) -> String {
        pad::sheet_fault(fault, names)
    }
}

/// `yellow 5`
fn card(card: Card) -> String {
    format!("{}{NBSP}{}", colour(card.colour()), card.number())
}

/// `yellow 57`, `46`: the colour is named only if both cards share it.
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

/// Returns the name of the acting player, fit to begin a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// `your` or `their`
fn possessive(seat: Seat, names: &Names) -> &'static str {
    if names.is_person(seat) { "your" } else { "their" }
}

fn colour(colour: Colour) -> &'static str {
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
