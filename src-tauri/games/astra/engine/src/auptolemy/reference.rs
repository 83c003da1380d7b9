//! A second, slow implementation of Auptolemy's choice of stars, to test the first: it lists every legal path and
//! filters them by the specification's sentences, one after the other.

use super::path::MarkedFigure;
use crate::constellation::Constellation;
use crate::path::Path;
use crate::setup::Conduct;
use crate::star_set::{StarId, StarSet};
use game::{Chance, Seed};
use std::collections::{BTreeSet, VecDeque};

/// A figure as a list of lines, with the marked stars.
#[derive(Debug)]
struct Drawing {
    stars: u8,
    lines: Vec<(u8, u8)>,
    start: u8,
    grand: BTreeSet<u8>,
    marked: BTreeSet<u8>,
}

impl Drawing {
    /// Returns a random figure: each star is joined to an earlier one, plus a few more lines; marks spread from the
    /// starting star.
    fn random(chance: &mut Chance) -> Drawing {
        let stars = 5 + chance.below(10) as u8;
        let mut lines: BTreeSet<(u8, u8)> =
            (1..stars).map(|star| (chance.below(u32::from(star)) as u8, star)).collect();
        for _ in 0..chance.below(4) {
            let (one, other) = (chance.below(u32::from(stars)) as u8, chance.below(u32::from(stars)) as u8);
            if one != other {
                lines.insert((one.min(other), one.max(other)));
            }
        }
        let any = |chance: &mut Chance| chance.below(u32::from(stars)) as u8;
        let start = any(chance);
        let grand = (0..=chance.below(2)).map(|_| any(chance)).filter(|star| *star != start).collect();
        let mut drawing = Drawing { stars, lines: lines.into_iter().collect(), start, grand, marked: BTreeSet::new() };
        for _ in 0..chance.below(u32::from(stars)) {
            let firsts: Vec<u8> = drawing.firsts().into_iter().collect();
            drawing.marked.extend(chance.pick(&firsts));
        }
        drawing
    }

    fn joined(&self, one: u8, other: u8) -> bool {
        self.lines.contains(&(one.min(other), one.max(other)))
    }

    /// 3.2: the starting star of an unmarked card, otherwise any star joined by a line to a marked one.
    fn firsts(&self) -> BTreeSet<u8> {
        let unmarked = (0..self.stars).filter(|star| !self.marked.contains(star));
        if self.marked.is_empty() {
            BTreeSet::from([self.start])
        } else {
            unmarked.filter(|star| self.marked.iter().any(|marked| self.joined(*star, *marked))).collect()
        }
    }

    /// Returns the number of lines in the shortest path on the whole card.
    fn distance(&self, from: u8, to: u8) -> usize {
        let mut reached = BTreeSet::from([from]);
        let mut next = VecDeque::from([(from, 0)]);
        while let Some((star, lines)) = next.pop_front() {
            if star == to {
                return lines;
            }
            for other in 0..self.stars {
                if self.joined(star, other) && reached.insert(other) {
                    next.push_back((other, lines + 1));
                }
            }
        }
        usize::MAX
    }

    /// 3.3: the stars with which a path can be continued.
    fn nexts(&self, path: &[u8]) -> Vec<u8> {
        let free = |star: &u8| !self.marked.contains(star) && !path.contains(star);
        (0..self.stars).filter(free).filter(|star| path.last().is_some_and(|last| self.joined(*last, *star))).collect()
    }

    /// Returns every path of at most `most` stars that begins with one of `firsts`.
    fn paths(&self, firsts: &BTreeSet<u8>, most: usize) -> Vec<Vec<u8>> {
        let mut paths: Vec<Vec<u8>> = firsts.iter().map(|star| vec![*star]).collect();
        let mut at = 0;
        while at < paths.len() {
            if paths[at].len() < most {
                for next in self.nexts(&paths[at]) {
                    let mut longer = paths[at].clone();
                    longer.push(next);
                    paths.push(longer);
                }
            }
            at += 1;
        }
        paths
    }

    /// 7.7, and 7.8 a to c: the paths from which d chooses.
    fn choices(&self, most: usize, conduct: Conduct) -> BTreeSet<Vec<u8>> {
        let mut firsts = self.firsts();
        if conduct == Conduct::GrandFirst {
            let paths = self.paths(&firsts, most);
            let marks_grand = |path: &&Vec<u8>| path.iter().any(|star| self.grand.contains(star));
            let to_grand: BTreeSet<u8> = paths.iter().filter(marks_grand).map(|path| path[0]).collect();
            if !to_grand.is_empty() {
                firsts = to_grand;
            }
        }
        let nearest = firsts.iter().map(|star| self.distance(*star, self.start)).min();
        let firsts = firsts.into_iter().filter(|star| Some(self.distance(*star, self.start)) == nearest).collect();
        let mut paths = self.paths(&firsts, most);
        // Only paths that can't be extended within X stars.
        paths.retain(|path| path.len() == most || self.nexts(path).is_empty());
        // a: the most Grand Stars.
        let grand = |path: &Vec<u8>| path.iter().filter(|star| self.grand.contains(star)).count();
        let most_grand = paths.iter().map(grand).max().unwrap_or(0);
        paths.retain(|path| grand(path) == most_grand);
        if most_grand > 0 {
            // b: the first Grand Star in the fewest steps.
            let steps = |path: &Vec<u8>| path.iter().position(|star| self.grand.contains(star));
            let fewest = paths.iter().map(steps).min().flatten();
            paths.retain(|path| steps(path) == fewest);
        } else if self.grand.iter().any(|star| !self.marked.contains(star)) {
            // b: or an end with the fewest lines to an unmarked Grand Star.
            let unmarked = || self.grand.iter().filter(|star| !self.marked.contains(star));
            let left = |path: &Vec<u8>| unmarked().map(|star| self.distance(path[path.len() - 1], *star)).min();
            let fewest = paths.iter().map(left).min().flatten();
            paths.retain(|path| left(path) == fewest);
        }
        // c: the most stars.
        let longest = paths.iter().map(Vec::len).max().unwrap_or(0);
        paths.retain(|path| path.len() == longest);
        paths.into_iter().collect()
    }

