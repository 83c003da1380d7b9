//! What a round may come to that a player would call a reason.

use game::{Cites, RuleId, Seat};
use mochi::{Event, RoundCause, State, rules};
use serde::Serialize;

/// So many penalty points of a round are many.
pub(crate) const MANY: u16 = 10;

/// A milestone of the round under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "MochiMilestone")]
pub enum Milestone {
    /// A seat goes out in its next turn.
    OutNext {
        /// Which.
        seat: Seat,
    },
    /// A seat is the one that goes out.
    Out {
        /// Which.
        seat: Seat,
    },
    /// The seat that decides plays a pair in its next turn.
    PairNext {
        /// Which.
        seat: Seat,
    },
    /// The seat that decides gets many penalty points for the round.
    Pays {
        /// Which.
        seat: Seat,
    },
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

/// Whose turns have gone by since the decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Since {
    /// None, or only the rest of the own.
    Own,
    /// Others'.
    Others,
    /// The own next one has begun.
    Next,
    /// It is over.
    Later,
}

/// Appends what happened by the end of the round, or as far as it was played on.
pub(super) fn reached(start: &State, story: &[Event], observer: Seat, reached: &mut Vec<Milestone>) {
    let mut since = if start.active() == observer { Since::Own } else { Since::Others };
    let mut by_effect = false;
    for event in story {
        match *event {
            // A card drawn by an effect is nobody's turn.
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
