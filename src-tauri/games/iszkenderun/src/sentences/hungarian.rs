//! The Hungarian sentences of Iszkenderun, and the words shared by the modules below.

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
use rulebook::hungarian::{article, named_after, sublative, the};
use rulebook::markup;
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

    fn title(&self, which: Card) -> String {
        title(which)
    }

    fn suit(&self, which: Suit) -> &'static str {
        suit(which)
    }

    fn two_suited(&self) -> &'static str {
        "Kétszínű"
    }

    fn suitless(&self) -> &'static str {
        "Színtelen"
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

/// `handzsár 6-os`, `csillagos kereszt 3-as`: the card's name in a sentence.
fn card(card: Card) -> String {
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

/// `handzsár 6`, `kereszt 3* (zárólap)`: the title of the card's entry in the rulebook.
fn title(card: Card) -> String {
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

/// `a [[S6|handzsár 6-os]]t`: every name ends in s, so the accusative is always -t.
fn the_object(which: Card) -> String {
    format!("{}t", the_marked(which))
}

/// `a sorod`, `Borka sora`
fn row(seat: Seat, names: &Names) -> String {
    names.other(seat).map_or_else(|| "a sorod".to_owned(), |name| format!("{name} sora"))
}

/// Returns a row with a back-vowel ending: `a sorodba`, `Borka sorába`.
fn row_with(seat: Seat, names: &Names, ending: &str) -> String {
    match names.other(seat) {
        None => format!("a sorod{ending}"),
        Some(name) => format!("{name} sorá{ending}"),
    }
}

/// Returns the row as the acting player sees it: `a saját sorodból`, `a saját sorából`, otherwise as [`row_with`].
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

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsár",
        Suit::Turban => "turbán",
        Suit::Cross => "kereszt",
        Suit::Crescent => "félhold",
    }
}

/// Returns a card of the suit in the accusative.
fn suit_as_object(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsárt",
        Suit::Turban => "turbánt",
        Suit::Cross => "keresztet",
        Suit::Crescent => "félholdat",
    }
}

/// Returns the suit in the dative, as what a card would have to count as.
fn as_suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Scimitar => "handzsárnak",
        Suit::Turban => "turbánnak",
        Suit::Cross => "keresztnek",
        Suit::Crescent => "félholdnak",
    }
}

/// `a kereszt az adu`, `szanzadu van, nincs adu`: never fit to begin a sentence.
fn trump_is(trump: Trump) -> String {
    match trump.suit() {
        Some(of) => format!("a {} az adu", suit(of)),
        None => "szanzadu van, vagyis nincs adu".to_owned(),
    }
}

/// Returns the deed as a noun.
fn deed(deed: MarkerAction) -> &'static str {
    match deed {
        MarkerAction::Protect => "védelem",
        MarkerAction::Steal => "lopás",
        MarkerAction::Exchange => "lapcsere",
        MarkerAction::ScorePile => "plusz négy",
    }
}

/// Returns the deed with the ending -ra/-re, as what a cost is paid for.
fn for_deed(deed: MarkerAction) -> &'static str {
    match deed {
        MarkerAction::Protect => "védelemre",
        MarkerAction::Steal => "lopásra",
        MarkerAction::Exchange => "lapcserére",
        MarkerAction::ScorePile => "plusz négyre",
    }
}

/// Returns the deed with the ending -hoz/-hez, as what something is required for.
fn to_deed(deed: MarkerAction) -> &'static str {
    match deed {
        MarkerAction::Protect => "védelemhez",
        MarkerAction::Steal => "lopáshoz",
        MarkerAction::Exchange => "lapcseréhez",
        MarkerAction::ScorePile => "plusz négyhez",
    }
}