    fn with(&self, path: &[u8]) -> Drawing {
        let mut marked = self.marked.clone();
        marked.extend(path);
        Drawing { lines: self.lines.clone(), grand: self.grand.clone(), marked, ..*self }
    }

    /// 7.9: the fewest Observes that complete the card.
    fn observes(&self, most: usize, conduct: Conduct) -> usize {
        if self.marked.len() == usize::from(self.stars) {
            return 0;
        }
        let more = |path: &Vec<u8>| self.with(path).observes(most, conduct);
        1 + self.choices(most, conduct).iter().map(more).min().unwrap_or(0)
    }

    fn figure(&self) -> Constellation {
        Constellation::figment(
            usize::from(self.stars),
            Box::leak(self.lines.clone().into_boxed_slice()),
            self.start,
            set(&self.grand),
        )
    }
}

fn set(stars: &BTreeSet<u8>) -> StarSet {
    stars.iter().filter_map(|star| StarId::new(*star)).collect()
}

fn numbers(path: Path) -> Vec<u8> {
    path.into_iter().map(u8::from).collect()
}

const CONDUCTS: [Conduct; 2] = [Conduct::GrandFirst, Conduct::NearestFirst];

#[test]
fn the_paths_to_choose_among_are_those_that_the_sentences_leave() {
    let mut chance = Chance::new(Seed(7));
    let mut differ = 0;
    for number in 0..20_000 {
        let drawing = Drawing::random(&mut chance);
        let (most, figure) = (1 + chance.below(6) as u8, drawing.figure());
        let [now, before] = CONDUCTS.map(|conduct| {
            let on = MarkedFigure { figure: &figure, marked: set(&drawing.marked), most, conduct };
            let found: BTreeSet<Vec<u8>> = on.best_paths().into_iter().map(numbers).collect();
            assert_eq!(found, drawing.choices(usize::from(most), conduct), "{number}: at most {most} of {drawing:?}");
            found
        });
        differ += u32::from(now != before);
    }
    assert!(differ > 500, "a Grand Star comes before nearness in only {differ} figures");
}

#[test]
fn a_card_is_finished_in_the_fewest_observes_and_another_one_is_only_begun() {
    let mut chance = Chance::new(Seed(9));
    let mut finished = 0;
    for number in 0..20_000 {
        let drawing = Drawing::random(&mut chance);
        let (most, telescopes) = (1 + chance.below(6) as u8, chance.below(4) as u8);
        let unmarked = usize::from(drawing.stars) - drawing.marked.len();
        let (figure, conduct) = (drawing.figure(), CONDUCTS[chance.index(2)]);
        let on = MarkedFigure { figure: &figure, marked: set(&drawing.marked), most, conduct };
        let plan = on.plan(telescopes, &mut chance);
        let mut now = drawing.with(&[]);
        for choice in &plan.paths {
            let path = numbers(choice.path);
            assert!(now.choices(usize::from(most), conduct).contains(&path), "{number}: {path:?} of {now:?}");
            now = now.with(&path);
        }
        let wanted = if unmarked <= usize::from(most) { drawing.observes(usize::from(most), conduct) } else { 1 };
        assert_eq!(plan.len(), wanted, "{number}: at most {most} of {drawing:?}");
        assert_eq!(plan.completes, now.marked.len() == usize::from(now.stars));
        finished += u32::from(plan.completes && plan.len() > 1);
    }
    assert!(finished > 500, "only {finished} cards took more than one Observe");
}

/// A random choice whose result isn't visible afterwards must not be made: if a card is completed at once, none
/// decides which star is first. If the card is only begun, the result is visible.
#[test]
fn no_lot_is_drawn_whose_result_is_forgotten() {
    let mut chance = Chance::new(Seed(11));
    let (mut whole, mut begun) = (0, 0);
    for number in 0..20_000 {
        let drawing = Drawing::random(&mut chance);
        let figure = drawing.figure();
        let on = MarkedFigure { figure: &figure, marked: set(&drawing.marked), most: 6, conduct: Conduct::GrandFirst };
        let telescopes = chance.below(3) as u8;
        let plans: BTreeSet<Vec<Vec<u8>>> = (0..6)
            .map(|seed| on.plan(telescopes, &mut Chance::new(Seed(seed))))
            .map(|plan| plan.paths.iter().map(|choice| numbers(choice.path)).collect())
            .collect();
        let made = plans.iter().all(|plan| plan.len() <= usize::from(telescopes) + 1);
        let completes = usize::from(drawing.stars) - drawing.marked.len() <= 6;
        if completes && made {
            assert_eq!(plans.len(), 1, "{number}: {plans:?} of {drawing:?}");
            whole += 1;
        } else if plans.len() > 1 {
            begun += 1;
        }
    }
    assert!(whole > 500 && begun > 500, "{whole} completed at once, {begun} begun by lot");
}
