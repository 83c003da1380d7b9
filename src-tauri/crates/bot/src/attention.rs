//! What a player notices who overlooks things.
//!
//! People don't lose by playing any move at all, but by not seeing one. What a move is about ([`Evaluate::idea`]) is
//! noticed or overlooked as a whole: who forgets a card forgets every way of playing it. The better an idea looks at a
//! glance, the likelier it is to be noticed; and what the others are up to shows at no glance.

use crate::evaluate::Evaluate;
use game::Chance;

/// No idea is overlooked more often, in per cent.
const MOST: u32 = 95;

/// Those of `moves` that somebody notices who [overlooks](crate::Level::overlooks) so much, the best-looking first, and
/// never none; looks only at what the seat to move may see.
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
    // Of equals, the earlier listed.
    order.sort_by(|&one, &other| looks(other).total_cmp(&looks(one)));
    // By the best-looking move of each.
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
        // Something always comes to mind.
        seen.extend(order.iter().filter(|&&at| idea(at) == obvious).map(|&at| moves[at]));
    }
    seen
}

/// What a move is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Idea {
    /// The same as some others.
    About(u32),
    /// Itself: the move listed there.
    Move(usize),
}

/// How often an idea escapes, in per cent, that so many others outshine.
fn escapes(overlooks: u32, outshone_by: usize) -> u32 {
    let outshone_by = u32::try_from(outshone_by).unwrap_or(MOST).min(MOST);
    (overlooks * (2 + outshone_by) / 2).min(MOST)
}
