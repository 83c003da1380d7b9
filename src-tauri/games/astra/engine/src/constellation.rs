//! The constellations on the cards. The sky file is checked and read at build time.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::element::Element;
use crate::star_set::{MOST_STARS, StarId, StarSet};
use serde::Serialize;

/// A constellation with everything that its card shows (AS-0.1).
#[derive(Debug, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraConstellation")]
pub struct Constellation {
    /// The short name.
    pub id: &'static str,
    /// The astronomical name.
    pub latin: &'static str,
    pub hungarian: &'static str,
    pub english: &'static str,
    pub element: Element,
    /// The stars; a star's number is its index here.
    pub stars: &'static [Star],
    /// The pairs of stars joined by a line.
    pub lines: &'static [(u8, u8)],
    #[serde(skip)]
    joined: [u16; MOST_STARS],
    #[serde(skip)]
    lines_between: [[u8; MOST_STARS]; MOST_STARS],
    /// The number of the starting star.
    pub start: u8,
    pub grand: StarSet,
    /// Victory points while the card is active.
    pub vp: u8,
    /// From left to right.
    pub boons: [Boon; 3],
    pub ability: Ability,
}

/// A star as the card shows it.
#[derive(Debug, Serialize, specta::Type)]
#[serde(rename = "AstraPrintedStar")]
pub struct Star {
    /// Distance from the left edge, in thousandths of the figure's box.
    pub x: u16,
    /// Distance from the top edge, in thousandths of the figure's box.
    pub y: u16,
    /// The star's letter or number in the constellation.
    pub designation: &'static str,
    /// The proper name, for bright stars.
    pub name: Option<&'static str>,
    /// The Hungarian name, if it differs.
    pub hungarian: Option<&'static str>,
    /// Apparent magnitude in hundredths: the smaller, the brighter.
    pub magnitude: i16,
}

/// All constellations, in card order.
pub(crate) static SKY: [Constellation; 48] = include!(concat!(env!("OUT_DIR"), "/constellations.rs"));

impl Constellation {
    /// Returns a figure that isn't in the sky file, for tests.
    #[cfg(test)]
    pub(crate) fn figment(stars: usize, lines: &'static [(u8, u8)], start: u8, grand: StarSet) -> Constellation {
        const STAR: Star = Star { x: 0, y: 0, designation: "", name: None, hungarian: None, magnitude: 0 };
        static STARS: [Star; MOST_STARS] = [STAR; MOST_STARS];
        let mut joined = [0; MOST_STARS];
        // More lines than any path has; replaced by the real number wherever there is a path.
        let mut between = [[MOST_STARS as u8; MOST_STARS]; MOST_STARS];
        for &(one, other) in lines {
            let (one, other) = (usize::from(one), usize::from(other));
            joined[one] |= 1 << other;
            joined[other] |= 1 << one;
            between[one][other] = 1;
            between[other][one] = 1;
        }
        for (star, row) in between.iter_mut().enumerate() {
            row[star] = 0;
        }
        for by in 0..stars {
            for from in 0..stars {
                for to in 0..stars {
                    between[from][to] = between[from][to].min(between[from][by] + between[by][to]);
                }
            }
        }
        Constellation {
            id: "figment",
            latin: "",
            hungarian: "",
            english: "",
            element: Element::Air,
            stars: &STARS[..stars],
            lines,
            joined,
            lines_between: between,
            start,
            grand,
            vp: 1,
            boons: [Boon::Vp(2), Boon::Stardust, Boon::Pouch],
            ability: Ability::Stardust,
        }
    }

    /// Returns all stars.
    #[inline]
    #[must_use]
    pub fn all_stars(&self) -> StarSet {
        StarSet::first(self.stars.len())
    }

    /// Returns the starting star as a set.
    #[inline]
    #[must_use]
    pub fn starting_star(&self) -> StarSet {
        StarSet::of_bits(1 << self.start)
    }

    /// Returns the stars joined to this one by a line.
    #[inline]
    #[must_use]
    pub fn joined(&self, star: StarId) -> StarSet {
        StarSet::of_bits(self.joined[star.index()])
    }

    /// Returns the stars joined to any of these by a line, which may include some of these.
    #[inline]
    #[must_use]
    pub fn joined_to_any(&self, stars: StarSet) -> StarSet {
        stars.into_iter().fold(StarSet::EMPTY, |all, star| all.with(self.joined(star)))
    }

    /// Returns the number of lines in the shortest path between two stars on the whole card.
    #[inline]
    #[must_use]
    pub fn lines_between(&self, from: StarId, to: StarId) -> u8 {
        self.lines_between[from.index()][to.index()]
    }

    /// Returns the number of lines in the shortest path from a star to the starting star.
    #[inline]
    #[must_use]
    pub fn lines_to_start(&self, star: StarId) -> u8 {
        self.lines_between[usize::from(self.start)][star.index()]
    }

    /// Returns the victory points of the leftmost boon. For a library card this is the number of stars that Auptolemy
    /// may mark (AS-7.6).
    #[inline]
    #[must_use]
    pub fn leftmost_vp(&self) -> u8 {
        match self.boons[0] {
            Boon::Vp(points) => points,
            _ => 0,
        }
    }
}
