//! Astra in Hungarian: its words.

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

use astra::{Ability, Boon, Card, Element, FinalCard, Place, StarId};
use rulebook::hungarian::{article, named_after};
use rulebook::markup;
use rulebook::phrase::NBSP;

/// `Lant`
pub(super) fn card(card: Card) -> &'static str {
    card.constellation().hungarian
}

/// `[[lyr|Lant]]`
fn marked(which: Card) -> String {
    markup::card(which, card(which))
}

/// `a [[lyr|Lant]]`: case endings go on the following word.
fn the(which: Card) -> String {
    format!("{} {}", article(card(which)), marked(which))
}

/// `a Lant`, unlinked.
fn the_plain(which: Card) -> String {
    rulebook::hungarian::the(card(which))
}

/// `Vega`; `γ` where nobody has named it.
pub(super) fn star_name(which: Card, star: StarId) -> &'static str {
    which.constellation().stars.get(star.index()).map_or("?", |it| it.hungarian.or(it.name).unwrap_or(it.designation))
}

/// `a Vega csillag`, `az α csillag`; `a 48-as csillag`, which can't be taken for so many stars.
fn star(which: Card, star: StarId) -> String {
    let name = star_name(which, star);
    let said = if name.bytes().all(|it| it.is_ascii_digit()) { named_after(name) } else { name.to_owned() };
    format!("{} {said} csillag", star_article(name))
}

/// A Greek letter is read as its name: alfa, epszilon, éta, ióta, omikron, üpszilon, ómega begin with a vowel.
fn star_article(name: &str) -> &'static str {
    match name.chars().next() {
        Some('α' | 'ε' | 'η' | 'ι' | 'ο' | 'υ' | 'ω') => "az",
        _ => article(name),
    }
}

/// `Levegő`
pub(super) fn element(element: Element) -> &'static str {
    match element {
        Element::Air => "Levegő",
        Element::Fire => "Tűz",
        Element::Earth => "Föld",
        Element::Water => "Víz",
    }
}

/// `a Levegőn`
fn on_element(element: Element) -> &'static str {
    match element {
        Element::Air => "a Levegőn",
        Element::Fire => "a Tűzön",
        Element::Earth => "a Földön",
        Element::Water => "a Vízen",
    }
}

/// `a Levegő helye` with any ending after it: all names begin with a consonant.
fn at_place(place: Place) -> String {
    format!("a {} hely", element(place.element()))
}

/// `Levegő és Tűz`
fn final_card(card: FinalCard) -> String {
    let [one, other] = card.elements();
    format!("{} és {}", element(one), element(other))
}

/// `2{NBSP}csillagpor`
fn stardust(amount: u8) -> String {
    format!("{amount}{NBSP}csillagpor")
}

/// An ability's name, as its entry in the book has it.
pub(super) fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::Stardust => "csillagpor",
        Ability::Telescope => "távcső",
        Ability::Pouch => "nagyobb erszény",
        Ability::Wisdom => "bölcsesség",
        Ability::Mark => "egy csillag ingyen",
        Ability::FreeFirst => "első csillag ingyen",
        Ability::Jump => "ugrás",
        Ability::Sphere => "szféralépés",
        Ability::Reactivate => "felfrissítés",
        Ability::Exchange => "lapcsere",
        Ability::Peek => "kémlelés",
        Ability::RichRest => "bőséges pihenés",
    }
}

/// `4 győzelmi pont`, `távcső`
pub(super) fn boon(boon: Boon) -> String {
    match boon {
        Boon::Vp(points) => format!("{points}{NBSP}győzelmi pont"),
        Boon::Stardust => stardust(astra::GIVEN_STARDUST),
        Boon::Telescope => "távcső".to_owned(),
        Boon::Pouch => "erszény +1".to_owned(),
        Boon::Wisdom => "bölcsesség +1".to_owned(),
        Boon::Reactivate => "felfrissítés".to_owned(),
    }
}
