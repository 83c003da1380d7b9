//! The ranks of Go players, kyu and dan, which name levels.

use serde::Serialize;

/// A Go rank: kyu ranks count down to 1, dan ranks count up from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", content = "number", rename_all = "camelCase")]
pub enum Rank {
    /// Below the first dan; a greater number is weaker.
    Kyu(u8),
    /// A greater number is stronger.
    Dan(u8),
}
