//! Which stars Auptolemy marks (AS-7.6 to AS-7.9).

use crate::constellation::Constellation;
use crate::display::{Chart, Pen};
use crate::path::Path;
use crate::star_set::{MOST_STARS, StarId, StarSet};
use arrayvec::ArrayVec;
use game::Chance;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A path, and why it is this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub path: Path,
    pub why: Why,
}

/// What made the choice (AS-7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "AstraWhy")]
pub enum Why {
    /// It marks Grand Stars.
    Grand {
        /// How many.
        stars: u8,
        /// The first of them.
        first: StarId,
        /// Which star of the path it is, from 1.
        step: u8,
        /// Whether chance chose between equals.
        tie: bool,
    },
    /// No Grand Star can be reached: it ends near one.
    Towards {
        /// Which one.
        grand: StarId,
        /// How many lines are left.
        lines: u8,
        /// Whether chance chose between equals.
        tie: bool,
    },
    /// No Grand Star is unmarked: it marks the most stars.
    Longest {
        /// How many.
        stars: u8,
        /// Whether chance chose between equals.
        tie: bool,
    },
}

/// The Observes that complete a card, or the first of those that can't.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub paths: ArrayVec<Choice, MOST_STARS>,
    /// Whether the card is complete after all of them.
    pub completes: bool,
}

impl Plan {
    /// How many Observes.
    pub fn len(&self) -> usize {
        self.paths.len()
    }
}

/// How good a path is: the smaller, the better (AS-7.8, a to c).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    grand: Reverse<u8>,
    /// Steps to the first Grand Star, or lines that are left to one.
    near: u8,
    stars: Reverse<u8>,
}

impl Choice {
    /// The path of one Observe of at most `most` stars, at least one. The card isn't complete.
    pub fn of(chart: &Chart, most: u8, chance: &mut Chance) -> Choice {
        let paths = best_paths(chart, most);
        let path = if paths.len() > 1 { chance.pick(&paths) } else { paths.first().copied() };
        Choice::explain(chart, path.unwrap_or_default(), paths.len() > 1)
    }

    fn explain(chart: &Chart, path: Path, tie: bool) -> Choice {
        let figure = chart.card.constellation();
        let grand = path.stars().among(figure.grand);
        let first = path.into_iter().position(|star| figure.grand.contains(star));
        let why = if let Some(step) = first
            && let Some(first) = path.into_iter().nth(step)
        {
            Why::Grand { stars: grand.len(), first, step: step as u8 + 1, tie }
        } else if let Some(last) = path.into_iter().last()
            && let Some((lines, grand)) = nearest_grand(chart, last)
        {
            Why::Towards { grand, lines, tie }
        } else {
            Why::Longest { stars: path.len(), tie }
        };
        Choice { path, why }
    }
}

/// What Auptolemy does with a card of which it may mark `most` stars: the Observes that complete it if that many or fewer
/// are unmarked, else one (AS-7.9). Ties go towards the fewest Observes, and then by chance.
pub(crate) fn observes(chart: &Chart, most: u8, chance: &mut Chance) -> Plan {
    let mut plan = Plan { paths: ArrayVec::new(), completes: false };
    if chart.unmarked().len() > most {
        plan.paths.push(Choice::of(chart, most, chance));
        return plan;
    }
    let mut now = *chart;
    while !now.is_complete() && !plan.paths.is_full() {
        let mut paths = best_paths(&now, most);
        if paths.len() > 1 {
            let needed: Vec<u8> = paths.iter().map(|path| still_needed(&after(&now, *path), most)).collect();
            let fewest = needed.iter().copied().min();
            let mut needed = needed.into_iter();
            paths.retain(|_| needed.next() == fewest);
        }
        let tie = paths.len() > 1;
        let path = if tie { chance.pick(&paths) } else { paths.first().copied() };
        let choice = Choice::explain(&now, path.unwrap_or_default(), tie);
        now = after(&now, choice.path);
        plan.paths.push(choice);
    }
    plan.completes = true;
    plan
}

/// How many Observes complete the card, if ties go towards the fewest.
fn still_needed(chart: &Chart, most: u8) -> u8 {
    if chart.is_complete() {
        return 0;
    }
    let fewest = best_paths(chart, most).iter().map(|path| still_needed(&after(chart, *path), most)).min();
    1 + fewest.unwrap_or(0)
}

/// The card once a path is marked.
fn after(chart: &Chart, path: Path) -> Chart {
    let mut after = *chart;
    after.marks.add(Pen::Its, path.stars());
    after
}

/// All the best paths of at most `most` stars, from the stars nearest to the starting star, that go on while they can.
fn best_paths(chart: &Chart, most: u8) -> Vec<Path> {
    let mut search = Search { chart, figure: chart.card.constellation(), most, best: None, paths: Vec::new() };
    for star in nearest_to_start(chart) {
        search.go_on(Path::EMPTY.then(star), StarSet::of(star), star);
    }
    search.paths
}

/// Of the stars that can be marked first, those with the fewest lines to the starting star (AS-7.7).
fn nearest_to_start(chart: &Chart) -> impl Iterator<Item = StarId> {
    let figure = chart.card.constellation();
    let firsts = chart.first_stars();
    let fewest = firsts.into_iter().map(|star| figure.lines_to_start(star)).min();
    firsts.into_iter().filter(move |star| Some(figure.lines_to_start(*star)) == fewest)
}

/// The unmarked Grand Star with the fewest lines from a star, and how many lines.
fn nearest_grand(chart: &Chart, from: StarId) -> Option<(u8, StarId)> {
    let figure = chart.card.constellation();
    let unmarked = figure.grand.among(chart.unmarked());
    unmarked.into_iter().map(|star| (figure.lines_between(from, star), star)).min()
}

struct Search<'a> {
    chart: &'a Chart,
    figure: &'static Constellation,
    most: u8,
    best: Option<Rank>,
    paths: Vec<Path>,
}

impl Search<'_> {
    fn go_on(&mut self, path: Path, drawn: StarSet, last: StarId) {
        let next = self.chart.next_stars(last, drawn);
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
            nearest_grand(self.chart, last).map_or(0, |(lines, _)| lines)
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
