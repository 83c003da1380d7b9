//! The results of a search: its choice, candidates and estimate.

use super::owners::Owners;
use cardgo::{Point, PointSet};
use game::Chance;

/// The result of the search of a position.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// The play to make; `None` is a pass.
    pub play: Option<Point>,
    /// The win rate of the side to move.
    pub share: f64,
    /// Whether the side to move may resign.
    pub hopeless: bool,
    /// The number of simulations, including those kept from earlier searches.
    pub simulations: u32,
    /// The plays that were visited, most visited first.
    pub candidates: Vec<Candidate>,
    /// The expected owners of the points.
    pub(super) owners: Owners,
}

impl SearchResult {
    /// Returns the expected owner of a point: 1 is certainly Black, −1 certainly White.
    #[must_use]
    pub fn owner(&self, point: Point) -> f32 {
        self.owners.of(point)
    }

    /// Draws one of the candidates with a probability proportional to its visits; returns the play to make if there is
    /// none.
    pub fn drawn(&self, chance: &mut Chance) -> Option<Point> {
        let all: u32 = self.candidates.iter().map(|tried| tried.visits).sum();
        let mut left = chance.below(all.max(1));
        for tried in &self.candidates {
            if left < tried.visits {
                return tried.play;
            }
            left -= tried.visits;
        }
        self.play
    }
}

/// A play that was visited.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The play; `None` is a pass.
    pub play: Option<Point>,
    /// The simulations through it.
    pub visits: u32,
    /// Its win rate.
    pub share: f64,
    /// Its mean lead in points, komi included.
    pub lead: f64,
    /// The expected line, beginning with this play.
    pub line: Vec<Option<Point>>,
}

/// Puts a pass first in the candidates, with the win rate `share`.
pub(super) fn pass_first(candidates: &mut Vec<Candidate>, share: f64) {
    let tried = candidates.iter().position(|candidate| candidate.play.is_none());
    let pass = match tried {
        Some(place) => candidates.remove(place),
        None => Candidate { play: None, visits: 0, share, lead: 0.0, line: vec![None] },
    };
    candidates.insert(0, pass);
}

/// An estimate of a position.
#[derive(Clone, Debug)]
pub struct Estimate {
    pub(super) owners: Owners,
    /// The stones of chains that will hardly survive.
    pub dead: PointSet,
    /// Black's lead in half points, komi included, after removal of the dead stones.
    pub margin: i16,
}

impl Estimate {
    /// Returns the expected owner of a point: 1 is certainly Black, −1 certainly White.
    #[must_use]
    pub fn owner(&self, point: Point) -> f32 {
        self.owners.of(point)
    }
}
