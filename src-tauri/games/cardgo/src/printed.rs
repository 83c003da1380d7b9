//! The printed faces of the cards, for drawing them in the window.

use crate::HostedCardgo;
use cardgo::{Card, Timing};
use game::RuleId;
use rulebook::Translated;
use rulebook::phrase::Phrase;
use serde::Serialize;

/// A kind of card with everything that is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoPrinted")]
pub struct Printed {
    pub card: Card,
    pub name: Translated<String>,
    /// When the card may be played (GO-3.3).
    pub timing: Timing,
    /// Whether the card is played as soon as it is drawn (GO-3.1).
    pub immediate: bool,
    /// The rule with the card's effect.
    pub rule: RuleId,
    /// What happens at each target of the card, in the order in which they are chosen (GO-3.10).
    pub targets: Vec<Target>,
    /// Whether the card acts on a point, chosen or determined by the rules; if there is no such point, it has no
    /// effect.
    pub at_points: bool,
}

/// What happens at a point chosen as a card's target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoTarget")]
pub enum Target {
    /// A stone will be placed there.
    Placed,
    /// The card acts on the stone there, or keeps stones off the point.
    Worked,
}

impl Printed {
    /// Returns all kinds of cards, in the order of the deck's list.
    pub(crate) fn all() -> Vec<Printed> {
        Card::ALL.into_iter().map(Printed::of).collect()
    }

    fn of(card: Card) -> Printed {
        let target = |nth| match (card, nth) {
            (Card::TwinStones | Card::Bridge, _) | (Card::Leap, 1) => Target::Placed,
            _ => Target::Worked,
        };
        let points = card.wants().points();
        Printed {
            card,
            name: Translated::each(|lang| HostedCardgo::card(card, lang)),
            timing: card.timing(),
            immediate: card.is_immediate(),
            rule: card.rule(),
            targets: (0..points).map(target).collect(),
            at_points: points > 0 || card.aims_at_stone(),
        }
    }
}
