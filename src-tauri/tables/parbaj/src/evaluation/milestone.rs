//! What the next turns may come to that a player would call a reason.

use game::{Cites, RuleId, Seat};
use parbaj::{Aimed, CardId, Event, Farewell, rules};
use serde::Serialize;

/// So much damage to a player is much.
pub(crate) const MUCH: u16 = 4;

/// A milestone of the turns that a search looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "ParbajMilestone")]
pub enum Milestone {
    /// A player has no Ép left at the end of a turn.
    Falls {
        /// Who.
        seat: Seat,
    },
    /// A creature dies.
    Dies {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A building collapses.
    Collapses {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// Something is destroyed by an effect.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A player takes much damage, all in all.
    Hurt {
        /// Who.
        seat: Seat,
    },
    /// An action of the player who decides is prevented.
    Prevented {
        /// Who.
        seat: Seat,
    },
    /// The player who decides loses VP beyond ten.
    Wastes {
        /// Who.
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

/// Appends what happened in the turns that were looked at.
pub(super) fn reached(story: &[Event], observer: Seat, reached: &mut Vec<Milestone>) {
    let mut damage = [0; 2];
    for event in story {
        match *event {
            Event::Left { piece, master: seat, how, .. } => {
                let card = piece.card;
                reached.extend(match how {
                    Farewell::Died | Farewell::Poisoned => Some(Milestone::Dies { seat, card }),
                    Farewell::Collapsed => Some(Milestone::Collapses { seat, card }),
                    Farewell::Destroyed => Some(Milestone::Destroyed { seat, card }),
                    Farewell::Sacrificed | Farewell::Returned | Farewell::Banished | Farewell::Discarded => None,
                });
            }
            Event::Damaged { target: Aimed::Player { seat }, amount, .. } => {
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
