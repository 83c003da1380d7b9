//! The findings of a search of plain Go.

use super::Milestone;
use crate::HostedCardgo;
use crate::go::{self, IncrementalSearch, MilestoneTallies, SearchResult, board_survey};
use bot::{Candidate, SearchResults, Survey, Tally, TreePlace};
use cardgo::{Move, Point, State};
use game::Seat;

/// The result of a search of a position.
pub(super) struct PlainFindings {
    pub(super) observer: Seat,
    /// The number of lines of the board.
    pub(super) size: u8,
    pub(super) growth: IncrementalSearch,
    pub(super) thought: SearchResult,
    /// The tallies of its simulations, if they were counted.
    pub(super) ends: Option<MilestoneTallies>,
}

impl SearchResults<HostedCardgo> for PlainFindings {
    fn observer(&self) -> Seat {
        self.observer
    }

    fn ranked(&self) -> Vec<Candidate<Move>> {
        self.thought.candidates.iter().map(candidate).collect()
    }

    fn beginning(&self) -> TreePlace {
        TreePlace(0)
    }

    fn follow(&self, place: TreePlace, _before: &State, mv: Move, _after: &State) -> Option<TreePlace> {
        self.growth.after(place.0, play_of(mv)?).map(|(next, _)| TreePlace(next))
    }

    fn tries(&self, place: TreePlace, _state: &State, mv: Move) -> Option<u32> {
        self.growth.after(place.0, play_of(mv)?).map(|(_, tries)| tries)
    }

    fn tally(&self, mv: Move) -> Option<&Tally<Milestone>> {
        self.ends.as_ref()?.of(go::code(play_of(mv)?))
    }

    fn survey(&self) -> Option<Survey> {
        board_survey::survey(self, self.size, |point| self.thought.owner(point))
    }
}

/// Converts a candidate of the search; results are in half points.
pub(super) fn candidate(tried: &go::Candidate) -> Candidate<Move> {
    Candidate { mv: move_of(tried.play), visits: tried.visits, share: tried.share, result: 2.0 * tried.lead }
}

fn move_of(play: Option<Point>) -> Move {
    play.map_or(Move::Pass, |point| Move::Play { point })
}

/// Returns the play of a move, `Some(None)` for a pass; returns `None` if the move isn't a play.
pub(super) fn play_of(mv: Move) -> Option<Option<Point>> {
    match mv {
        Move::Play { point } => Some(Some(point)),
        Move::Pass => Some(None),
        _ => None,
    }
}
