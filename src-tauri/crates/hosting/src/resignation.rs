//! Endings beside the rules of the games: one side resigns or runs out of time, and the other wins.
//!
//! No engine knows of them. They belong to the app and are the same in every game with two sides: [`Resigning`] says
//! whether a game allows them and which rule entry explains them.

use crate::HostedGame;
use game::{Game, Outcome, RuleId, Seat, Standing};
use serde::{Deserialize, Serialize};

/// A game's terms of resignation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Resigning {
    /// The rule entry, a rule or a question, that explains resigning and playing against a clock.
    pub rule: RuleId,
}

/// When a game's bots resign: a bot that searches and has seen no hope for several decisions. It depends only on what
/// its seat saw at these decisions.
pub struct BotResignation<T: Game> {
    /// A decision with a lower expected share of the win is hopeless.
    pub below: f64,
    /// The number of hopeless decisions in a row after which the bot resigns. Its forced decisions and those made
    /// without a search don't count.
    pub in_a_row: usize,
    /// Whether the game has come far enough to be resigned: bots don't resign at the beginning, or when only the count
    /// is left.
    pub may_be: fn(&T::View) -> bool,
}

/// The resignation or time loss that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenUp {
    /// The seat that has lost.
    pub seat: Seat,
    pub why: Concession,
}

/// Why a game ended beside its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Concession {
    /// The loser resigned.
    Resigned,
    /// The loser ran out of time.
    OutOfTime,
}

impl GivenUp {
    /// Returns the outcome for two seats: ranks only, no points.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let standing = |seat| Standing { rank: if seat == self.seat { 2 } else { 1 }, score: 0, points: Vec::new() };
        Outcome { standings: [Seat(0), Seat(1)].map(standing).to_vec() }
    }

    /// Returns the seat that has won.
    #[must_use]
    pub fn winner(self) -> Seat {
        self.seat.left(2)
    }
}

/// Returns the terms on which a game with this setup can be resigned; `None` if it can't.
///
/// It takes two sides, one of which may be an automaton. With more, resigning would end the game for everybody, or
/// leave cards behind that nobody plays; the person can leave the table instead, which is kept.
#[must_use]
pub fn resigning<T: HostedGame>(setup: &T::Setup) -> Option<Resigning> {
    T::RESIGNING.filter(|_| T::seats(setup) == 2)
}

#[cfg(test)]
mod tests {
    use super::{Concession, GivenUp};
    use game::Seat;

    #[test]
    fn whoever_gives_up_has_lost_and_the_other_won() {
        for (seat, ranks) in [(Seat(0), [2, 1]), (Seat(1), [1, 2])] {
            let given_up = GivenUp { seat, why: Concession::Resigned };
            assert_eq!(given_up.outcome().standings.iter().map(|side| side.rank).collect::<Vec<_>>(), ranks);
            assert_eq!(ranks[given_up.winner().index()], 1);
        }
    }
}
