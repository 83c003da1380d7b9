//! The public state of the cards: progress of the turn, cards played, effect in force.

use crate::card::{CARDS, Card};
use crate::lasting::LastingEffect;
use crate::point::Point;
use crate::step::Step;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The public state of the cards. In plain Go it always has its default value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CardProgress {
    /// The pending decision.
    pub(crate) step: Step,
    /// Whether a card has been drawn in this turn.
    pub(crate) drawn: bool,
    /// Whether a card has been announced in this turn.
    pub(crate) carded: bool,
    /// Where the last turn's move placed a stone without capturing anything (GO-4.7).
    pub(crate) fresh: Option<Point>,
    pub(crate) lasting: Option<LastingEffect>,
    /// Whether the end of all card play has been recorded (GO-2.3).
    pub(crate) ordinary: bool,
    /// The discard pile, in the order in which the cards were discarded.
    pub(crate) discards: ArrayVec<Card, CARDS>,
}

impl CardProgress {
    /// Whether nothing is set.
    pub(crate) fn is_bare(&self) -> bool {
        *self == CardProgress::default()
    }

    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        if !self.discards.is_full() {
            self.discards.push(card);
        }
    }
}
