//! Whether using an ability, or choosing a drawback, would change nothing: its cost can't be paid then (DU-3.3).
//!
//! Looks only at what everybody can see. Where that doesn't tell, it counts as a change.

use crate::action::Origin;
use crate::figures::Reader;
use crate::moves::Target;
use crate::permanent::{Permanent, PermanentId};
use crate::price::vp_of;
use crate::reading::Reading;
use crate::state::{State, other};
use game::Seat;
use parbaj_cards::{Ability, Activated, Amount, Clause, Cost, Drawback, Effect, MOST_VP, Static, Subject, TargetSpec};

/// What is used, by whom, and what is chosen for it.
struct Use<'a> {
    seat: Seat,
    /// Who "you" is in its text.
    you: Seat,
    this: Option<PermanentId>,
    cost: &'static Cost,
    /// The action that it would prevent, once it is known.
    against: Option<u8>,
    targets: &'a [Target],
}

impl State {
    /// Whether nothing would come of it, whatever is chosen for what isn't chosen yet. Of cards that are played the rule
    /// says nothing.
    pub(crate) fn would_change_nothing(
        &self,
        seat: Seat,
        origin: Origin,
        against: Option<u8>,
        targets: &[Target],
    ) -> bool {
        let (Origin::Permanent { card, clause, .. } | Origin::Elsewhere { card, clause, .. }) = origin else {
            return false;
        };
        if self.setup.reading == Reading::Former {
            return false;
        }
        let (specs, effects): (&[TargetSpec], &[Effect]) = match card.kind().clauses.get(usize::from(clause)) {
            Some(Clause::Ability(Ability::Activated(Activated { targets, effects, .. }))) => (targets, effects),
            Some(Clause::Drawback(Drawback::Chosen(chosen))) => (&[], &chosen.effects),
            _ => return false,
        };
        let this = origin.permanent();
        // Whoever chooses a drawback, "you" is the master.
        let you = this.and_then(|id| self.permanent(id)).map_or(seat, |it| it.master);
        let mut chosen = targets.to_vec();
        let using = Use { seat, you, this, cost: origin.cost(), against, targets: &[] };
        !self.any_choice_changes(specs, effects, &using, &mut chosen)
    }

    /// Whether some choice of the targets that are still open makes a difference.
    fn any_choice_changes(
        &self,
        specs: &[TargetSpec],
        effects: &[Effect],
        using: &Use<'_>,
        chosen: &mut Vec<Target>,
    ) -> bool {
        let Some(spec) = specs.get(chosen.len()) else {
            let using = Use { targets: chosen, ..*using };
            return effects.iter().any(|effect| self.changes(effect, &using));
        };
        let mut open = Vec::new();
        self.each_target(spec, using.you, using.this, |target| {
            open.push(target);
            false
        });
        open.into_iter().any(|target| {
            chosen.push(target);
            let changes = self.any_choice_changes(specs, effects, using, chosen);
            chosen.pop();
            changes
        })
    }

