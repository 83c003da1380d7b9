//! What a decision already made was worth, against what a search would have chosen.

use crate::cancel::{Cancel, Stopped};
use crate::evaluate::{Effort, Ending, Evaluate, Means};
use crate::findings::{Candidate, Foreseen};
use crate::grade::Grade;
use crate::why::Why;
use game::{Chance, Game, Milestones, Seed};

/// A move tried in at least one of this many iterations needs no search of its own.
const OFTEN: u32 = 4;

/// A judgement of one decision, from what its seat could see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict<M, W> {
    /// What the search prefers.
    pub preferred: Worth<M>,
    /// What was done.
    pub played: Worth<M>,
    /// What the preferred move achieves that what was done doesn't, where that is clear.
    pub why: Option<Why<W>>,
}

/// The verdicts of a table.
pub type VerdictOf<G> = Verdict<<G as Game>::Move, <G as Milestones>::Milestone>;

/// A move, with what its player may expect of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth<M> {
    /// The move.
    pub mv: M,
    /// The share of the win, 0 to 1.
    pub share: f64,
    /// The result in the table's own unit.
    pub result: f64,
}

impl<M: PartialEq, W> Verdict<M, W> {
    /// The share of the win that the decision gave away; 0 if the search thinks it at least as good as its own choice.
    #[must_use]
    pub fn lost(&self) -> f64 {
        (self.preferred.share - self.played.share).max(0.0)
    }

    /// How well it was decided.
    #[must_use]
    pub fn grade(&self) -> Grade {
        if self.preferred.mv == self.played.mv { Grade::Best } else { Grade::of(self.lost()) }
    }
}

impl<M> Worth<M> {
    pub(crate) fn of(candidate: Candidate<M>) -> Worth<M> {
        Worth { mv: candidate.mv, share: candidate.share, result: candidate.result }
    }

    /// The same with the move converted to another representation.
    pub fn map<N>(self, spell: impl Fn(M) -> N) -> Worth<N> {
        Worth { mv: spell(self.mv), share: self.share, result: self.result }
    }
}

/// Judges the decision `played` of the seat to move, from its view; `None` if there was no choice, or the table doesn't
/// [judge](Evaluate::review_budget) such decisions.
///
/// A move that the search hardly tried would be misjudged from so few iterations: it gets a search of its own, with
/// as many as the preferred move had.
///
/// # Errors
/// If cancelled meanwhile, or the game is over.
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
    let effort = Effort { iterations, ending: Ending::AtTheCap, means: Means::All, counts: true };
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
                Some(Foreseen { candidate, tally }) => {
                    alone = tally;
                    (candidate, alone.as_ref())
                }
                None => return Ok(None),
            }
        }
    };
    let mut verdict = Verdict { preferred: Worth::of(preferred), played: Worth::of(played), why: None };
    if verdict.preferred.mv != verdict.played.mv {
        verdict.why = Why::of(seat, (preferred, found.tally(preferred.mv)), (played, tally));
    }
    if verdict.why.is_none() && verdict.grade() >= Grade::Inaccuracy {
        // So few games show only what is plain: of what was worse a reason is looked for in more of them.
        let effort = Effort { iterations, ..effort };
        let [one, other] =
            [preferred, played].map(|candidate| G::foresee(view, candidate.mv, effort, &mut chance, cancel));
        if let (Some(one), Some(other)) = (one?, other?) {
            verdict.why = Why::of(seat, (preferred, one.tally.as_ref()), (played, other.tally.as_ref()));
        }
    }
    Ok(Some(verdict))
}
