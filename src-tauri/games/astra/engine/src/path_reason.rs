//! The reasons for Auptolemy's choice of a path (AS-7.8).

use crate::star_set::StarId;
use serde::{Deserialize, Serialize};

/// The criterion that decided the choice (AS-7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraWhy")]
pub enum PathReason {
    /// The path marks Grand Stars.
    Grand {
        /// Number of Grand Stars.
        stars: u8,
        /// The first Grand Star of the path.
        first: StarId,
        /// Its position in the path, from 1.
        step: u8,
        /// Whether the path was chosen at random among equals.
        tie: bool,
    },
    /// The path reaches no Grand Star, and ends near one.
    Towards {
        /// The Grand Star.
        grand: StarId,
        /// The number of lines from the path's end to it.
        lines: u8,
        /// Whether the path was chosen at random among equals.
        tie: bool,
        /// Whether a Grand Star could have been reached from another first star. Only with
        /// [`Conduct::NearestFirst`](crate::Conduct::NearestFirst), by which the nearest first star takes precedence.
        #[serde(default)]
        elsewhere: bool,
    },
    /// No Grand Star is unmarked, so the path with the most stars is chosen.
    Longest {
        /// Number of stars.
        stars: u8,
        /// Whether the path was chosen at random among equals.
        tie: bool,
    },
}
