//! Judges a decision already made by comparing it with the choice of a search.

use crate::cancel::{Cancel, Stopped};
use crate::evaluate::{Effort, Evaluate, Means, StopRule};
use crate::grade::Grade;
use crate::reason::Why;
use crate::search_results::{Candidate, SingleMoveSearch};
use game::{Chance, Game, Milestones, Seed};

/// A played move that at least one in this many iterations tried needs no search of its own.
const OFTEN: u32 = 4;

/// A judgement of one decision, based on what its seat could see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict<M, W> {
    /// The move that the search prefers.
    pub preferred: MoveValue<M>,
    /// The move that was played.
    pub played: MoveValue<M>,
    /// What the preferred move achieves that the played one does not, if the difference is significant.
    pub why: Option<Why<W>>,
}

/// The [`Verdict`] of a game's decisions.
pub type VerdictOf<G> = Verdict<<G as Game>::Move, <G as Milestones>::Milestone>;

/// A move and its expected result for the seat that plays it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveValue<M> {
    pub mv: M,
    /// The expected share of the win, 0 to 1.
    pub share: f64,
    /// The expected result in the game's own unit.
    pub result: f64,
}

impl<M: PartialEq, W> Verdict<M, W> {
    /// Returns the share of the win that the decision gave away; 0 if the search values it at least as much as its own
    /// choice.
    #[must_use]
    pub fn lost(&self) -> f64 {
        (self.preferred.share - self.played.share).max(0.0)
    }

    /// Returns the grade of the decision.
    #[must_use]
    pub fn grade(&self) -> Grade {
        if self.preferred.mv == self.played.mv { Grade::Best } else { Grade::of(self.lost()) }
    }
}

impl<M> MoveValue<M> {
    pub(crate) fn of(candidate: Candidate<M>) -> MoveValue<M> {
        MoveValue { mv: candidate.mv, share: candidate.share, result: candidate.result }
    }

    /// Converts the move to another representation.
    pub fn map<N>(self, spell: impl Fn(M) -> N) -> MoveValue<N> {
        MoveValue { mv: spell(self.mv), share: self.share, result: self.result }
    }
}

/// Judges the decision `played` of the seat to move, from its view. Returns `None` if there was no choice, or if the
/// game doesn't [judge](Evaluate::review_budget) such decisions.
///
/// A move that the search hardly tried would be misjudged from so few iterations, so it is searched separately with as
/// many iterations as the preferred move had.
///
/// # Errors
/// If the search is cancelled, or the game is over.
pub fn verdict<G: Evaluate>(
    view: &G::View,
    played: G::Move,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Option<VerdictOf<G>>, Stopped> {
    let Some(iterations) = G::review_budget(view) else { return Ok(None) };
    let mut chance = Chance::new(seed);
    let mut moves = Vec::new();
    let state = G::determinize(view, &mut chance);
    let Some(seat) = G::to_move(&state) else { return Ok(None) };
    G::legal_moves(&state, &mut moves);
    if moves.len() < 2 {
        return Ok(None);
    }
    let effort = Effort { iterations, ending: StopRule::AtTheCap, means: Means::All, counts: true };
    let found = G::think(view, effort, &mut chance, cancel)?;
    let ranked = found.ranked();
    let Some(&preferred) = ranked.first() else { return Ok(None) };
    let known = ranked.iter().find(|candidate| candidate.mv == played);
    let alone;
    let (played, tally) = match known {
        Some(&known) if known.mv == preferred.mv || known.visits >= iterations / OFTEN => {
            (known, found.tally(known.mv))
        }
        _ => {
            let effort = Effort { iterations: preferred.visits.max(iterations / OFTEN), ..effort };
            match G::foresee(view, played, effort, &mut chance, cancel)? {
                Some(SingleMoveSearch { candidate, tally }) => {
                    alone = tally;
                    (candidate, alone.as_ref())
                }
                None => return Ok(None),
            }
        }
    };
    let mut verdict = Verdict { preferred: MoveValue::of(preferred), played: MoveValue::of(played), why: None };
    if verdict.preferred.mv != verdict.played.mv {
        verdict.why = Why::of(seat, (preferred, found.tally(preferred.mv)), (played, tally));
    }
    if verdict.why.is_none() && verdict.grade() >= Grade::Inaccuracy {
        // These games show only large differences. For a worse move, a reason is looked for in more games.
        let effort = Effort { iterations, ..effort };
        let [one, other] =
            [preferred, played].map(|candidate| G::foresee(view, candidate.mv, effort, &mut chance, cancel));
        if let (Some(one), Some(other)) = (one?, other?) {
            verdict.why = Why::of(seat, (preferred, one.tally.as_ref()), (played, other.tally.as_ref()));
        }
    }
    Ok(Some(verdict))
}
