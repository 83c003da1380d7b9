//! How games end after each play that they begin with: what reasons are taken from.

use crate::milestone::{Corner, Milestone};
use bot::Tally;
use cardgo::{Board, Colour, Event, Point, PointSet};
use game::Seat;
use std::collections::BTreeMap;

/// What games came to, by the code of their first play.
#[derive(Debug)]
pub(crate) struct Ends {
    observer: Seat,
    /// A stone of each group of the position, and its colour.
    groups: Vec<(Point, Colour)>,
    /// What has happened with cards in the current game.
    pub story: Vec<Event>,
    tallies: BTreeMap<u32, Tally<Milestone>>,
    // A buffer, reused to avoid allocations.
    reached: Vec<Milestone>,
}

impl Ends {
    /// Of games that go on from `board`, as far as they matter to `observer`.
    pub fn new(board: &Board, observer: Seat) -> Self {
        let mut seen = PointSet::EMPTY;
        let mut groups = Vec::new();
        for point in board.points() {
            if let Some(colour) = board.stone(point).filter(|_| !seen.contains(point)) {
                seen |= board.chain_set(point);
                groups.push((point, colour));
            }
        }
        Ends { observer, groups, story: Vec::new(), tallies: BTreeMap::new(), reached: Vec::new() }
    }

    /// Adds a game that ends with each point as `owner` says: 1 Black's, −1 White's, 0 nobody's.
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

    /// What the games that began with a play came to.
    pub fn of(&self, play: u32) -> Option<&Tally<Milestone>> {
        self.tallies.get(&play)
    }
}
