//! Explains a bot's move afterwards by repeating its search.
//!
//! A bot's move depends only on its seat's view, its level and a seed, so its search can be repeated at any time
//! without storing anything. The moves that a level overlooks are the same in the repetition.

use crate::cancel::{Cancel, Stopped};
use crate::choose::consider;
use crate::evaluate::{Effort, Evaluate, Means, StopRule};
use crate::level::{Level, Mind};
use crate::reason::Why;
use crate::search_results::{Candidate, SingleMoveSearch};
use crate::verdict::MoveValue;
use game::{Chance, Game, Milestones, Seed};

/// Candidates with fewer visits are not mentioned: the search hardly looked at them.
const FEWEST: u32 = 4;
/// The fewest games searched after each of two moves to find a reason,
const LEAST_GAMES: u32 = 150;
/// and the most, whatever the level's budget.
const MOST_GAMES: u32 = 1_000;

/// The explanation of a bot's move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveExplanation<M, W> {
    /// The seat had only one legal move.
    Forced,
    /// The level doesn't search: it played the move with the best prior, or a random one.
    AtAGlance,
    /// Repeating the search leads to another move: another version of the app chose the move that was played.
    Otherwise {
        /// The move that the repeated search chooses.
        today: M,
    },
    /// The move was chosen by search.
    Considered {
        /// The move that was played and its expected result.
        played: MoveValue<M>,
        /// The best other move that the bot noticed.
        second: Option<MoveValue<M>>,
        /// A move with a better expected result that the bot overlooked.
        overlooked: Option<M>,
        /// What the move achieves that the second does not, if the difference is significant.
        why: Option<Why<W>>,
    },
}

/// The [`MoveExplanation`] of a game's moves.
pub type AccountOf<G> = MoveExplanation<<G as Game>::Move, <G as Milestones>::Milestone>;

/// Explains why a bot of `level` played `played`, a legal move, from the view its seat had and the seed of its search.
///
/// # Errors
/// If the search is cancelled, or the game is over.
pub fn account<G: Evaluate>(
    view: &G::View,
    played: G::Move,
    level: Level,
    seed: Seed,
    cancel: &Cancel,
) -> Result<AccountOf<G>, Stopped> {
    let mut chance = Chance::new(seed);
    let state = G::determinize(view, &mut chance);
    let mut moves = Vec::new();
    G::legal_moves(&state, &mut moves);
    if moves.len() < 2 {
        return Ok(MoveExplanation::Forced);
    }
    let considered = consider::<G>(view, level, seed, cancel)?;
    let today = considered.decision().mv;
    if today != played {
        return Ok(MoveExplanation::Otherwise { today });
    }
    let (Some(found), Mind::Search { iterations }) = (&considered.found, level.mind) else {
        return Ok(MoveExplanation::AtAGlance);
    };
    let ranked = found.ranked();
    let Some(&own) = ranked.iter().find(|candidate| candidate.mv == played) else {
        return Ok(MoveExplanation::AtAGlance);
    };
    let looked_at = |candidate: &&Candidate<G::Move>| candidate.mv != played && candidate.visits >= FEWEST;
    let second = ranked.iter().filter(looked_at).find(|candidate| considered.notices(candidate.mv)).copied();
    let overlooked = ranked.first().filter(|best| !considered.notices(best.mv) && best.share > own.share);
    let why = match second {
        Some(second) => {
            let games = iterations.clamp(LEAST_GAMES, MOST_GAMES);
            let effort = Effort { iterations: games, ending: StopRule::AtTheCap, means: Means::All, counts: true };
            let one = G::foresee(view, played, effort, &mut chance, cancel)?;
            let other = G::foresee(view, second.mv, effort, &mut chance, cancel)?;
            one.zip(other).and_then(|(one, other)| better(found.observer(), &one, &other))
        }
        None => None,
    };
    Ok(MoveExplanation::Considered {
        played: MoveValue::of(own),
        second: second.map(MoveValue::of),
        overlooked: overlooked.map(|best| best.mv),
        why,
    })
}

/// Returns the reason to prefer `one` to `other`.
fn better<G: Evaluate>(
    seat: game::Seat,
    one: &SingleMoveSearch<G>,
    other: &SingleMoveSearch<G>,
) -> Option<Why<G::Milestone>> {
    Why::of(seat, (one.candidate, one.tally.as_ref()), (other.candidate, other.tally.as_ref()))
}
