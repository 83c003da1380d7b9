//! The lines of the final score (AS-8).

use crate::element::Element;
use serde::{Deserialize, Serialize};

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", content = "element", rename_all = "camelCase")]
#[serde(rename = "AstraScoreLine")]
pub enum ScoreLine {
    /// Points in hand: from boons, and those with which Auptolemy began.
    InHand,
    /// For the person, active cards; for Auptolemy, all cards it has discovered.
    Cards,
    /// Places of the pouch beyond its size at the start.
    Pouch,
    /// Wisdom beyond that at the start.
    Wisdom,
    /// Stardust left.
    Stardust,
    /// Telescopes left.
    Telescopes,
    /// Stars marked by the side's own pen.
    Stars,
    /// Cards of an element.
    Elements(Element),
    /// Sets of all four elements.
    Sets,
}
