//! A displayed card as a race between the two sides.

use super::elements::BothElements;
use super::resource_values::ResourceValues;
use super::threat::Threat;
use astra::{Chart, CountedStars, DisplayPlace, FEW_POINTS, Journal, StarSet};

/// The chance that the person completes a card in the next turn if that is possible.
const ATTENTION: f32 = 0.3;
/// The chance that it is the person who completes a card later, its decrease for each missing stardust, and its
/// increase as the card nears completion.
const LATER: f32 = 0.75;
const MISSING: f32 = 0.006;
const NEARLY: f32 = 0.05;
/// The approximate number of rounds until either side marks a star.
const ROUNDS_PER_STAR: f32 = 0.8;
/// The value of a new card in a vacated place.
const FRESH: f32 = 0.8;
/// Points for each of a side's stars on a discovered card.
const STAR: f32 = 0.5;
/// The value of the telescope that Auptolemy gets with a small boon, in points.
const BESIDE_BOON: f32 = 4.0;

/// The expected points of each side from something.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sides {
    pub mine: f32,
    pub its: f32,
}

impl Sides {
    /// Returns how many points the person is ahead.
    pub fn lead(self) -> f32 {
        self.mine - self.its
    }

    /// Returns the sum, side by side.
    pub fn and(self, other: Sides) -> Sides {
        Sides { mine: self.mine + other.mine, its: self.its + other.its }
    }

    fn times(self, factor: f32) -> Sides {
        Sides { mine: self.mine * factor, its: self.its * factor }
    }
}

/// Everything that the value of a displayed card depends on, apart from the card itself.
#[derive(Clone, Copy)]
pub(super) struct Race<'a> {
    pub resource_values: &'a ResourceValues,
    pub elements: &'a BothElements,
    pub threat: &'a Threat,
    pub journal: &'a Journal,
    pub counted: CountedStars,
    /// Whether Auptolemy has a turn before the person's next one.
    pub its_turn_first: bool,
    /// Whether Auptolemy can get telescopes, which one of the modifications prevents.
    pub telescopes: bool,
}

impl Race<'_> {
    /// Returns the value of a card at a place with this much stardust in hand, if the other displayed cards have at
    /// least `others` unmarked stars each.
    pub fn worth(&self, chart: &Chart, place: DisplayPlace, stardust: u8, others: u8) -> Sides {
        let left = chart.unmarked();
        if left.is_empty() {
            return self.mine(chart).and(Sides { mine: FRESH, its: 0.0 });
        }
        let unmarked = left.len();
        let observes = observes(chart, left);
        let its_now = if self.its_turn_first { self.threat.on(place, unmarked, observes, others) } else { 0.0 };
        let missing = f32::from(unmarked.saturating_sub(stardust));
        let at_once = if missing == 0.0 && observes == 1 { ATTENTION } else { 0.0 };
        let nearly = 1.0 - f32::from(unmarked) / chart.card.constellation().stars.len() as f32;
        let later = LATER - MISSING * missing + NEARLY * nearly;
        let mine = (1.0 - its_now) * (at_once + (1.0 - at_once) * later);
        let rounds = if at_once > 0.0 { 1.0 } else { 1.0 + ROUNDS_PER_STAR * f32::from(unmarked) };
        let done = self.resource_values.clock.time_for(rounds);
        let ends = self.mine(chart).times(mine).and(self.its(chart).times(1.0 - mine)).times(done);
        // With this option, stars count only on undiscovered cards.
        let idle = if self.counted == CountedStars::Undiscovered { STAR * (1.0 - done) } else { 0.0 };
        ends.and(Sides { mine: idle * f32::from(chart.marks.yours.len()), its: 0.0 })
    }

    /// Returns the value of a discovery by the person.
    fn mine(&self, chart: &Chart) -> Sides {
        let figure = chart.card.constellation();
        let mut ends = self.stars(chart);
        ends.mine +=
            self.elements.mine.gain(figure.element) + self.resource_values.another_active(chart.card, self.journal);
        if !chart.marks.its.is_empty() {
            let points = figure.leftmost_vp();
            ends.its += f32::from(points) + if points <= FEW_POINTS && self.telescopes { BESIDE_BOON } else { 0.0 };
        }
        ends
    }

    /// Returns the value of a discovery by Auptolemy.
    fn its(&self, chart: &Chart) -> Sides {
        let figure = chart.card.constellation();
        let mut ends = self.stars(chart);
        ends.its += self.elements.its.gain(figure.element) + f32::from(figure.vp);
        if !chart.marks.yours.is_empty() {
            let all = &figure.boons;
            let open = if chart.marks.yours.len() < chart.marks.dream.len() { &all[1..] } else { &all[..] };
            ends.mine += self.resource_values.best_boon(open, self.journal);
        }
        ends
    }

    /// Returns the value of both sides' stars on a discovered card.
    fn stars(&self, chart: &Chart) -> Sides {
        let counted = if self.counted == CountedStars::Discovered { STAR } else { 0.0 };
        Sides { mine: counted * f32::from(chart.marks.yours.len()), its: STAR * f32::from(chart.marks.its.len()) }
    }
}

/// Estimates how many Observes it takes to mark the stars left: each isolated star takes one, and a path has two
/// ends.
pub(super) fn observes(chart: &Chart, left: StarSet) -> u8 {
    let figure = chart.card.constellation();
    let (mut apart, mut ends, mut inner) = (0u8, 0u8, 0u8);
    for star in left {
        match figure.joined(star).among(left).len() {
            0 => apart += 1,
            1 => ends += 1,
            _ => inner += 1,
        }
    }
    let paths = if ends == 0 { inner.min(1) } else { ends.div_ceil(2) };
    (apart + paths).max(1)
}
