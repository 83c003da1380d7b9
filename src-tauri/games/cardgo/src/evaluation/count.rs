//! Decisions about a count: which groups are dead, by the net, and whether to agree or to play on.

use crate::HostedCardgo;
use crate::go::{self, Estimate, IncrementalSearch};
use bot::{Cancel, Candidate, SearchResults, Stopped, TreePlace};
use cardgo::{Colour, Move, Phase, PointSet, PublicState, Stage, State, area};
use game::{Seat, Seed};

/// A seat's judgement of a count.
pub(super) struct CountFindings {
    observer: Seat,
    /// The possible decisions, the best first; never empty.
    ranked: Vec<Candidate<Move>>,
}

impl CountFindings {
    /// Judges the count of a game in which groups are being marked. If the seat loses the count while points of the
    /// board are still open, playing on is searched as well, with that many iterations.
    ///
    /// # Errors
    /// If cancelled.
    pub(super) fn of(
        table: &PublicState,
        iterations: u32,
        seed: Seed,
        cancel: &Cancel,
    ) -> Result<CountFindings, Stopped> {
        let (position, komi) = (table.position(), table.setup().komi);
        let last = table.phase() == Phase::Counting { stage: Stage::Last };
        // In the second stage the seat to decide is the opponent of the one whose turn it would be.
        let colour = match table.phase() {
            Phase::Counting { stage: Stage::Second } => position.turn().opponent(),
            _ => position.turn(),
        };
        let estimate = go::estimate(position, komi);
        let own = |margin: i16| if colour == Colour::Black { margin } else { -margin };
        let marked = own(area::score(position.board(), table.dead()).margin(komi));
        let right = own(estimate.margin);
        let candidate = |mv, margin: i16| {
            let share = match margin {
                0 => 0.5,
                1.. => 1.0,
                _ => 0.0,
            };
            Candidate { mv, visits: iterations, share, result: f64::from(margin) }
        };
        let agree = candidate(Move::Agree, marked);
        let mark = if last { None } else { next_mark(table, &estimate) };
        let mut ranked = match mark {
            Some(point) => vec![candidate(Move::Mark { point }, right), agree],
            // Playing on gains points if the marks take points away.
            None if last && marked < right => vec![candidate(Move::Resume, right), agree],
            None => vec![agree],
        };
        if ranked[0].mv == Move::Agree && marked < 0 && table.open_points().is_some() {
            let played_on = play_on(table, colour, iterations, seed, cancel)?;
            let place = usize::from(played_on.share <= agree.share);
            ranked.insert(place, played_on);
        }
        Ok(CountFindings { observer: Seat(colour.index() as u8), ranked })
    }

    /// Returns the best decision.
    pub(super) fn choice(&self) -> Move {
        self.ranked[0].mv
    }
}

/// Returns the prospects of `colour` from playing on.
///
/// # Errors
/// If cancelled.
fn play_on(
    table: &PublicState,
    colour: Colour,
    iterations: u32,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Candidate<Move>, Stopped> {
    let mut position = table.position().clone();
    position.resume(position.turn());
    let mut growth = IncrementalSearch::new(&position, table.setup().komi, iterations, seed);
    growth.run(iterations, false, cancel)?;
    let thought = growth.thought();
    let lead = thought.candidates.first().map_or(0.0, |best| 2.0 * best.lead);
    let (share, result) = if colour == position.turn() { (thought.share, lead) } else { (1.0 - thought.share, -lead) };
    Ok(Candidate { mv: Move::Resume, visits: iterations, share, result })
}

/// Returns a mark for each group that the net takes for dead, as long as no group has been marked (GO-1.4).
pub(super) fn proposal(table: &PublicState) -> Vec<Move> {
    let fresh = table.phase() == Phase::Counting { stage: Stage::First } && table.marked().is_empty();
    if !fresh || !table.dead().is_empty() {
        return Vec::new();
    }
    let estimate = go::estimate(table.position(), table.setup().komi);
    let board = table.position().board();
    let mut seen = PointSet::EMPTY;
    let dead = board.points().filter(|&point| {
        let first = board.stone(point).is_some() && !seen.contains(point);
        if first {
            seen |= board.chain_set(point);
        }
        first && estimate.dead.contains(point)
    });
    dead.map(|point| Move::Mark { point }).collect()
}

/// Returns the first point of the first group whose mark is wrong and may be changed.
fn next_mark(table: &PublicState, estimate: &Estimate) -> Option<cardgo::Point> {
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

impl SearchResults<HostedCardgo> for CountFindings {
    fn observer(&self) -> Seat {
        self.observer
    }

    fn ranked(&self) -> Vec<Candidate<Move>> {
        self.ranked.clone()
    }

    fn beginning(&self) -> TreePlace {
        TreePlace(0)
    }

    fn follow(&self, _place: TreePlace, _before: &State, _mv: Move, _after: &State) -> Option<TreePlace> {
        None
    }

    fn tries(&self, _place: TreePlace, _state: &State, _mv: Move) -> Option<u32> {
        None
    }
}
