//! Who sits where, and which of them is addressed as "you".

use crate::lang::Lang;
use crate::markup;
use game::Seat;

/// The names at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    names: Vec<String>,
    person: Option<Seat>,
}

impl Names {
    /// Names in seat order; `person` is spoken to as "you", if somebody is.
    #[must_use]
    pub fn new(names: Vec<String>, person: Option<Seat>) -> Names {
        Names { names: names.into_iter().map(markup::harmless).collect(), person }
    }

    /// The name of a seat; its number, counted from 1, if nobody has named it.
    #[must_use]
    pub fn of(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| (u16::from(seat.0) + 1).to_string())
    }

    /// Whether this is the person spoken to.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.person == Some(seat)
    }

    /// The name of a seat that isn't the person spoken to.
    #[must_use]
    pub fn other(&self, seat: Seat) -> Option<String> {
        (!self.is_person(seat)).then(|| self.of(seat))
    }
}

/// How a finished game is summed up: `vége: nyertél`, `vége: Kende és te nyertetek`, `over: Kende won`.
#[must_use]
pub fn over(winners: &[Seat], names: &Names, lang: Lang) -> String {
    let mine = winners.iter().any(|&seat| names.is_person(seat));
    let mut who: Vec<String> = winners.iter().filter_map(|&seat| names.other(seat)).collect();
    match (lang, mine, who.len()) {
        (Lang::Hu, true, 0) => "vége: nyertél".to_owned(),
        (Lang::Hu, true, _) => {
            who.push("te".to_owned());
            format!("vége: {} nyertetek", listed(&who, "és"))
        }
        (Lang::Hu, false, _) => format!("vége: {} nyert", listed(&who, "és")),
        (Lang::En, true, 0) => "over: you won".to_owned(),
        (Lang::En, true, _) => {
            who.push("you".to_owned());
            format!("over: {} won", listed(&who, "and"))
        }
        (Lang::En, false, _) => format!("over: {} won", listed(&who, "and")),
    }
}

/// `a`, `a and b`, `a, b and c`, with the language's own "and".
#[must_use]
pub fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}
