//! Iszkenderun in Hungarian: its words.

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
use rulebook::hungarian::{article, named_after, sublative, the};
use rulebook::markup;
use rulebook::phrase::{NBSP, Names};

/// `handzsár 6-os`, `csillagos kereszt 3-as`: its name in a sentence.
pub(super) fn card(card: Card) -> String {
    let name = match Nature::of(card) {
        Nature::Plain(of) => suit(of).to_owned(),
        Nature::Closing(of) => format!("csillagos {}", suit(of)),
        Nature::TrumpChanger(of) => format!("aduváltó {}", suit(of)),
        Nature::TakeBack(of) => format!("visszavevő {}", suit(of)),
        Nature::TwoSuited(one, other) => format!("{}–{}", suit(one), suit(other)),
        Nature::Suitless => "szanzadu".to_owned(),
    };
    format!("{name}{NBSP}{}", named_after(&card.printed().to_string()))
}

/// `handzsár 6`, `kereszt 3* (zárólap)`: the title of its entry in the book.
pub(super) fn title(card: Card) -> String {
    let value = card.printed();
    match Nature::of(card) {
        Nature::Plain(of) => format!("{}{NBSP}{value}", suit(of)),
        Nature::Closing(of) => format!("{}{NBSP}{value}* (zárólap)", suit(of)),
        Nature::TrumpChanger(of) => format!("{}{NBSP}{value} (aduváltás)", suit(of)),
        Nature::TakeBack(of) => format!("{}{NBSP}{value} (visszavétel)", suit(of)),
        Nature::TwoSuited(one, other) => format!("{}–{}{NBSP}{value}", suit(one), suit(other)),
        Nature::Suitless => format!("szanzadu{NBSP}{value}"),
    }
}

/// `a handzsár 6-os`
fn the_card(which: Card) -> String {
    the(&card(which))
}

/// `a handzsár 6-ost`
fn the_card_as_object(which: Card) -> String {
    format!("{}t", the_card(which))
}

/// `a handzsár 6-osra`
fn onto_the_card(which: Card) -> String {
    the(&sublative(&card(which)))
}

/// `[[S6|handzsár 6-os]]`
fn marked(which: Card) -> String {
    markup::card(which, &card(which))
}

/// `a [[S6|handzsár 6-os]]`
fn the_marked(which: Card) -> String {
    format!("{} {}", article(&card(which)), marked(which))
}

/// `a [[S6|handzsár 6-os]]t`: every name ends in s.
fn the_object(which: Card) -> String {
    format!("{}t", the_marked(which))
}

/// `a sorod`, `Borka sora`
fn row(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "a sorod".to_owned(), |name| format!("{name} sora"))
}

/// A row with a back-vowel ending: `a sorodba`, `Borka sorába`.
fn row_with(seat: Seat, names: &Names, ending: &str) -> String {
    match names.other(seat) {
        None => format!("a sorod{ending}"),
        Some(name) => format!("{name} sorá{ending}"),
    }
}

/// The row as seen by whoever acts on it: `a saját sorodból`, `a saját sorából`, otherwise as [`row_with`].
fn row_for(actor: Seat, seat: Seat, names: &Names, ending: &str) -> String {
    match (actor == seat, names.is_person(seat)) {
        (true, true) => format!("a saját sorod{ending}"),
        (true, false) => format!("a saját sorá{ending}"),
        (false, _) => row_with(seat, names, ending),
    }
}

/// `te` or the name.
fn who(seat: Seat, names: &Names) -> String {
    names.other(seat).unwrap_or_else(|| "te".to_owned())
}

pub(super) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsár",
        Suit::Turban => "turbán",
        Suit::Cross => "kereszt",
        Suit::Crescent => "félhold",
    }
}

/// A card of the suit, as an object.
fn suit_as_object(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsárt",
        Suit::Turban => "turbánt",
        Suit::Cross => "keresztet",
        Suit::Crescent => "félholdat",
    }
}

/// The suit that a card would have to count as.
fn as_suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsárnak",
        Suit::Turban => "turbánnak",
        Suit::Cross => "keresztnek",
        Suit::Crescent => "félholdnak",
    }
}

/// `a kereszt az adu`, `szanzadu van, nincs adu`: never the beginning of a sentence.
fn trump_is(trump: Trump) -> String {
    match trump.suit() {
        Some(of) => format!("a {} az adu", suit(of)),
        None => "szanzadu van, vagyis nincs adu".to_owned(),
    }
}

/// The deed as a noun.
fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Protect => "védelem",
        Deed::Steal => "lopás",
        Deed::Exchange => "lapcsere",
        Deed::ScorePile => "plusz négy",
    }
}

/// What the cost is paid for.
fn for_deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Protect => "védelemre",
        Deed::Steal => "lopásra",
        Deed::Exchange => "lapcserére",
        Deed::ScorePile => "plusz négyre",
    }
}

/// What the deed requires something for.
fn to_deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Protect => "védelemhez",
        Deed::Steal => "lopáshoz",
        Deed::Exchange => "lapcseréhez",
        Deed::ScorePile => "plusz négyhez",
    }
}
