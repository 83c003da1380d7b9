//! What can go wrong between a person and the house.
//!
//! A [`Problem`] is data: the code that raises one doesn't know the person's language. It is put into words in one
//! place, [`Problem::phrased`], when it leaves for the window.

mod code_fault;
mod kind;
mod sentences;

pub use code_fault::{CodeFault, CodeLengths};
pub use kind::ProblemKind;

use rulebook::{Bilingual, Lang};
use serde::Serialize;
use store::StoreError;

/// Why something could not be done, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// One of which the kind says everything.
    Of(ProblemKind),
    /// The rules that stand against it, in the words of their table.
    Refused(Bilingual<Vec<Reason>>),
    /// What stands against a setup: all of it as a text, and what of it is a rule, in the words of its table.
    BadSetup {
        /// All of it.
        text: Bilingual<String>,
        /// The rules.
        reasons: Bilingual<Vec<Reason>>,
    },
    /// What is wrong with a game's file, in the words of its table.
    BadRecord(Bilingual<String>),
    /// A game's file is too large.
    LargeRecord {
        /// How many bytes it may have.
        most: usize,
    },
    /// A list is longer than its table takes.
    LongList {
        /// How many letters it may have.
        most: usize,
    },
    /// A pad has moved on since the window last looked.
    StalePad,
    /// So many letters of a save are there, and so many should be.
    ShortText {
        /// How many are there.
        have: usize,
        /// How many should be.
        of: usize,
    },
    /// It would be help in a game that is running without any; what the table is called, if it has a name of its own.
    StillPlayed(String),
    /// The decision of this number can't be made at a table that is to come in.
    BadMove(u32),
    /// A table has no board to be shared out.
    NoSurvey,
    /// A game can't be written as a file for other programs: it has no format of theirs, or its beginning is lost.
    NoRecord,
    /// What is wrong with a challenge code.
    BadCode {
        /// What is wrong.
        fault: CodeFault,
        /// How long it could be.
        lengths: CodeLengths,
    },
}

/// Why something could not be done: a kind to act on, and a sentence a person can act on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "Problem")]
pub struct PhrasedProblem {
    /// What happened, for the window.
    pub kind: ProblemKind,
    /// What happened, for the person.
    pub text: String,
    /// The rules that stand against it, if it is the game that refuses.
    pub reasons: Vec<Reason>,
}

/// A rule that stands against something, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Reason {
    /// The sentence.
    pub text: String,
    /// The rule's identifier.
    pub rule: String,
}

impl Problem {
    /// What happened, for the window.
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

    /// What a person is told.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        self.sentence().get(lang).clone()
    }

    /// The problem in words, as it leaves for the window.
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

/// What the store says.
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
