//! The steps of a turn (GO-3.1).

use crate::card::Card;
use crate::line::Line;
use crate::targets::Targets;
use game::Seat;
use serde::{Deserialize, Serialize};

/// The maximum number of cards in a hand at the end of its player's turn (GO-2.2).
pub const HAND_LIMIT: u8 = 3;

/// The pending decision during [`Phase::Playing`](crate::Phase::Playing).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoStep")]
pub enum Step {
    /// Draw, play a card, or move, as far as the turn still allows.
    #[default]
    Turn,
    /// The player of the turn aims a card before announcing it; the opponent sees [`Step::Turn`] instead.
    Aim {
        card: Card,
        /// The targets chosen so far.
        targets: Targets,
    },
    /// The opponent counters the announced card or lets it pass (GO-3.4).
    Answer {
        card: Card,
        /// The points that the card is aimed at.
        targets: Targets,
        /// The line that the card is aimed at.
        line: Option<Line>,
    },
    /// The player of the turn puts the cards that were looked at back on the deck (GO-4.19).
    Arrange,
    /// The player of the turn names two points (GO-4.17); the opponent sees neither until both are named.
    Name {
        /// The points named so far.
        points: Targets,
        /// Number of points named so far.
        count: u8,
    },
    /// The opponent chooses one of the two points named (GO-4.17).
    Choose { points: Targets },
    /// The player of the turn chooses the point of a Trap (GO-4.22).
    Note,
    /// The player of the turn discards down to the limit (GO-2.2); the move has already been made.
    Discard {
        /// Number of cards that may be kept.
        limit: u8,
    },
}

/// An announced card that the opponent may counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoAnnounced")]
pub struct AnnouncedCard {
    pub seat: Seat,
    pub card: Card,
    /// The points it is aimed at.
    pub targets: Targets,
    /// The line it is aimed at.
    pub line: Option<Line>,
    /// Whether it was drawn just now and had to be played.
    pub drawn: bool,
}

impl Step {
    /// Whether the opponent of the player of the turn decides.
    #[inline]
    pub(crate) const fn asks_opponent(self) -> bool {
        matches!(self, Step::Answer { .. } | Step::Choose { .. })
    }

    pub(crate) const fn is_discard(self) -> bool {
        matches!(self, Step::Discard { .. })
    }

    /// The step as the opponent of the player of the turn sees it.
    pub(crate) fn seen_by_opponent(self) -> Step {
        match self {
            Step::Aim { .. } => Step::Turn,
            Step::Name { count, .. } => Step::Name { points: Targets::NONE, count },
            step => step,
        }
    }
}
