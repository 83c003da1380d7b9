//! Faults of a written position.

use serde::Serialize;
use std::fmt;

/// The error for an impossible written position or sheet of a pad. `F` is the game's own type of faults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError<F> {
    /// At least one.
    pub faults: Vec<Misplaced<F>>,
}

/// One fault of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Misplaced<F> {
    /// The place in the position, such as `hands[1]`.
    pub at: String,
    pub fault: F,
}

impl<F> PositionError<F> {
    /// Returns an error with a single fault at `at`.
    pub fn new(at: impl Into<String>, fault: F) -> PositionError<F> {
        PositionError { faults: vec![Misplaced { at: at.into(), fault }] }
    }

    /// Returns `Ok` if `faults` is empty.
    ///
    /// # Errors
    /// If there is at least one fault.
    pub fn of(faults: Vec<Misplaced<F>>) -> Result<(), PositionError<F>> {
        if faults.is_empty() { Ok(()) } else { Err(PositionError { faults }) }
    }
}

impl<F> Misplaced<F> {
    /// Returns a fault at `at`.
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
