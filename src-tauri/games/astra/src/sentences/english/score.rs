//! The final score in English.

use super::{count as plural, element, whose};
use crate::sentences::{AUTOMATON, person};
use astra::{AUPTOLEMY, ScoreLine};
use game::Seat;
use rulebook::phrase::Names;

/// `Your active cards (5): 7 points.`
pub(super) fn counted(seat: Seat, line: ScoreLine, count: u8, points: u16, names: &Names) -> String {
    let what = match line {
        ScoreLine::InHand if seat == AUPTOLEMY => "victory points".to_owned(),
        ScoreLine::InHand => "victory points from boons".to_owned(),
        ScoreLine::Cards if seat == AUPTOLEMY => "discovered cards".to_owned(),
        ScoreLine::Cards => "active cards".to_owned(),
        ScoreLine::Pouch => "gains in pouch size".to_owned(),
        ScoreLine::Wisdom => "gains in wisdom".to_owned(),
        ScoreLine::Stardust => "stardust left".to_owned(),
        ScoreLine::Telescopes => "telescopes left".to_owned(),
        ScoreLine::Stars => "stars".to_owned(),
        ScoreLine::Elements(of) => format!("{} elements", element(of)),
        ScoreLine::Sets => "sets of four".to_owned(),
    };
    // For points in hand, the count is the same as the points.
    let count = if line == ScoreLine::InHand { String::new() } else { format!(" ({count})") };
    format!("{} {what}{count}: {}.", whose(seat, names), plural(points, "point"))
}

pub(super) fn ended([yours, its]: [u16; 2], won: bool, names: &Names) -> String {
    let name = person(names);
    let who = name.clone().unwrap_or_else(|| "you".to_owned());
    let verdict = match (won, yours.cmp(&its)) {
        (true, _) => format!("{who} won"),
        // More points don't help against the automatic loss.
        (false, std::cmp::Ordering::Greater) => format!("but by the automatic loss {AUTOMATON} won"),
        (false, std::cmp::Ordering::Equal) => format!("a tie goes to {AUTOMATON}"),
        (false, std::cmp::Ordering::Less) => format!("{AUTOMATON} won"),
    };
    format!("The game is over: {yours} for {who}, {its} for {AUTOMATON}; {verdict}.")
}
