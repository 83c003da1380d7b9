//! The four elements, in the order in which the sphere marker visits them.

use serde::{Deserialize, Serialize};

/// The element of a constellation, and a step of the sphere marker (AS-0.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraElement")]
pub enum Element {
    /// The first step of a sphere.
    Air,
    /// The second step.
    Fire,
    /// The third step.
    Earth,
    /// The last step. Water has no displayed card.
    Water,
}

impl Element {
    /// All elements, in the marker's order.
    pub const ALL: [Element; 4] = [Element::Air, Element::Fire, Element::Earth, Element::Water];

    /// Returns the marker's next step (AS-4.3).
    #[inline]
    #[must_use]
    pub const fn next(self) -> Element {
        Element::ALL[(self as usize + 1) % 4]
    }

    /// Returns the index in the marker's order, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
