//! Milestones of the next turns: outcomes that explain why a move is good or bad.

use astra::{Card, Event, Gain, GainSource, PERSON, rules};
use game::{Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// The number of discoveries from which they are [several](Milestone::Several).
pub(crate) const SEVERAL: u8 = 2;

/// A milestone of the turns that a search covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "AstraMilestone")]
pub enum Milestone {
    /// Auptolemy's deck is empty, by which the person loses at once.
    Lost,
    /// A side discovers a card.
    Discovered { seat: Seat, card: Card },
    /// A side discovers several cards.
    Several { seat: Seat },
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

/// Appends the milestones that are reached in `story`.
pub(super) fn reached(story: &[Event], reached: &mut Vec<Milestone>) {
    let mut found = [0; 2];
    for event in story {
        match *event {
            Event::LibraryEmpty => reached.push(Milestone::Lost),
            Event::Discovered { seat, card, .. } => {
                found[seat.index()] += 1;
                reached.push(Milestone::Discovered { seat, card });
            }
            Event::Gained { seat: PERSON, gain: Gain::Wisdom, source: GainSource::GrandStar, .. } => {
                reached.push(Milestone::Wisdom);
            }
            Event::SetAside { .. } => reached.push(Milestone::SetAside),
            _ => {}
        }
    }
    let several = (0..).map(Seat).zip(found).filter(|(_, found)| *found >= SEVERAL);
    reached.extend(several.map(|(seat, _)| Milestone::Several { seat }));
}
