//! A game that ended by resignation or on time: the node that notes it in the journal, which is no move of the game,
//! and its texts.
//!
//! The node follows the last decision and has no children: undoing it goes back to the decision before. The state is
//! the same before and after.

use crate::play::table_encoding;
use crate::problem::{Problem, Reason};
use crate::sentences::sentences;
use games::ListedGame;
use hosting::{GivenUp, resigning};
use rulebook::phrase::{Names, over};
use rulebook::{Lang, Translated};
use serde::{Deserialize, Serialize};

/// The journal's text in place of a move: `{"house":{"seat":0,"why":"resigned"}}`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HouseEntry {
    house: GivenUp,
}

/// Parses such a text; `None` for a move.
pub(crate) fn read(mv: &str) -> Option<GivenUp> {
    serde_json::from_str::<HouseEntry>(mv).ok().map(|entry| entry.house)
}

/// Returns the journal's text.
pub(crate) fn written(given_up: GivenUp) -> Result<String, Problem> {
    table_encoding::write(&HouseEntry { house: given_up })
}

/// Whether a game can end this way in this state.
pub(crate) fn can_be<G: ListedGame>(given_up: GivenUp, state: &G::State) -> bool {
    let setup = G::setup(state);
    resigning::<G>(setup).is_some() && given_up.seat.0 < G::seats(setup) && G::to_move(state).is_some()
}

/// Returns how the game ended, in a sentence.
pub(crate) fn sentence(GivenUp { seat, why }: GivenUp, lang: Lang, names: &Names) -> String {
    sentences(lang).given_up(why, names.other(seat).as_deref())
}

/// Returns the same for the list of tables: `vége: nyertél · Kende feladta`.
pub(crate) fn standing(given_up: GivenUp, lang: Lang, names: &Names) -> String {
    let GivenUp { seat, why } = given_up;
    let told = sentences(lang).given_up_briefly(why, names.other(seat).as_deref());
    format!("{} · {told}", over(&[given_up.winner()], names, lang))
}

/// Returns why nothing can be done at a table whose game was resigned.
pub(crate) fn reason<G: ListedGame>(given_up: GivenUp, setup: &G::Setup, lang: Lang, names: &Names) -> Reason {
    let text = sentences(lang).game_over(&sentence(given_up, lang, names));
    Reason { text, rule: rule::<G>(setup) }
}

/// Returns the same as a refusal.
pub(crate) fn refused<G: ListedGame>(given_up: GivenUp, setup: &G::Setup, names: impl Fn(Lang) -> Names) -> Problem {
    Problem::Refused(Translated::each(|lang| vec![reason::<G>(given_up, setup, lang, &names(lang))]))
}

/// Returns the rule about resigning and the clock.
pub(crate) fn rule<G: ListedGame>(setup: &G::Setup) -> String {
    resigning::<G>(setup).map(|resigning| resigning.rule.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{read, written};
    use game::Seat;
    use games::{GAMES, GameVisitor, ListedGame, book, visit_game};
    use hosting::{Concession, GivenUp};

    #[test]
    fn an_entry_of_the_house_is_read_as_it_was_written_and_is_no_move_of_any_game() {
        struct IsMove<'a>(&'a str);

        impl GameVisitor for IsMove<'_> {
            type Output = bool;

            fn visit<G: ListedGame>(self) -> bool {
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

            fn visit<G: ListedGame>(self) -> Self::Output {
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
