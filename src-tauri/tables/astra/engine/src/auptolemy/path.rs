//! Which stars Auptolemy marks (AS-7.6 to AS-7.9).

use crate::constellation::Constellation;
use crate::display::Chart;
use crate::path::Path;
use crate::star_set::{MOST_STARS, StarId, StarSet};
use crate::why::Why;
use arrayvec::ArrayVec;
use game::Chance;
use std::cmp::Reverse;

/// A path, and why it was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub path: Path,
    pub why: Why,
}

/// The Observes that complete a card, or only the first one if it can't be completed.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub paths: ArrayVec<Choice, MOST_STARS>,
    /// Whether the card is complete after all of them.
    pub completes: bool,
}

impl Plan {
    /// The number of Observes.
    pub fn len(&self) -> usize {
        self.paths.len()
    }
}

/// How good a path is: smaller is better (AS-7.8, a to c).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    grand: Reverse<u8>,
    /// Steps to the first Grand Star, or lines left to the nearest.
    near: u8,
    stars: Reverse<u8>,
}

impl Choice {
    /// The path of one Observe of one to `most` stars. The card must not be complete.
    pub fn of(chart: &Chart, most: u8, chance: &mut Chance) -> Choice {
        let (figure, marked) = (chart.card.constellation(), chart.marks.all());
        let mut paths = best_paths(figure, marked, most);
        Choice::pick(figure, marked, &mut paths, chance)
    }

    /// Picks one of several at random. Paths that mark the same stars in a different order count as one, the first:
    /// otherwise the order would leak hidden state of the generator.
    fn pick(figure: &Constellation, marked: StarSet, paths: &mut Vec<Path>, chance: &mut Chance) -> Choice {
        let mut different: Vec<StarSet> = Vec::new();
        paths.retain(|path| {
            let fresh = !different.contains(&path.stars());
            different.push(path.stars());
            fresh
        });
        let tie = paths.len() > 1;
        let path = if tie { chance.pick(paths) } else { paths.first().copied() };
        Choice::explain(figure, marked, path.unwrap_or_default(), tie)
    }

    fn explain(figure: &Constellation, marked: StarSet, path: Path, tie: bool) -> Choice {
        let grand = path.stars().among(figure.grand);
        let first = path.into_iter().enumerate().find(|(_, star)| figure.grand.contains(*star));
        let why = if let Some((step, first)) = first {
            Why::Grand { stars: grand.len(), first, step: step as u8 + 1, tie }
        } else if let Some(last) = path.into_iter().last()
            && let Some((lines, grand)) = nearest_grand(figure, marked, last)
        {
            Why::Towards { grand, lines, tie }
        } else {
            Why::Longest { stars: path.len(), tie }
        };
        Choice { path, why }
    }
}

/// What Auptolemy does with a card of which it may mark `most` stars: the Observes that complete it if at most that
/// many are unmarked, otherwise one (AS-7.9).
pub(crate) fn observes(chart: &Chart, most: u8, chance: &mut Chance) -> Plan {
    plan(chart.card.constellation(), chart.marks.all(), most, chance)
}

/// The same for any figure. Ties are broken by the fewest Observes, then by chance.
pub(super) fn plan(figure: &Constellation, mut marked: StarSet, most: u8, chance: &mut Chance) -> Plan {
    let mut plan = Plan { paths: ArrayVec::new(), completes: false };
    let finishes = figure.all_stars().without(marked).len() <= most;
    loop {
        let mut paths = best_paths(figure, marked, most);
        if finishes && paths.len() > 1 {
            let needed = |path: &Path| still_needed(figure, marked.with(path.stars()), most);
            let fewest = paths.iter().map(needed).min();
            paths.retain(|path| Some(needed(path)) == fewest);
        }
        let choice = Choice::pick(figure, marked, &mut paths, chance);
        marked = marked.with(choice.path.stars());
        plan.paths.push(choice);
        plan.completes = marked == figure.all_stars();
        // Each Observe marks at least one star, so there are never more of them than stars.
        if plan.completes || !finishes || plan.paths.is_full() {
            return plan;
        }
    }
}

/// How many Observes complete the card, if ties are broken by the fewest.
fn still_needed(figure: &Constellation, marked: StarSet, most: u8) -> u8 {
    if marked == figure.all_stars() {
        return 0;
    }
    let needed = |path: &Path| still_needed(figure, marked.with(path.stars()), most);
    1 + best_paths(figure, marked, most).iter().map(needed).min().unwrap_or(0)
}

/// All the best paths of at most `most` stars that start as near as possible to the starting star and go on as long as
/// they can.
pub(super) fn best_paths(figure: &Constellation, marked: StarSet, most: u8) -> Vec<Path> {
    let mut search = Search { figure, marked, most, best: None, paths: Vec::new() };
    for star in nearest_to_start(figure, marked) {
        search.go_on(Path::EMPTY.then(star), StarSet::of(star), star);
    }
    search.paths
}

/// Of the stars that can be marked first, those with the fewest lines to the starting star (AS-7.7).
fn nearest_to_start(figure: &Constellation, marked: StarSet) -> impl Iterator<Item = StarId> {
    let firsts = figure.first_stars(marked);
    let fewest = firsts.into_iter().map(|star| figure.lines_to_start(star)).min();
    firsts.into_iter().filter(move |star| Some(figure.lines_to_start(*star)) == fewest)
}

/// The unmarked Grand Star with the fewest lines from a star, and how many lines.
fn nearest_grand(figure: &Constellation, marked: StarSet, from: StarId) -> Option<(u8, StarId)> {
    let unmarked = figure.grand.without(marked);
    unmarked.into_iter().map(|star| (figure.lines_between(from, star), star)).min()
}

struct Search<'a> {
    figure: &'a Constellation,
    marked: StarSet,
    most: u8,
    best: Option<Rank>,
    paths: Vec<Path>,
}

impl Search<'_> {
    fn go_on(&mut self, path: Path, drawn: StarSet, last: StarId) {
        let next = self.figure.next_stars(last, self.marked.with(drawn));
        if path.len() == self.most || next.is_empty() {
            self.weigh(path, drawn, last);
            return;
        }
        for star in next {
            self.go_on(path.then(star), drawn.with(StarSet::of(star)), star);
        }
    }

    fn weigh(&mut self, path: Path, drawn: StarSet, last: StarId) {
        let grand = drawn.among(self.figure.grand);
        let near = if grand.is_empty() {
            nearest_grand(self.figure, self.marked, last).map_or(0, |(lines, _)| lines)
        } else {
            path.into_iter().position(|star| self.figure.grand.contains(star)).unwrap_or(0) as u8
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
