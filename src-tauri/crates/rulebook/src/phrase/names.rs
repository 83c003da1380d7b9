//! The names of the seats, and which of them is addressed as "you".

use crate::lang::Lang;
use crate::markup;
use crate::sentences::sentences;
use game::Seat;

/// The names of the players at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    names: Vec<String>,
    person: Option<Seat>,
}

impl Names {
    /// Returns names in seat order; `person` is the seat addressed as "you", if any.
    #[must_use]
    pub fn new(names: Vec<String>, person: Option<Seat>) -> Names {
        Names { names: names.into_iter().map(markup::harmless).collect(), person }
    }

    /// Returns the name of a seat, or its number counted from 1 if it has none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| (u16::from(seat.0) + 1).to_string())
    }

    /// Whether the seat is addressed as "you".
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.person == Some(seat)
    }

    /// Returns the name of a seat that isn't addressed as "you".
    #[must_use]
    pub fn other(&self, seat: Seat) -> Option<String> {
        (!self.is_person(seat)).then(|| self.of(seat))
    }
}

/// Summarizes a finished game: `vége: nyertél`, `vége: Kende és te nyertetek`, `over: Kende won`.
#[must_use]
pub fn over(winners: &[Seat], names: &Names, lang: Lang) -> String {
    let mine = winners.iter().any(|&seat| names.is_person(seat));
    let others = winners.iter().filter_map(|&seat| names.other(seat)).collect();
    ended(&sentences(lang).won(others, mine), lang)
}

/// Summarizes a finished game without a winner: `vége: döntetlen`.
#[must_use]
pub fn ended(told: &str, lang: Lang) -> String {
    format!("{}{told}", sentences(lang).is_over())
}

/// Returns a standing without the [prefix](ended) that says that the game is over; where that is known, `9×9 · nyertél`
/// is enough.
#[must_use]
pub fn result(standing: &str, lang: Lang) -> String {
    standing.replacen(sentences(lang).is_over(), "", 1)
}

/// Joins items: `a`, `a and b`, `a, b and c`, with the language's own "and".
#[must_use]
pub fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_the_standing_of_a_finished_game_without_saying_that_it_is_finished() {
        let names = Names::new(vec!["Te".to_owned(), "Kende".to_owned()], Some(Seat(0)));
        for (lang, [own, theirs]) in [(Lang::Hu, ["nyertél", "Kende nyert"]), (Lang::En, ["you won", "Kende won"])] {
            assert_eq!(result(&over(&[Seat(0)], &names, lang), lang), own);
            assert_eq!(
                result(&format!("9×9 · {} · 88 – 87", over(&[Seat(1)], &names, lang)), lang),
                format!("9×9 · {theirs} · 88 – 87")
            );
            assert_eq!(result(&ended(own, lang), lang), own);
        }
        assert_eq!(result("döntetlen · 3 – 3", Lang::Hu), "döntetlen · 3 – 3", "what was never said stays");
    }
}
