//! Counting: which groups are dead, by playouts, and whether to agree.

use crate::cancel::{Cancel, Stopped};
use crate::findings::{Candidate, Findings, Place};
use crate::go::{self, Estimate};
use cardgo::{Cardgo, Colour, Move, Phase, PointSet, Stage, State, Table, area};
use game::{Seat, Seed};

/// What a seat thinks of a count.
pub(super) struct Counted {
    observer: Seat,
    /// What it does about it.
    pub(super) choice: Move,
    playouts: u32,
    /// The seat's lead in half points as it ought to be counted.
    margin: i16,
}

impl Counted {
    /// Judges the count at a table where groups are being marked.
    pub(super) fn of(table: &Table, playouts: u32, seed: Seed, cancel: &Cancel) -> Result<Counted, Stopped> {
        let position = table.position();
        // The one to answer is the opponent of whoever's turn it would be to play.
        let colour = match table.phase() {
            Phase::Counting { stage: Stage::Second } => position.turn().opponent(),
            _ => position.turn(),
        };
        let estimate = go::estimate(position, table.setup().komi, playouts, seed, cancel)?;
        let own = |margin: i16| if colour == Colour::Black { margin } else { -margin };
        let choice = match table.phase() {
            Phase::Counting { stage: Stage::Last } => {
                let marked = area::score(position.board(), table.dead()).margin(table.setup().komi);
                // Playing on is worth it where the marks take points away.
                if own(marked) < own(estimate.margin) { Move::Resume } else { Move::Agree }
            }
            _ => next_mark(table, &estimate).map_or(Move::Agree, |point| Move::Mark { point }),
        };
        Ok(Counted { observer: Seat(colour.index() as u8), choice, playouts, margin: own(estimate.margin) })
    }
}

/// The first point of the first group that is marked otherwise than it ought to be, and may be marked.
fn next_mark(table: &Table, estimate: &Estimate) -> Option<cardgo::Point> {
    let board = table.position().board();
    let mut seen = PointSet::EMPTY;
    for point in board.points() {
        if board.stone(point).is_none() || seen.contains(point) {
            continue;
        }
        seen |= board.chain_set(point);
        if !table.marked().contains(point) && table.dead().contains(point) != estimate.dead.contains(point) {
            return Some(point);
        }
    }
    None
}

impl Findings<Cardgo> for Counted {
    fn observer(&self) -> Seat {
        self.observer
    }

    fn ranked(&self) -> Vec<Candidate<Move>> {
        let share = match self.margin {
            0 => 0.5,
            1.. => 1.0,
            _ => 0.0,
        };
        vec![Candidate { mv: self.choice, visits: self.playouts, share, result: f64::from(self.margin) }]
    }

    fn beginning(&self) -> Place {
        Place(0)
    }

    fn follow(&self, _place: Place, _before: &State, _mv: Move, _after: &State) -> Option<Place> {
        None
    }

    fn tries(&self, _place: Place, _state: &State, _mv: Move) -> Option<u32> {
        None
    }
}
