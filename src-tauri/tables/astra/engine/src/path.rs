//! The stars of one Observe, in the order they are marked.

use crate::star_set::{MOST_STARS, StarId, StarSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Some stars of a card, one after the other, each once. Written as the list of them.
///
/// Packed, because search keeps thousands of moves: four bits a star, the first in the lowest, each raised by one.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<StarId>", into = "Vec<StarId>")]
#[serde(rename = "AstraPath")]
pub struct Path(u64);

impl Path {
    /// No stars yet.
    pub const EMPTY: Path = Path(0);

    /// This path with one more star, which must not be on it yet.
    #[inline]
    #[must_use]
    pub const fn then(self, star: StarId) -> Path {
        Path(self.0 | ((star.index() as u64 + 1) << (4 * self.len())))
    }

    /// How many stars it has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (16 - self.0.leading_zeros() / 4) as u8
    }

    /// Whether it has none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its stars, whatever their order.
    #[must_use]
    pub fn stars(self) -> StarSet {
        self.into_iter().collect()
    }
}

/// The stars of a path, in order.
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
    /// Takes the first stars that fit on a card.
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
