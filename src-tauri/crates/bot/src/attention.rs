//! Which moves a weaker level notices.
//!
//! Weak play is modelled as overlooking good moves rather than playing random ones. All moves with the same
//! [`Evaluate::idea`] are noticed or overlooked together, for instance every way of playing one card. The higher the
//! prior of an idea's best move, the more likely the idea is noticed. Hidden plans of other seats do not enter, since
//! priors depend only on the view.

use crate::evaluate::Evaluate;
use game::Chance;

/// The highest probability of overlooking an idea, in per cent.
const MOST: u32 = 95;

/// Returns the moves that a level [overlooking](crate::Level::overlooks) `overlooks` per cent notices, highest prior
/// first; at least one. Depends only on what the seat to move may see.
pub(crate) fn noticed<G: Evaluate>(
    state: &G::State,
    moves: &[G::Move],
    overlooks: u32,
    chance: &mut Chance,
) -> Vec<G::Move> {
    let mut priors = Vec::with_capacity(moves.len());
    G::priors(state, moves, &mut priors);
    let idea = |at: usize| G::idea(moves[at]).map_or(Idea::Move(at), Idea::About);
    let looks = |at: usize| priors.get(at).copied().unwrap_or(0.0);
    let mut order: Vec<usize> = (0..moves.len()).collect();
    // Equal moves keep the order of listing.
    order.sort_by(|&one, &other| looks(other).total_cmp(&looks(one)));
    // In the order of each idea's best move.
    let mut ideas: Vec<(Idea, bool)> = Vec::new();
    let mut seen = Vec::new();
    for &at in &order {
        let idea = idea(at);
        let is_noticed = match ideas.iter().find(|(known, _)| *known == idea) {
            Some(&(_, is_noticed)) => is_noticed,
            None => {
                let comes_to_mind = chance.below(100) >= escapes(overlooks, ideas.len());
                let is_noticed = comes_to_mind || G::is_evident(state, moves[at]);
                ideas.push((idea, is_noticed));
                is_noticed
            }
        };
        if is_noticed {
            seen.push(moves[at]);
        }
    }
    if let (true, Some(&(obvious, _))) = (seen.is_empty(), ideas.first()) {
        // The first idea is noticed if no other is.
        seen.extend(order.iter().filter(|&&at| idea(at) == obvious).map(|&at| moves[at]));
    }
    seen
}

/// What a move is about; moves with the same idea are noticed together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Idea {
    /// An idea shared with other moves, by [`Evaluate::idea`].
    About(u32),
    /// An idea of its own: the index of the move in the list.
    Move(usize),
}

/// Returns the probability, in per cent, that an idea is overlooked to which `outshone_by` ideas are preferred.
fn escapes(overlooks: u32, outshone_by: usize) -> u32 {
    let outshone_by = u32::try_from(outshone_by).unwrap_or(MOST).min(MOST);
    (overlooks * (2 + outshone_by) / 2).min(MOST)
}
