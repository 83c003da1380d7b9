//! A bot's decision.

use crate::attention::noticed;
use crate::cancel::{Cancel, Stopped};
use crate::deals::{Deals, Unseen};
use crate::evaluate::{Effort, Ending, Evaluate, Means};
use crate::findings::{Candidate, Findings};
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
    consider_in(view, deals, level, means, ending, seed, cancel).map(|considered| considered.decision())
}

/// What a bot has thought before it decides.
pub(crate) struct Considered<G: Evaluate> {
    /// What it would do without looking ahead.
    at_a_glance: G::Move,
    /// The moves that it notices; `None` if it overlooks nothing.
    noticed: Option<Vec<G::Move>>,
    /// What looking ahead has shown, if it does that.
    pub found: Option<Box<dyn Findings<G>>>,
}

impl<G: Evaluate> Considered<G> {
    fn only(mv: G::Move) -> Self {
        Considered { at_a_glance: mv, noticed: None, found: None }
    }

    /// Whether it notices a move.
    pub fn notices(&self, mv: G::Move) -> bool {
        self.noticed.as_ref().is_none_or(|noticed| noticed.contains(&mv))
    }

    /// What looking ahead found best of all that it notices.
    fn best(&self) -> Option<Candidate<G::Move>> {
        let ranked = self.found.as_ref()?.ranked();
        ranked.into_iter().find(|candidate| self.notices(candidate.mv))
    }

    /// What it does.
    pub fn decision(&self) -> Decision<G::Move> {
        match self.best() {
            Some(best) => Decision { mv: best.mv, share: Some(best.share) },
            None => Decision { mv: self.at_a_glance, share: None },
        }
    }
}

/// What a bot of `level` thinks before it decides, by all means.
///
/// # Errors
/// As [`choose`].
pub(crate) fn consider<G: Evaluate>(
    view: &G::View,
    level: Level,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Considered<G>, Stopped> {
    consider_in(view, &Unseen::<G>(view), level, Means::All, Ending::WhenDecided, seed, cancel)
}

fn consider_in<G: Evaluate>(
    view: &G::View,
    deals: &dyn Deals<G>,
    level: Level,
    means: Means,
    ending: Ending,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Considered<G>, Stopped> {
    let mut chance = Chance::new(seed);
    // Every state consistent with the view has the same legal moves.
    let state = G::determinize(view, &mut chance);
    let mut moves = Vec::new();
    G::legal_moves(&state, &mut moves);
    if means == Means::Fewer {
        moves.retain(|&mv| !G::forgoes(mv));
    }
    if let [only] = moves[..] {
        return Ok(Considered::only(only));
    }
    if level.mind != Mind::Random
        && let Some(unwanted) = G::forborne(&state)
    {
        moves.retain(|&mv| mv != unwanted);
    }
    let any = chance.pick(&moves).ok_or(Stopped::NothingToDecide)?;
    let noticed = (level.overlooks > 0).then(|| noticed::<G>(&state, &moves, level.overlooks, &mut chance));
    let at_a_glance = match level.mind {
        Mind::Random => any,
        _ => best_at_a_glance::<G>(&state, noticed.as_ref().unwrap_or(&moves)).unwrap_or(any),
    };
    let found = match level.mind {
        Mind::Search { iterations } => {
            let effort = Effort { iterations, ending, means, counts: false };
            Some(G::think_in(view, deals, effort, &mut chance, cancel)?)
        }
        Mind::Random | Mind::Greedy => None,
    };
    Ok(Considered { at_a_glance, noticed, found })
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
