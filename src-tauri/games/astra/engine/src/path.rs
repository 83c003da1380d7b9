//! Paths: the stars of one Observe, in the order in which they are marked.

use crate::star_set::{MOST_STARS, StarId, StarSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A sequence of different stars of a card. Serialised as a list.
///
/// Packed into an integer, because a search keeps thousands of moves: four bits for each star, the first star in the
/// lowest bits, each number raised by one.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<StarId>", into = "Vec<StarId>")]
#[serde(rename = "AstraPath")]
pub struct Path(u64);

impl Path {
    /// The path without stars.
    pub const EMPTY: Path = Path(0);

    /// Returns this path with one more star, which must not be on it yet.
    #[inline]
    #[must_use]
    pub const fn then(self, star: StarId) -> Path {
        Path(self.0 | ((star.index() as u64 + 1) << (4 * self.len())))
    }

    /// Returns the number of stars.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (16 - self.0.leading_zeros() / 4) as u8
    }

    /// Returns whether the path has no stars.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the stars of the path as a set.
    #[must_use]
    pub fn stars(self) -> StarSet {
        self.into_iter().collect()
    }
}

/// An iterator over the stars of a path, in order.
#[derive(Clone, Debug)]
pub struct Steps(u64);

impl Iterator for Steps {
    type Item = StarId;

    #[inline]
    fn next(&mut self) -> Option<StarId> {
        let star = (self.0 & 15).checked_sub(1)?;
        self.0 >>= 4;
        StarId::new(star as u8)
    }
}

impl IntoIterator for Path {
    type Item = StarId;
    type IntoIter = Steps;

    #[inline]
    fn into_iter(self) -> Steps {
        Steps(self.0)
    }
}

impl FromIterator<StarId> for Path {
    /// Collects stars up to the greatest number of stars on a card; ignores the rest.
    fn from_iter<I: IntoIterator<Item = StarId>>(stars: I) -> Self {
        stars.into_iter().take(MOST_STARS).fold(Path::EMPTY, Path::then)
    }
}

impl TryFrom<Vec<StarId>> for Path {
    type Error = String;

    fn try_from(stars: Vec<StarId>) -> Result<Self, Self::Error> {
        let distinct = usize::from(stars.iter().copied().collect::<StarSet>().len());
        if distinct == stars.len() {
            Ok(stars.into_iter().collect())
        } else {
            Err("a path comes to each star once".to_owned())
        }
    }
}

impl From<Path> for Vec<StarId> {
    fn from(path: Path) -> Self {
        path.into_iter().collect()
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.into_iter().map(StarId::index)).finish()
    }
}
