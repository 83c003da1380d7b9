//! Reasons: what one move achieves that another doesn't, as a sentence.

use super::{NBSP, Names, Phrase};
use crate::hungarian::{capital, inessive};
use crate::lang::Lang;

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
            let other_move = match against {
                Against::Second => "a második legjobb lépés után",
                Against::Made => "a megtett lépés után",
            };
            let (here, there) = (inside(percent, percent < other), inside(other, other < percent));
            let before = if against == Against::Made { "A bot lépése után " } else { "" };
            format!("{before}100{NBSP}folytatásból {here} {told}, {other_move} {there}.")
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

/// `62-ben`, `csak 31-ben`, `egyben sem`
fn inside(number: u8, few: bool) -> String {
    match number {
        0 => "egyben sem".to_owned(),
        _ => format!("{}{}", if few { "csak " } else { "" }, inessive(&number.to_string())),
    }
}

/// `in 62`, `in only 31`, `in none`
fn within(number: u8, few: bool) -> String {
    match number {
        0 => "in none".to_owned(),
        _ => format!("in {}{number}", if few { "only " } else { "" }),
    }
}
