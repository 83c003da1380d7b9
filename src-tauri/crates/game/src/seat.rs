//! The places at a table, numbered from 0.

use serde::{Deserialize, Serialize};

/// A seat at a table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into lists by seat.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the left neighbour: the next of `seats` seats, clockwise.
    #[inline]
    #[must_use]
    pub fn left(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

/// Returns all `seats` seats clockwise, beginning with `first`.
///
/// ```
/// use game::{Seat, clockwise};
///
/// assert!(clockwise(Seat(2), 4).eq([Seat(2), Seat(3), Seat(0), Seat(1)]));
/// assert_eq!(Seat(3).left(4), Seat(0));
/// ```
pub fn clockwise(first: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat((first.0 + step) % seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_once_round_the_table() {
        let seats: Vec<u8> = clockwise(Seat(2), 4).map(|seat| seat.0).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
        assert_eq!(Seat(3).left(4), Seat(0));
    }
}
