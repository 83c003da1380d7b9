//! Why Auptolemy chooses a path (AS-7.8).

use crate::star_set::StarId;
use serde::{Deserialize, Serialize};

/// What made the choice (AS-7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraWhy")]
pub enum Why {
    /// It marks Grand Stars.
    Grand {
        /// How many.
        stars: u8,
        /// The first of them.
        first: StarId,
        /// Which star of the path it is, from 1.
        step: u8,
        /// Whether chance chose between equals.
        tie: bool,
    },
    /// It reaches no Grand Star: it ends near one.
    Towards {
        /// Which one.
        grand: StarId,
        /// How many lines are left.
        lines: u8,
        /// Whether chance chose between equals.
        tie: bool,
        /// Whether one could have been reached from another first star: only where the nearest comes before it
        /// ([`Conduct::NearestFirst`](crate::Conduct::NearestFirst)).
        #[serde(default)]
        elsewhere: bool,
    },
    /// No Grand Star is unmarked: it marks the most stars.
    Longest {
        /// How many.
        stars: u8,
        /// Whether chance chose between equals.
        tie: bool,
    },
}
