//! A displayed card as a race between the two sides.

use super::elements::BothElements;
use super::price::Prices;
use super::threat::Threat;
use astra::{Chart, CountedStars, FEW_POINTS, Journal, Place, StarSet};

/// How likely the person is to complete a card next turn if it can be completed.
const ATTENTION: f32 = 0.3;
/// The person's chance of being the one who completes a card later, what each missing stardust takes off it, and what
/// is added as the card nears completion.
const LATER: f32 = 0.75;
const MISSING: f32 = 0.006;
const NEARLY: f32 = 0.05;
/// Approximate number of rounds until a star is marked by somebody.
const ROUNDS_PER_STAR: f32 = 0.8;
/// What a new card in a vacated place is worth.
const FRESH: f32 = 0.8;
/// Points for each of a side's stars on a discovered card.
const STAR: f32 = 0.5;
/// What a telescope that Auptolemy gets beside a small boon is worth, in points.
const BESIDE_BOON: f32 = 4.0;

/// The points that something is expected to bring each side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sides {
    pub mine: f32,
    pub its: f32,
}

impl Sides {
    /// By how much the person is ahead.
    pub fn lead(self) -> f32 {
        self.mine - self.its
    }

    pub fn and(self, other: Sides) -> Sides {
        Sides { mine: self.mine + other.mine, its: self.its + other.its }
    }

    fn times(self, factor: f32) -> Sides {
        Sides { mine: self.mine * factor, its: self.its * factor }
    }
}

/// Everything that the worth of a displayed card depends on, apart from the card itself.
#[derive(Clone, Copy)]
pub(super) struct Race<'a> {
    pub prices: &'a Prices,
    pub elements: &'a BothElements,
    pub threat: &'a Threat,
    pub journal: &'a Journal,
    pub counted: CountedStars,
    /// Whether Auptolemy has a turn before the person's next one.
    pub its_turn_first: bool,
    /// Whether Auptolemy can get telescopes: not with the modification that leaves it without.
    pub telescopes: bool,
}

impl Race<'_> {
    /// What the card at a place is worth with that much stardust in hand, if the other cards have at least `others`
    /// unmarked stars each.
    pub fn worth(&self, chart: &Chart, place: Place, stardust: u8, others: u8) -> Sides {
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
        let done = self.prices.clock.time_for(rounds);
        let ends = self.mine(chart).times(mine).and(self.its(chart).times(1.0 - mine)).times(done);
        // By that option, stars count only on undiscovered cards.
        let idle = if self.counted == CountedStars::Undiscovered { STAR * (1.0 - done) } else { 0.0 };
        ends.and(Sides { mine: idle * f32::from(chart.marks.yours.len()), its: 0.0 })
    }

    /// What a discovery by the person brings.
    fn mine(&self, chart: &Chart) -> Sides {
        let figure = chart.card.constellation();
        let mut ends = self.stars(chart);
        ends.mine += self.elements.mine.gain(figure.element) + self.prices.another_active(chart.card, self.journal);
        if !chart.marks.its.is_empty() {
            let points = figure.leftmost_vp();
            ends.its += f32::from(points) + if points <= FEW_POINTS && self.telescopes { BESIDE_BOON } else { 0.0 };
        }
        ends
    }

    /// What a discovery by Auptolemy brings.
    fn its(&self, chart: &Chart) -> Sides {
        let figure = chart.card.constellation();
        let mut ends = self.stars(chart);
        ends.its += self.elements.its.gain(figure.element) + f32::from(figure.vp);
        if !chart.marks.yours.is_empty() {
            let all = &figure.boons;
            let open = if chart.marks.yours.len() < chart.marks.dream.len() { &all[1..] } else { &all[..] };
            ends.mine += self.prices.best_boon(open, self.journal);
        }
        ends
    }

    /// The stars of both sides on a discovered card.
    fn stars(&self, chart: &Chart) -> Sides {
        let counted = if self.counted == CountedStars::Discovered { STAR } else { 0.0 };
        Sides { mine: counted * f32::from(chart.marks.yours.len()), its: STAR * f32::from(chart.marks.its.len()) }
    }
}

/// Roughly how many Observes it takes to mark what is left: isolated stars take one each, and a path has two ends.
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
