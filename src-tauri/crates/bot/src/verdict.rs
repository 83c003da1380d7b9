//! Judges a decision already made by comparing it with the choice of a search.

use crate::cancel::{Cancel, Stopped};
use crate::evaluate::{Effort, Evaluate, Means, StopRule};
use crate::grade::Grade;
use crate::hint::{DEALS, LineStep, line};
use crate::reason::Why;
use crate::search_results::{Candidate, SearchResults, SingleMoveSearch};
use game::{Chance, Game, Milestones, Seat, Seed};
use serde::{Deserialize, Serialize};

/// A played move that at least one in this many iterations tried needs no search of its own.
const OFTEN: u32 = 4;

/// A judgement of one decision, based on what its seat could see.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveValue<M> {
    pub mv: M,
    /// The expected share of the win, 0 to 1.
    pub share: f64,
    /// The expected result in the game's own unit.
    pub result: f64,
    /// The standard error of the share, at most: that of as many games as the search had iterations, each won or lost.
    #[serde(default)]
    pub error: f64,
}

/// A decision judged, with the line that the search expects after the move that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<M, E, W> {
    pub verdict: Verdict<M, W>,
    /// As for a [hint](crate::Hint).
    pub line: Vec<LineStep<M, E>>,
}

/// The [`Trial`] of a game's decision.
pub type TrialOf<G> = Trial<<G as Game>::Move, <G as Game>::Event, <G as Milestones>::Milestone>;

/// The best move of a position, and what comes close to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution<M, E> {
    pub best: MoveValue<M>,
    /// As for a [hint](crate::Hint).
    pub line: Vec<LineStep<M, E>>,
    /// The other moves the search has tried, the most tried first.
    pub others: Vec<MoveValue<M>>,
}

/// The [`Solution`] of a game's position.
pub type SolutionOf<G> = Solution<<G as Game>::Move, <G as Game>::Event>;

/// The largest loss, as a share of the win, that may be a measuring error.
const MOST_ERROR: f64 = 0.03;

impl<M: PartialEq, W> Verdict<M, W> {
    /// Returns the share of the win that the decision gave away; 0 if the search values it at least as much as its own
    /// choice.
    #[must_use]
    pub fn lost(&self) -> f64 {
        (self.preferred.share - self.played.share).max(0.0)
    }

    /// Returns whether the decision is as good as the search's own choice, as far as the search can tell.
    #[must_use]
    pub fn is_found(&self) -> bool {
        let error = self.preferred.error.hypot(self.played.error).min(MOST_ERROR);
        self.grade() == Grade::Best || self.lost() <= error
    }

    /// Returns the grade of the decision.
    #[must_use]
    pub fn grade(&self) -> Grade {
        if self.preferred.mv == self.played.mv { Grade::Best } else { Grade::of(self.lost()) }
    }
}

impl<M> MoveValue<M> {
    pub(crate) fn of(candidate: Candidate<M>) -> MoveValue<M> {
        let Candidate { mv, visits, share, result } = candidate;
        let error = (share * (1.0 - share) / f64::from(visits.max(1))).max(0.0).sqrt();
        MoveValue { mv, share, result, error }
    }

    /// Converts the move to another representation.
    pub fn map<N>(self, spell: impl Fn(M) -> N) -> MoveValue<N> {
        MoveValue { mv: spell(self.mv), share: self.share, result: self.result, error: self.error }
    }
}

/// A search of a position with the budget for verdicts.
struct Searched<G: Evaluate> {
    seat: Seat,
    effort: Effort,
    found: Box<dyn SearchResults<G>>,
    chance: Chance,
}

impl<G: Evaluate> Searched<G> {
    /// Searches the position of a view; `None` if the seat has no choice there, or the game doesn't judge such
    /// decisions.
    fn of(view: &G::View, seed: Seed, cancel: &Cancel) -> Result<Option<Searched<G>>, Stopped> {
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
        Ok(Some(Searched { seat, effort, found, chance }))
    }

    /// Compares a move with the search's choice; `None` if the search can't tell what follows it.
    fn verdict(&mut self, view: &G::View, played: G::Move, cancel: &Cancel) -> Result<Option<VerdictOf<G>>, Stopped> {
        let Searched { seat, effort, found, chance } = self;
        let (seat, effort, iterations) = (*seat, *effort, effort.iterations);
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
                match G::foresee(view, played, effort, chance, cancel)? {
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
            let [one, other] =
                [preferred, played].map(|candidate| G::foresee(view, candidate.mv, effort, chance, cancel));
            if let (Some(one), Some(other)) = (one?, other?) {
                verdict.why = Why::of(seat, (preferred, one.tally.as_ref()), (played, other.tally.as_ref()));
            }
        }
        Ok(Some(verdict))
    }

    /// Returns the expected line that begins with a move.
    fn line(&mut self, view: &G::View, mv: G::Move) -> Vec<LineStep<G::Move, G::Event>> {
        let deals = (0..DEALS).map(|_| G::determinize(view, &mut self.chance)).collect();
        line(self.found.as_ref(), deals, mv)
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
    let Some(mut searched) = Searched::<G>::of(view, seed, cancel)? else { return Ok(None) };
    searched.verdict(view, played, cancel)
}

/// Judges a move like [`verdict`], and says what is expected after it.
///
/// # Errors
/// If the search is cancelled, or the game is over.
pub fn trial<G: Evaluate>(
    view: &G::View,
    played: G::Move,
    seed: Seed,
    cancel: &Cancel,
) -> Result<Option<TrialOf<G>>, Stopped> {
    let Some(mut searched) = Searched::<G>::of(view, seed, cancel)? else { return Ok(None) };
    let verdict = searched.verdict(view, played, cancel)?;
    Ok(verdict.map(|verdict| Trial { verdict, line: searched.line(view, played) }))
}

/// Finds the move that [`verdict`] prefers with the same seed, and what comes close to it. Returns `None` where no
/// decision is judged.
///
/// # Errors
/// If the search is cancelled, or the game is over.
pub fn solution<G: Evaluate>(view: &G::View, seed: Seed, cancel: &Cancel) -> Result<Option<SolutionOf<G>>, Stopped> {
    let Some(mut searched) = Searched::<G>::of(view, seed, cancel)? else { return Ok(None) };
    let mut values = searched.found.ranked().into_iter().map(MoveValue::of);
    let Some(best) = values.next() else { return Ok(None) };
    let others = values.collect();
    Ok(Some(Solution { best, line: searched.line(view, best.mv), others }))
}
