//! How plays look without any lookahead: as likely as the net thinks at first.

use super::judge::Judge;
use super::points::code;
use cardgo::{Colour, Point, PointSet, Position, area};

/// What a pass is worth where it ends the game at the right time: more than anything else.
const LAST_PASS: f32 = 3.0;

/// What a pass looks like where the net thinks it so likely, with this komi in half points.
pub(super) fn pass(position: &Position, komi: i16, likely: f32) -> f32 {
    if ends_rightly(position, komi) { LAST_PASS } else { likely }
}

/// Whether a pass is answered with a pass: as soon as the board, counted as it stands, is won, or has no point left that
/// isn't somebody's.
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

/// How every play of a position looks.
#[derive(Clone, Debug)]
pub struct Glance {
    likely: Box<[f32; Point::INDICES]>,
}

impl Glance {
    /// Looks at a position, with this komi in half points.
    #[must_use]
    pub fn at(position: &Position, komi: i16) -> Glance {
        let mut judge = Judge::new();
        judge.judge(position, komi, 0);
        let mut likely = Box::new([0.0; Point::INDICES]);
        judge.plays.iter().for_each(|&(play, chance)| likely[usize::from(play)] = chance);
        let last = &mut likely[code(None) as usize];
        *last = pass(position, komi, *last);
        Glance { likely }
    }

    /// How a play looks, stones from 0 to 1; none is a pass.
    #[must_use]
    pub fn prior(&self, play: Option<Point>) -> f32 {
        self.likely[code(play) as usize]
    }
}
