//! What a bot needs to know about a table beyond its rules.

use crate::cancel::{Cancel, Stopped};
use crate::findings::{Candidate, Findings};
use crate::level::Level;
use game::{Chance, Game, Seat};

/// The most seats of any table.
pub const MOST_SEATS: usize = 6;

/// What a state is worth, seat by seat. Entries beyond the table's seats mean nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Appraisal {
    /// Expected share of the win, 0 to 1; together 1.
    pub share: [f32; MOST_SEATS],
    /// Expected result in the table's own unit, such as penalty points of the round.
    pub result: [f32; MOST_SEATS],
}

/// Whether a search may end before its last iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Once no other move can become the choice.
    WhenDecided,
    /// Never: for hints.
    AtTheCap,
}

/// How much a search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games in its head, at most.
    pub iterations: u32,
    /// Whether it may do less.
    pub ending: Ending,
    /// What it may use.
    pub means: Means,
}

/// What a bot may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Means {
    /// All that its seat may do.
    #[default]
    All,
    /// Not what its table lets bots [forgo](Evaluate::forgoes): against one that may, it shows what that is worth.
    Fewer,
}

/// A way to look ahead. A table with a [`SearchModel`] has one by that; another brings its own.
pub trait Think: Game {
    /// Looks ahead from `view`, whose seat is to move and has a choice.
    ///
    /// # Errors
    /// If cancelled, or the game is over.
    fn think(
        view: &Self::View,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn Findings<Self>>, Stopped>;

    /// What comes of doing `mv` in `view`, whatever else there would be to do; `None` where that can't be told.
    ///
    /// # Errors
    /// If cancelled, or the game is over.
    fn foresee(
        view: &Self::View,
        mv: Self::Move,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Option<Candidate<Self::Move>>, Stopped>;
}

/// How a table is played well rather than just legally: its levels, what looks good at a glance, and (by [`Think`]) a
/// way to look ahead.
///
/// Numbers are floats; so that a seed means the same move on every device, implementations keep to `+ − × ÷` and
/// `sqrt`, which every processor rounds alike, and leave `exp`, `ln` and `powf` alone ([`crate::decay`] stands in).
pub trait Evaluate: Think {
    /// The table's levels, weakest first.
    const LEVELS: &'static [Level];

    /// For each of `moves`, how good it looks to the seat to move, in any unit; greater is better.
    /// Looks only at what that seat may see.
    fn priors(state: &Self::State, moves: &[Self::Move], priors: &mut Vec<f32>);

    /// What bots can be told to do without, to measure what it is worth: as an option of a seat, such as `cards=0`.
    const FORGONE: Option<&'static str> = None;

    /// Whether a bot of [fewer means](Means::Fewer) leaves such moves alone. It is never left without any.
    fn forgoes(_mv: Self::Move) -> bool {
        false
    }

    /// A move that nobody with any sense makes in `state`, not even in a slip: it would spoil the game for the others.
    /// Never the only legal one's business, for that is made unasked. Looks only at what the seat to move may see.
    fn forborne(_state: &Self::State) -> Option<Self::Move> {
        None
    }

    /// How many games in the head a [verdict](crate::verdict) on a decision in `view` rests on: so many that all of
    /// a game's decisions are judged in about a minute. `None` for decisions that aren't judged.
    fn review_budget(view: &Self::View) -> Option<u32>;
}

/// A table's own evaluation: everything that the search which looks ahead for it wants to know to imagine how a
/// game goes on.
pub trait SearchModel: Evaluate {
    /// The most decisions of a rollout before it is cut off and appraised.
    const ROLLOUT: u32;
    /// How much better a prior makes a move about three times (e times) as likely a candidate.
    const SPREAD: f32;
    /// What a search's bonus for moves little tried weighs against the mean share: the less one decision changes the
    /// share of the win, the less.
    const EXPLORATION: f32 = 0.5;

    /// A quick choice for the seat to move in a rollout, out of `moves`, which aren't empty.
    /// `priors` is an empty buffer for its use.
    fn rollout(state: &Self::State, moves: &[Self::Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Self::Move;

    /// What `observer` sees of the seat to move doing `mv`, as a number below 2³¹. Two moves have the same key
    /// exactly when `observer` can't tell them apart; its own moves all differ.
    fn observation_key(state: &Self::State, mv: Self::Move, observer: Seat) -> u32;

    /// What `observer` learns by chance when `mv` has led to `after` (a card drawn or uncovered), as a number
    /// below 2³¹; `None` if the move's key tells it all.
    fn revealed(mv: Self::Move, after: &Self::State, observer: Seat) -> Option<u32>;

    /// Whether a search that began at `start` looks no further than `now`: the end of a round, say.
    fn horizon(start: &Self::State, now: &Self::State) -> bool;

    /// What `end`, reached by a search from `start`, is worth.
    fn appraise(start: &Self::State, end: &Self::State) -> Appraisal;
}
