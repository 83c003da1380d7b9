//! Restrictions on the plays that a search considers near its root, as asked for by the caller.

use cardgo::{Colour, Point};

/// A restriction on a colour's plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRestriction {
    /// The colour that is restricted.
    pub colour: Colour,
    /// The plays of the restriction; `None` is a pass.
    pub plays: Vec<Option<Point>>,
    /// If true, only these plays are considered; otherwise these plays are left out.
    pub only: bool,
    /// The restriction applies while fewer than this many plays have been made from the root.
    pub until: u32,
}

/// All restrictions on a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveRestrictions(Vec<MoveRestriction>);

impl MoveRestrictions {
    /// Combines these restrictions.
    #[must_use]
    pub fn new(bars: Vec<MoveRestriction>) -> MoveRestrictions {
        MoveRestrictions(bars)
    }

    /// Returns whether there is no restriction.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether a play of `colour` is left out after `made` plays from the root.
    pub(super) fn leaves_out(&self, colour: Colour, made: usize, play: Option<Point>) -> bool {
        let here = |bar: &&MoveRestriction| bar.colour == colour && made < bar.until as usize;
        self.0.iter().filter(here).any(|bar| bar.plays.contains(&play) != bar.only)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restriction_binds_its_colour_until_its_depth() {
        let [d4, e5] = [Point::new(3, 3), Point::new(4, 4)].map(Some);
        let bar = |plays: &[Option<Point>], only| MoveRestriction {
            colour: Colour::Black,
            plays: plays.to_vec(),
            only,
            until: 2,
        };
        let avoided = MoveRestrictions::new(vec![bar(&[d4], false)]);
        let left_out = |made, colour| [d4, e5, None].map(|play| avoided.leaves_out(colour, made, play));
        assert_eq!(left_out(0, Colour::Black), [true, false, false]);
        assert_eq!(left_out(2, Colour::Black), [false, false, false]);
        assert_eq!(left_out(0, Colour::White), [false, false, false]);
        let allowed = MoveRestrictions::new(vec![bar(&[d4, e5], true), bar(&[e5], false)]);
        assert_eq!([d4, e5, None].map(|play| allowed.leaves_out(Colour::Black, 0, play)), [false, true, true]);
    }
}
