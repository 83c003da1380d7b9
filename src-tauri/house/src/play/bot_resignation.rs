//! Decides whether a bot resigns because it sees no way to win.
//!
//! This depends only on what the bot's seat saw: the expectations for decisions since the table was opened are
//! remembered, and those for earlier decisions are computed again, with the same result.

use crate::play::table_state::Played;
use bot::{Cancel, Level, decide};
use game::{Seat, Seed};
use games::ListedGame;
use hosting::{BotResignation, resigning};

/// An earlier decision of the same bot.
enum Earlier<G: ListedGame> {
    /// Remembered as hopeless.
    Hopeless,
    /// To be computed again: the seat's view, and the seed of the search.
    Forgotten(G::View, Seed),
}

/// The earlier decisions that a bot considers before it resigns.
pub(crate) struct Outlook<G: ListedGame> {
    hopeless: BotResignation<G>,
    earlier: Vec<Earlier<G>>,
    level: Level,
}

impl<G: ListedGame> Outlook<G> {
    /// Returns the outlook of the bot at `seat`, which is to move; `None` if it won't resign in any case.
    pub fn of(played: &Played<G>, seat: Seat, level: Level, view: &G::View) -> Option<Outlook<G>> {
        let hopeless = G::HOPELESS.filter(|hopeless| (hopeless.may_be)(view))?;
        resigning::<G>(G::setup(&played.state))?;
        if played.played_on {
            return None;
        }
        let mut earlier = Vec::with_capacity(hopeless.in_a_row);
        let plies = played.line.plies();
        for (ply, made) in plies.iter().enumerate().rev().filter(|(_, made)| made.seat == seat) {
            if earlier.len() + 1 >= hopeless.in_a_row {
                break;
            }
            match played.shares.get(&made.node) {
                Some(None) => {}
                Some(Some(share)) if *share < hopeless.below => earlier.push(Earlier::Hopeless),
                Some(Some(_)) => return None,
                None => {
                    let state = played.line.state_at(ply)?;
                    let mut moves = Vec::new();
                    G::legal_moves(&state, &mut moves);
                    if moves.len() > 1 {
                        earlier.push(Earlier::Forgotten(G::view(&state, seat), played.thought_seed_at(ply)));
                    }
                }
            }
        }
        (earlier.len() + 1 >= hopeless.in_a_row).then_some(Outlook { hopeless, earlier, level })
    }

    /// Returns whether the bot resigns, given the win rate it expects of its decision; `None` if cancelled.
    pub fn is_hopeless(&self, share: Option<f64>, cancel: &Cancel) -> Option<bool> {
        let without_hope = |share: Option<f64>| share.is_some_and(|share| share < self.hopeless.below);
        if !without_hope(share) {
            return Some(false);
        }
        for earlier in &self.earlier {
            if let Earlier::Forgotten(view, seed) = earlier {
                let share = decide::<G>(view, self.level, *seed, cancel).ok()?.share;
                if !without_hope(share) {
                    return Some(false);
                }
            }
        }
        Some(true)
    }
}
