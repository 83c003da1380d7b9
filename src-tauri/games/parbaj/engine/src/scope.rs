//! The scopes of neutralisations and reaction abilities (DU-4.8).

use crate::action::{Action, Origin};
use crate::moves::Target;
use crate::price::vp_of;
use crate::rules_reading::RulesReading;
use crate::state::State;
use game::Seat;
use parbaj_cards::{Scope, ScopeAction};

impl State {
    /// Whether an action is within a scope used by `user`. Automatic abilities, declines and chosen drawbacks never
    /// enter the queue.
    pub(crate) fn in_scope(&self, scope: &Scope, action: &Action, user: Seat) -> bool {
        let what = match scope.what {
            ScopeAction::Playing(types) => {
                matches!(action.origin, Origin::Card { card } if types.has(card.kind().card_type))
            }
            ScopeAction::Activated(types) => match action.origin {
                Origin::Card { .. } => false,
                Origin::Permanent { card, .. } => types.has(card.kind().card_type),
                // Such a scope refers to abilities of cards in play (DU-91.4.1).
                Origin::Elsewhere { card, .. } => {
                    self.setup.reading == RulesReading::Former && types.has(card.kind().card_type)
                }
            },
            ScopeAction::Reaction => action.is_reaction(),
        };
        // The printed cost counts, a variable one as announced, whatever was paid (DU-4.8).
        let cost = match self.setup.reading {
            RulesReading::Reprinted | RulesReading::Chapter => vp_of(action.origin.cost(), Some(action.x)),
            RulesReading::Former => action.vp,
        };
        what && (!scope.opponents || action.seat != user)
            && scope.vp_at_most.is_none_or(|most| cost <= most)
            && scope.vp_at_least.is_none_or(|least| cost >= least)
            && (!scope.targeting_you || action.targets.iter().any(|target| self.belongs(*target, user)))
    }

    /// Whether a target is `user`, or a card of theirs.
    fn belongs(&self, target: Target, user: Seat) -> bool {
        match target {
            Target::Player { seat } | Target::Discarded { seat, .. } => seat == user,
            Target::Permanent { permanent } => self.permanent(permanent).is_some_and(|it| it.master == user),
        }
    }

    /// Whether any action in the queue is within a scope used by `user`.
    pub(crate) fn any_in_scope(&self, scope: &Scope, user: Seat) -> bool {
        self.queue.iter().any(|action| self.in_scope(scope, action, user))
    }
}
