//! The expected value of the cards of the four elements at the end, with the cards still to come.

use astra::{AUPTOLEMY, ELEMENT_POINTS, Element, PERSON, SET_POINTS, State};
use bot::decay;
use game::Seat;

/// The number of cards of an element, and of sets, beyond which more of them give no points.
const STEPS: usize = 4;

/// A side's cards by element, and the chances of more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Elements {
    /// `come[n]` is the chance that at least n more cards of any one element come.
    come: [f32; STEPS + 1],
    /// The expected points with the present cards.
    pub points: f32,
    /// The value of one more card, for each element.
    gains: [f32; 4],
}

impl Elements {
    /// Evaluates a side's elements if `discoveries` more discoveries of it are expected.
    pub fn of(state: &State, seat: Seat, discoveries: f32) -> Elements {
        let mut counts = [0; 4];
        for discovered in state.discovered().iter().filter(|discovered| discovered.by == seat) {
            counts[discovered.chart.card.element().index()] += 1;
        }
        if seat == PERSON {
            for element in state.journal().final_card().elements() {
                counts[element.index()] += 1;
            }
        }
        Elements::new(counts, discoveries)
    }

    fn new(counts: [usize; 4], discoveries: f32) -> Elements {
        let mean = discoveries / 4.0;
        // The tail of a Poisson distribution.
        let mut exactly = decay(mean);
        let mut come = [1.0; STEPS + 1];
        for number in 1..=STEPS {
            come[number] = (come[number - 1] - exactly).max(0.0);
            exactly *= mean / number as f32;
        }
        let mut elements = Elements { come, points: 0.0, gains: [0.0; 4] };
        elements.points = elements.expected(counts);
        // The gains are computed in advance because they are needed far more often than they change.
        elements.gains = std::array::from_fn(|element| {
            let mut more = counts;
            more[element] += 1;
            elements.expected(more) - elements.points
        });
        elements
    }

    /// Returns the value of one more card of an element.
    pub fn gain(&self, element: Element) -> f32 {
        self.gains[element.index()]
    }

    fn expected(&self, counts: [usize; 4]) -> f32 {
        let step = |points: [u16; 5], at: usize| f32::from(points[at] - points[at - 1]);
        let at_least = |count: usize, wanted: usize| self.come[wanted.saturating_sub(count)];
        let mut points = 0.0;
        for wanted in 1..=STEPS {
            let mut all = 1.0;
            for count in counts {
                let chance = at_least(count, wanted);
                points += chance * step(ELEMENT_POINTS, wanted);
                all *= chance;
            }
            points += all * step(SET_POINTS, wanted);
        }
        points
    }
}

/// Both sides' elements.
#[derive(Clone, Copy, Debug)]
pub(super) struct BothElements {
    pub mine: Elements,
    pub its: Elements,
}

impl BothElements {
    /// Evaluates both sides' elements if `mine` and `its` more discoveries are expected.
    pub fn of(state: &State, mine: f32, its: f32) -> BothElements {
        BothElements { mine: Elements::of(state, PERSON, mine), its: Elements::of(state, AUPTOLEMY, its) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_nothing_more_comes_the_points_are_those_of_the_table() {
        // The seventh example of the specification.
        assert!((Elements::new([2, 2, 1, 1], 0.0).points - 18.0).abs() < 0.01);
        assert!(Elements::new([0; 4], 0.0).points.abs() < 0.01);
    }

    #[test]
    fn what_may_still_come_makes_cards_worth_more() {
        let late = Elements::new([1, 1, 0, 0], 0.0).gain(Element::Earth);
        let early = Elements::new([1, 1, 0, 0], 4.0).gain(Element::Earth);
        assert!(early > late + 1.0, "{early} {late}");
    }
}
