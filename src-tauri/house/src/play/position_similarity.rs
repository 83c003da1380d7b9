//! Whether a position is that of a game being played here, or close to one.

use crate::play::table_state::Played;
use game::{Game, Silent};
use games::ListedGame;

/// If fewer legal moves than this have disappeared since the beginning, games are still alike by chance.
const OPENING: usize = 10;
/// Positions whose legal moves differ in at most this many are close: one is a few moves ahead of the other.
const CLOSE: usize = 8;

impl<G: ListedGame> Played<G> {
    /// Returns whether this game has been through a position, or close to it.
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
        // If part of the line is lost, the present state is still known.
        is_close(&self.state)
    }
}

/// Returns the legal moves of a position, sorted.
fn listed<G: Game>(state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if G::to_move(state).is_some() {
        G::legal_moves(state, &mut moves);
    }
    moves.sort_unstable();
    moves
}

/// Returns how many moves are in only one of two sorted lists.
fn differing<M: Ord>(one: &[M], other: &[M]) -> usize {
    let in_both = one.iter().filter(|mv| other.binary_search(mv).is_ok()).count();
    one.len() + other.len() - 2 * in_both
}
