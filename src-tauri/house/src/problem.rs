//! Problems: why something that the person wanted could not be done.
//!
//! A [`Problem`] is data: the code that raises one doesn't know the person's language. It is put into words in one
//! place, [`Problem::phrased`], when it is sent to the window.

mod code_fault;
mod kind;

pub use code_fault::{CodeFault, CodeLengths};
pub use kind::ProblemKind;

use crate::sentences::sentences;
use rulebook::{Lang, Translated};
use serde::Serialize;
use store::StoreError;

/// Why something could not be done, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A problem that its kind describes completely.
    Of(ProblemKind),
    /// The rules that forbid it, in the words of the game.
    Refused(Translated<Vec<Reason>>),
    /// The objections to a setup: all of them as a text, and those that are rules, in the words of the game.
    BadSetup {
        /// All objections.
        text: Translated<String>,
        /// The objections that are rules.
        reasons: Translated<Vec<Reason>>,
    },
    /// The fault of a record, in the words of the game.
    BadRecord(Translated<String>),
    /// A record is too large.
    LargeRecord {
        /// The maximum size in bytes.
        most: usize,
    },
    /// A list is longer than its game allows.
    LongList {
        /// The maximum number of characters.
        most: usize,
    },
    /// A pad has changed since the window last read it.
    StalePad,
    /// A save text has `have` letters of `of`.
    ShortText {
        /// The number of letters found.
        have: usize,
        /// The number of letters expected.
        of: usize,
    },
    /// It would be help in a game that is running without any; the table's name, possibly empty.
    StillPlayed(String),
    /// The decision of this number is impossible at a table to be imported.
    BadMove(u32),
    /// The game has no board to be divided.
    NoSurvey,
    /// A game can't be written as a record: it has no record format, or its beginning is lost.
    NoRecord,
    /// A challenge code is wrong.
    BadCode {
        fault: CodeFault,
        /// The possible lengths of a code.
        lengths: CodeLengths,
    },
}

/// Why something could not be done: a kind for the window, and a sentence for the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "Problem")]
pub struct PhrasedProblem {
    pub kind: ProblemKind,
    /// The sentence for the person.
    pub text: String,
    /// The rules that forbid it, if the game refuses.
    pub reasons: Vec<Reason>,
}

/// A rule that forbids something, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Reason {
    pub text: String,
    /// The rule's identifier.
    pub rule: String,
}

impl Problem {
    /// Returns the kind for the window.
    #[must_use]
    pub fn kind(&self) -> ProblemKind {
        match self {
            Problem::Of(kind) => *kind,
            Problem::Refused(_) => ProblemKind::Refused,
            Problem::BadSetup { .. } => ProblemKind::BadSetup,
            Problem::BadRecord(_) | Problem::LargeRecord { .. } => ProblemKind::BadRecord,
            Problem::LongList { .. } => ProblemKind::BadList,
            Problem::StalePad => ProblemKind::Stale,
            Problem::ShortText { .. } => ProblemKind::BadText,
            Problem::StillPlayed(_) => ProblemKind::HandsClosed,
            Problem::BadMove(_) => ProblemKind::BadTable,
            Problem::NoSurvey | Problem::NoRecord => ProblemKind::NothingThere,
            Problem::BadCode { .. } => ProblemKind::BadCode,
        }
    }

    /// Returns the sentence for the person.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        let sentences = sentences(lang);
        match self {
            Problem::Of(kind) => sentences.problem(*kind).to_owned(),
            Problem::Refused(reasons) => match reasons.get(lang).first() {
                Some(reason) => reason.text.clone(),
                None => sentences.problem(ProblemKind::Refused).to_owned(),
            },
            Problem::BadSetup { text: said, .. } | Problem::BadRecord(said) => said.get(lang).clone(),
            Problem::LargeRecord { most } => sentences.large_record(most >> 20),
            Problem::LongList { most } => sentences.long_list(*most),
            Problem::StalePad => sentences.stale_pad().to_owned(),
            Problem::ShortText { have, of } => sentences.short_text(*have, *of),
            Problem::StillPlayed(name) => sentences.still_played(name),
            Problem::BadMove(number) => sentences.bad_move(*number),
            Problem::NoSurvey => sentences.no_survey().to_owned(),
            Problem::NoRecord => sentences.no_record().to_owned(),
            Problem::BadCode { fault, lengths } => sentences.code_fault(*fault, *lengths),
        }
    }

    /// Returns the problem in words, for the window.
    #[must_use]
    pub fn phrased(&self, lang: Lang) -> PhrasedProblem {
        let reasons = match self {
            Problem::Refused(reasons) | Problem::BadSetup { reasons, .. } => reasons.get(lang).clone(),
            _ => Vec::new(),
        };
        PhrasedProblem { kind: self.kind(), text: self.text(lang), reasons }
    }
}

impl From<ProblemKind> for Problem {
    fn from(kind: ProblemKind) -> Problem {
        Problem::Of(kind)
    }
}

/// Converts an error of the store.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Of(ProblemKind::of_store(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_is_a_sentence_in_both_languages() {
        for kind in ProblemKind::ALL {
            let [hu, en] = [Lang::Hu, Lang::En].map(|lang| Problem::Of(kind).text(lang));
            assert!(hu.ends_with('.') && en.ends_with('.') && hu != en, "{kind:?}");
        }
    }
}
