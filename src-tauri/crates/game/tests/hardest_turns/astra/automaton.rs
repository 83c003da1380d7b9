//! The automaton's turn: rules and dice, no choice (AS-7).

use super::sky::{Constellation, bits};
use super::*;
use game::EventSink;
use std::cmp::Reverse;

impl State {
    /// The whole turn: what the seat's only listed move does.
    pub(super) fn automaton_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.table.step = Step::Action;
        let side = &mut self.table.sides[AUPTOLEMY.index()];
        if side.stardust == 0 {
            side.stardust += POUCH;
            events.record(|| Event::Rested { seat: AUPTOLEMY, stardust: POUCH });
            return;
        }
        if self.library.is_empty() {
            self.table.lost = true;
            self.table.step = Step::Over;
            events.record(|| Event::LibraryEmpty);
            return;
        }
        let die = self.chance.below(6) as u8 + 1;
        events.record(|| Event::DieThrown { die });
        let card = self.steering_card(die, events);
        let (focus, most) = LIBRARY[usize::from(card)];
        events.record(|| Event::Steered { card, focus, most });
        let place = self.focused(focus);
        let path = self.best_path(place, most);
        events.record(|| Event::Observes { seat: AUPTOLEMY, place, telescope: false });
        for &star in &path {
            self.mark(AUPTOLEMY, place, star, events);
        }
        self.table.observed = Some(Observed { die, path });
        self.table.sides[AUPTOLEMY.index()].stardust -= 1;
        self.discover(AUPTOLEMY, events);
    }

    /// The card the die picks, off to the used ones; an open one is replaced (AS-7.4, AS-7.10).
    fn steering_card(&mut self, die: u8, events: &mut impl EventSink<Event>) -> u8 {
        let Some(top) = self.library.pop() else { return self.table.open[0] };
        let card = match die {
            1..=4 => {
                events.record(|| Event::LibraryRefilled { card: top });
                std::mem::replace(&mut self.table.open[usize::from(die > 2)], top)
            }
            _ => top,
        };
        self.table.used.push(card);
        card
    }

    /// The constellation it observes (AS-7.5). There is one: the game ends with the last.
    fn focused(&mut self, focus: Element) -> u8 {
        let displayed: Vec<u8> = self.displayed().collect();
        match focus {
            Element::Air | Element::Fire | Element::Earth if displayed.contains(&(focus as u8)) => focus as u8,
            _ => {
                let unmarked =
                    |place: &u8| (CONSTELLATIONS[usize::from(*place)].all() & !self.marked(*place)).count_ones();
                let fewest = displayed.iter().map(unmarked).min();
                let nearest: Vec<u8> =
                    displayed.iter().copied().filter(|place| Some(unmarked(place)) == fewest).collect();
                self.chance.pick(&nearest).unwrap_or(0)
            }
        }
    }

    /// The path it marks on `place`, of at most `most` stars (AS-7.7, AS-7.8).
    pub(super) fn best_path(&mut self, place: u8, most: u8) -> Vec<u8> {
        let sky = &CONSTELLATIONS[usize::from(place)];
        let marked = self.marked(place);
        let from_start = |star: &u8| sky.distance(*star, 1 << sky.start);
        let nearest = bits(sky.firsts(marked)).map(|star| from_start(&star)).min();
        let mut paths = Vec::new();
        for first in bits(sky.firsts(marked)).filter(|star| Some(from_start(star)) == nearest) {
            extend(sky, marked, &mut vec![first], usize::from(most), &mut paths);
        }
        let best = paths.iter().map(|path| worth(sky, marked, path)).max();
        let equal: Vec<usize> =
            (0..paths.len()).filter(|&path| Some(worth(sky, marked, &paths[path])) == best).collect();
        self.chance.pick(&equal).map(|path| paths.swap_remove(path)).unwrap_or_default()
    }
}

/// Every path on from `path` that can't be made longer within `most` stars.
fn extend(sky: &Constellation, marked: u16, path: &mut Vec<u8>, most: usize, paths: &mut Vec<Vec<u8>>) {
    let taken = path.iter().fold(marked, |taken, star| taken | 1 << star);
    let last = path[path.len() - 1];
    let next = sky.joined(last) & !taken;
    if next == 0 || path.len() == most {
        paths.push(path.clone());
        return;
    }
    for star in bits(next) {
        path.push(star);
        extend(sky, marked, path, most, paths);
        path.pop();
    }
}

/// Most Grand Stars; the first of them soonest, or ending near one; most stars (AS-7.8).
fn worth(sky: &Constellation, marked: u16, path: &[u8]) -> (usize, Reverse<u8>, usize) {
    let is_grand = |star: &u8| sky.grand & (1 << star) != 0;
    let steps = path.iter().position(is_grand).map(|place| place as u8);
    let ends = sky.distance(path[path.len() - 1], sky.grand & !marked);
    (path.iter().filter(|star| is_grand(star)).count(), Reverse(steps.or(ends).unwrap_or(0)), path.len())
}
