//! The stars of one card, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The greatest number of stars on a card.
pub const MOST_STARS: usize = 14;

/// A star of a card: its number in the sky file, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "u8", into = "u8")]
#[serde(rename = "AstraStar")]
pub struct StarId(u8);

/// A set of stars. Serialised as the list of its stars, in order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<StarId>", into = "Vec<StarId>")]
#[serde(rename = "AstraStarSet")]
pub struct StarSet(u16);

impl StarId {
    /// Returns the star of this number, if a card can have it.
    #[must_use]
    pub const fn new(number: u8) -> Option<StarId> {
        if (number as usize) < MOST_STARS { Some(StarId(number)) } else { None }
    }

    /// Returns the star's number, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for StarId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        StarId::new(number).ok_or_else(|| format!("{number} is no star: a card has at most {MOST_STARS}, from 0"))
    }
}

impl From<StarId> for u8 {
    fn from(star: StarId) -> Self {
        star.0
    }
}

impl StarSet {
    /// The empty set.
    pub const EMPTY: StarSet = StarSet(0);

    /// Returns the stars whose bits are set.
    pub(crate) const fn of_bits(bits: u16) -> StarSet {
        StarSet(bits)
    }

    /// Returns the first `stars` stars: all stars of a card that has so many.
    #[inline]
    #[must_use]
    pub const fn first(stars: usize) -> StarSet {
        StarSet(((1u32 << stars) - 1) as u16)
    }

    /// Returns the set of one star.
    #[inline]
    #[must_use]
    pub const fn of(star: StarId) -> StarSet {
        StarSet(1 << star.0)
    }

    /// Returns whether the set contains a star.
    #[inline]
    #[must_use]
    pub const fn contains(self, star: StarId) -> bool {
        self.0 & (1 << star.0) != 0
    }

    /// Returns the number of stars.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the stars that are in either set.
    #[inline]
    #[must_use]
    pub const fn with(self, other: StarSet) -> StarSet {
        StarSet(self.0 | other.0)
    }

    /// Returns the stars that aren't in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: StarSet) -> StarSet {
        StarSet(self.0 & !other.0)
    }

    /// Returns the stars that are in both sets.
    #[inline]
    #[must_use]
    pub const fn among(self, other: StarSet) -> StarSet {
        StarSet(self.0 & other.0)
    }
}

/// An iterator over the stars of a set, in order.
#[derive(Clone, Debug)]
pub struct Stars(u16);

impl Iterator for Stars {
    type Item = StarId;

    #[inline]
    fn next(&mut self) -> Option<StarId> {
        if self.0 == 0 {
            return None;
        }
        let star = StarId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(star)
    }
}

impl IntoIterator for StarSet {
    type Item = StarId;
    type IntoIter = Stars;

    #[inline]
    fn into_iter(self) -> Stars {
        Stars(self.0)
    }
}

impl FromIterator<StarId> for StarSet {
    fn from_iter<I: IntoIterator<Item = StarId>>(stars: I) -> Self {
        stars.into_iter().fold(StarSet::EMPTY, |set, star| set.with(StarSet::of(star)))
    }
}

impl TryFrom<Vec<StarId>> for StarSet {
    type Error = String;

    fn try_from(stars: Vec<StarId>) -> Result<Self, Self::Error> {
        let set: StarSet = stars.iter().copied().collect();
        if usize::from(set.len()) == stars.len() { Ok(set) } else { Err("a star is named twice".to_owned()) }
    }
}

impl From<StarSet> for Vec<StarId> {
    fn from(set: StarSet) -> Self {
        set.into_iter().collect()
    }
}

impl fmt::Debug for StarSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(StarId::index)).finish()
    }
}
