//! The stars that can be marked, and their order: rules for every pen (AS-3.2, AS-3.3).

use crate::constellation::Constellation;
use crate::display::Chart;
use crate::path::Path;
use crate::star_set::{StarId, StarSet};

impl Constellation {
    /// Returns the stars that can be marked first if `marked` are marked already (AS-3.2).
    #[inline]
    pub(crate) fn first_stars(&self, marked: StarSet) -> StarSet {
        if marked.is_empty() { self.starting_star() } else { self.joined_to_any(marked).without(marked) }
    }

    /// Returns the stars that can be marked after `last` if `marked` are marked already (AS-3.3).
    #[inline]
    pub(crate) fn next_stars(&self, last: StarId, marked: StarSet) -> StarSet {
        self.joined(last).without(marked)
    }
}

impl Chart {
    /// Returns the stars that can be marked first: on an unmarked card the starting star, otherwise those joined by a
    /// line to a marked one (AS-3.2).
    #[inline]
    #[must_use]
    pub fn first_stars(&self) -> StarSet {
        self.card.constellation().first_stars(self.marks.all())
    }

    /// Returns the stars that can be marked after `last` if `drawn` have been marked in this Observe (AS-3.3).
    #[inline]
    #[must_use]
    pub fn next_stars(&self, last: StarId, drawn: StarSet) -> StarSet {
        self.card.constellation().next_stars(last, self.marks.all().with(drawn))
    }

    /// Returns the stars that a jump from `last` can reach: those exactly one marked star away and not joined to it
    /// by a line (AS-10.7).
    #[must_use]
    pub fn jumped_to(&self, last: StarId, drawn: StarSet) -> StarSet {
        let figure = self.card.constellation();
        let marked = self.marks.all().with(drawn);
        let over = figure.joined(last).among(marked);
        figure.joined_to_any(over).without(marked).without(figure.joined(last))
    }

    /// Returns the marked star that a step from `from` to `to` jumps over, the first one if there are several; `None`
    /// if a line joins the two.
    pub(crate) fn jumped_over(&self, from: StarId, to: StarId) -> Option<StarId> {
        let figure = self.card.constellation();
        let between = figure.joined(from).among(figure.joined(to)).among(self.marks.all());
        if figure.joined(from).contains(to) { None } else { between.into_iter().next() }
    }

    /// Returns the marked stars connected to the starting star through marked stars; in a real game these are all of
    /// them.
    pub(crate) fn reached(&self) -> StarSet {
        let figure = self.card.constellation();
        let marked = self.marks.all();
        let mut reached = figure.starting_star().among(marked);
        loop {
            let next = reached.with(figure.joined_to_any(reached).among(marked));
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Returns the number of jumps in a path: steps between stars that no line joins.
    pub(crate) fn jumps_of(&self, path: Path) -> u8 {
        let figure = self.card.constellation();
        let steps = path.into_iter().zip(path.into_iter().skip(1));
        steps.filter(|(from, to)| !figure.joined(*from).contains(*to)).count() as u8
    }

    /// Calls `each` with every path of one Observe that marks at most `most` stars with at most `jumps` jumps.
    pub(crate) fn each_path(&self, most: u8, jumps: u8, each: &mut impl FnMut(Path)) {
        if most == 0 {
            return;
        }
        for star in self.first_stars() {
            self.extend(Path::EMPTY.then(star), StarSet::of(star), star, most - 1, jumps, each);
        }
    }

    fn extend(&self, path: Path, drawn: StarSet, last: StarId, left: u8, jumps: u8, each: &mut impl FnMut(Path)) {
        each(path);
        if left == 0 {
            return;
        }
        for star in self.next_stars(last, drawn) {
            self.extend(path.then(star), drawn.with(StarSet::of(star)), star, left - 1, jumps, each);
        }
        if jumps > 0 {
            for star in self.jumped_to(last, drawn) {
                self.extend(path.then(star), drawn.with(StarSet::of(star)), star, left - 1, jumps - 1, each);
            }
        }
    }
}
