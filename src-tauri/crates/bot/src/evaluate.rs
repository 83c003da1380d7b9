//! What a bot needs to know about a game beyond its rules.

use crate::appraise::{Appraisal, Appraiser};
use crate::cancel::{Cancel, Stopped};
use crate::determinizations::{DeterminizationSource, ViewDeterminizations};
use crate::level::Level;
use crate::open_search::Analyse;
use crate::search_results::{SearchResults, SingleMoveSearch};
use game::{Chance, Milestones, Seat, Seed};

/// When a search may end before its last iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopRule {
    /// As soon as no other move can overtake the best.
    WhenDecided,
    /// Never; used for hints.
    AtTheCap,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    pub iterations: u32,
    pub ending: StopRule,
    pub means: Means,
    /// Whether the search counts the milestones of its games; hints and verdicts need them for their reasons.
    pub counts: bool,
}

/// The moves a bot may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Means {
    /// All legal moves.
    #[default]
    All,
    /// All but the moves that the game lets bots [forgo](Evaluate::forgoes). A match between a bot with fewer means and
    /// one with all shows what those moves are worth.
    Fewer,
}

/// Look-ahead search. A game with a [`SearchModel`] gets an implementation from it; others bring their own.
pub trait Think: Milestones {
    /// Searches from `view`. The seat of the view must be to move and have a choice.
    ///
    /// # Errors
    /// If the search is cancelled, or the game is over.
    fn think(
        view: &Self::View,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn SearchResults<Self>>, Stopped> {
        Self::think_in(view, &ViewDeterminizations::<Self>(view), effort, chance, cancel)
    }

    /// Searches from `view` in the determinizations of `deals`, which must all be consistent with `view`.
    ///
    /// # Errors
    /// If the search is cancelled, or the game is over.
    fn think_in(
        view: &Self::View,
        deals: &dyn DeterminizationSource<Self>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn SearchResults<Self>>, Stopped>;

    /// Searches only what follows `mv` in `view`; `None` if the implementation can't tell.
    ///
    /// # Errors
    /// If the search is cancelled, or the game is over.
    fn foresee(
        view: &Self::View,
        mv: Self::Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<SingleMoveSearch<Self>>, Stopped>;
}

/// How to play a game well rather than just legally: its levels, the priors of its moves, and (by [`Think`]) a search.
///
/// All arithmetic is in floats. So that a seed gives the same move on every device, implementations use only `+ − × ÷`
/// and `sqrt`, which every processor rounds alike, and avoid `exp`, `ln` and `powf` (use [`crate::decay`] instead).
pub trait Evaluate: Think {
    /// The game's levels, weakest first.
    const LEVELS: &'static [Level];

    /// The automaton's rating on the scale of the [levels' ratings](Level::rating), with the default options; `None` if
    /// the game has no automaton.
    const AUTOMATON: Option<i32> = None;

    /// Appends a prior for each of `moves`: how good it looks to the seat to move, in any unit, greater is better.
    /// Depends only on what that seat may see.
    fn priors(state: &Self::State, moves: &[Self::Move], priors: &mut Vec<f32>);

    /// What a move is about, as people see it, such as a card or a point. A level that [overlooks](Level::overlooks) it
    /// overlooks all moves about it. `None` for a move that shares its idea with no other.
    fn idea(_mv: Self::Move) -> Option<u32> {
        None
    }

    /// Whether a move is so plain that no level overlooks it, such as taking what is offered. Depends only on what the
    /// seat to move may see.
    fn is_evident(_state: &Self::State, _mv: Self::Move) -> bool {
        false
    }

    /// The means that bots can be told to forgo, as a seat's option in a match, such as `cards=0`; `None` if there are
    /// none.
    const FORGONE: Option<&'static str> = None;

    /// Whether a bot with [fewer means](Means::Fewer) never plays this move. At least one other legal move must always
    /// remain.
    fn forgoes(_mv: Self::Move) -> bool {
        false
    }

    /// A move that no bot makes in `state`, not even one that overlooks all others, because it would spoil the game for
    /// the others. Not used if there is only one legal move. Depends only on what the seat to move may see.
    fn forborne(_state: &Self::State) -> Option<Self::Move> {
        None
    }

    /// The number of iterations of a hint. It may exceed that of every level: comparing what two moves lead to needs
    /// more iterations than playing well.
    const HINT_BUDGET: u32;

    /// The number of iterations of a [verdict](crate::verdict) on a decision in `view`, chosen so that judging all
    /// decisions of a game takes half a minute at most. `None` for decisions that are not judged.
    fn review_budget(view: &Self::View) -> Option<u32>;

    /// The moves that the rules have a bot propose to the seat to decide in `view`, one decision after another; the
    /// person may still decide otherwise. Empty if nothing is proposed.
    ///
    /// # Errors
    /// If the search is cancelled.
    fn proposal(_view: &Self::View, _seed: Seed, _cancel: &Cancel) -> Result<Vec<Self::Move>, Stopped> {
        Ok(Vec::new())
    }

    /// Whether the game's searches estimate the [ownership](crate::survey) of the board.
    const SURVEYS: bool = false;

    /// Begins an open-ended search; `None` for games without analysis.
    const ANALYSE: Option<Analyse<Self>> = None;

    /// Values positions without a search; `None` for games in which only a search can.
    const APPRAISER: Option<Appraiser<Self>> = None;
}

/// What the tree search needs to know about a game.
pub trait SearchModel: Evaluate {
    /// The most decisions of a playout before its state is appraised.
    const ROLLOUT: u32;
    /// The difference of priors that makes a move e times as likely a candidate.
    const SPREAD: f32;
    /// The weight of the search's bonus for rarely tried moves against the mean value; smaller in games where one
    /// decision changes the win rate less.
    const EXPLORATION: f32 = 0.5;

    /// The playout policy: a quick choice for the seat to move among `moves`, which isn't empty. `priors` is an empty
    /// scratch buffer.
    fn rollout(state: &Self::State, moves: &[Self::Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Self::Move;

    /// Returns what `observer` sees when the seat to move plays `mv`, as a number below 2³¹. Two moves have the same
    /// key exactly if `observer` can't tell them apart; its own moves all differ.
    fn observation_key(state: &Self::State, mv: Self::Move, observer: Seat) -> u32;

    /// Returns what chance reveals to `observer` when `mv` has led to `after` (a card drawn or uncovered), as a number
    /// below 2³¹; `None` if the move's key says it all.
    fn revealed(mv: Self::Move, after: &Self::State, observer: Seat) -> Option<u32>;

    /// Whether a search from `start` stops at `now`, for instance at the end of a round.
    fn horizon(start: &Self::State, now: &Self::State) -> bool;

    /// Returns the value of `end`, reached by a search from `start`.
    fn appraise(start: &Self::State, end: &Self::State) -> Appraisal;

    /// Appends the milestones reached between `start`, where `observer` was to move, and `end`; a milestone appended
    /// twice counts once. `story` has all events in between except [sums](game::EventSink::sum_up). It includes hidden
    /// ones: the state is a determinization drawn by the search.
    fn milestones(
        start: &Self::State,
        story: &[Self::Event],
        end: &Self::State,
        observer: Seat,
        reached: &mut Vec<Self::Milestone>,
    );
}
