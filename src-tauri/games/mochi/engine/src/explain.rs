//! Explanations of intents: why a touch leads to no legal move.

use crate::moves::{Intent, Move};
use crate::refusal::Refusal;
use crate::state::Step;
use crate::view::View;
use game::{Chance, Seed};

impl View {
    /// Returns every rule that forbids a touch, in the specification's order; empty if it leads to a legal move.
    pub(crate) fn explain(&self, intent: Intent) -> Vec<Refusal> {
        // Refusals depend only on what the seat sees, so any state consistent with the view gives the same ones.
        let state = self.determinize(&mut Chance::new(Seed(0)));
        let against = |mv| state.refusals(self.seat, mv);
        match intent {
            Intent::Pair { left } => against(Move::PlayPair { left }),
            Intent::Source { source } => against(Move::Draw { from: source }),
            Intent::Gap { place } => against(Move::Insert { place }),
            Intent::Seat { seat } => against(Move::ChooseDrawer { seat }),
            Intent::Effect { half } => against(Move::ResolveFirst { half }),
            Intent::Pass => against(Move::Pass),
            Intent::Decline => against(Move::Decline),
            Intent::HandCard { place } => match state.step() {
                Step::PassLeft { .. } => against(Move::PassLeft { place }),
                Step::Reserve => against(Move::Reserve { place }),
                Step::Keep { .. } => against(Move::Keep { place }),
                _ => {
                    // A touched card means the pair with its right neighbour, or else the pair with its left
                    // neighbour.
                    let with_right = against(Move::PlayPair { left: place });
                    let with_left = place.checked_sub(1).map(|left| against(Move::PlayPair { left }));
                    match with_left {
                        Some(reasons) if reasons.is_empty() => reasons,
                        Some(reasons) if usize::from(place) + 1 == self.hand.len() => reasons,
                        _ => with_right,
                    }
                }
            },
        }
    }
}
