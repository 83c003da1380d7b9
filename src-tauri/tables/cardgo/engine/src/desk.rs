//! The open side of the cards: how far the turn has come, what was played, what lasts.

use crate::card::{CARDS, Card};
use crate::lasting::Lasting;
use crate::point::Point;
use crate::step::Step;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The card side of a table. Nothing of it is ever set in plain Go.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Desk {
    /// What has to be decided.
    pub(crate) step: Step,
    /// Whether a card has been drawn in this turn.
    pub(crate) drawn: bool,
    /// Whether a card has been announced in this turn.
    pub(crate) carded: bool,
    /// Where the last turn's move placed a stone without capturing anything (GO-4.7).
    pub(crate) fresh: Option<Point>,
    /// The effect in force.
    pub(crate) lasting: Option<Lasting>,
    /// Whether it has been noted that nobody will play a card any more (GO-2.3).
    pub(crate) ordinary: bool,
    /// In the order they came.
    pub(crate) discards: ArrayVec<Card, CARDS>,
}

impl Desk {
    /// Whether nothing of it is set.
    pub(crate) fn is_bare(&self) -> bool {
        *self == Desk::default()
    }

    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        if !self.discards.is_full() {
            self.discards.push(card);
        }
    }
}
