//! Every legal move.

use crate::moves::Move;
use crate::table::{Phase, Stage, Table};

impl Table {
    /// Appends every legal move: points in their order, then what needs no point.
    #[inline]
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Playing => {
                self.position.each_legal(|point| moves.push(Move::Play { point }));
                moves.push(Move::Pass);
            }
            Phase::Counting { stage } => {
                if stage != Stage::Last {
                    let free = self.groups().into_iter().filter(|first| !self.marked.contains(*first));
                    moves.extend(free.map(|point| Move::Mark { point }));
                }
                moves.extend([Move::Agree, Move::Resume]);
            }
            Phase::Over => {}
        }
    }
}
