//! Games of Go on paper: a file becomes a table, and a table a file.
//!
//! Other programs read such a file as a plain game in the Smart Game Format. What the format has no word for (cards,
//! marks of the count, the deal itself) is beside it in the private property `KX` ([`own`]), so that a game of ours
//! comes back as it was. The file a game came from stays beside its table, and what the table has no place for
//! (variations, comments, what is told of the game) is written out again ([`keep`]).
//!
//! Beside that a record can be looked at as what it is, a tree, and changed: [`questions`]; how it stands somewhere can be
//! analysed: [`position`].

mod branches;
mod changes;
#[cfg(feature = "commands")]
pub(crate) mod command;
mod dates;
mod details;
mod facts;
mod keep;
mod node;
mod own;
mod position;
mod questions;
mod read;
mod result;
mod result_words;
pub(crate) mod wire;
mod write;

use crate::CardgoTable;
use cardgo::{Cardgo, Cards, PointSet, Setup, Sheet};
use game::{Pad, Seat, Seed};
pub(crate) use questions::{MOST_LETTERS, answer, position};
use rulebook::Lang;
use table::records::{Format, RecordFault};

/// The Smart Game Format.
pub(crate) const SGF: Format<CardgoTable> = Format {
    ending: "sgf",
    stem: "asztaltars-go",
    most_bytes: sgf::MOST_BYTES,
    begins: sgf::begins,
    read: read::read,
    write: |told, lang| Some(write::record(told, lang)?.to_string()),
    sheet,
    seat: |seat, lang| match (seat, lang) {
        (Seat(0), Lang::Hu) => "Fekete",
        (Seat(0), Lang::En) => "Black",
        (_, Lang::Hu) => "Fehér",
        (_, Lang::En) => "White",
    },
    result: |result, lang| {
        let Ok(result) = result.parse();
        result::in_words(&result, lang)
    },
    ended: |result, lang| {
        let Ok(result) = result.parse();
        result::sentence(&result, lang)
    },
};

/// The seed of games that weren't dealt.
const NO_SEED: Seed = Seed(0);

/// The longest name shown: a file may call its players anything.
const LONGEST: usize = 40;

/// The last position of a record, to be counted.
fn sheet(file: &[u8]) -> Result<(Sheet, Vec<Option<String>>), RecordFault> {
    let record = sgf::Record::read(file).map_err(|error| error.sentence())?;
    let replay = sgf::replay_after_changes(&record).map_err(|error| error.sentence())?;
    let komi = record.komi.unwrap_or(Setup::default().komi);
    let setup = Setup { size: record.size, komi, cards: Cards::None, ..Setup::default() };
    let sheet = Sheet { setup, rows: replay.end.board().rows(), dead: PointSet::EMPTY, done: false };
    Cardgo::reckon(&sheet).map_err(|_| RecordFault::NoGame)?;
    Ok((sheet, record.players.into_iter().map(|player| player.name).collect()))
}

/// What is said in the language that is spoken.
fn spoken<T>([hungarian, english]: [T; 2], lang: Lang) -> T {
    match lang {
        Lang::Hu => hungarian,
        Lang::En => english,
    }
}

/// A text of a file's, cut to fit in a line; `None` if it says nothing.
fn brief(text: &str) -> Option<String> {
    facts::shortened(text, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_length_fit_a_line() {
        assert_eq!(brief(" Éva \n Nagy "), Some("Éva Nagy".to_owned()));
        assert_eq!(brief(" \t"), None);
        assert_eq!(brief(&"ő".repeat(41)), Some(format!("{}…", "ő".repeat(40))));
    }
}
