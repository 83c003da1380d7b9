//! Kártyás gó: plain Go by the search of [`crate::go`], and a count that both sides can agree to.
//!
//! Everything is public, so there is nothing to deal: the search starts from the table as it is. While groups are
//! marked, playouts say which of them are dead ([`count`]).

mod count;
mod searched;

use crate::cancel::{Cancel, Stopped};
use crate::findings::Findings;
use crate::go::{self, Budget, Limit, Player};
use crate::judge::{Effort, Ending, Judge};
use crate::level::{Level, Mind};
use cardgo::{Cardgo, Move, Phase, State, View};
use count::Counted;
use game::{Chance, Seed};
use searched::Searched;

/// How many playouts a count rests on at most: more would hardly say anything else.
const MOST_PLAYOUTS: u32 = 1_000;
/// How many it rests on at least.
const LEAST_PLAYOUTS: u32 = 100;

impl Judge for Cardgo {
    const LEVELS: &'static [Level] = &[
        Level { key: "random", offered: false, mind: Mind::Random },
        Level { key: "beginner", offered: true, mind: Mind::Greedy { slips: 25 } },
        Level { key: "greedy", offered: false, mind: Mind::Greedy { slips: 0 } },
        Level { key: "steady", offered: true, mind: Mind::Search { iterations: 100 } },
        Level { key: "strong", offered: true, mind: Mind::Search { iterations: 400 } },
        Level { key: "master", offered: true, mind: Mind::Search { iterations: 4_000 } },
    ];

    fn appeal(state: &State, moves: &[Move], appeal: &mut Vec<f32>) {
        let table = state.table();
        if let Phase::Counting { .. } = table.phase() {
            // The same board always looks the same.
            let seed = Seed(table.position().board().hash());
            let counted = Counted::of(table, LEAST_PLAYOUTS, seed, &Cancel::new());
            appeal.extend(moves.iter().map(|&mv| match &counted {
                Ok(counted) if counted.choice == mv => 1.0,
                _ => 0.0,
            }));
            return;
        }
        let glance = go::Glance::at(table.position());
        appeal.extend(moves.iter().map(|&mv| match mv {
            Move::Play { point } => glance.appeal(Some(point)),
            _ => glance.appeal(None),
        }));
    }

    fn think(
        view: &View,
        effort: Effort,
        chance: &mut Chance,
        cancel: &Cancel,
    ) -> Result<Box<dyn Findings<Self>>, Stopped> {
        let table = view.table();
        match table.phase() {
            Phase::Playing => {
                let mut player = Player::for_simulations(table.setup().komi, effort.iterations);
                let early = effort.ending == Ending::WhenDecided;
                let budget = Budget { limit: Limit::Simulations(effort.iterations), threads: 1, early };
                let thought = player.think(table.position(), budget, chance.seed(), cancel)?;
                Ok(Box::new(Searched { observer: view.seat, player, thought }))
            }
            Phase::Counting { .. } => {
                let playouts = effort.iterations.clamp(LEAST_PLAYOUTS, MOST_PLAYOUTS);
                Ok(Box::new(Counted::of(table, playouts, chance.seed(), cancel)?))
            }
            Phase::Over => Err(Stopped::NothingToDecide),
        }
    }
}
