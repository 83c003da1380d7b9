//! The choice of the stars that Auptolemy marks (AS-7.6 to AS-7.9).

use crate::constellation::Constellation;
use crate::display::Chart;
use crate::path::Path;
use crate::path_reason::PathReason;
use crate::setup::Conduct;
use crate::star_set::{MOST_STARS, StarId, StarSet};
use arrayvec::ArrayVec;
use game::Chance;
use std::cmp::Reverse;

/// A chosen path with the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub path: Path,
    pub why: PathReason,
}

/// The Observes that complete a card, or only the first one if it can't be completed.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub paths: ArrayVec<Choice, MOST_STARS>,
    /// Whether the card is complete after all of them.
    pub completes: bool,
}

impl Plan {
    /// Returns the number of Observes.
    pub fn len(&self) -> usize {
        self.paths.len()
    }
}

/// The quality of a path: smaller is better (AS-7.8, a to c).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    grand: Reverse<u8>,
    /// The number of steps to the first Grand Star of the path, or of lines left to the nearest one.
    near: u8,
    stars: Reverse<u8>,
}

impl Choice {
    /// Chooses the path of one Observe of one to `most` stars. The card must not be complete.
    pub fn of(conduct: Conduct, chart: &Chart, most: u8, chance: &mut Chance) -> Choice {
        let on = MarkedFigure::of(conduct, chart, most);
        let mut paths = on.best_paths();
        on.pick(&mut paths, chance)
    }
}

/// A card with its marked stars, on which at most `most` stars may be marked in one Observe.
#[derive(Clone, Copy, Debug)]
pub(super) struct MarkedFigure<'a> {
    pub figure: &'a Constellation,
    pub marked: StarSet,
    pub most: u8,
    pub conduct: Conduct,
}

impl MarkedFigure<'static> {
    /// Takes over a displayed card.
    fn of(conduct: Conduct, chart: &Chart, most: u8) -> Self {
        MarkedFigure { figure: chart.card.constellation(), marked: chart.marks.all(), most, conduct }
    }
}

