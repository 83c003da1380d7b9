//! The tallies of how simulated games end after each first play, from which reasons are taken.

use crate::milestone::{Corner, Milestone};
use bot::Tally;
use cardgo::{Board, Colour, Event, Point, PointSet};
use game::Seat;
use std::collections::BTreeMap;

/// Tallies of milestones, by the code of the first play.
#[derive(Debug)]
pub(crate) struct MilestoneTallies {
    observer: Seat,
    /// One stone of each group of the root position, and its colour.
    groups: Vec<(Point, Colour)>,
    /// The card events of the current simulation.
    pub story: Vec<Event>,
    tallies: BTreeMap<u32, Tally<Milestone>>,
    // A buffer, reused to avoid allocations.
    reached: Vec<Milestone>,
}

impl MilestoneTallies {
    /// Creates empty tallies for games from `board`, for milestones that matter to `observer`.
    pub fn new(board: &Board, observer: Seat) -> Self {
        let mut seen = PointSet::EMPTY;
        let mut groups = Vec::new();
        for point in board.points() {
            if let Some(colour) = board.stone(point).filter(|_| !seen.contains(point)) {
                seen |= board.chain_set(point);
                groups.push((point, colour));
            }
        }
        MilestoneTallies { observer, groups, story: Vec::new(), tallies: BTreeMap::new(), reached: Vec::new() }
    }

    /// Adds a game whose points are finally owned as `owner` tells: 1 is Black, −1 is White, 0 is neither.
    pub fn add(&mut self, play: u32, size: u8, owner: impl Fn(Point) -> i32) {
        let sign = |colour| if colour == Colour::Black { 1 } else { -1 };
        let living = self.groups.iter().filter(|(point, colour)| owner(*point) == sign(*colour));
        self.reached
            .extend(living.map(|&(point, colour)| Milestone::Lives { seat: Seat(colour.index() as u8), point }));
        let own = if self.observer == Seat(0) { 1 } else { -1 };
        for corner in Corner::ALL {
            let points = PointSet::board(size);
            let lead: i32 = points.iter().filter(|point| corner.holds(*point, size)).map(&owner).sum();
            if lead * own > 0 {
                self.reached.push(Milestone::Corner { seat: self.observer, corner });
            }
        }
        self.reached.extend(self.story.drain(..).filter_map(|event| match event {
            Event::Countered { by: seat, cancelled: card, .. } => Some(Milestone::Countered { seat, card }),
            Event::TrapSprung { seat, .. } => Some(Milestone::Trapped { seat }),
            _ => None,
        }));
        self.tallies.entry(play).or_default().add(&self.reached);
        self.reached.clear();
    }

    /// Returns the tally of the games that began with a play.
    pub fn of(&self, play: u32) -> Option<&Tally<Milestone>> {
        self.tallies.get(&play)
    }
}
