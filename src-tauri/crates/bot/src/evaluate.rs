//! What a bot needs to know about a table beyond its rules.

use crate::appraise::{Appraisal, Appraiser};
use crate::cancel::{Cancel, Stopped};
use crate::deals::{Deals, Unseen};
use crate::findings::{Findings, Foreseen};
use crate::growing::Analyse;
use crate::level::Level;
use game::{Chance, Milestones, Seat, Seed};

/// Whether a search may end before its last iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Once no other move can overtake the best.
    WhenDecided,
    /// Never: for hints.
    AtTheCap,
}

/// How much a search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most iterations.
    pub iterations: u32,
    /// Whether it may stop early.
    pub ending: Ending,
    /// What it may use.
    pub means: Means,
    /// Whether it counts what its games come to: for hints and verdicts, which give reasons.
    pub counts: bool,
}

/// What a bot may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Means {
    /// All that its seat may do.
    #[default]
    All,
    /// Not what its table lets bots [forgo](Evaluate::forgoes): a match against one that may shows what that is worth.
    Fewer,
}

/// A way to look ahead. A table with a [`SearchModel`] gets one from it; others bring their own.
pub trait Think: Milestones {
    /// Looks ahead from `view`, whose seat is to move and has a choice.
    ///
    /// # Errors
    /// If cancelled, or the game is over.
    fn think(
        view: &Self::View,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn Findings<Self>>, Stopped> {
        Self::think_in(view, &Unseen::<Self>(view), effort, chance, cancel)
    }

    /// The same in `deals`, all of which look like `view` to its seat.
    ///
    /// # Errors
    /// If cancelled, or the game is over.
    fn think_in(
        view: &Self::View,
        deals: &dyn Deals<Self>,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn Findings<Self>>, Stopped>;

    /// What playing `mv` in `view` leads to, searching no other move; `None` if that can't be said.
    ///
    /// # Errors
    /// If cancelled, or the game is over.
    fn foresee(
        view: &Self::View,
        mv: Self::Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<Foreseen<Self>>, Stopped>;
}

/// How to play a table well rather than just legally: its levels, what looks good at a glance, and (by [`Think`]) a
/// way to look ahead.
///
/// Numbers are floats; so that a seed gives the same move on every device, implementations use only `+ − × ÷` and
/// `sqrt`, which every processor rounds alike, and avoid `exp`, `ln` and `powf` (use [`crate::decay`] instead).
pub trait Evaluate: Think {
    /// The table's levels, weakest first.
    const LEVELS: &'static [Level];

    /// Where an automaton stands among [their ratings](Level::rating), with the usual options; `None` where there is
    /// none.
    const AUTOMATON: Option<i32> = None;

    /// For each of `moves`, how good it looks to the seat to move, in any unit; greater is better.
    /// Looks only at what that seat may see.
    fn priors(state: &Self::State, moves: &[Self::Move], priors: &mut Vec<f32>);

    /// What a move is about, as people see it, such as a card or a place: whoever [overlooks](Level::overlooks) it
    /// overlooks all moves about it. `None` for a move that is an idea of its own.
    fn idea(_mv: Self::Move) -> Option<u32> {
        None
    }

    /// Whether a move is so plain that nobody overlooks it, such as taking what one is handed. Looks only at what the seat
    /// to move may see.
    fn is_evident(_state: &Self::State, _mv: Self::Move) -> bool {
        false
    }

    /// What bots can be told to do without, to measure its worth, as a seat's option in a match, such as `cards=0`.
    const FORGONE: Option<&'static str> = None;

    /// Whether a bot with [fewer means](Means::Fewer) never plays this move. Some other legal move must always remain.
    fn forgoes(_mv: Self::Move) -> bool {
        false
    }

    /// A move that no sensible player makes in `state`, not even overlooking all else: it would spoil the game for the
    /// others. Not consulted if there is only one legal move. Looks only at what the seat to move may see.
    fn forborne(_state: &Self::State) -> Option<Self::Move> {
        None
    }

    /// How many iterations a hint gets. It may look further than any level does: playing well needs fewer games in the
    /// head than telling what two moves come to.
    const HINT_BUDGET: u32;

    /// How many iterations a [verdict](crate::verdict) on a decision in `view` gets, so that judging all of a game's
    /// decisions takes half a minute at most. `None` for decisions that aren't judged.
    fn review_budget(view: &Self::View) -> Option<u32>;

    /// What the rules have a bot propose to whoever is to decide in `view`, one decision after another: all of it can
    /// still be decided otherwise. Empty where nothing is proposed.
    ///
    /// # Errors
    /// If cancelled meanwhile.
    fn proposal(_view: &Self::View, _seed: Seed, _cancel: &Cancel) -> Result<Vec<Self::Move>, Stopped> {
        Ok(Vec::new())
    }

    /// Whether its searches tell how a board is likely to be [shared out](crate::survey).
    const SURVEYS: bool = false;

    /// Begins a search that goes on for as long as somebody looks at it; `None` for tables that offer none.
    const ANALYSE: Option<Analyse<Self>> = None;

    /// Appraises positions without a search; `None` for tables where only a search can tell.
    const APPRAISER: Option<Appraiser<Self>> = None;
}

/// A table's own evaluation: everything that tree search needs to know to look ahead in its games.
pub trait SearchModel: Evaluate {
    /// The most decisions of a rollout before it is cut off and appraised.
    const ROLLOUT: u32;
    /// How much greater a prior must be to make a move e times as likely a candidate.
    const SPREAD: f32;
    /// The weight of the search's bonus for rarely tried moves against the mean share: smaller where one decision
    /// changes the share of the win less.
    const EXPLORATION: f32 = 0.5;

    /// The rollout policy: a quick choice for the seat to move among `moves`, which isn't empty. `priors` is an empty
    /// scratch buffer.
    fn rollout(state: &Self::State, moves: &[Self::Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Self::Move;

    /// What `observer` sees of the seat to move doing `mv`, as a number below 2³¹. Two moves have the same key
    /// exactly when `observer` can't tell them apart; its own moves all differ.
    fn observation_key(state: &Self::State, mv: Self::Move, observer: Seat) -> u32;

    /// What chance reveals to `observer` when `mv` has led to `after` (a card drawn or uncovered), as a number
    /// below 2³¹; `None` if the move's key says it all.
    fn revealed(mv: Self::Move, after: &Self::State, observer: Seat) -> Option<u32>;

    /// Whether a search that began at `start` looks no further than `now`, such as at the end of a round.
    fn horizon(start: &Self::State, now: &Self::State) -> bool;

    /// What `end`, reached by a search from `start`, is worth.
    fn appraise(start: &Self::State, end: &Self::State) -> Appraisal;

    /// Appends the milestones that a game came to (one told twice counts once): from `start`, where `observer` was to
    /// move, by what happened (all of it but [sums](game::EventSink::sum_up), secrets too: it is a deal of the search's
    /// own) to `end`.
    fn milestones(
        start: &Self::State,
        story: &[Self::Event],
        end: &Self::State,
        observer: Seat,
        reached: &mut Vec<Self::Milestone>,
    );
}
