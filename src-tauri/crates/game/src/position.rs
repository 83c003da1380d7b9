//! What is wrong with a written position.

use serde::Serialize;
use std::fmt;

/// A written position, or sheet of a pad, that isn't possible. `F` is what can be wrong with one: the table's own
/// enum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError<F> {
    /// At least one.
    pub faults: Vec<Misplaced<F>>,
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Misplaced<F> {
    /// Where in the position, such as `hands[1]`.
    pub at: String,
    /// What is wrong there.
    pub fault: F,
}

impl<F> PositionError<F> {
    /// A single fault at `at`.
    pub fn new(at: impl Into<String>, fault: F) -> PositionError<F> {
        PositionError { faults: vec![Misplaced { at: at.into(), fault }] }
    }

    /// Nothing wrong, or all that was found.
    ///
    /// # Errors
    /// If anything was found.
    pub fn of(faults: Vec<Misplaced<F>>) -> Result<(), PositionError<F>> {
        if faults.is_empty() { Ok(()) } else { Err(PositionError { faults }) }
    }
}

impl<F> Misplaced<F> {
    /// A fault at `at`.
    pub fn new(at: impl Into<String>, fault: F) -> Misplaced<F> {
        Misplaced { at: at.into(), fault }
    }
}

impl<F: fmt::Display> fmt::Display for Misplaced<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.fault)
    }
}

impl<F: fmt::Display> fmt::Display for PositionError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: Vec<String> = self.faults.iter().map(ToString::to_string).collect();
        f.write_str(&told.join("; "))
    }
}

impl<F: fmt::Display + fmt::Debug> std::error::Error for PositionError<F> {}
