//! Astra in English: its words.

mod automaton;
mod card_sheet;
mod event;
mod milestone;
mod moves;
mod refusal;
mod score;
mod setup;

pub(super) use card_sheet::{place, printed};
pub(super) use event::event;
pub(super) use milestone::milestone;
pub(super) use moves::{mv, reason};
pub(super) use refusal::refusal;
pub(super) use setup::{option, setup_fault};

use super::{AUTOMATON, person};
use astra::{AUPTOLEMY, Ability, Boon, Card, Element, FinalCard, StarId};
use game::Seat;
use rulebook::markup;
use rulebook::phrase::{NBSP, Names};

/// `Lyre`
pub(super) fn card(card: Card) -> &'static str {
    card.constellation().english
}

/// `[[lyr|Lyre]]`
fn marked(which: Card) -> String {
    markup::card(which, card(which))
}

/// `the `; nothing before somebody’s name, such as Orion.
fn article(which: Card) -> &'static str {
    let figure = which.constellation();
    if figure.english == figure.latin { "" } else { "the " }
}

/// `the [[lyr|Lyre]]`
fn the(which: Card) -> String {
    format!("{}{}", article(which), marked(which))
}

/// `the Lyre`, unlinked.
fn the_plain(which: Card) -> String {
    format!("{}{}", article(which), card(which))
}

/// `Vega`; `γ` where nobody has named it.
pub(super) fn star_name(which: Card, star: StarId) -> &'static str {
    which.constellation().stars.get(star.index()).map_or("?", |it| it.name.unwrap_or(it.designation))
}

/// … in a sentence: `star 48` can't be taken for so many of them.
pub(super) fn star(which: Card, star: StarId) -> String {
    let name = star_name(which, star);
    if name.bytes().all(|it| it.is_ascii_digit()) { format!("star{NBSP}{name}") } else { name.to_owned() }
}

/// `the Lyre card`: for statements about the card, so that the subject is singular even where the name isn’t.
pub(super) fn the_card(which: Card) -> String {
    format!("the {} card", card(which))
}

/// `Air`
pub(super) fn element(element: Element) -> &'static str {
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

/// Whoever acts, fit to begin a sentence.
fn subject(names: &Names) -> String {
    person(names).unwrap_or_else(|| "You".to_owned())
}

/// `Your`, `Borka’s`, `Auptolemy’s`: fit to begin a sentence.
fn whose(seat: Seat, names: &Names) -> String {
    let name = if seat == AUPTOLEMY { Some(AUTOMATON.to_owned()) } else { person(names) };
    name.map_or_else(|| "Your".to_owned(), |name| format!("{name}’s"))
}

/// `have` or `has`: of the person.
fn has(names: &Names) -> &'static str {
    if person(names).is_none() { "have" } else { "has" }
}

/// The sentence with a capital letter at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// `1 card`, `2 cards`
fn count(number: u16, what: &str) -> String {
    format!("{number}{NBSP}{what}{}", if number == 1 { "" } else { "s" })
}

/// An ability's name, as its entry in the book has it.
pub(super) fn ability(ability: Ability) -> &'static str {
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
pub(super) fn boon(boon: Boon) -> String {
    match boon {
        Boon::Vp(points) => count(u16::from(points), "victory point"),
        Boon::Stardust => format!("{}{NBSP}stardust", astra::GIVEN_STARDUST),
        Boon::Telescope => "telescope".to_owned(),
        Boon::Pouch => "larger pouch".to_owned(),
        Boon::Wisdom => "wisdom".to_owned(),
        Boon::Reactivate => "reactivation".to_owned(),
    }
}
