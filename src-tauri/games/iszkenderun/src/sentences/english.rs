//! The English sentences of Iszkenderun, and the words shared by the modules below.

mod card_sheet;
mod event;
mod milestone;
mod moves;
mod pad;
mod refusal;
mod round_end;
mod setup;
mod standing;

use super::Nature;
use super::card_locations::{CardLocation, CardZone};
use super::card_sheet::Printed;
use super::language::Sentences;
use crate::Milestone;
use game::Seat;
use iszkenderun::{Card, Event, MarkerAction, Move, Refusal, SetupFault, SheetFault, Suit, Trump, View};
use rulebook::markup;
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

    fn title(&self, which: Card) -> String {
        title(which)
    }

    fn suit(&self, which: Suit) -> &'static str {
        suit(which)
    }

    fn two_suited(&self) -> &'static str {
        "Two-suited"
    }

    fn suitless(&self) -> &'static str {
        "No suit"
    }

    fn printed(&self, printed: &Printed, card: Card) -> String {
        card_sheet::printed(printed, card)
    }

    fn place(&self, place: &CardLocation, view: &View, names: &Names) -> String {
        card_sheet::place(place, view, names)
    }

    fn suit_mates(&self, suit: Suit, zones: &[(CardZone, Vec<Card>)], names: &Names) -> String {
        card_sheet::suit_mates(suit, zones, names)
    }

    fn scores(&self, scores: &str) -> String {
        standing::scores(scores)
    }

    fn round(&self, round: u8) -> String {
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

/// `Scimitar 6`, `Cross 3*`
fn card(card: Card) -> String {
    let value = card.printed();
    match Nature::of(card) {
        Nature::Plain(of) => format!("{}{NBSP}{value}", suit(of)),
        Nature::Closing(of) => format!("{}{NBSP}{value}*", suit(of)),
        Nature::TrumpChanger(of) => format!("{}{NBSP}{value} (change trump)", suit(of)),
        Nature::TakeBack(of) => format!("{}{NBSP}{value} (take back)", suit(of)),
        Nature::TwoSuited(one, other) => format!("{}–{}{NBSP}{value}", suit(one), suit(other)),
        Nature::Suitless => format!("No-trump{NBSP}{value}"),
    }
}

/// `Cross 3* (closing)`: the title of the card's entry in the rulebook.
fn title(of: Card) -> String {
    if of.is_closing() { format!("{} (closing)", card(of)) } else { card(of) }
}

/// `[[S6|Scimitar 6]]`
fn marked(which: Card) -> String {
    markup::card(which, &card(which))
}

/// `the [[S6|Scimitar 6]]`
fn the(which: Card) -> String {
    format!("the {}", marked(which))
}

/// Returns the name of the acting player, fit to begin a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// Returns the name of the acting player, as it is written within a sentence.
fn who(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "you".to_owned())
}

/// `your` or `their`, of the acting player.
fn possessive(seat: Seat, names: &Names) -> &'static str {
    if names.is_person(seat) { "your" } else { "their" }
}

/// `your row`, `Borka’s row`
fn row(seat: Seat, names: &Names) -> String {
    format!("{} row", whose(seat, names))
}

/// `your`, `Borka’s`
fn whose(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "your".to_owned(), |name| format!("{name}’s"))
}

/// Returns the row as the acting player sees it: `your own row`, `their own row`, otherwise as [`row`].
fn row_for(actor: Seat, seat: Seat, names: &Names) -> String {
    if actor == seat { format!("{} own row", possessive(seat, names)) } else { row(seat, names) }
}

/// Returns the sentence with a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// `no cards`, `1 card`, `2 cards`
fn count(number: u16, what: &str) -> String {
    if number == 0 {
        return format!("no {what}s");
    }
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "Scimitar",
        Suit::Turban => "Turban",
        Suit::Cross => "Cross",
        Suit::Crescent => "Crescent",
    }
}

/// Returns the plural name for cards of the suit.
fn suits(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "Scimitars",
        Suit::Turban => "Turbans",
        Suit::Cross => "Crosses",
        Suit::Crescent => "Crescents",
    }
}

/// `Cross is trump`, `there is no trump`
fn trump_is(trump: Trump) -> String {
    trump.suit().map_or_else(|| "there is no trump".to_owned(), |of| format!("{} is trump", suit(of)))
}

/// Returns the deed as a noun.
fn deed(deed: MarkerAction) -> &'static str {
    match deed {
        MarkerAction::Protect => "protection",
        MarkerAction::Steal => "theft",
        MarkerAction::Exchange => "an exchange",
        MarkerAction::ScorePile => "plus four",
    }
}
