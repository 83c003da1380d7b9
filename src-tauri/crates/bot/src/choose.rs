//! A bot's decision.

use crate::attention::noticed;
use crate::cancel::{Cancel, Stopped};
use crate::deals::{Deals, Unseen};
use crate::evaluate::{Effort, Ending, Evaluate, Means};
use crate::level::{Level, Mind};
use game::{Chance, Seed};

/// What a bot of `level` does, from what its seat sees. `view` belongs to the seat to move.
///
/// Depends on nothing but its arguments: same view, level and seed, same move, on every device. A single legal move
/// is played without thinking.
///
/// # Errors
/// If cancelled meanwhile, or the game is over.
pub fn choose<G: Evaluate>(view: &G::View, level: Level, seed: Seed, cancel: &Cancel) -> Result<G::Move, Stopped> {
    choose_by::<G>(view, level, Means::All, seed, cancel)
}

/// A bot's decision, and what it expects of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<M> {
    /// What it does.
    pub mv: M,
    /// The share of the win that it expects, 0 to 1; `None` where it didn't look ahead.
    pub share: Option<f64>,
}

/// As [`choose`], with what the bot expects of its choice.
///
/// # Errors
/// As [`choose`].
pub fn decide<G: Evaluate>(
    view: &G::View,
    level: Level,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Decision<G::Move>, Stopped> {
    decide_in::<G>(view, &Unseen::<G>(view), level, Means::All, Ending::WhenDecided, seed, cancel)
}

/// Thinks as much about `view` as a bot of `level` may at most, and forgets what came of it: to find out how long that
/// takes here. Says whether there was anything to think about; of a single legal move nobody thinks.
///
/// # Errors
/// As [`choose`].
pub fn think_through<G: Evaluate>(view: &G::View, level: Level, seed: Seed, cancel: &Cancel) -> Result<bool, Stopped> {
    let mut moves = Vec::new();
    G::legal_moves(&G::determinize(view, &mut Chance::new(seed)), &mut moves);
    if moves.len() < 2 {
        return Ok(false);
    }
    decide_in::<G>(view, &Unseen::<G>(view), level, Means::All, Ending::AtTheCap, seed, cancel).map(|_| true)
}

/// What a bot of `level` does if it may use only these means: for measuring.
///
/// # Errors
/// As [`choose`].
pub fn choose_by<G: Evaluate>(
    view: &G::View,
    level: Level,
    means: Means,
    seed: Seed,
    cancel: &Cancel,
) -> Result<G::Move, Stopped> {
    choose_in::<G>(view, &Unseen::<G>(view), level, means, seed, cancel)
}

/// The same in deals from elsewhere: for measuring.
///
/// # Errors
/// As [`choose`].
pub fn choose_in<G: Evaluate>(
    view: &G::View,
    deals: &dyn Deals<G>,
    level: Level,
    means: Means,
    seed: Seed,
    cancel: &Cancel,
) -> Result<G::Move, Stopped> {
    decide_in::<G>(view, deals, level, means, Ending::WhenDecided, seed, cancel).map(|decision| decision.mv)
}

fn decide_in<G: Evaluate>(
    view: &G::View,
    deals: &dyn Deals<G>,
    level: Level,
    means: Means,
    ending: Ending,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Decision<G::Move>, Stopped> {
    let at_a_glance = |mv| Decision { mv, share: None };
    let mut chance = Chance::new(seed);
    // Every state consistent with the view has the same legal moves.
    let state = G::determinize(view, &mut chance);
    let mut moves = Vec::new();
    G::legal_moves(&state, &mut moves);
    if means == Means::Fewer {
        moves.retain(|&mv| !G::forgoes(mv));
    }
    if let [only] = moves[..] {
        return Ok(at_a_glance(only));
    }
    if level.mind != Mind::Random
        && let Some(unwanted) = G::forborne(&state)
    {
        moves.retain(|&mv| mv != unwanted);
    }
    let any = chance.pick(&moves).ok_or(Stopped::NothingToDecide)?;
    if level.overlooks > 0 {
        moves = noticed::<G>(&state, &moves, level.overlooks, &mut chance);
    }
    match level.mind {
        Mind::Random => Ok(at_a_glance(any)),
        Mind::Greedy => Ok(at_a_glance(best_at_a_glance::<G>(&state, &moves).unwrap_or(any))),
        Mind::Search { iterations } => {
            let effort = Effort { iterations, ending, means, counts: false };
            let found = G::think_in(view, deals, effort, &mut chance, cancel)?;
            let is_seen = |mv: &G::Move| level.overlooks == 0 || moves.contains(mv);
            let best = found.ranked().into_iter().find(|candidate| is_seen(&candidate.mv));
            Ok(match best {
                Some(best) => Decision { mv: best.mv, share: Some(best.share) },
                None => at_a_glance(best_at_a_glance::<G>(&state, &moves).unwrap_or(any)),
            })
        }
    }
}

/// The move that looks best at a glance; of equals, the earliest listed.
pub(crate) fn best_at_a_glance<G: Evaluate>(state: &G::State, moves: &[G::Move]) -> Option<G::Move> {
    let mut priors = Vec::with_capacity(moves.len());
    G::priors(state, moves, &mut priors);
    let mut best: Option<(f32, G::Move)> = None;
    for (&mv, &prior) in moves.iter().zip(&priors) {
        if best.is_none_or(|(most, _)| prior > most) {
            best = Some((prior, mv));
        }
    }
    best.map(|(_, mv)| mv)
}
