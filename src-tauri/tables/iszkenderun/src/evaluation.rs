//! Iszkenderun: what a state is worth, and what a seat would do at a glance.
//!
//! A round is judged by the points that each row may still come to ([`row`], with [`hand`] for what the cards not yet
//! laid are good for); from these follow the chances of the places, and from places, markers and score piles the
//! victory points and the share of the win ([`outlook`]). A move is judged by the outlook it leaves ([`glance`]).

mod glance;
mod hand;
mod mark;
mod outlook;
mod row;

use crate::IszkenderunTable;
use bot::{Appraisal, Imagine, Judge, Level, Mind};
use game::{Chance, Seat};
use glance::Glance;
use iszkenderun::{Move, State, View};

/// Plays and abilities that a seat looks at before it decides in a rollout.
const LOOKED_AT: usize = 6;

impl Judge for IszkenderunTable {
    const LEVELS: &'static [Level] = &[
        Level { key: "random", offered: false, mind: Mind::Random },
        Level { key: "beginner", offered: true, mind: Mind::Greedy { slips: 25 } },
        Level { key: "greedy", offered: false, mind: Mind::Greedy { slips: 0 } },
        Level { key: "steady", offered: true, mind: Mind::Search { iterations: 100 } },
        Level { key: "strong", offered: true, mind: Mind::Search { iterations: 1_300 } },
        Level { key: "master", offered: true, mind: Mind::Search { iterations: 12_000 } },
    ];

    fn appeal(state: &State, moves: &[Move], appeal: &mut Vec<f32>) {
        let Some(glance) = Glance::of(state) else { return };
        appeal.extend(moves.iter().map(|&mv| glance.appeal(mv)));
    }

    fn scrutiny(_view: &View) -> Option<u32> {
        Some(1_300)
    }
}

impl Imagine for IszkenderunTable {
    const ROLLOUT: u32 = 60;
    const SPREAD: f32 = 0.8;
    const EXPLORATION: f32 = 0.4;

    fn rollout(state: &State, moves: &[Move], _appeal: &mut Vec<f32>, chance: &mut Chance) -> Move {
        let mut best = moves[0];
        let Some(glance) = Glance::of(state) else { return best };
        let mut most = f32::NEG_INFINITY;
        let mut look_at = |mv| {
            let appeal = glance.appeal(mv);
            if appeal > most {
                (best, most) = (mv, appeal);
            }
        };
        // Listed first are plays and abilities, then the many ways to use a marker, of which one is looked at, and
        // passing is the last.
        let plain = moves.partition_point(|mv| matches!(mv, Move::Play { .. } | Move::Use { .. }));
        let markers = plain + moves[plain..].partition_point(|mv| matches!(mv, Move::Marker { .. }));
        if plain <= LOOKED_AT {
            moves[..plain].iter().copied().for_each(&mut look_at);
        } else {
            (0..LOOKED_AT).for_each(|_| look_at(moves[chance.index(plain)]));
        }
        chance.pick(&moves[plain..markers]).into_iter().for_each(&mut look_at);
        moves[markers..].iter().copied().for_each(&mut look_at);
        best
    }

    fn mark(_state: &State, mv: Move, _observer: Seat) -> u32 {
        mark::of(mv)
    }

    fn revealed(mv: Move, after: &State, observer: Seat) -> Option<u32> {
        mark::revealed(mv, after, observer)
    }

    fn horizon(start: &State, now: &State) -> bool {
        now.round() > start.round()
    }

    fn appraise(start: &State, end: &State) -> Appraisal {
        outlook::appraise(start, end)
    }
}
