//! How plays look without any lookahead.

use super::ladder::Reader;
use super::nodes::code;
use super::playout::Playout;
use super::prior::presume;
use super::settings::Settings;
use cardgo::{Colour, Play, Point, PointSet, Position, area};

/// What a pass is worth at a glance: more than leaving a chain in atari, less than anything sensible.
const PASS: f32 = 0.3;
/// What it is worth where it ends the game at the right time: more than anything else.
const LAST_PASS: f32 = 3.0;

/// What a pass looks like, with this komi in half points. One answers a pass with a pass as soon as the board, counted
/// as it stands, is won, or has no point left that isn't somebody's.
pub(super) fn pass(position: &Position, komi: i16) -> f32 {
    if position.passes() == 0 {
        return PASS;
    }
    let board = position.board();
    let area = area::score(board, &PointSet::EMPTY);
    let margin = area.margin(komi);
    let won = if position.turn() == Colour::Black { margin > 0 } else { margin < 0 };
    if won || board.points().all(|point| area.owner(point).is_some()) { LAST_PASS } else { PASS }
}

/// How every play of a position looks.
#[derive(Clone, Debug)]
pub struct Glance {
    priors: Box<[f32; Point::INDICES]>,
}

impl Glance {
    /// Looks at a position, with this komi in half points.
    #[must_use]
    pub fn at(position: &Position, komi: i16) -> Glance {
        let mut game = Playout::new(position.board().clone(), position.turn());
        if let Some(Play::Stone(point)) = position.last() {
            game.last[0] = Some(point);
        }
        let mut plays = Vec::new();
        presume(&game, &Settings::default().presumption, &mut Reader::default(), &mut plays);
        let mut priors = Box::new([0.0; Point::INDICES]);
        for (play, presumed) in plays {
            priors[play as usize] = presumed.won as f32 / presumed.weight as f32;
        }
        priors[code(None) as usize] = pass(position, komi);
        Glance { priors }
    }

    /// How a play looks, stones from 0 to 1; none is a pass.
    #[must_use]
    pub fn prior(&self, play: Option<Point>) -> f32 {
        self.priors[code(play) as usize]
    }
}
