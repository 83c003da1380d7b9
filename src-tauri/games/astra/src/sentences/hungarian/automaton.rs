//! Auptolemy's events with their reasons, in Hungarian.

use super::event::{rolled, shelf, telescopes_left};
use super::{at_place, element, star, the};
use crate::sentences::AUTOMATON;
use astra::{Card, DisplayPlace, Element, FocusRule, Modification, PathReason, Shelf, StarId, rules};
use game::RuleId;
use rulebook::hungarian::{capital, the as with_article};
use rulebook::phrase::NBSP;

const BY_CHANCE: &str = " Több ilyen is volt: a véletlen döntött.";

/// Returns the sentence for cards removed before its library is made of the rest.
pub(super) fn removed(cards: u8, by: Option<Modification>) -> String {
    match by {
        Some(Modification::OneMoreRemoved) => {
            format!("A nehezítés szerint {AUTOMATON} könyvtárából még {cards} véletlen kis lap kikerül, lefordítva.")
        }
        Some(_) => format!("A könnyítés szerint {AUTOMATON} könyvtárából {cards} nagy Víz lap kerül ki, lefordítva."),
        None => format!("{AUTOMATON} könyvtárából {cards} kis lap kikerül, lefordítva."),
    }
}

pub(super) fn library_made(deck: u8) -> String {
    format!("Elkészült {AUTOMATON} könyvtára: két lap a sorban és {deck} a paklijában.")
}

pub(super) fn turned(which: Shelf, card: Option<Card>) -> String {
    match (which, card) {
        (_, None) => format!("{AUTOMATON} {} lefordítva fekszik.", shelf(which)),
        (Shelf::Deck, Some(card)) => {
            format!("{AUTOMATON} paklijának tetején most ez látszik: {} ({}).", the(card), print(card))
        }
        (_, Some(card)) => format!("{AUTOMATON} {} mostantól {} ({}).", shelf(which), the(card), print(card)),
    }
}

/// Returns what a library card determines: `Tűz, legfeljebb 5 csillag`.
fn print(card: Card) -> String {
    format!("{}, legfeljebb {}{NBSP}csillag", element(card.element()), card.constellation().leftmost_vp())
}

pub(super) fn telescope_spent(left: u8) -> String {
    let left = telescopes_left("távcsöve", left);
    format!("{AUTOMATON} egy távcsövet is felhasznált, mert így be tudja fejezni a lapot; {left}.")
}

pub(super) fn rested(stardust: u8, rule: RuleId) -> String {
    let why = if rule == rules::SIX_STARDUST { "a nehezítés szerint " } else { "" };
    format!("{AUTOMATON} csillagpora elfogyott, ezért pihent: {why}most {stardust} van neki.")
}

/// Returns the sentence for a star marked by its own pen; for the first star of a path, also why it chose that one
/// (AS-7.7).
pub(super) fn marked(card: Card, which: StarId, from: Option<StarId>) -> String {
    let on = format!("{AUTOMATON} {} lapján", the(card));
    let it = star(card, which);
    match (from, card.constellation().lines_to_start(which)) {
        (Some(from), _) => format!("{on} {}ról tovább {it}ot is megjelölte.", star(card, from)),
        (None, 0) => format!("{on} a kezdőcsillaggal kezdte: {it}."),
        (None, lines) => {
            format!(
                "{on} ezzel kezdte: {it}. A számításba vettek közül egy sincs közelebb a kezdőcsillaghoz ({lines}{NBSP}vonal)."
            )
        }
    }
}

pub(super) fn die_rolled(die: u8, which: Shelf, card: Card, focus: Element) -> String {
    format!(
        "{AUTOMATON} {} dobott: {} {}, ez {} lap, tehát a fókusza a {}.",
        rolled(die),
        with_article(shelf(which)),
        the(card),
        element(card.element()),
        element(focus)
    )
}

