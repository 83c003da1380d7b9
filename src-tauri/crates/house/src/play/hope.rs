//! Whether a bot still sees a way to win, or gives the game up.
//!
//! It follows from what its seat saw, and from nothing else: decisions of this run are remembered with what the bot
//! expected of them, and those of an earlier one are thought over again, which comes to the same.

use crate::play::played::Played;
use bot::{Cancel, Level, decide};
use game::{Seat, Seed};
use table::{Hopeless, resigning};
use tables::TableGame;

/// An own decision before the one that is being made.
enum Earlier<G: TableGame> {
    /// Without hope, as far as is remembered.
    Hopeless,
    /// Still to be thought over: what its seat saw, and the seed of its thoughts.
    Forgotten(G::View, Seed),
}

/// What a bot that is about to decide looks back on.
pub(crate) struct Outlook<G: TableGame> {
    hopeless: Hopeless<G>,
    earlier: Vec<Earlier<G>>,
    level: Level,
}

impl<G: TableGame> Outlook<G> {
    /// Of the bot at `seat`, which is to move; `None` if it goes on in any case.
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

    /// Whether the bot gives up, now that it expects so much of its decision; `None` if it was cancelled.
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
