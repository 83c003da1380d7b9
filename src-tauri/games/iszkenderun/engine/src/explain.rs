//! Explanations of intents: why a touch leads to no legal move.

use crate::card::{Card, CardSet};
use crate::move_refusals::Extent;
use crate::moves::{Intent, Move};
use crate::refusal::Refusal;
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
        let against = state.against(self.seat, intent, Extent::Part);
        if against.is_empty() { vec![intent.dead_end()] } else { against }
    }
}

impl Intent {
    /// Returns whether this touch can be completed to `mv`.
    fn leads_to(&self, mv: Move) -> bool {
        let chosen = |some: &[Card], all: CardSet| all.contains_all(some.iter().copied().collect());
        match (self, mv) {
            (Intent::Card { card }, _) => mv.starts_with() == Some(*card),
            (Intent::Use { card, targets, extra }, Move::Use { card: with, targets: all, extra: paid }) => {
                *card == with && chosen(targets, all) && (extra.is_none() || *extra == paid)
            }
            (
                Intent::Marker { cost, deed, targets, extra },
                Move::Marker { cost: with, deed: does, targets: all, extra: paid },
            ) => {
                cost.is_none_or(|cost| cost == with)
                    && deed.is_none_or(|deed| deed == does)
                    && chosen(targets, all)
                    && (extra.is_none() || *extra == paid)
            }
            (Intent::Use { .. } | Intent::Marker { .. }, _) => false,
            _ => *self == mv.intent(),
        }
    }

    /// Returns the refusal for a touch that no further choice can complete, although no part chosen so far is
    /// forbidden.
    fn dead_end(&self) -> Refusal {
        match self {
            Intent::Marker { cost, deed: None, .. } => Refusal::NoDeedPossible { card: *cost },
            Intent::Marker { deed: Some(deed), .. } => Refusal::DeedWithoutTarget { deed: *deed },
            Intent::Use { card, .. }
            | Intent::Card { card }
            | Intent::Play { card, .. }
            | Intent::Bank { card }
            | Intent::Discard { card } => Refusal::NothingToAimAt { card: *card },
            Intent::Pass => Refusal::GameOver,
        }
    }
}

impl Move {
    /// Returns the card that is touched first to make this move.
    fn starts_with(self) -> Option<Card> {
        match self {
            Move::Play { card, .. } | Move::Use { card, .. } | Move::Bank { card } | Move::Discard { card } => {
                Some(card)
            }
            Move::Marker { cost, .. } => Some(cost),
            Move::Pass => None,
        }
    }
}
