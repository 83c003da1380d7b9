//! Constellations as graphs, and the cards that steer the automaton.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Element {
    Air,
    Fire,
    Earth,
    Water,
}

pub(super) struct Constellation {
    pub(super) stars: u8,
    lines: &'static [(u8, u8)],
    pub(super) start: u8,
    /// Grand Stars, as bits.
    pub(super) grand: u16,
    /// The leftmost boon.
    pub(super) points: u8,
}

/// Displayed at Air, Fire and Earth.
pub(super) const CONSTELLATIONS: [Constellation; 3] = [
    // A fork: 0 – 1 – 2 (grand), and 1 – 3 – 4.
    Constellation { stars: 5, lines: &[(0, 1), (1, 2), (1, 3), (3, 4)], start: 0, grand: 1 << 2, points: 2 },
    // A ring of six with a tail.
    Constellation {
        stars: 7,
        lines: &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (3, 6)],
        start: 0,
        grand: 1 << 6,
        points: 3,
    },
    // Two arms from the starting star in the middle.
    Constellation { stars: 6, lines: &[(2, 1), (1, 0), (2, 3), (3, 4), (4, 5)], start: 2, grand: 1 << 5, points: 3 },
];

/// The automaton's cards: their element and leftmost boon, which is how far it goes (AS-7.6).
pub(super) const LIBRARY: [(Element, u8); 10] = [
    (Element::Air, 3),
    (Element::Air, 4),
    (Element::Air, 5),
    (Element::Fire, 3),
    (Element::Fire, 4),
    (Element::Fire, 5),
    (Element::Earth, 3),
    (Element::Earth, 5),
    (Element::Water, 2),
    (Element::Water, 6),
];

impl Constellation {
    pub(super) fn all(&self) -> u16 {
        (1 << self.stars) - 1
    }

    /// The stars joined to `star` by a line, as bits.
    pub(super) fn joined(&self, star: u8) -> u16 {
        self.lines.iter().fold(0, |joined, &(one, other)| match star {
            _ if star == one => joined | 1 << other,
            _ if star == other => joined | 1 << one,
            _ => joined,
        })
    }

    /// Where a path may begin, given the marked stars (AS-3.2).
    pub(super) fn firsts(&self, marked: u16) -> u16 {
        match marked {
            0 => 1 << self.start,
            _ => bits(marked).fold(0, |near, star| near | self.joined(star)) & !marked,
        }
    }

    /// The fewest lines from `star` to one of `goals`; `None` if there is no goal.
    pub(super) fn distance(&self, star: u8, goals: u16) -> Option<u8> {
        let mut reached = 1 << star;
        (0..self.stars).find(|_| {
            let there = reached & goals != 0;
            reached = bits(reached).fold(reached, |all, star| all | self.joined(star));
            there
        })
    }
}

/// The stars of a set, in order.
pub(super) fn bits(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |star| set & (1 << star) != 0)
}
