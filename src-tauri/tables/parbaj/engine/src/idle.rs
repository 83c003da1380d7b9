//! Whether using an ability, or choosing a drawback, would change nothing: its cost can't be paid then (DU-3.3).
//!
//! Looks only at what everybody can see. Where that doesn't tell, it counts as a change.

use crate::action::Origin;
use crate::meaning::{Speaker, discarded_meant};
use crate::moves::Target;
use crate::permanent::Permanent;
use crate::price::vp_of;
use crate::reading::Reading;
use crate::state::State;
use game::Seat;
use parbaj_cards::{Ability, Activated, Amount, Clause, Cost, Drawback, Effect, MOST_VP, Static, Subject, TargetSpec};

/// What is used, by whom, and from where its text speaks.
#[derive(Clone, Copy)]
struct Use<'a> {
    seat: Seat,
    speaker: Speaker<'a>,
    cost: &'static Cost,
    /// The action that it would prevent, once it is known.
    against: Option<u8>,
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
        let mut chosen = targets.iter().copied().map(Some).collect();
        // An X can always be more than nothing.
        let speaker = Speaker { you, this, it: None, x: 1, targets: &[] };
        let using = Use { seat, speaker, cost: origin.cost(), against };
        !self.any_choice_changes(specs, effects, using, &mut chosen)
    }

    /// Whether some choice of the targets that are still open makes a difference.
    fn any_choice_changes(
        &self,
        specs: &[TargetSpec],
        effects: &[Effect],
        using: Use<'_>,
        chosen: &mut Vec<Option<Target>>,
    ) -> bool {
        let Some(spec) = specs.get(chosen.len()) else {
            let using = Use { speaker: Speaker { targets: chosen, ..using.speaker }, ..using };
            return effects.iter().any(|effect| self.changes(effect, using));
        };
        let mut open = Vec::new();
        self.each_target(spec, using.speaker.you, using.speaker.this, |target| {
            open.push(target);
            false
        });
        open.into_iter().any(|target| {
            chosen.push(Some(target));
            let changes = self.any_choice_changes(specs, effects, using, chosen);
            chosen.pop();
            changes
        })
    }

    fn changes(&self, effect: &Effect, using: Use<'_>) -> bool {
        let speaker = using.speaker;
        let some = |amount: &Amount| self.amount(amount, self.reader_of(speaker)) > 0;
        let players = |who: Subject| self.players_meant(who, speaker);
        let any = |what: Subject, so: &dyn Fn(&Permanent) -> bool| {
            self.permanents_meant(what, speaker).into_iter().filter_map(|id| self.permanent(id)).any(so)
        };
        let discarded = |what: Subject| discarded_meant(what, speaker).is_some();
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
            Effect::Banish { what } => discarded(*what) || any(*what, &|_| true),
            Effect::TakeControl { what } => any(*what, &|it| it.master != speaker.you),
            Effect::TurnPassive { what } => any(*what, &|it| !it.passive),
            Effect::TurnActive { what } => {
                any(*what, &|it| it.passive || using.cost.turn_this && Some(it.id) == speaker.this)
            }
            Effect::PutCounters { on, amount, .. } => some(amount) && any(*on, &|_| true),
            Effect::RemoveCounters { from, counter } => any(*from, &|it| it.counters.of(*counter) > 0),
            Effect::Silence { what } => any(*what, &|it| !it.silenced),
            Effect::LiftDrawbacks { what } => any(*what, &|it| !it.lifted),
            Effect::Boost { what, damage, life } => (*damage, *life) != (0, 0) && any(*what, &|_| true),
            Effect::Heal { what } => any(*what, &|it| it.damage > 0),
            Effect::SacrificeSome { who, filter, amount } => {
                let reader = self.reader_of(speaker);
                let own =
                    |seat: Seat| self.permanents.iter().any(|it| it.master == seat && self.fits(filter, it, reader));
                some(amount) && players(*who).into_iter().any(own)
            }
            Effect::Recover { what } | Effect::PutIntoPlay { what } => discarded(*what),
            Effect::CopyPlayed { what } => any(*what, &|it| self.played_abilities(it).next().is_some()),
            Effect::Prevent => self.something_to_prevent(using),
            Effect::MakeTokens { amount, .. } => some(amount),
            Effect::SacrificeThis | Effect::May { .. } | Effect::If { .. } => true,
        }
    }

    /// Whether there is an action that can be prevented and isn't yet: the one chosen, or any.
    fn something_to_prevent(&self, using: Use<'_>) -> bool {
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

    /// The VP that a player has once the use is paid for.
    fn vp_then(&self, seat: Seat, using: Use<'_>) -> u8 {
        let paid = if seat == using.seat { vp_of(using.cost, None) } else { 0 };
        self.sides[seat.index()].vp.saturating_sub(paid)
    }
}
