//! Plays that a search leaves out near its root, because whoever asks doesn't want to hear of them.

use cardgo::{Colour, Point};

/// A restriction on a colour's plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Whose plays.
    pub colour: Colour,
    /// Which; none is a pass.
    pub plays: Vec<Option<Point>>,
    /// Whether these are the only ones that stay; otherwise they are those that go.
    pub only: bool,
    /// It ends where so many plays have been made from the root.
    pub until: u32,
}

/// All restrictions on a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Barred(Vec<Bar>);

impl Barred {
    /// These restrictions together.
    #[must_use]
    pub fn new(bars: Vec<Bar>) -> Barred {
        Barred(bars)
    }

    /// Whether nothing is left out anywhere.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a colour's play is left out where so many plays have been made from the root.
    pub(super) fn leaves_out(&self, colour: Colour, made: usize, play: Option<Point>) -> bool {
        let here = |bar: &&Bar| bar.colour == colour && made < bar.until as usize;
        self.0.iter().filter(here).any(|bar| bar.plays.contains(&play) != bar.only)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restriction_binds_its_colour_until_its_depth() {
        let [d4, e5] = [Point::new(3, 3), Point::new(4, 4)].map(Some);
        let bar = |plays: &[Option<Point>], only| Bar { colour: Colour::Black, plays: plays.to_vec(), only, until: 2 };
        let avoided = Barred::new(vec![bar(&[d4], false)]);
        let left_out = |made, colour| [d4, e5, None].map(|play| avoided.leaves_out(colour, made, play));
        assert_eq!(left_out(0, Colour::Black), [true, false, false]);
        assert_eq!(left_out(2, Colour::Black), [false, false, false]);
        assert_eq!(left_out(0, Colour::White), [false, false, false]);
        let allowed = Barred::new(vec![bar(&[d4, e5], true), bar(&[e5], false)]);
        assert_eq!([d4, e5, None].map(|play| allowed.leaves_out(Colour::Black, 0, play)), [false, true, true]);
    }
}
