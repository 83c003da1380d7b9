//! What a search found out.

use super::owners::Owners;
use cardgo::{Point, PointSet};
use game::Chance;

/// What a search found out about a position.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What to play; none is a pass.
    pub play: Option<Point>,
    /// The share of the win that the player to move may expect.
    pub share: f64,
    /// Whether resigning would be no loss.
    pub hopeless: bool,
    /// How many simulations it rests on, those kept from before included.
    pub simulations: u32,
    /// Plays that were tried, the most tried first.
    pub candidates: Vec<Candidate>,
    /// Whose the points will be.
    pub(super) owners: Owners,
}

impl Thought {
    /// Who will own a point: 1 surely Black, −1 surely White.
    #[must_use]
    pub fn owner(&self, point: Point) -> f32 {
        self.owners.of(point)
    }

    /// One of the plays that were tried, each as likely as it was tried often; what to play where none was.
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

/// A play that was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The play; none is a pass.
    pub play: Option<Point>,
    /// Simulations that tried it.
    pub visits: u32,
    /// The share of the win in them.
    pub share: f64,
    /// By how many points they were won on average, komi counted in.
    pub lead: f64,
    /// How it is expected to go on, this play first.
    pub line: Vec<Option<Point>>,
}

/// Puts a pass before all other candidates, which is worth as much as the best of them.
pub(super) fn pass_first(candidates: &mut Vec<Candidate>, share: f64) {
    let tried = candidates.iter().position(|candidate| candidate.play.is_none());
    let pass = match tried {
        Some(place) => candidates.remove(place),
        None => Candidate { play: None, visits: 0, share, lead: 0.0, line: vec![None] },
    };
    candidates.insert(0, pass);
}

/// How a position stands.
#[derive(Clone, Debug)]
pub struct Estimate {
    pub(super) owners: Owners,
    /// Stones of chains that hardly ever live.
    pub dead: PointSet,
    /// Black's lead in half points, komi counted in, once the dead are off the board.
    pub margin: i16,
}

impl Estimate {
    /// Who will own a point: 1 surely Black, −1 surely White.
    #[must_use]
    pub fn owner(&self, point: Point) -> f32 {
        self.owners.of(point)
    }
}
