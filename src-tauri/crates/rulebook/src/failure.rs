//! What is wrong with a file.

use std::fmt;

/// Something wrong with a rule text or a scenario: one line that says where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// Where in it, such as `step 3` or `entries[2] (MO-3.3)`; empty for the file as a whole.
    pub place: String,
    /// What is wrong there.
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
        // One failure, one line: problems quoted from elsewhere may have several.
        let problem = problem.replace('\n', " ");
        match place.as_str() {
            "" => write!(f, "{file}: {problem}"),
            place => write!(f, "{file}: {place}: {problem}"),
        }
    }
}

impl std::error::Error for Failure {}
