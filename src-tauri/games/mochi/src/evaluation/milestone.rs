//! Milestones of a round: outcomes that explain why a move is good or bad.

use game::{Cites, RuleId, Seat};
use mochi::{Event, RoundCause, State, rules};
use serde::{Deserialize, Serialize};

/// The number of penalty points in one round from which a seat [pays many](Milestone::Pays).
pub(crate) const MANY: u16 = 10;

/// A milestone of the round in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "MochiMilestone")]
pub enum Milestone {
    /// A seat empties its hand in its next turn.
    OutNext { seat: Seat },
    /// A seat ends the round by emptying its hand.
    Out { seat: Seat },
    /// The deciding seat plays a pair in its next turn.
    PairNext { seat: Seat },
    /// The deciding seat gets many penalty points in the round.
    Pays { seat: Seat },
}

impl Cites for Milestone {
    fn rule(&self) -> RuleId {
        match self {
            Milestone::OutNext { .. } | Milestone::Out { .. } => rules::ROUND_END,
            Milestone::PairNext { .. } => rules::PAIR,
            Milestone::Pays { .. } => rules::PENALTY,
        }
    }
}

impl game::Milestone for Milestone {
    fn each() -> Vec<Milestone> {
        vec![
            Milestone::OutNext { seat: Seat(0) },
            Milestone::Out { seat: Seat(1) },
            Milestone::PairNext { seat: Seat(0) },
            Milestone::Pays { seat: Seat(0) },
        ]
    }

    fn welcome(self, seat: Seat) -> bool {
        match self {
            Milestone::OutNext { seat: out } | Milestone::Out { seat: out } => out == seat,
            Milestone::PairNext { .. } => true,
            Milestone::Pays { .. } => false,
        }
    }
}

/// How far play has gone since the decision, from the deciding seat's point of view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Since {
    /// At most the rest of its own turn has been played.
    Own,
    /// Other seats have had turns.
    Others,
    /// Its next turn has begun.
    Next,
    /// Its next turn is over.
    Later,
}

/// Appends the milestones that are reached until the end of the round, or until `story` ends.
pub(super) fn reached(start: &State, story: &[Event], observer: Seat, reached: &mut Vec<Milestone>) {
    let mut since = if start.active() == observer { Since::Own } else { Since::Others };
    let mut by_effect = false;
    for event in story {
        match *event {
            // A draw by an effect isn't a turn of the drawing seat.
            Event::DrawerChosen { .. } => by_effect = true,
            Event::Drew { .. } if by_effect => by_effect = false,
            Event::PairPlayed { seat, .. } | Event::Drew { seat, .. } | Event::TurnPassed { seat } => {
                since = match (since, seat == observer) {
                    (Since::Others, true) => Since::Next,
                    (Since::Own, false) => Since::Others,
                    (Since::Next, false) => Since::Later,
                    (since, _) => since,
                };
                if since == Since::Next && matches!(event, Event::PairPlayed { .. }) {
                    reached.push(Milestone::PairNext { seat });
                }
            }
            Event::RoundEnded { cause: RoundCause::EmptyHand, winner: seat } => {
                reached.push(Milestone::Out { seat });
                let next = if seat == observer { since == Since::Next } else { since == Since::Others };
                if next {
                    reached.push(Milestone::OutNext { seat });
                }
            }
            Event::Scored { seat, penalty, .. } if seat == observer && penalty >= MANY => {
                reached.push(Milestone::Pays { seat });
            }
            Event::RoundStarted { .. } => return,
            _ => {}
        }
    }
}
