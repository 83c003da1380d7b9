//! The Hungarian sentences of Boldog mocsik, and the words shared by the modules below.

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
use mochi::{Card, Colour, Effect, Event, Half, Move, Pair, Refusal, SetupFault, SheetFault, Side, View};
use rulebook::hungarian::{named_after, the};
use rulebook::phrase::{NBSP, Names};

/// The Hungarian language.
pub(super) struct Hungarian;

impl Sentences for Hungarian {
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

/// `sárga 5-ös`
fn card(card: Card) -> String {
    format!("{}{NBSP}{}", colour(card.colour()), named_after(&card.number().to_string()))
}

/// `a sárga 5-ös`
fn the_card(which: Card) -> String {
    the(&card(which))
}

/// `a sárga 57`, `a 46`: the colour is named only if both cards share it.
fn the_pair(pair: Pair) -> String {
    let number = number(pair);
    if pair.one_colour() { the(&format!("{}{NBSP}{number}", colour(pair.left.colour()))) } else { the(&number) }
}

fn colour(colour: Colour) -> &'static str {
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

/// Returns the effect as a noun; all of them take back-vowel endings and the accusative -t.
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
