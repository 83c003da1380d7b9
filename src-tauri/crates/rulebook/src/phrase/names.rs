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
    let told = match (lang, mine, who.len()) {
        (Lang::Hu, true, 0) => "nyertél".to_owned(),
        (Lang::Hu, true, _) => {
            who.push("te".to_owned());
            format!("{} nyertetek", listed(&who, "és"))
        }
        (Lang::Hu, false, _) => format!("{} nyert", listed(&who, "és")),
        (Lang::En, true, 0) => "you won".to_owned(),
        (Lang::En, true, _) => {
            who.push("you".to_owned());
            format!("{} won", listed(&who, "and"))
        }
        (Lang::En, false, _) => format!("{} won", listed(&who, "and")),
    };
    ended(&told, lang)
}

/// The same of what isn't anybody's win: `vége: döntetlen`.
#[must_use]
pub fn ended(told: &str, lang: Lang) -> String {
    format!("{}{told}", is_over(lang))
}

/// How a game ended, of a standing that says [that it has](ended): where that is known, `9×9 · nyertél` is enough.
#[must_use]
pub fn result(standing: &str, lang: Lang) -> String {
    standing.replacen(is_over(lang), "", 1)
}

/// What a standing says of a game that is over, before how it ended.
fn is_over(lang: Lang) -> &'static str {
    match lang {
        Lang::Hu => "vége: ",
        Lang::En => "over: ",
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
