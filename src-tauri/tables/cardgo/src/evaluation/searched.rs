//! A search of plain Go as the table's findings.

use super::Milestone;
use crate::CardgoTable;
use crate::go::{self, Ends, Growth, Thought, shares};
use bot::{Candidate, Findings, Survey, Tally, TreePlace};
use cardgo::{Move, Point, State};
use game::Seat;

/// What a search has found out about a position.
pub(super) struct Searched {
    pub(super) observer: Seat,
    /// The board's lines.
    pub(super) size: u8,
    pub(super) growth: Growth,
    pub(super) thought: Thought,
    /// What its games came to, if that was asked.
    pub(super) ends: Option<Ends>,
}

impl Findings<CardgoTable> for Searched {
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
        shares::survey(self, self.size, |point| self.thought.owner(point))
    }
}

/// A play that was tried, as the table tells it.
pub(super) fn candidate(tried: &go::Candidate) -> Candidate<Move> {
    Candidate { mv: move_of(tried.play), visits: tried.visits, share: tried.share, result: 2.0 * tried.lead }
}

fn move_of(play: Option<Point>) -> Move {
    play.map_or(Move::Pass, |point| Move::Play { point })
}

/// The play that a move is, a pass as `Some(None)`; `None` if it isn't a play.
pub(super) fn play_of(mv: Move) -> Option<Option<Point>> {
    match mv {
        Move::Play { point } => Some(Some(point)),
        Move::Pass => Some(None),
        _ => None,
    }
}
