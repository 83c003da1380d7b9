//! Whether a position from elsewhere is that of a game being played here, or one close to it.

use crate::play::played::Played;
use game::{Game, Silent};
use tables::TableGame;

/// Where fewer moves than these have been used up, as after an opening, games are alike by chance.
const OPENING: usize = 10;
/// Positions that differ by so many moves at most are close: one is a few moves ahead of the other, or beside it.
const CLOSE: usize = 8;

impl<G: TableGame> Played<G> {
    /// Whether a position is one that this game has been through, or close to one.
    pub fn is_like(&self, position: &G::State) -> bool {
        let there = listed::<G>(position);
        let Some(mut state) = self.line.state_at(0) else { return false };
        let beginning = listed::<G>(&state).len();
        let is_past_opening = |here: &[G::Move]| beginning.saturating_sub(here.len()) >= OPENING;
        if there.is_empty() || !is_past_opening(&there) {
            return false;
        }
        let is_close = |state: &G::State| {
            let here = listed::<G>(state);
            is_past_opening(&here) && differing(&here, &there) <= CLOSE
        };
        for ply in self.line.plies() {
            let Some(mv) = ply.mv else { break };
            G::apply(&mut state, mv, &mut Silent);
            if is_close(&state) {
                return true;
            }
        }
        // Beyond a part of the line that is lost there is still where it stands.
        is_close(&self.state)
    }
}

/// What may be done in a position, in order.
fn listed<G: Game>(state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if G::to_move(state).is_some() {
        G::legal_moves(state, &mut moves);
    }
    moves.sort_unstable();
    moves
}

/// How many moves are in one of two ordered lists only.
fn differing<M: Ord>(one: &[M], other: &[M]) -> usize {
    let in_both = one.iter().filter(|mv| other.binary_search(mv).is_ok()).count();
    one.len() + other.len() - 2 * in_both
}
