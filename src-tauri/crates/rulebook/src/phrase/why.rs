//! Reasons: what one move achieves that another doesn't, as a sentence.

use super::{NBSP, Names, Phrase};
use crate::hungarian::{capital, multiplicative};
use crate::lang::Lang;

/// Where a Hungarian [`Phrase::milestone()`] says how often it comes about, right before its verb.
pub const TIMES: char = '\u{fffc}';

/// What a move is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The second-best.
    Second,
    /// The one that was made instead.
    Made,
}

/// In how many of a hundred games something came about after a move, and after another, as a sentence.
#[must_use]
pub fn why<G: Phrase>(
    milestone: G::Milestone,
    (percent, other): (u8, u8),
    against: Against,
    lang: Lang,
    names: &Names,
) -> String {
    let told = G::milestone(milestone, lang, names);
    match lang {
        Lang::Hu => {
            let (begin, other_move) = match against {
                Against::Second => ("Így", "a második legjobb lépés után"),
                Against::Made => ("A bot lépése után", "a megtett lépés után"),
            };
            let (here, there) = (times(percent, percent < other), times(other, other < percent));
            let told = told.replace(TIMES, &format!("100{NBSP}folytatásból {here}"));
            format!("{begin} {told}; {other_move} {there}.")
        }
        Lang::En => {
            let other_move = match against {
                Against::Second => "after the second-best move",
                Against::Made => "after the move made",
            };
            let before = if against == Against::Made { " after the bot’s move" } else { "" };
            let (here, there) = (within(percent, percent < other), within(other, other < percent));
            format!("{} {here} of 100{NBSP}continuations{before}; {other_move}, {there}.", capital(&told))
        }
    }
}

/// `62-ször`, `csak 31-szer`, `egyszer sem`
fn times(number: u8, few: bool) -> String {
    let times = match number {
        0 => return "egyszer sem".to_owned(),
        1 => "egyszer".to_owned(),
        _ => multiplicative(&number.to_string()),
    };
    if few { format!("csak {times}") } else { times }
}

/// `in 62`, `in only 31`, `in none`
fn within(number: u8, few: bool) -> String {
    match number {
        0 => "in none".to_owned(),
        _ => format!("in {}{number}", if few { "only " } else { "" }),
    }
}
