//! Endings beside the rules of the games: one side gives the game up, and the other has won.
//!
//! No engine knows of it. It is the house's own, the same at every table with two sides: [`Resigning`] says whether a
//! table has it and which entry of the book tells of it.

use crate::Table;
use game::{Game, Outcome, RuleId, Seat, Standing};
use serde::{Deserialize, Serialize};

/// A table's say about giving its games up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Resigning {
    /// The entry of the book that tells of it, and of playing against a clock: a rule, or a question beside one.
    pub rule: RuleId,
}

/// When a table's bots give a game up: a bot that looks ahead and has seen no hope for a while. It depends on nothing but
/// what its seat saw at these decisions.
pub struct Hopeless<T: Game> {
    /// A decision of which it expects less than this share of the win is hopeless.
    pub below: f64,
    /// So many of its own decisions in a row have to be; those it had no choice in, or took at a glance, don't count.
    pub in_a_row: usize,
    /// Whether a game has come so far that it may be given up: nobody gives up at the beginning, or when only the count is
    /// left.
    pub may_be: fn(&T::View) -> bool,
}

/// A game that was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenUp {
    /// Who gave it up, and has lost.
    pub seat: Seat,
    /// Why.
    pub why: Concession,
}

/// Why a game ended beside its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum Concession {
    /// Whoever lost didn't want to go on.
    Resigned,
    /// The time of whoever lost was over.
    OutOfTime,
}

impl GivenUp {
    /// The result at a table of two: no points, only who has won.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let standing = |seat| Standing { rank: if seat == self.seat { 2 } else { 1 }, score: 0, points: Vec::new() };
        Outcome { standings: [Seat(0), Seat(1)].map(standing).to_vec() }
    }

    /// Who has won.
    #[must_use]
    pub fn winner(self) -> Seat {
        self.seat.left(2)
    }
}

/// How a game with this setup may be given up; `None` if it may not.
///
/// It takes two sides, of which one may be an automaton. With more, giving up would break the game off for everybody, or
/// leave cards behind that nobody plays: there one leaves the table, which is kept.
#[must_use]
pub fn resigning<T: Table>(setup: &T::Setup) -> Option<Resigning> {
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
