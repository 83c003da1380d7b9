//! Milestones of the next turns, used as reasons for a move.

use game::{Cites, RuleId, Seat};
use parbaj::{CardId, Event, EventTarget, LeaveCause, rules};
use serde::{Deserialize, Serialize};

/// The least damage to a player that counts as a milestone.
pub(crate) const MUCH: u16 = 4;

/// An important event in the turns that a search looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajMilestone")]
pub enum Milestone {
    /// A player has no Ép left at the end of a turn.
    Falls {
        seat: Seat,
    },
    Dies {
        seat: Seat,
        card: CardId,
    },
    /// A building collapses.
    Collapses {
        seat: Seat,
        card: CardId,
    },
    /// A permanent is destroyed by an effect.
    Destroyed {
        seat: Seat,
        card: CardId,
    },
    /// A player takes much damage in total.
    Hurt {
        seat: Seat,
    },
    /// An action of the observer is prevented.
    Prevented {
        seat: Seat,
    },
    /// The observer loses VP beyond ten.
    Wastes {
        seat: Seat,
    },
}

impl Cites for Milestone {
    fn rule(&self) -> RuleId {
        match self {
            Milestone::Falls { .. } => rules::LOSING,
            Milestone::Dies { .. } | Milestone::Collapses { .. } => rules::DEATH,
            Milestone::Destroyed { .. } => rules::ZONES,
            Milestone::Hurt { .. } => rules::STRIKE,
            Milestone::Prevented { .. } => rules::REACTIONS,
            Milestone::Wastes { .. } => rules::VP,
        }
    }
}

impl game::Milestone for Milestone {
    fn each() -> Vec<Milestone> {
        let seat = Seat(0);
        let mut each = vec![
            Milestone::Falls { seat },
            Milestone::Hurt { seat },
            Milestone::Prevented { seat },
            Milestone::Wastes { seat },
        ];
        for card in CardId::all() {
            each.extend([
                Milestone::Dies { seat, card },
                Milestone::Collapses { seat, card },
                Milestone::Destroyed { seat, card },
            ]);
        }
        each
    }

    fn welcome(self, seat: Seat) -> bool {
        match self {
            Milestone::Falls { seat: of }
            | Milestone::Dies { seat: of, .. }
            | Milestone::Collapses { seat: of, .. }
            | Milestone::Destroyed { seat: of, .. }
            | Milestone::Hurt { seat: of } => of != seat,
            Milestone::Prevented { .. } | Milestone::Wastes { .. } => false,
        }
    }
}

/// Appends the milestones of the turns that were looked at.
pub(super) fn reached(story: &[Event], observer: Seat, reached: &mut Vec<Milestone>) {
    let mut damage = [0; 2];
    for event in story {
        match *event {
            Event::Left { piece, master: seat, how, .. } => {
                let card = piece.card;
                reached.extend(match how {
                    LeaveCause::Died | LeaveCause::Poisoned => Some(Milestone::Dies { seat, card }),
                    LeaveCause::Collapsed => Some(Milestone::Collapses { seat, card }),
                    LeaveCause::Destroyed => Some(Milestone::Destroyed { seat, card }),
                    LeaveCause::Sacrificed | LeaveCause::Returned | LeaveCause::Banished | LeaveCause::Discarded => {
                        None
                    }
                });
            }
            Event::Damaged { target: EventTarget::Player { seat }, amount, .. } => {
                damage[seat.index()] += u16::from(amount);
            }
            Event::Prevented { seat, .. } if seat == observer => reached.push(Milestone::Prevented { seat }),
            Event::VpLost { seat, .. } if seat == observer => reached.push(Milestone::Wastes { seat }),
            Event::Ended { life, .. } => {
                let fallen = (0..).map(Seat).zip(life).filter(|(_, life)| *life <= 0);
                reached.extend(fallen.map(|(seat, _)| Milestone::Falls { seat }));
            }
            _ => {}
        }
    }
    let hurt = (0..).map(Seat).zip(damage).filter(|(_, damage)| *damage >= MUCH);
    reached.extend(hurt.map(|(seat, _)| Milestone::Hurt { seat }));
}