impl MarkedFigure<'_> {
    /// Returns the card with these stars marked too.
    fn with(self, stars: StarSet) -> Self {
        MarkedFigure { marked: self.marked.with(stars), ..self }
    }

    fn is_complete(self) -> bool {
        self.marked == self.figure.all_stars()
    }

    /// Chooses one of several paths at random. Paths that mark the same stars in a different order count as one, the
    /// first: otherwise the order would reveal hidden state of the random generator.
    fn pick(self, paths: &mut Vec<Path>, chance: &mut Chance) -> Choice {
        let mut different: Vec<StarSet> = Vec::new();
        paths.retain(|path| {
            let fresh = !different.contains(&path.stars());
            different.push(path.stars());
            fresh
        });
        let tie = paths.len() > 1;
        let path = if tie { chance.pick(paths) } else { paths.first().copied() };
        self.explain(path.unwrap_or_default(), tie)
    }

    fn explain(self, path: Path, tie: bool) -> Choice {
        let MarkedFigure { figure, marked, .. } = self;
        let grand = path.stars().among(figure.grand);
        let first = path.into_iter().enumerate().find(|(_, star)| figure.grand.contains(*star));
        let why = if let Some((step, first)) = first {
            PathReason::Grand { stars: grand.len(), first, step: step as u8 + 1, tie }
        } else if let Some(last) = path.into_iter().last()
            && let Some((lines, grand)) = nearest_grand(figure, marked, last)
        {
            let elsewhere = !self.firsts_to_grand().is_empty();
            PathReason::Towards { grand, lines, tie, elsewhere }
        } else {
            PathReason::Longest { stars: path.len(), tie }
        };
        Choice { path, why }
    }

    /// Plans the Observes that complete the card if it can mark all unmarked stars, otherwise one (AS-7.9).
    /// `telescopes` is the number of Observes it can make after the first one. Ties are broken by the fewest
    /// Observes, then at random.
    ///
    /// If all planned Observes will be made, no random choice between paths is made: the card becomes complete with
    /// any of them, and a result that isn't visible afterwards must not depend on hidden state.
    pub fn plan(mut self, telescopes: u8, chance: &mut Chance) -> Plan {
        let mut plan = Plan { paths: ArrayVec::new(), completes: false };
        let finishes = self.figure.all_stars().without(self.marked).len() <= self.most;
        loop {
            let mut paths = self.best_paths();
            if finishes {
                let needed = |path: &Path| self.with(path.stars()).still_needed();
                let fewest = paths.iter().map(needed).min();
                paths.retain(|path| Some(needed(path)) == fewest);
                if self.conduct == Conduct::GrandFirst && fewest.is_some_and(|more| more <= telescopes) {
                    paths.truncate(1);
                }
            }
            let choice = self.pick(&mut paths, chance);
            self = self.with(choice.path.stars());
            plan.paths.push(choice);
            plan.completes = self.is_complete();
            // Each Observe marks at least one star, so there are never more Observes than stars.
            if plan.completes || !finishes || plan.paths.is_full() {
                return plan;
            }
        }
    }

    /// Returns the number of Observes that complete the card, if ties are broken by the fewest.
    fn still_needed(self) -> u8 {
        if self.is_complete() {
            return 0;
        }
        let needed = |path: &Path| self.with(path.stars()).still_needed();
        1 + self.best_paths().iter().map(needed).min().unwrap_or(0)
    }

    /// Returns all the best paths of at most `most` stars, begun as AS-7.7 says and continued as long as possible.
    pub fn best_paths(self) -> Vec<Path> {
        let mut search = Search { on: self, best: None, paths: Vec::new() };
        for star in self.first_stars() {
            search.go_on(Path::EMPTY.then(star), StarSet::of(star), star);
        }
        search.paths
    }

    /// Returns the stars with which it may begin (AS-7.7): if a path from any of them marks a Grand Star, only those
    /// from which one does; and of these the nearest to the starting star.
    fn first_stars(self) -> StarSet {
        let to_grand = match self.conduct {
            Conduct::GrandFirst => self.firsts_to_grand(),
            Conduct::NearestFirst => StarSet::default(),
        };
        let firsts = if to_grand.is_empty() { self.figure.first_stars(self.marked) } else { to_grand };
        let lines = |star: &StarId| self.figure.lines_to_start(*star);
        let fewest = firsts.into_iter().map(|star| lines(&star)).min();
        firsts.into_iter().filter(|star| Some(lines(star)) == fewest).collect()
    }

    /// Returns the stars that can be marked first and from which a path of at most `most` stars marks a Grand Star.
    fn firsts_to_grand(self) -> StarSet {
        let unmarked = self.figure.grand.without(self.marked);
        // No path is shorter than the number of lines between its ends, so most stars needn't be searched.
        let may_reach =
            |star: &StarId| unmarked.into_iter().any(|grand| self.figure.lines_between(*star, grand) < self.most);
        let firsts = self.figure.first_stars(self.marked).into_iter();
        firsts.filter(may_reach).filter(|star| self.reaches_grand(*star, StarSet::of(*star), self.most)).collect()
    }

    /// Returns whether a path that ends in `last` and has the stars `drawn` marks a Grand Star with its last star or
    /// a later one. `left` stars are still to be marked, including the last one.
    fn reaches_grand(self, last: StarId, drawn: StarSet, left: u8) -> bool {
        if left == 0 {
            return false;
        }
        let on = || self.figure.next_stars(last, self.marked.with(drawn)).into_iter();
        self.figure.grand.contains(last)
            || left > 1 && on().any(|star| self.reaches_grand(star, drawn.with(StarSet::of(star)), left - 1))
    }
}

/// Returns the plan of Auptolemy's Observes on a card of which it may mark `most` stars.
pub(crate) fn observes(conduct: Conduct, chart: &Chart, most: u8, telescopes: u8, chance: &mut Chance) -> Plan {
    MarkedFigure::of(conduct, chart, most).plan(telescopes, chance)
}

/// Returns the unmarked Grand Star with the fewest lines from a star, preceded by the number of lines.
fn nearest_grand(figure: &Constellation, marked: StarSet, from: StarId) -> Option<(u8, StarId)> {
    let unmarked = figure.grand.without(marked);
    unmarked.into_iter().map(|star| (figure.lines_between(from, star), star)).min()
}

struct Search<'a> {
    on: MarkedFigure<'a>,
    best: Option<Rank>,
    paths: Vec<Path>,
}

impl Search<'_> {
    fn go_on(&mut self, path: Path, drawn: StarSet, last: StarId) {
        let MarkedFigure { figure, marked, most, .. } = self.on;
        let next = figure.next_stars(last, marked.with(drawn));
        if path.len() == most || next.is_empty() {
            self.weigh(path, drawn, last);
            return;
        }
        for star in next {
            self.go_on(path.then(star), drawn.with(StarSet::of(star)), star);
        }
    }

    fn weigh(&mut self, path: Path, drawn: StarSet, last: StarId) {
        let MarkedFigure { figure, marked, .. } = self.on;
        let grand = drawn.among(figure.grand);
        let near = if grand.is_empty() {
            nearest_grand(figure, marked, last).map_or(0, |(lines, _)| lines)
        } else {
            path.into_iter().position(|star| figure.grand.contains(star)).unwrap_or(0) as u8
        };
        let rank = Rank { grand: Reverse(grand.len()), near, stars: Reverse(path.len()) };
        if self.best.is_none_or(|best| rank < best) {
            self.best = Some(rank);
            self.paths.clear();
        }
        if self.best == Some(rank) {
            self.paths.push(path);
        }
    }
}
