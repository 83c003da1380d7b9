//! How plays look without any look ahead.

use super::ladder::Reader;
use super::nodes::code;
use super::playout::Playout;
use super::prior::presume;
use super::settings::Settings;
use cardgo::{Play, Point, Position};

/// What a pass is worth at a glance: more than leaving a chain in atari, less than anything sensible.
pub(super) const PASS: f32 = 0.3;

/// How every play of a position looks.
#[derive(Clone, Debug)]
pub struct Glance {
    appeal: Box<[f32; Point::INDICES]>,
}

impl Glance {
    /// Looks at a position.
    #[must_use]
    pub fn at(position: &Position) -> Glance {
        let mut game = Playout::new(position.board().clone(), position.turn());
        if let Some(Play::Stone(point)) = position.last() {
            game.last[0] = Some(point);
        }
        let mut plays = Vec::new();
        presume(&game, &Settings::default().presumption, &mut Reader::default(), &mut plays);
        let mut appeal = Box::new([0.0; Point::INDICES]);
        for (play, presumed) in plays {
            appeal[play as usize] = presumed.won as f32 / presumed.weight as f32;
        }
        appeal[code(None) as usize] = PASS;
        Glance { appeal }
    }

    /// How a play looks, from 0 to 1; none is a pass.
    #[must_use]
    pub fn appeal(&self, play: Option<Point>) -> f32 {
        self.appeal[code(play) as usize]
    }
}
