//! The six final-scoring cards. Each adds one to each of two elements (AS-0.2).

use crate::element::Element;
use serde::{Deserialize, Serialize};

/// A final-scoring card: a pair of elements, in the marker's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "(Element, Element)", into = "(Element, Element)")]
#[serde(rename = "AstraFinalCard")]
pub struct FinalCard(Element, Element);

impl FinalCard {
    /// All six pairs.
    pub const ALL: [FinalCard; 6] = [
        FinalCard(Element::Air, Element::Fire),
        FinalCard(Element::Air, Element::Earth),
        FinalCard(Element::Air, Element::Water),
        FinalCard(Element::Fire, Element::Earth),
        FinalCard(Element::Fire, Element::Water),
        FinalCard(Element::Earth, Element::Water),
    ];

    /// Returns the two elements.
    #[must_use]
    pub const fn elements(self) -> [Element; 2] {
        [self.0, self.1]
    }
}

impl From<FinalCard> for (Element, Element) {
    fn from(FinalCard(one, other): FinalCard) -> Self {
        (one, other)
    }
}

impl TryFrom<(Element, Element)> for FinalCard {
    type Error = String;

    fn try_from((one, other): (Element, Element)) -> Result<Self, Self::Error> {
        if one < other {
            Ok(FinalCard(one, other))
        } else {
            Err("a final-scoring card has two elements, in the order air, fire, earth, water".to_owned())
        }
    }
}
