//! The certain effects of a move, computed before it is made.

use crate::{RuleId, Seat};
use serde::Serialize;

/// A change of a seat's public value that a move is certain to cause, in the game's own unit: the total of a row, for
/// instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Forecast {
    pub seat: Seat,
    /// The rule by which the value is counted; it distinguishes the kinds of values.
    pub rule: RuleId,
    /// The value now.
    pub before: i32,
    /// The value after the move.
    pub after: i32,
}