pub(super) fn focused(focus: Element, at: Option<(DisplayPlace, Card)>, how: FocusRule) -> String {
    let chance = |tie: bool| if tie { BY_CHANCE } else { "" };
    let Some((place, card)) = at else {
        return format!("Nincs kirakott lap, ezért {AUTOMATON} most nem jelöl csillagot.");
    };
    match how {
        FocusRule::ThatPlace => {
            format!("{}én {} fekszik: {AUTOMATON} ezt figyeli meg.", capital(&at_place(place)), the(card))
        }
        FocusRule::FewestUnmarked { tie } => format!(
            "A Víznek nincs helye, ezért {AUTOMATON} azt figyeli meg, amelyiken a legkevesebb a jelöletlen csillag: {}.{}",
            the(card),
            chance(tie)
        ),
        FocusRule::PlaceEmpty { tie } => format!(
            "A {} helye üres, ezért {AUTOMATON} azt figyeli meg, amelyiken a legkevesebb a jelöletlen csillag: {}.{}",
            element(focus),
            the(card),
            chance(tie)
        ),
        FocusRule::NothingDisplayed => format!("{AUTOMATON} most nem jelöl csillagot."),
    }
}

pub(super) fn aimed(card: Card, most: u8, why: PathReason) -> String {
    let begin = format!("{AUTOMATON} {} lapján legfeljebb {most}{NBSP}csillagot jelölhet", the(card));
    let (reason, tie) = match why {
        PathReason::Grand { stars, first, step, tie } => {
            let first = star(card, first);
            let reason = match (stars, step) {
                (2.., _) => format!("két Nagy Csillagot is elér, az elsőt ({first}) {}", by_step(step)),
                (_, 1) => format!("rögtön a Nagy Csillaggal kezd ({first})"),
                (..) => format!("a Nagy Csillagot ({first}) {} éri el", by_step(step)),
            };
            (reason, tie)
        }
        PathReason::Towards { grand, lines, tie, elsewhere } => {
            let begun = if elsewhere { "onnan, ahol kezd, " } else { "" };
            let reason = format!(
                "{begun}Nagy Csillagot nem ér el, ezért arra megy, ahol a legközelebbi ({}) {lines}{NBSP}vonalra lesz",
                star(card, grand)
            );
            (reason, tie)
        }
        PathReason::Longest { stars, tie } => {
            (format!("jelöletlen Nagy Csillag nincs, ezért a leghosszabb utat választja ({stars}{NBSP}csillag)"), tie)
        }
    };
    format!("{begin}: {reason}.{}", if tie { BY_CHANCE } else { "" })
}

/// Returns the sentence for why it chose that dream star.
pub(super) fn dreams(card: Card, why: PathReason) -> String {
    let begin = format!("{AUTOMATON} álomcsillaga {} lapján", the(card));
    let (reason, tie) = match why {
        PathReason::Grand { first, tie, .. } => (format!("Nagy Csillag lesz: {}", star(card, first)), tie),
        PathReason::Towards { grand, lines, tie, elsewhere } => {
            let grand = star(card, grand);
            let none = if elsewhere {
                "a kezdőcsillaghoz legközelebbiek közé kerül, és azok közt nincs Nagy Csillag"
            } else {
                "most nem lehet Nagy Csillag"
            };
            let reason = match lines {
                1 => format!("{none}, ezért a legközelebbi mellé kerül ({grand})"),
                _ => format!("{none}, ezért oda kerül, ahonnan a legközelebbi ({grand}) {lines}{NBSP}vonalra van"),
            };
            (reason, tie)
        }
        PathReason::Longest { tie, .. } => {
            ("a kezdőcsillaghoz legközelebbiek egyike lesz, mert Nagy Csillag már nincs jelöletlen".to_owned(), tie)
        }
    };
    format!("{begin} {reason}.{}", if tie { BY_CHANCE } else { "" })
}

/// `az 1. lépéssel`
fn by_step(step: u8) -> String {
    with_article(&format!("{step}.{NBSP}lépéssel"))
}
