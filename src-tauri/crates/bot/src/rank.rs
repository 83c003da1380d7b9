//! Ranks of players as the Go world counts them.

use serde::Serialize;

/// A rank: kyu count down to 1, dan go on from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", content = "number", rename_all = "camelCase")]
pub enum Rank {
    /// Below the first dan; the greater the number, the weaker.
    Kyu(u8),
    /// The greater the number, the stronger.
    Dan(u8),
}
