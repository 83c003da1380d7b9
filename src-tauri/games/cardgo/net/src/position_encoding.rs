//! Computes the input of the net from a position of the engine.

use crate::evaluation::place;
use crate::input::{Input, LARGEST, SMALLEST, bits};
use crate::ladder::Ladders;
use cardgo::{Colour, Play, Point, PointSet, Position};

/// Komi in points that is encoded as 1.
const KOMI: f32 = 15.0;

impl Input {
    /// Encodes the position as the side to move sees it. `komi` is what White receives, handicap compensation
    /// included.
    ///
    /// Returns `None` if the board is smaller than [`SMALLEST`].
    #[must_use]
    pub fn of(position: &Position, komi: f32, ladders: &mut Ladders) -> Option<Input> {
        let board = position.board();
        let (size, side) = (board.size(), position.turn());
        if !(SMALLEST..=LARGEST).contains(&size) {
            return None;
        }
        let komi = if side == Colour::White { komi } else { -komi };
        let passed = position.last() == Some(Play::Pass);
        let mut input = Input::blank(size, [komi / KOMI, if passed { 1.0 } else { 0.0 }]);
        input.tell_points(position);
        input.tell_last_moves(position);
        input.tell_ladders(position, ladders);
        Some(input)
    }

    /// Sets the stone of each point, its number of liberties, and the points where the side to move may play.
    fn tell_points(&mut self, position: &Position) {
        let (board, side) = (position.board(), position.turn());
        let legal = position.legal_set();
        for point in board.points() {
            match board.stone(point) {
                Some(colour) => {
                    let whose = if colour == side { bits::OWN } else { bits::OPPONENT };
                    let liberties = board.liberties(point).clamp(1, 4) as u8;
                    self.tell(point, whose | (liberties - 1) << bits::LIBERTIES);
                }
                None if legal.contains(point) => self.tell(point, bits::LEGAL),
                None if !board.is_suicide(point, side) => self.tell(point, bits::KO),
                None => {}
            }
        }
    }

    /// Marks the stones of the last two moves, unless they have been captured since.
    fn tell_last_moves(&mut self, position: &Position) {
        for (play, bit) in [(position.last(), bits::LAST), (position.before_last(), bits::BEFORE_LAST)] {
            if let Some(Play::Stone(point)) = play
                && position.board().stone(point).is_some()
            {
                self.tell(point, bit);
            }
        }
    }

    /// Marks the chains that are caught in a ladder, and the points where the side to move catches one.
    fn tell_ladders(&mut self, position: &Position, ladders: &mut Ladders) {
        let board = position.board();
        ladders.turn_to(board, position.turn());
        let mut looked_at = PointSet::EMPTY;
        for point in board.points() {
            let Some(colour) = board.stone(point) else { continue };
            if board.liberties(point) > 2 || looked_at.contains(point) {
                continue;
            }
            let chain = board.chain_set(point);
            looked_at |= chain;
            if let Some(caught) = ladders.caught(point) {
                chain.iter().for_each(|stone| self.tell(stone, bits::LADDER));
                if colour != position.turn() {
                    caught.by.into_iter().for_each(|point| self.tell(point, bits::LADDER));
                }
            }
        }
    }

    fn tell(&mut self, point: Point, bits: u8) {
        if let Some(place) = place(self.size(), point) {
            self.bytes[place] |= bits;
        }
    }
}
