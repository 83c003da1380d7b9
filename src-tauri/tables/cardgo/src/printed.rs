//! What is printed on a card, for drawing it and speaking of it.

use crate::CardgoTable;
use cardgo::{Card, Timing};
use game::RuleId;
use rulebook::Bilingual;
use rulebook::phrase::Phrase;
use serde::Serialize;

/// A kind of card with everything printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoPrinted")]
pub struct Printed {
    /// The card.
    pub card: Card,
    /// What it is called.
    pub name: Bilingual<String>,
    /// When it is played (GO-3.3).
    pub timing: Timing,
    /// Whether it is played as soon as it is drawn (GO-3.1).
    pub immediate: bool,
    /// The rule that says what it does.
    pub rule: RuleId,
    /// What happens at the points it is aimed at, in the order they are named (GO-3.10).
    pub targets: Vec<Target>,
    /// Whether it does something at a point, aimed at or found by itself: without any it does nothing.
    pub at_points: bool,
}

/// What happens at a point that a card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoTarget")]
pub enum Target {
    /// A stone will stand there.
    Placed,
    /// The card works on what stands there, or keeps stones off.
    Worked,
}

impl Printed {
    /// All kinds, in the order of the deck's list.
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
            name: Bilingual::each(|lang| CardgoTable::card(card, lang)),
            timing: card.timing(),
            immediate: card.is_immediate(),
            rule: card.rule(),
            targets: (0..points).map(target).collect(),
            at_points: points > 0 || card.aims_at_stone(),
        }
    }
}
