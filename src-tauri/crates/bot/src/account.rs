//! Why a bot did what it did: the thought that it had, thought once more.
//!
//! A bot's decision follows from its seat's view, its level and a seed, so the same thought can be had again at any time,
//! and nothing has to be kept for it. What a level overlooked then it overlooks now.

use crate::cancel::{Cancel, Stopped};
use crate::choose::consider;
use crate::evaluate::{Effort, Ending, Evaluate, Means};
use crate::findings::{Candidate, Foreseen};
use crate::level::{Level, Mind};
use crate::verdict::Worth;
use crate::why::Why;
use game::{Chance, Game, Milestones, Seed};

/// A move that fewer iterations tried isn't told of: the bot hardly looked at it.
const FEWEST: u32 = 4;
/// For a reason, each of two moves is followed by at least so many games…
const LEAST_GAMES: u32 = 150;
/// … and by no more than so many, however much the level thinks.
const MOST_GAMES: u32 = 1_000;

/// Why a bot did what it did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Account<M, W> {
    /// It had no choice.
    Forced,
    /// It doesn't look ahead: so it looked best, or it played anything.
    AtAGlance,
    /// The same thought leads to another move today: another version of the app has played it.
    Otherwise {
        /// Which.
        today: M,
    },
    /// It looked ahead.
    Considered {
        /// What it expected of what it did.
        played: Worth<M>,
        /// What it would have done else.
        second: Option<Worth<M>>,
        /// What it would have liked better, had it noticed it.
        overlooked: Option<M>,
        /// What its move achieves that the second doesn't, where that is clear.
        why: Option<Why<W>>,
    },
}

/// The accounts of a table.
pub type AccountOf<G> = Account<<G as Game>::Move, <G as Milestones>::Milestone>;

/// Why a bot of `level` played `played`, which is legal, from what its seat saw and the seed of its thought then.
///
/// # Errors
/// If cancelled meanwhile, or the game is over.
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
        return Ok(Account::Forced);
    }
    let considered = consider::<G>(view, level, seed, cancel)?;
    let today = considered.decision().mv;
    if today != played {
        return Ok(Account::Otherwise { today });
    }
    let (Some(found), Mind::Search { iterations }) = (&considered.found, level.mind) else {
        return Ok(Account::AtAGlance);
    };
    let ranked = found.ranked();
    let Some(&own) = ranked.iter().find(|candidate| candidate.mv == played) else { return Ok(Account::AtAGlance) };
    let looked_at = |candidate: &&Candidate<G::Move>| candidate.mv != played && candidate.visits >= FEWEST;
    let second = ranked.iter().filter(looked_at).find(|candidate| considered.notices(candidate.mv)).copied();
    let overlooked = ranked.first().filter(|best| !considered.notices(best.mv) && best.share > own.share);
    let why = match second {
        Some(second) => {
            let games = iterations.clamp(LEAST_GAMES, MOST_GAMES);
            let effort = Effort { iterations: games, ending: Ending::AtTheCap, means: Means::All, counts: true };
            let one = G::foresee(view, played, effort, &mut chance, cancel)?;
            let other = G::foresee(view, second.mv, effort, &mut chance, cancel)?;
            one.zip(other).and_then(|(one, other)| better(found.observer(), &one, &other))
        }
        None => None,
    };
    Ok(Account::Considered {
        played: Worth::of(own),
        second: second.map(Worth::of),
        overlooked: overlooked.map(|best| best.mv),
        why,
    })
}

/// What speaks for `one` against `other`.
fn better<G: Evaluate>(seat: game::Seat, one: &Foreseen<G>, other: &Foreseen<G>) -> Option<Why<G::Milestone>> {
    Why::of(seat, (one.candidate, one.tally.as_ref()), (other.candidate, other.tally.as_ref()))
}
