//! Failures of files.

use std::fmt;

/// A fault of a rule text or scenario, displayed as one line with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub file: String,
    /// The place in the file, such as `step 3` or `entries[2] (MO-3.3)`; empty for the file as a whole.
    pub place: String,
    pub problem: String,
}

impl Failure {
    pub(crate) fn new(file: &str, place: impl Into<String>, problem: impl fmt::Display) -> Failure {
        Failure { file: file.to_owned(), place: place.into(), problem: problem.to_string() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { file, place, problem } = self;
        // One failure is one line; quoted problems may have several.
        let problem = problem.replace('\n', " ");
        match place.as_str() {
            "" => write!(f, "{file}: {problem}"),
            place => write!(f, "{file}: {place}: {problem}"),
        }
    }
}

impl std::error::Error for Failure {}
