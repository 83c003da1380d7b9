//! What a decision already made was worth, against what a search would have done in its place.

use crate::cancel::{Cancel, Stopped};
use crate::evaluate::{Effort, Ending, Evaluate, Means};
use crate::findings::Candidate;
use game::{Chance, Seed};

/// A decision that loses so much of the win turns the game.
const TURNS: f64 = 0.15;
/// What was tried in at least one of so many games need not be looked at on its own.
const OFTEN: u32 = 4;

/// A judgement of one decision, by what its seat could see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict<M> {
    /// What the search prefers.
    pub preferred: Worth<M>,
    /// What was done.
    pub played: Worth<M>,
}

/// A move, with what may be expected of it by whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth<M> {
    /// The move.
    pub mv: M,
    /// The share of the win, 0 to 1.
    pub share: f64,
    /// The result in the table's own unit.
    pub result: f64,
}

impl<M: PartialEq> Verdict<M> {
    /// How much of the win the decision gave away; a decision the search thinks no better of gave nothing away.
    #[must_use]
    pub fn lost(&self) -> f64 {
        (self.preferred.share - self.played.share).max(0.0)
    }

    /// Whether it turned the game.
    #[must_use]
    pub fn turns(&self) -> bool {
        self.preferred.mv != self.played.mv && self.lost() >= TURNS
    }
}

impl<M> Worth<M> {
    fn of(candidate: Candidate<M>) -> Worth<M> {
        Worth { mv: candidate.mv, share: candidate.share, result: candidate.result }
    }

    /// The same of the move in another spelling.
    pub fn map<N>(self, spell: impl Fn(M) -> N) -> Worth<N> {
        Worth { mv: spell(self.mv), share: self.share, result: self.result }
    }
}

/// Judges the decision `played` of the seat to move, from its view; `None` where there was no choice, or no table
/// [judges](Evaluate::review_budget) such decisions.
///
/// A move the search hardly tried would be misjudged by the few games in which it did: it gets as many of its own as
/// the preferred one had.
///
/// # Errors
/// If cancelled meanwhile, or the game is over.
pub fn verdict<G: Evaluate>(
    view: &G::View,
    played: G::Move,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Option<Verdict<G::Move>>, Stopped> {
    let Some(iterations) = G::review_budget(view) else { return Ok(None) };
    let mut chance = Chance::new(seed);
    let mut moves = Vec::new();
    G::legal_moves(&G::determinize(view, &mut chance), &mut moves);
    if moves.len() < 2 {
        return Ok(None);
    }
    let effort = Effort { iterations, ending: Ending::AtTheCap, means: Means::All };
    let ranked = G::think(view, effort, &mut chance, cancel)?.ranked();
    let Some(&preferred) = ranked.first() else { return Ok(None) };
    let known = ranked.iter().find(|candidate| candidate.mv == played);
    let played = match known {
        Some(&known) if known.mv == preferred.mv || known.visits >= iterations / OFTEN => known,
        _ => {
            let effort = Effort { iterations: preferred.visits.max(iterations / OFTEN), ..effort };
            match G::foresee(view, played, effort, &mut chance, cancel)? {
                Some(foreseen) => foreseen,
                None => return Ok(None),
            }
        }
    };
    Ok(Some(Verdict { preferred: Worth::of(preferred), played: Worth::of(played) }))
}
