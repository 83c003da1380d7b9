//! Who sits where, and which of them is the person spoken to.

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

/// `a`, `a and b`, `a, b and c`, with the language's own "and".
pub(crate) fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}
