//! Choosing a bot's move from its seat's view.

use crate::attention::noticed;
use crate::cancel::{Cancel, Stopped};
use crate::determinizations::{DeterminizationSource, ViewDeterminizations};
use crate::evaluate::{Effort, Evaluate, Means, StopRule};
use crate::level::{Level, Mind};
use crate::search_results::{Candidate, SearchResults};
use game::{Chance, Seed};

/// Returns the move of a bot of `level`. `view` is the view of the seat to move.
///
/// The result depends only on the arguments: the same view, level and seed give the same move on every device. A single
/// legal move is played without a search.
///
/// # Errors
/// If the bot is cancelled, or the game is over.
pub fn choose<G: Evaluate>(view: &G::View, level: Level, seed: Seed, cancel: &Cancel) -> Result<G::Move, Stopped> {
    choose_by::<G>(view, level, Means::All, seed, cancel)
}

/// A bot's move and its expected result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<M> {
    pub mv: M,
    /// The expected share of the win, 0 to 1; `None` if the bot did not search.
    pub share: Option<f64>,
}

/// Chooses a move as [`choose`] does and also returns the expected share of the win.
///
/// # Errors
/// As [`choose`].
pub fn decide<G: Evaluate>(
    view: &G::View,
    level: Level,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Decision<G::Move>, Stopped> {
    decide_in::<G>(view, &ViewDeterminizations::<G>(view), level, Means::All, StopRule::WhenDecided, seed, cancel)
}

/// Runs the longest search that a bot of `level` may make in `view` and discards the result; used to measure how long
/// that takes on this device. Returns `false`, without a search, if there is only one legal move.
///
/// # Errors
/// As [`choose`].
pub fn think_through<G: Evaluate>(view: &G::View, level: Level, seed: Seed, cancel: &Cancel) -> Result<bool, Stopped> {
    let mut moves = Vec::new();
    G::legal_moves(&G::determinize(view, &mut Chance::new(seed)), &mut moves);
    if moves.len() < 2 {
        return Ok(false);
    }
    decide_in::<G>(view, &ViewDeterminizations::<G>(view), level, Means::All, StopRule::AtTheCap, seed, cancel)
        .map(|_| true)
}

/// Chooses a move as [`choose`] does, restricted to the given means; used for measurements.
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
    choose_in::<G>(view, &ViewDeterminizations::<G>(view), level, means, seed, cancel)
}

/// Chooses a move as [`choose_by`] does, with determinizations from another source; used for measurements.
///
/// # Errors
/// As [`choose`].
pub fn choose_in<G: Evaluate>(
    view: &G::View,
    deals: &dyn DeterminizationSource<G>,
    level: Level,
    means: Means,
    seed: Seed,
    cancel: &Cancel,
) -> Result<G::Move, Stopped> {
    decide_in::<G>(view, deals, level, means, StopRule::WhenDecided, seed, cancel).map(|decision| decision.mv)
}

fn decide_in<G: Evaluate>(
    view: &G::View,
    deals: &dyn DeterminizationSource<G>,
    level: Level,
    means: Means,
    ending: StopRule,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Decision<G::Move>, Stopped> {
    consider_in(view, deals, level, means, ending, seed, cancel).map(|considered| considered.decision())
}

/// The analysis from which a bot's move follows.
pub(crate) struct MoveAnalysis<G: Evaluate> {
    /// The best move by the priors, without a search.
    at_a_glance: G::Move,
    /// The moves that the bot notices, or `None` if it overlooks nothing.
    noticed: Option<Vec<G::Move>>,
    /// The result of the search, or `None` if the level does not search.
    pub found: Option<Box<dyn SearchResults<G>>>,
}

impl<G: Evaluate> MoveAnalysis<G> {
    fn only(mv: G::Move) -> Self {
        MoveAnalysis { at_a_glance: mv, noticed: None, found: None }
    }

    /// Whether the bot notices the move.
    pub fn notices(&self, mv: G::Move) -> bool {
        self.noticed.as_ref().is_none_or(|noticed| noticed.contains(&mv))
    }

    /// Returns the best candidate of the search among the noticed moves.
    fn best(&self) -> Option<Candidate<G::Move>> {
        let ranked = self.found.as_ref()?.ranked();
        ranked.into_iter().find(|candidate| self.notices(candidate.mv))
    }

    /// Returns the bot's move.
    pub fn decision(&self) -> Decision<G::Move> {
        match self.best() {
            Some(best) => Decision { mv: best.mv, share: Some(best.share) },
            None => Decision { mv: self.at_a_glance, share: None },
        }
    }
}

/// Runs the analysis of a bot of `level` with all means.
///
/// # Errors
/// As [`choose`].
pub(crate) fn consider<G: Evaluate>(
    view: &G::View,
    level: Level,
    seed: Seed,
    cancel: &Cancel,
) -> Result<MoveAnalysis<G>, Stopped> {
    consider_in(view, &ViewDeterminizations::<G>(view), level, Means::All, StopRule::WhenDecided, seed, cancel)
}

fn consider_in<G: Evaluate>(
    view: &G::View,
    deals: &dyn DeterminizationSource<G>,
    level: Level,
    means: Means,
    ending: StopRule,
    seed: Seed,
    cancel: &Cancel,
) -> Result<MoveAnalysis<G>, Stopped> {
    let mut chance = Chance::new(seed);
    // Every state consistent with the view has the same legal moves.
    let state = G::determinize(view, &mut chance);
    let mut moves = Vec::new();
    G::legal_moves(&state, &mut moves);
    if means == Means::Fewer {
        moves.retain(|&mv| !G::forgoes(mv));
    }
    if let [only] = moves[..] {
        return Ok(MoveAnalysis::only(only));
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
    Ok(MoveAnalysis { at_a_glance, noticed, found })
}

/// Returns the move with the highest prior; of equals, the one listed first.
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
