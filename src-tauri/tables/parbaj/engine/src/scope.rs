//! What a neutralisation or a reaction ability reaches (DU-4.8).

use crate::action::{Action, Origin};
use crate::moves::Target;
use crate::price::vp_of;
use crate::reading::Reading;
use crate::state::State;
use game::Seat;
use parbaj_cards::{Reach, Scope};

impl State {
    /// Whether an action is within a scope used by `user`. Automatic abilities, declines and chosen drawbacks never
    /// enter the queue.
    pub(crate) fn in_scope(&self, scope: &Scope, action: &Action, user: Seat) -> bool {
        let what = match scope.what {
            Reach::Playing(types) => {
                matches!(action.origin, Origin::Card { card } if types.has(card.kind().card_type))
            }
            Reach::Activated(types) => match action.origin {
                Origin::Card { .. } => false,
                Origin::Permanent { card, .. } => types.has(card.kind().card_type),
                // An ability of a card in play is meant (DU-91.4.1).
                Origin::Elsewhere { card, .. } => {
                    self.setup.reading == Reading::Former && types.has(card.kind().card_type)
                }
            },
            Reach::Reaction => action.is_reaction(),
        };
        // The printed cost, a variable one as announced, whatever was paid (DU-4.8).
        let cost = match self.setup.reading {
            Reading::Reprinted | Reading::Chapter => vp_of(action.origin.cost(), Some(action.x)),
            Reading::Former => action.vp,
        };
        what && (!scope.opponents || action.seat != user)
            && scope.vp_at_most.is_none_or(|most| cost <= most)
            && scope.vp_at_least.is_none_or(|least| cost >= least)
            && (!scope.targeting_you || action.targets.iter().any(|target| self.belongs(*target, user)))
    }

    /// Whether a target is `user`, or something of theirs.
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
