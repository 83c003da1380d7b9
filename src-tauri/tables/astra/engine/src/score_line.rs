//! What points are counted for (AS-8).

use crate::element::Element;
use serde::{Deserialize, Serialize};

/// What points are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", content = "element", rename_all = "camelCase")]
#[serde(rename = "AstraScoreLine")]
pub enum ScoreLine {
    /// Points in hand: of boons, and what Auptolemy began with.
    InHand,
    /// Active cards; of Auptolemy, all that it has discovered.
    Cards,
    /// Places of the pouch above the start.
    Pouch,
    /// Wisdom above the start.
    Wisdom,
    /// Stardust left.
    Stardust,
    /// Telescopes left.
    Telescopes,
    /// Stars of one's own pen.
    Stars,
    /// Cards of an element.
    Elements(Element),
    /// Sets of all four elements.
    Sets,
}
