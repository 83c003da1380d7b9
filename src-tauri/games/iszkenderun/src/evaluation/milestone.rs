//! Milestones of a round: outcomes that explain why a move is good or bad.

use game::{Cites, RuleId, Seat};
use iszkenderun::{Card, Event, Suit, rules};
use serde::{Deserialize, Serialize};

/// An arbitrary card, used where a milestone needs one.
const CARD: Card = Card::new(Suit::Cross, 7);

/// A milestone of the round in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunMilestone")]
pub enum Milestone {
    /// Another seat's ability removes a card from the deciding seat's row.
    Lost {
        /// The deciding seat.
        seat: Seat,
        card: Card,
    },
    /// Another seat steals a card from the deciding seat's row.
    Stolen {
        /// The deciding seat.
        seat: Seat,
        card: Card,
    },
    /// A row is closed by a seat other than its owner.
    Closed {
        /// The owner of the row.
        seat: Seat,
    },
    /// A seat is first in the round, alone or tied.
    First { seat: Seat },
    /// The deciding seat is last in the round.
    Last { seat: Seat },
    /// A seat's score pile is worth the most after the round.
    BestPile {
        /// The owner of the score pile.
        seat: Seat,
    },
}

impl Cites for Milestone {
    fn rule(&self) -> RuleId {
        match self {
            Milestone::Lost { .. } => rules::SPARED,
            Milestone::Stolen { .. } => rules::THEFT,
            Milestone::Closed { .. } => rules::CLOSED,
            Milestone::First { .. } | Milestone::Last { .. } => rules::PLACES,
            Milestone::BestPile { .. } => rules::SCORE_PILES,
        }
    }
}

impl game::Milestone for Milestone {
    fn each() -> Vec<Milestone> {
        vec![
            Milestone::Lost { seat: Seat(0), card: CARD },
            Milestone::Stolen { seat: Seat(0), card: CARD },
            Milestone::Closed { seat: Seat(1) },
            Milestone::First { seat: Seat(0) },
            Milestone::Last { seat: Seat(0) },
            Milestone::BestPile { seat: Seat(2) },
        ]
    }

    fn welcome(self, seat: Seat) -> bool {
        match self {
            Milestone::Lost { .. } | Milestone::Stolen { .. } | Milestone::Last { .. } => false,
            Milestone::Closed { seat: closed } => closed != seat,
            Milestone::First { seat: best } | Milestone::BestPile { seat: best } => best == seat,
        }
    }
}

/// Appends the milestones that are reached until the end of the round, or until `story` ends. What the decision
/// itself does is left out: "you steal a card" is no reason for stealing it.
pub(super) fn reached(story: &[Event], observer: Seat, seats: u8, reached: &mut Vec<Milestone>) {
    // The seat whose card, ability or marker is in use.
    let mut user = observer;
    for event in story {
        match event {
            Event::AbilityUsed { seat, .. } | Event::MarkerUsed { seat, .. } | Event::Played { seat, .. } => {
                user = *seat;
            }
            Event::Discarded { card, row, .. } | Event::Taken { card, row, .. }
                if *row == observer && user != observer =>
            {
                reached.push(Milestone::Lost { seat: observer, card: *card });
            }
            Event::Swapped { one, one_row, other, other_row, .. } if one_row != other_row && user != observer => {
                let lost = [(one, one_row), (other, other_row)].into_iter().find(|(_, row)| **row == observer);
                reached.extend(lost.map(|(card, _)| Milestone::Lost { seat: observer, card: *card }));
            }
            Event::Stolen { seat, card, row } if *row == observer && *seat != observer => {
                reached.push(Milestone::Stolen { seat: observer, card: *card });
            }
            Event::RowClosed { row, .. } if user != *row && (user != observer || *row == observer) => {
                reached.push(Milestone::Closed { seat: *row });
            }
            Event::Placed { seat, place: 1, .. } => reached.push(Milestone::First { seat: *seat }),
            Event::Placed { seat, place, .. } if *seat == observer && *place == seats => {
                reached.push(Milestone::Last { seat: *seat });
            }
            Event::ScorePilesCompared { piles } => {
                let most = piles.iter().map(|pile| pile.worth).max();
                let best = (0..).map(Seat).zip(piles).filter(|(_, pile)| Some(pile.worth) == most);
                reached.extend(best.map(|(seat, _)| Milestone::BestPile { seat }));
            }
            Event::RoundStarted { .. } => return,
            _ => {}
        }
    }
}
