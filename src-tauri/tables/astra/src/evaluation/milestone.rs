//! What the next turns may come to that the person would call a reason.

use astra::{Card, Event, Gain, PERSON, Source, rules};
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// So many discoveries are more than one.
pub(crate) const SEVERAL: u8 = 2;

/// A milestone of the turns that a search looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "AstraMilestone")]
pub enum Milestone {
    /// The automaton's deck is empty: the person loses at once.
    Lost,
    /// A side discovers a constellation.
    Discovered {
        /// Which side.
        seat: Seat,
        /// Which constellation.
        card: Card,
    },
    /// A side discovers several.
    Several {
        /// Which side.
        seat: Seat,
    },
    /// The person marks a Grand Star, which gives wisdom.
    Wisdom,
    /// The person has to set an active card aside.
    SetAside,
}

impl Cites for Milestone {
    fn rule(&self) -> RuleId {
        match self {
            Milestone::Lost => rules::AUTOMATIC_LOSS,
            Milestone::Discovered { .. } | Milestone::Several { .. } => rules::DISCOVERY,
            Milestone::Wisdom => rules::GRAND_STAR,
            Milestone::SetAside => rules::WISDOM_LIMIT,
        }
    }
}

impl game::Milestone for Milestone {
    fn each() -> Vec<Milestone> {
        let mut each = vec![Milestone::Lost, Milestone::Wisdom, Milestone::SetAside];
        for seat in [Seat(0), Seat(1)] {
            each.push(Milestone::Several { seat });
            each.extend(Card::all().map(|card| Milestone::Discovered { seat, card }));
        }
        each
    }

    fn welcome(self, seat: Seat) -> bool {
        match self {
            Milestone::Discovered { seat: side, .. } | Milestone::Several { seat: side } => side == seat,
            Milestone::Wisdom => true,
            Milestone::Lost | Milestone::SetAside => false,
        }
    }
}

/// Appends what happened in the turns that were looked at.
pub(super) fn reached(story: &[Event], reached: &mut Vec<Milestone>) {
    let mut found = [0; 2];
    for event in story {
        match *event {
            Event::LibraryEmpty => reached.push(Milestone::Lost),
            Event::Discovered { seat, card, .. } => {
                found[seat.index()] += 1;
                reached.push(Milestone::Discovered { seat, card });
            }
            Event::Gained { seat: PERSON, gain: Gain::Wisdom, source: Source::GrandStar, .. } => {
                reached.push(Milestone::Wisdom);
            }
            Event::SetAside { .. } => reached.push(Milestone::SetAside),
            _ => {}
        }
    }
    let several = (0..).map(Seat).zip(found).filter(|(_, found)| *found >= SEVERAL);
    reached.extend(several.map(|(seat, _)| Milestone::Several { seat }));
}
