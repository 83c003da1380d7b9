//! The sentences about any game in English.

use super::language::Sentences;
use crate::hungarian::capital;
use crate::phrase::{ComparedMove, NBSP, listed};

pub(super) struct English;

impl Sentences for English {
    fn is_over(&self) -> &'static str {
        "over: "
    }

    fn won(&self, mut others: Vec<String>, mine: bool) -> String {
        match (mine, others.len()) {
            (true, 0) => "you won".to_owned(),
            (true, _) => {
                others.push("you".to_owned());
                format!("{} won", listed(&others, "and"))
            }
            (false, _) => format!("{} won", listed(&others, "and")),
        }
    }

    fn no_points(&self) -> &'static str {
        "no points yet"
    }

    fn pad_winners(&self, winners: &[String]) -> String {
        match winners {
            [winner] => format!("{winner} won"),
            winners => format!("{} share the win", listed(winners, "and")),
        }
    }

    fn why(&self, told: &str, (percent, other): (u8, u8), against: ComparedMove) -> String {
        let other_move = match against {
            ComparedMove::Second => "after the second-best move",
            ComparedMove::Made => "after the move made",
            ComparedMove::Obvious => "after the obvious move",
        };
        let before = if against == ComparedMove::Made { " after the bot’s move" } else { "" };
        let (here, there) = (within(percent, percent < other), within(other, other < percent));
        format!("{} {here} of 100{NBSP}continuations{before}; {other_move}, {there}.", capital(told))
    }

    fn no_such_option(&self, option: &str) -> String {
        format!("This game has no such option: “{option}”.")
    }

    fn only_value(&self, name: &str, only: &str, value: &str) -> String {
        format!("{name} can only be {only}, not “{value}”.")
    }

    fn not_among(&self, name: &str, allowed: &[&str], value: &str) -> String {
        format!("{name} can be one of these: {}; not “{value}”.", allowed.join(", "))
    }

    fn no_such_value(&self, name: &str, value: &str) -> String {
        format!("{name} can’t be “{value}”. Choose what New table offers.")
    }

    fn too_long(&self, name: &str, longest: u16) -> String {
        format!("{name} can have {longest}{NBSP}characters at most.")
    }

    fn seats(&self) -> &'static str {
        "The number of players"
    }

    fn quoted(&self, text: &str) -> String {
        format!("“{text}”")
    }
}

/// Returns `in 62`, `in only 31` or `in none`.
fn within(number: u8, few: bool) -> String {
    match number {
        0 => "in none".to_owned(),
        _ => format!("in {}{number}", if few { "only " } else { "" }),
    }
}
