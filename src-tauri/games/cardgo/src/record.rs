//! Games of Go as records: import of a file into a table, and export of a table to a file.
//!
//! Other programs read an exported file as a plain game in the Smart Game Format. What the format can't express (cards,
//! marks of the count, the deal) is stored in the private property `KX` ([`own`]), so that a game played here can be
//! restored. An imported file is kept with its table, and what the table has no place for (variations, comments, facts
//! about the game) is included in the export ([`file_merge`]).
//!
//! Records can also be viewed and edited as trees ([`editor_requests`]), and the position at a node can be analysed
//! (`position`).

mod branches;
mod changes;
mod dates;
pub(crate) mod details;
pub(crate) mod editor_protocol;
mod editor_requests;
pub mod facts;
mod file_merge;
mod node;
pub(crate) mod own;
mod position;
mod read;
mod result;
mod result_words;
mod write;

use crate::HostedCardgo;
use crate::sentences::{Sentences, sentences};
use cardgo::{Cardgo, Cards, Colour, PointSet, Setup, Sheet};
pub(crate) use editor_requests::{MOST_LETTERS, answer, position};
use game::{Pad, Seat, Seed};
use hosting::records::{Format, RecordFault};
use rulebook::{Lang, Translated};

/// The Smart Game Format, for import and export.
pub(crate) const SGF: Format<HostedCardgo> = Format {
    ending: "sgf",
    stem: "asztaltars-go",
    most_bytes: sgf::MOST_BYTES,
    begins: sgf::begins,
    read: read::read,
    write: |told, lang| Some(write::record(told, lang)?.to_string()),
    sheet,
    seat: |seat, lang| sentences(lang).colour_name(if seat == Seat(0) { Colour::Black } else { Colour::White }),
    result: |result, lang| {
        let Ok(result) = result.parse();
        result::in_words(&result, lang)
    },
    ended: |result, lang| {
        let Ok(result) = result.parse();
        result::sentence(&result, lang)
    },
};

/// The seed of games that were not dealt.
const NO_SEED: Seed = Seed(0);

/// The maximum length of a displayed name, in letters; names in a file may have any length.
const LONGEST: usize = 40;

/// Returns the last position of a record as a pad's sheet, for counting, with the players' names.
fn sheet(file: &[u8]) -> Result<(Sheet, Vec<Option<String>>), RecordFault> {
    let record = sgf::Record::read(file).map_err(|error| translated(error.sentence()))?;
    let replay = sgf::replay_after_changes(&record).map_err(|error| translated(error.sentence()))?;
    let komi = record.komi.unwrap_or(Setup::default().komi);
    let setup = Setup { size: record.size, komi, cards: Cards::None, ..Setup::default() };
    let sheet = Sheet { setup, rows: replay.end.board().rows(), dead: PointSet::EMPTY, done: false };
    Cardgo::reckon(&sheet).map_err(|_| RecordFault::NoGame)?;
    Ok((sheet, record.players.into_iter().map(|player| player.name).collect()))
}

/// Converts a sentence of the file format's crate, which has each in Hungarian and in English.
fn translated((hungarian, english): (String, String)) -> Translated<String> {
    Translated::each(|lang| lang.pick(&hungarian, &english).clone())
}

/// Selects the text of the language from a sentence of the file format's crate.
fn spoken(sentence: (String, String), lang: Lang) -> String {
    translated(sentence).get(lang).clone()
}

/// Returns a sentence in each language.
fn in_each_language<S: Into<String>>(say: impl Fn(&'static dyn Sentences) -> S) -> Translated<String> {
    Translated::each(|lang| say(sentences(lang)).into())
}

/// Cuts a text of a file to the maximum name length; returns `None` if it is empty.
pub(crate) fn brief(text: &str) -> Option<String> {
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
