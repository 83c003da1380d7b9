//! What is asked in the middle of a turn (GO-3.1).

use crate::card::Card;
use crate::line::Line;
use crate::targets::Targets;
use game::Seat;
use serde::{Deserialize, Serialize};

/// The most cards a hand may hold when its player's turn ends (GO-2.2).
pub const HAND_LIMIT: u8 = 3;

/// What has to be decided while stones are placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoStep")]
pub enum Step {
    /// Draw, play a card, or move: as far as the turn still allows.
    #[default]
    Turn,
    /// The turn's player aims a card before announcing it; to the other it looks like [`Step::Turn`].
    Aim {
        /// Which card.
        card: Card,
        /// What has been chosen so far.
        targets: Targets,
    },
    /// The opponent lets the announced card happen, or counters it (GO-3.4).
    Answer {
        /// Which card.
        card: Card,
        /// Its points.
        targets: Targets,
        /// Its line.
        line: Option<Line>,
    },
    /// The turn's player puts the cards looked at back on the deck (GO-4.19).
    Arrange,
    /// The turn's player names two points (GO-4.17); the other sees neither before both are named.
    Name {
        /// Those named so far.
        points: Targets,
        /// How many they are.
        count: u8,
    },
    /// The opponent chooses one of the two points named (GO-4.17).
    Choose {
        /// Both.
        points: Targets,
    },
    /// The turn's player notes the point of a trap (GO-4.22).
    Note,
    /// The turn's player discards down to the limit (GO-2.2); the move has already been made.
    Discard {
        /// How many cards may stay.
        limit: u8,
    },
}

/// A card that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoAnnounced")]
pub struct Announced {
    /// Who plays it.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
    /// The points it is aimed at.
    pub targets: Targets,
    /// The line it is aimed at.
    pub line: Option<Line>,
    /// Whether it was drawn just now and had to be played.
    pub drawn: bool,
}

impl Step {
    /// Whether it is up to the opponent of the turn's player.
    #[inline]
    pub(crate) const fn asks_opponent(self) -> bool {
        matches!(self, Step::Answer { .. } | Step::Choose { .. })
    }

    pub(crate) const fn is_discard(self) -> bool {
        matches!(self, Step::Discard { .. })
    }

    /// The step as the opponent of the turn's player sees it.
    pub(crate) fn seen_by_opponent(self) -> Step {
        match self {
            Step::Aim { .. } => Step::Turn,
            Step::Name { count, .. } => Step::Name { points: Targets::NONE, count },
            step => step,
        }
    }
}
