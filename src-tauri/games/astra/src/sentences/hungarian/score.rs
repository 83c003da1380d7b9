//! The final score in Hungarian.

use super::element;
use super::event::whose;
use crate::sentences::{AUTOMATON, person};
use astra::{AUPTOLEMY, ScoreLine};
use game::Seat;
use rulebook::hungarian::capital;
use rulebook::phrase::{NBSP, Names};

/// `Aktív lapjaid (5): 7 pont.`
pub(super) fn counted(seat: Seat, line: ScoreLine, count: u8, points: u16, names: &Names) -> String {
    let (yours, its) = match line {
        ScoreLine::InHand if seat == AUPTOLEMY => (String::new(), "győzelmi pontjai".to_owned()),
        ScoreLine::InHand => ("adományokból szerzett pontjaid".to_owned(), "adományokból szerzett pontjai".to_owned()),
        ScoreLine::Cards if seat == AUPTOLEMY => (String::new(), "felfedezett lapjai".to_owned()),
        ScoreLine::Cards => ("aktív lapjaid".to_owned(), "aktív lapjai".to_owned()),
        ScoreLine::Pouch => ("erszényed bővítései".to_owned(), "erszényének bővítései".to_owned()),
        ScoreLine::Wisdom => ("szerzett bölcsességed".to_owned(), "szerzett bölcsessége".to_owned()),
        ScoreLine::Stardust => ("megmaradt csillagporod".to_owned(), "megmaradt csillagpora".to_owned()),
        ScoreLine::Telescopes => ("megmaradt távcsöveid".to_owned(), "megmaradt távcsövei".to_owned()),
        ScoreLine::Stars => ("csillagaid".to_owned(), "csillagai".to_owned()),
        ScoreLine::Elements(of) => (format!("{} elemeid", element(of)), format!("{} elemei", element(of))),
        ScoreLine::Sets => ("négyes készleteid".to_owned(), "négyes készletei".to_owned()),
    };
    let begin = match whose(seat, names) {
        None => capital(&yours),
        Some(name) => format!("{name} {its}"),
    };
    // For points in hand, the count is the same as the points.
    let count = if line == ScoreLine::InHand { String::new() } else { format!(" ({count})") };
    format!("{begin}{count}: {points}{NBSP}pont.")
}

pub(super) fn ended([yours, its]: [u16; 2], won: bool, names: &Names) -> String {
    let name = person(names);
    let score = match &name {
        None => format!("Vége a játéknak: neked {yours}, {AUTOMATON}nek {its}{NBSP}pont jutott"),
        Some(name) => format!("Vége a játéknak: {name} {yours}, {AUTOMATON} {its}{NBSP}ponttal zárt"),
    };
    let verdict = match (won, yours.cmp(&its), &name) {
        (true, _, None) => "nyertél".to_owned(),
        (true, _, Some(name)) => format!("{name} nyert"),
        // More points don't help against the automatic loss.
        (false, std::cmp::Ordering::Greater, _) => format!("az azonnali vereség miatt mégis {AUTOMATON} nyert"),
        (false, std::cmp::Ordering::Equal, _) => format!("egyenlő pontszámnál {AUTOMATON} nyer"),
        (false, std::cmp::Ordering::Less, _) => format!("{AUTOMATON} nyert"),
    };
    format!("{score}; {verdict}.")
}