    fn changes(&self, effect: &Effect, using: &Use<'_>) -> bool {
        let some = |amount: &Amount| self.some(amount, using);
        let players = |who: Subject| self.players_of(who, using);
        let any = |what: Subject, so: &dyn Fn(&Permanent) -> bool| self.any_of(what, using, so);
        match effect {
            Effect::Damage { to, amount } => some(amount) && (!players(*to).is_empty() || any(*to, &|_| true)),
            Effect::GainLife { who, amount } | Effect::LoseLife { who, amount } | Effect::Draw { who, amount } => {
                some(amount) && !players(*who).is_empty()
            }
            Effect::GainVp { who, amount } => {
                some(amount) && players(*who).into_iter().any(|seat| self.vp_then(seat, using) < MOST_VP)
            }
            Effect::LoseVp { who, amount } => {
                some(amount) && players(*who).into_iter().any(|seat| self.vp_then(seat, using) > 0)
            }
            Effect::Discard { who, amount } => {
                some(amount) && players(*who).into_iter().any(|seat| !self.sides[seat.index()].hand.is_empty())
            }
            Effect::Mill { who, amount } => {
                some(amount) && players(*who).into_iter().any(|seat| !self.sides[seat.index()].deck.is_empty())
            }
            Effect::Destroy { what } => any(*what, &|it| !self.has_static(it, Static::CantBeDestroyed)),
            Effect::Return { what } => any(*what, &|_| true),
            Effect::Banish { what } => self.discarded_of(*what, using) || any(*what, &|_| true),
            Effect::TakeControl { what } => any(*what, &|it| it.master != using.you),
            Effect::TurnPassive { what } => any(*what, &|it| !it.passive),
            Effect::TurnActive { what } => {
                any(*what, &|it| it.passive || using.cost.turn_this && Some(it.id) == using.this)
            }
            Effect::PutCounters { on, amount, .. } => some(amount) && any(*on, &|_| true),
            Effect::RemoveCounters { from, counter } => any(*from, &|it| it.counters.of(*counter) > 0),
            Effect::Silence { what } => any(*what, &|it| !it.silenced),
            Effect::LiftDrawbacks { what } => any(*what, &|it| !it.lifted),
            Effect::Boost { what, damage, life } => (*damage, *life) != (0, 0) && any(*what, &|_| true),
            Effect::Heal { what } => any(*what, &|it| it.damage > 0),
            Effect::SacrificeSome { who, filter, amount } => {
                let reader = |you| Reader { you, this: self.this_of(using), x: 0 };
                let own = |seat: Seat| {
                    self.permanents.iter().any(|it| it.master == seat && self.fits(filter, it, reader(using.you)))
                };
                some(amount) && players(*who).into_iter().any(own)
            }
            Effect::Recover { what } | Effect::PutIntoPlay { what } => self.discarded_of(*what, using),
            Effect::CopyPlayed { what } => any(*what, &|it| self.played_abilities(it).next().is_some()),
            Effect::Prevent => self.something_to_prevent(using),
            Effect::MakeTokens { amount, .. } => some(amount),
            Effect::SacrificeThis | Effect::May { .. } | Effect::If { .. } => true,
        }
    }

    /// Whether there is an action that can be prevented and isn't yet: the one chosen, or any.
    fn something_to_prevent(&self, using: &Use<'_>) -> bool {
        let open = |at: usize| {
            self.queue.get(at).is_some_and(|action| {
                let fixed = matches!(action.origin, Origin::Card { card } if card.made().unpreventable);
                !action.prevented && !fixed
            })
        };
        match using.against {
            Some(at) => open(usize::from(at)),
            None => (0..self.queue.len()).any(open),
        }
    }

    fn this_of(&self, using: &Use<'_>) -> Option<&Permanent> {
        using.this.and_then(|id| self.permanent(id))
    }

    /// Whether an amount is more than nothing; an X can always be.
    fn some(&self, amount: &Amount, using: &Use<'_>) -> bool {
        let reader = Reader { you: using.you, this: self.this_of(using), x: 1 };
        self.amount(amount, reader) > 0
    }

    /// The VP that a player has once the use is paid for.
    fn vp_then(&self, seat: Seat, using: &Use<'_>) -> u8 {
        let paid = if seat == using.seat { vp_of(using.cost, None) } else { 0 };
        self.sides[seat.index()].vp.saturating_sub(paid)
    }

    fn players_of(&self, who: Subject, using: &Use<'_>) -> Vec<Seat> {
        match who {
            Subject::You => vec![using.you],
            Subject::Opponent => vec![other(using.you)],
            Subject::Everybody => vec![using.you, other(using.you)],
            Subject::Target(at) => match using.targets.get(usize::from(at)) {
                Some(Target::Player { seat }) => vec![*seat],
                _ => Vec::new(),
            },
            Subject::This | Subject::It | Subject::Each(_) => Vec::new(),
        }
    }

    /// Whether any of the permanents meant is so.
    fn any_of(&self, what: Subject, using: &Use<'_>, so: &dyn Fn(&Permanent) -> bool) -> bool {
        let one = match what {
            Subject::This => using.this,
            Subject::Target(at) => match using.targets.get(usize::from(at)) {
                Some(Target::Permanent { permanent }) => Some(*permanent),
                _ => None,
            },
            Subject::Each(filter) => {
                let reader = Reader { you: using.you, this: self.this_of(using), x: 0 };
                return self.permanents.iter().any(|it| self.fits(&filter, it, reader) && so(it));
            }
            Subject::It | Subject::You | Subject::Opponent | Subject::Everybody => None,
        };
        one.and_then(|id| self.permanent(id)).is_some_and(so)
    }

    fn discarded_of(&self, what: Subject, using: &Use<'_>) -> bool {
        let Subject::Target(at) = what else { return false };
        matches!(using.targets.get(usize::from(at)), Some(Target::Discarded { .. }))
    }
}
