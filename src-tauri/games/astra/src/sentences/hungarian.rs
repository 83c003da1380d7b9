//! The Hungarian sentences of Astra, and the words shared by the modules below.

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
use crate::Milestone;
use astra::{
    Ability, Boon, Card, DisplayPlace, Element, Event, FinalCard, Move, Refusal, SetupFault, SheetFault, StarId, View,
};
use rulebook::hungarian::{article, named_after};
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

/// `Lant`
fn card(card: Card) -> &'static str {
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

/// `a Lant`, without a link.
fn the_plain(which: Card) -> String {
    rulebook::hungarian::the(card(which))
}

/// `Vega`; `γ` if the star has no proper name.
fn star_name(which: Card, star: StarId) -> &'static str {
    which.constellation().stars.get(star.index()).map_or("?", |it| it.hungarian.or(it.name).unwrap_or(it.designation))
}

/// `a Vega csillag`, `az α csillag`; `a 48-as csillag`, which can't be mistaken for a number of stars.
fn star(which: Card, star: StarId) -> String {
    let name = star_name(which, star);
    let said = if name.bytes().all(|it| it.is_ascii_digit()) { named_after(name) } else { name.to_owned() };
    format!("{} {said} csillag", star_article(name))
}

/// Returns the article for a star. A Greek letter is read as its name: alfa, epszilon, éta, ióta, omikron, üpszilon,
/// ómega begin with a vowel.
fn star_article(name: &str) -> &'static str {
    match name.chars().next() {
        Some('α' | 'ε' | 'η' | 'ι' | 'ο' | 'υ' | 'ω') => "az",
        _ => article(name),
    }
}

/// `Levegő`
fn element(element: Element) -> &'static str {
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

/// Returns the beginning of `a Levegő helye`, to which any ending can be added; the names of all places begin with a
/// consonant.
fn at_place(place: DisplayPlace) -> String {
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

/// Returns an ability's name, as in its entry in the rulebook.
fn ability(ability: Ability) -> &'static str {
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
fn boon(boon: Boon) -> String {
    match boon {
        Boon::Vp(points) => format!("{points}{NBSP}győzelmi pont"),
        Boon::Stardust => stardust(astra::GIVEN_STARDUST),
        Boon::Telescope => "távcső".to_owned(),
        Boon::Pouch => "erszény +1".to_owned(),
        Boon::Wisdom => "bölcsesség +1".to_owned(),
        Boon::Reactivate => "felfrissítés".to_owned(),
    }
}
