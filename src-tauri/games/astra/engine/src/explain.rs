//! Explanations of intents: why a touch leads to no legal move.

use crate::moves::{Aim, Intent, Move};
use crate::path::Path;
use crate::refusal::Refusal;
use crate::star_set::StarId;
use crate::view::View;
use game::{Chance, Seed};

impl View {
    /// Returns every rule that forbids a touch, in the specification's order; empty if it leads to a legal move.
    pub(crate) fn explain(&self, intent: &Intent) -> Vec<Refusal> {
        // Refusals depend only on what the seat sees, so any state consistent with the view gives the same ones.
        let state = self.determinize(&mut Chance::new(Seed(0)));
        if state.to_move() == Some(self.seat) {
            let mut moves = Vec::new();
            state.list_moves(&mut moves);
            if moves.iter().any(|mv| intent.leads_to(*mv)) {
                return Vec::new();
            }
        }
        let against = state.against(self.seat, intent);
        if against.is_empty() { vec![intent.dead_end()] } else { against }
    }
}

impl Intent {
    /// Returns whether this touch can be completed to `mv`.
    fn leads_to(&self, mv: Move) -> bool {
        match (self, mv) {
            (Intent::Use { card, aim }, Move::Use { card: used, aim: all }) => {
                *card == used && (*aim == Aim::Nothing || *aim == all)
            }
            (Intent::Observe { place, path }, Move::Observe { place: at, path: all }) => {
                *place == at && all.into_iter().take(path.len()).eq(path.iter().copied())
            }
            (Intent::Take { boon, card }, Move::Take { boon: taken, card: all }) => {
                *boon == taken && (card.is_none() || *card == all)
            }
            _ => *self == mv.intent(),
        }
    }

    /// Returns the refusal for a touch that no further choice can complete, although no part chosen so far is
    /// forbidden.
    fn dead_end(&self) -> Refusal {
        match self {
            Intent::Use { card, .. } => Refusal::NoEffect { ability: card.constellation().ability },
            Intent::Observe { .. } => Refusal::NoStar,
            Intent::Take { .. } => Refusal::WhichCard,
            _ => Refusal::GameOver,
        }
    }

    /// Returns the move that the touch stands for, if all its parts are chosen.
    pub(crate) fn whole_move(&self) -> Option<Move> {
        Some(match *self {
            Intent::Use { card, aim } => {
                let aimed = card.constellation().ability.is_aimed();
                return (aimed == (aim != Aim::Nothing)).then_some(Move::Use { card, aim });
            }
            Intent::Observe { place, ref path } => {
                let stars: Vec<StarId> = path.clone();
                let path = Path::try_from(stars).ok().filter(|path| !path.is_empty())?;
                Move::Observe { place, path }
            }
            Intent::Stop => Move::Stop,
            Intent::Rest => Move::Rest,
            Intent::Discover { place } => Move::Discover { place },
            Intent::SetAside { card } => Move::SetAside { card },
            Intent::Dream { star } => Move::Dream { star },
            Intent::Take { boon, card } => Move::Take { boon, card },
            Intent::Decline => Move::Decline,
            Intent::Reorder { order } => Move::Reorder { order },
            Intent::Automaton => Move::Automaton,
        })
    }
}
