//! A game that was given up: the journal's entry of it, which is the house's own and no move of any game, and its words.
//!
//! The entry stands after the last decision and nothing ever stands after it: whoever takes it back goes on from the
//! decision before. The state is the same before and after.

use crate::play::stored;
use crate::problem::{Problem, Reason};
use rulebook::phrase::{Names, over};
use rulebook::{Bilingual, Lang};
use serde::{Deserialize, Serialize};
use table::{Concession, GivenUp, resigning};
use tables::TableGame;

/// The entry as the journal keeps it in the place of a move: `{"house":{"seat":0,"why":"resigned"}}`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HouseEntry {
    house: GivenUp,
}

/// What such an entry tells; `None` for a move.
pub(crate) fn read(mv: &str) -> Option<GivenUp> {
    serde_json::from_str::<HouseEntry>(mv).ok().map(|entry| entry.house)
}

/// The entry of the journal.
pub(crate) fn written(given_up: GivenUp) -> Result<String, Problem> {
    stored::write(&HouseEntry { house: given_up })
}

/// Whether a game can be given up so in this state.
pub(crate) fn can_be<G: TableGame>(given_up: GivenUp, state: &G::State) -> bool {
    let setup = G::setup(state);
    resigning::<G>(setup).is_some() && given_up.seat.0 < G::seats(setup) && G::to_move(state).is_some()
}

/// How it ended, in a sentence.
pub(crate) fn sentence(GivenUp { seat, why }: GivenUp, lang: Lang, names: &Names) -> String {
    match (lang, why, names.other(seat)) {
        (Lang::Hu, Concession::Resigned, None) => "Feladtad a játszmát.".to_owned(),
        (Lang::Hu, Concession::Resigned, Some(name)) => format!("{name} feladta a játszmát."),
        (Lang::Hu, Concession::OutOfTime, None) => "Lejárt az időd.".to_owned(),
        (Lang::Hu, Concession::OutOfTime, Some(name)) => format!("{name} ideje lejárt."),
        (Lang::En, Concession::Resigned, None) => "You resigned.".to_owned(),
        (Lang::En, Concession::Resigned, Some(name)) => format!("{name} resigned."),
        (Lang::En, Concession::OutOfTime, None) => "You ran out of time.".to_owned(),
        (Lang::En, Concession::OutOfTime, Some(name)) => format!("{name} ran out of time."),
    }
}

/// The same for the list of tables: `vége: nyertél · Kende feladta`.
pub(crate) fn standing(given_up: GivenUp, lang: Lang, names: &Names) -> String {
    let GivenUp { seat, why } = given_up;
    let told = match (lang, why, names.other(seat)) {
        (Lang::Hu, Concession::Resigned, None) => "feladtad".to_owned(),
        (Lang::Hu, Concession::Resigned, Some(name)) => format!("{name} feladta"),
        (Lang::Hu, Concession::OutOfTime, None) => "lejárt az időd".to_owned(),
        (Lang::Hu, Concession::OutOfTime, Some(name)) => format!("{name} ideje lejárt"),
        (Lang::En, Concession::Resigned, None) => "you resigned".to_owned(),
        (Lang::En, Concession::Resigned, Some(name)) => format!("{name} resigned"),
        (Lang::En, Concession::OutOfTime, None) => "you ran out of time".to_owned(),
        (Lang::En, Concession::OutOfTime, Some(name)) => format!("{name} ran out of time"),
    };
    format!("{} · {told}", over(&[given_up.winner()], names, lang))
}

/// Why nothing can be done at a table whose game was given up.
pub(crate) fn reason<G: TableGame>(given_up: GivenUp, setup: &G::Setup, lang: Lang, names: &Names) -> Reason {
    let ended = sentence(given_up, lang, names);
    let text = match lang {
        Lang::Hu => format!("A játszmának vége. {ended}"),
        Lang::En => format!("The game is over. {ended}"),
    };
    Reason { text, rule: rule::<G>(setup) }
}

/// The same as a refusal.
pub(crate) fn refused<G: TableGame>(given_up: GivenUp, setup: &G::Setup, names: impl Fn(Lang) -> Names) -> Problem {
    let [hu, en] = [Lang::Hu, Lang::En].map(|lang| vec![reason::<G>(given_up, setup, lang, &names(lang))]);
    Problem::Refused(Bilingual { hu, en })
}

/// The entry of the book that tells of giving up, and of the clock.
pub(crate) fn rule<G: TableGame>(setup: &G::Setup) -> String {
    resigning::<G>(setup).map(|resigning| resigning.rule.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{read, written};
    use game::Seat;
    use table::{Concession, GivenUp};
    use tables::{GAMES, GameVisitor, TableGame, book, visit_game};

    #[test]
    fn an_entry_of_the_house_is_read_as_it_was_written_and_is_no_move_of_any_game() {
        struct IsMove<'a>(&'a str);

        impl GameVisitor for IsMove<'_> {
            type Output = bool;

            fn visit<G: TableGame>(self) -> bool {
                serde_json::from_str::<G::Move>(self.0).is_ok()
            }
        }

        for (why, told) in [
            (Concession::Resigned, r#"{"house":{"seat":1,"why":"resigned"}}"#),
            (Concession::OutOfTime, r#"{"house":{"seat":1,"why":"outOfTime"}}"#),
        ] {
            let given_up = GivenUp { seat: Seat(1), why };
            let text = written(given_up).unwrap();
            assert_eq!((read(&text), text.as_str()), (Some(given_up), told));
            for game in GAMES {
                assert_eq!(visit_game(game, IsMove(&text)), Some(false), "{game}");
            }
        }
        for other in ["null", "{}", r#"{"house":{"seat":0}}"#, r#"{"house":{"seat":0,"why":"bored"}}"#] {
            assert_eq!(read(other), None);
        }
    }

    #[test]
    fn the_book_tells_of_giving_up_at_every_table_that_has_it() {
        struct Rule;

        impl GameVisitor for Rule {
            type Output = Option<&'static str>;

            fn visit<G: TableGame>(self) -> Self::Output {
                G::RESIGNING.map(|resigning| resigning.rule.0)
            }
        }

        let told: Vec<&str> = GAMES.iter().filter_map(|game| visit_game(game, Rule).flatten()).collect();
        assert!(!told.is_empty());
        for rule in told {
            assert!(book().entry(rule).is_some(), "{rule}");
        }
    }
}
