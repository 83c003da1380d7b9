//! Iszkenderun in English: its words.

mod card_sheet;
mod event;
mod milestone;
mod moves;
mod refusal;
mod round_end;
mod setup;

pub(super) use card_sheet::{place, printed, suit_mates};
pub(super) use event::event;
pub(super) use milestone::milestone;
pub(super) use moves::mv;
pub(super) use refusal::refusal;
pub(super) use setup::{option, setup_fault};

use super::Nature;
use game::Seat;
use iszkenderun::{Card, Deed, Suit, Trump};
use rulebook::markup;
use rulebook::phrase::{NBSP, Names};

/// `Scimitar 6`, `Cross 3*`
pub(super) fn card(card: Card) -> String {
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

/// `Cross 3* (closing)`: the title of its entry in the book.
pub(super) fn title(of: Card) -> String {
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

/// The name of whoever acts, fit to begin a sentence.
fn subject(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "You".to_owned())
}

/// The same within a sentence.
fn who(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "you".to_owned())
}

/// `your` or `their`: of whoever acts.
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

/// The row as seen by whoever acts on it: `your own row`, `their own row`, otherwise as [`row`].
fn row_for(actor: Seat, seat: Seat, names: &Names) -> String {
    if actor == seat { format!("{} own row", possessive(seat, names)) } else { row(seat, names) }
}

/// The sentence with a capital letter at its beginning.
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

pub(super) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "Scimitar",
        Suit::Turban => "Turban",
        Suit::Cross => "Cross",
        Suit::Crescent => "Crescent",
    }
}

/// Cards of the suit.
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

/// The deed as a noun.
fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Protect => "protection",
        Deed::Steal => "theft",
        Deed::Exchange => "an exchange",
        Deed::ScorePile => "plus four",
    }
}
