//! The priors of plays without any search: the net's policy.

use super::net_evaluation::NetEvaluator;
use super::points::code;
use cardgo::{Colour, Point, PointSet, Position, area};

/// The prior of a pass that ends the game at the right time; it exceeds every other prior.
const LAST_PASS: f32 = 3.0;

/// Returns the prior of a pass whose policy is `likely`; the komi is in half points.
pub(super) fn pass(position: &Position, komi: i16, likely: f32) -> f32 {
    if ends_rightly(position, komi) { LAST_PASS } else { likely }
}

/// Returns whether a pass should be answered with a pass: if the board as it stands is a win, or every point has an
/// owner.
pub(crate) fn ends_rightly(position: &Position, komi: i16) -> bool {
    if position.passes() == 0 {
        return false;
    }
    let board = position.board();
    let area = area::score(board, &PointSet::EMPTY);
    let margin = area.margin(komi);
    let won = if position.turn() == Colour::Black { margin > 0 } else { margin < 0 };
    won || board.points().all(|point| area.owner(point).is_some())
}

/// The priors of all plays of a position.
#[derive(Clone, Debug)]
pub struct RawPolicy {
    likely: Box<[f32; Point::INDICES]>,
}

impl RawPolicy {
    /// Evaluates a position; the komi is in half points.
    #[must_use]
    pub fn at(position: &Position, komi: i16) -> RawPolicy {
        let mut judge = NetEvaluator::new();
        judge.judge(position, komi, 0);
        let mut likely = Box::new([0.0; Point::INDICES]);
        judge.plays.iter().for_each(|&(play, chance)| likely[usize::from(play)] = chance);
        let last = &mut likely[code(None) as usize];
        *last = pass(position, komi, *last);
        RawPolicy { likely }
    }

    /// Returns the prior of a play, for stones from 0 to 1; `None` is a pass.
    #[must_use]
    pub fn prior(&self, play: Option<Point>) -> f32 {
        self.likely[code(play) as usize]
    }
}
