//! What a move would change, worked out before it is made.

use crate::{RuleId, Seat};
use serde::Serialize;

/// What a move is certain to change of what everybody sees of a seat, in the table's own unit: a row's total, say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Forecast {
    /// Whose.
    pub seat: Seat,
    /// The rule by which it is counted: it tells one kind of standing from another.
    pub rule: RuleId,
    /// How it stands now.
    pub before: i32,
    /// How it would stand then.
    pub after: i32,
}
