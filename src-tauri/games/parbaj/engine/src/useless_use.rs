//! Finds out whether using an ability or choosing a drawback would change nothing, in which case its cost can't be paid
//! (DU-3.3).
//!
//! Uses only public information. If that doesn't decide the question, the use counts as a change.

use crate::action::Origin;
use crate::moves::Target;
use crate::permanent::Permanent;
use crate::price::vp_of;
use crate::rules_reading::RulesReading;
use crate::state::State;
use crate::subjects::{SubjectViewpoint, discarded_meant};
use game::Seat;
use parbaj_cards::{Ability, Activated, Amount, Clause, Cost, Drawback, Effect, MOST_VP, Static, Subject, TargetSpec};

/// A use of a clause: the seat, its cost, and the viewpoint of its text.
#[derive(Clone, Copy)]
struct ClauseUse<'a> {
    seat: Seat,
    speaker: SubjectViewpoint<'a>,
    cost: &'static Cost,
    /// The action that it would prevent, once chosen.
    against: Option<u8>,
}

impl State {
    /// Whether the use would change nothing, whatever is chosen for the choices still open. Always false for a card
    /// that is played: the rule doesn't apply to it.
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
        if self.setup.reading == RulesReading::Former {
            return false;
        }
        let (specs, effects): (&[TargetSpec], &[Effect]) = match card.kind().clauses.get(usize::from(clause)) {
            Some(Clause::Ability(Ability::Activated(Activated { targets, effects, .. }))) => (targets, effects),
            Some(Clause::Drawback(Drawback::Chosen(chosen))) => (&[], &chosen.effects),
            _ => return false,
        };
        let this = origin.permanent();
        // For a chosen drawback "you" is the permanent's master, whichever seat chooses it.
        let you = this.and_then(|id| self.permanent(id)).map_or(seat, |it| it.master);
        let mut chosen = targets.iter().copied().map(Some).collect();
        // X counts as 1: it can always be above 0.
        let speaker = SubjectViewpoint { you, this, it: None, x: 1, targets: &[] };
        let using = ClauseUse { seat, speaker, cost: origin.cost(), against };
        !self.any_choice_changes(specs, effects, using, &mut chosen)
    }

    /// Whether some choice of the open targets makes a difference.
    fn any_choice_changes(
        &self,
        specs: &[TargetSpec],
        effects: &[Effect],
        using: ClauseUse<'_>,
        chosen: &mut Vec<Option<Target>>,
    ) -> bool {
        let Some(spec) = specs.get(chosen.len()) else {
            let using = ClauseUse { speaker: SubjectViewpoint { targets: chosen, ..using.speaker }, ..using };
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

    fn changes(&self, effect: &Effect, using: ClauseUse<'_>) -> bool {
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

    /// Whether the chosen action, or any action if none is chosen, can be prevented and isn't yet.
    fn something_to_prevent(&self, using: ClauseUse<'_>) -> bool {
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

    /// Returns the VP that a player has after paying for the use.
    fn vp_then(&self, seat: Seat, using: ClauseUse<'_>) -> u8 {
        let paid = if seat == using.seat { vp_of(using.cost, None) } else { 0 };
        self.sides[seat.index()].vp.saturating_sub(paid)
    }
}
