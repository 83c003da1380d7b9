//! The four elements, in the order the sphere marker visits them.

use serde::{Deserialize, Serialize};

/// What a constellation is made of, and a stage of the sphere marker's way (AS-0.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraElement")]
pub enum Element {
    /// The first stage of a sphere.
    Air,
    /// The second.
    Fire,
    /// The third.
    Earth,
    /// The last; no card lies here.
    Water,
}

impl Element {
    /// All four, in the marker's order.
    pub const ALL: [Element; 4] = [Element::Air, Element::Fire, Element::Earth, Element::Water];

    /// The marker's next stage (AS-4.3).
    #[inline]
    #[must_use]
    pub const fn next(self) -> Element {
        Element::ALL[(self as usize + 1) % 4]
    }

    /// Its number in the marker's order, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
