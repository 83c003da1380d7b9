//! The English sentences of Astra, and the words shared by the modules below.

mod automaton;
mod card_sheet;
mod event;
mod milestone;
mod moves;
mod pad;
mod refusal;
mod score;
mod setup;
mod standing;

use super::card_locations::CardLocation;
use super::card_sheet::Printed;
use super::language::Sentences;
use super::move_reason::MoveReason;
use super::{AUTOMATON, person};
use crate::Milestone;
use astra::{
    AUPTOLEMY, Ability, Boon, Card, Element, Event, FinalCard, Move, Refusal, SetupFault, SheetFault, StarId, View,
};
use game::Seat;
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

    fn mv(&self, mv: Move, view: &View) -> String {
        moves::mv(mv, view)
    }

    fn reason(&self, reason: MoveReason) -> String {
        moves::reason(reason)
    }

    fn milestone(&self, milestone: Milestone, names: &Names) -> String {
        milestone::milestone(milestone, names)
    }

    fn card(&self, which: Card) -> &'static str {
        card(which)
    }

    fn element(&self, which: Element) -> &'static str {
        element(which)
    }

    fn printed(&self, printed: Printed, card: Card) -> String {
        card_sheet::printed(printed, card)
    }

    fn place(&self, place: &CardLocation, names: &Names) -> String {
        card_sheet::place(place, names)
    }

    fn deck_top(&self, cards: &[&str]) -> String {
        standing::deck_top(cards)
    }

    fn scores(&self, yours: u16, its: u16) -> String {
        standing::scores(yours, its)
    }

    fn round(&self, round: u16) -> String {
        standing::round(round)
    }

    fn your_turn(&self) -> &'static str {
        standing::YOUR_TURN
    }

    fn its_turn(&self) -> String {
        standing::its_turn()
    }

    fn it_won(&self) -> String {
        standing::it_won()
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

    fn sheet_fault(&self, fault: &SheetFault) -> String {
        pad::sheet_fault(fault)
    }
}

/// `Lyre`
fn card(card: Card) -> &'static str {
    card.constellation().english
}

/// `[[lyr|Lyre]]`
fn marked(which: Card) -> String {
    markup::card(which, card(which))
}

/// `the `, or nothing before a person's name such as Orion.
fn article(which: Card) -> &'static str {
    let figure = which.constellation();
    if figure.english == figure.latin { "" } else { "the " }
}

/// `the [[lyr|Lyre]]`
fn the(which: Card) -> String {
    format!("{}{}", article(which), marked(which))
}

/// `the Lyre`, without a link.
fn the_plain(which: Card) -> String {
    format!("{}{}", article(which), card(which))
}

/// `Vega`; `γ` if the star has no proper name.
fn star_name(which: Card, star: StarId) -> &'static str {
    which.constellation().stars.get(star.index()).map_or("?", |it| it.name.unwrap_or(it.designation))
}

/// Returns a star's name within a sentence: `star 48` can't be mistaken for a number of stars.
fn star(which: Card, star: StarId) -> String {
    let name = star_name(which, star);
    if name.bytes().all(|it| it.is_ascii_digit()) { format!("star{NBSP}{name}") } else { name.to_owned() }
}

/// `the Lyre card`: for statements about the card, so that the subject is singular even if the name isn't.
fn the_card(which: Card) -> String {
    format!("the {} card", card(which))
}

/// `Air`
fn element(element: Element) -> &'static str {
    match element {
        Element::Air => "Air",
        Element::Fire => "Fire",
        Element::Earth => "Earth",
        Element::Water => "Water",
    }
}

/// `Air and Fire`
fn final_card(card: FinalCard) -> String {
    let [one, other] = card.elements();
    format!("{} and {}", element(one), element(other))
}

/// Returns the name of the acting person, fit to begin a sentence.
fn subject(names: &Names) -> String {
    person(names).unwrap_or_else(|| "You".to_owned())
}

/// `Your`, `Borka’s`, `Auptolemy’s`: fit to begin a sentence.
fn whose(seat: Seat, names: &Names) -> String {
    let name = if seat == AUPTOLEMY { Some(AUTOMATON.to_owned()) } else { person(names) };
    name.map_or_else(|| "Your".to_owned(), |name| format!("{name}’s"))
}

/// `have` or `has`, agreeing with the person.
fn has(names: &Names) -> &'static str {
    if person(names).is_none() { "have" } else { "has" }
}

/// Returns the sentence with a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// `1 card`, `2 cards`
fn count(number: u16, what: &str) -> String {
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// Returns an ability's name, as in its entry in the rulebook.
fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::Stardust => "stardust",
        Ability::Telescope => "telescope",
        Ability::Pouch => "larger pouch",
        Ability::Wisdom => "wisdom",
        Ability::Mark => "free star",
        Ability::FreeFirst => "first star free",
        Ability::Jump => "jump",
        Ability::Sphere => "sphere step",
        Ability::Reactivate => "reactivation",
        Ability::Exchange => "exchange",
        Ability::Peek => "look ahead",
        Ability::RichRest => "rich rest",
    }
}

/// `4 victory points`, `a telescope`
fn boon(boon: Boon) -> String {
    match boon {
        Boon::Vp(points) => count(u16::from(points), "victory point"),
        Boon::Stardust => format!("{}{NBSP}stardust", astra::GIVEN_STARDUST),
        Boon::Telescope => "telescope".to_owned(),
        Boon::Pouch => "larger pouch".to_owned(),
        Boon::Wisdom => "wisdom".to_owned(),
        Boon::Reactivate => "reactivation".to_owned(),
    }
}
