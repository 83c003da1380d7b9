//! Carries out single effects of card texts.

use crate::action::PendingClause;
use crate::card::CardId;
use crate::deal::FIRST_LIFE;
use crate::event::Event;
use crate::event_details::{ClauseRole, DiscardCause, EventTarget, LeaveCause};
use crate::moves::{Target, UpkeepStep};
use crate::permanent::{Permanent, PermanentId};
use crate::state::State;
use crate::subjects::discarded_meant;
use crate::turn_flow::put_in_order;
use game::{EventSink, Seat};
use parbaj_cards::{Ability, Amount, Clause, CounterKind, Effect, Static, Subject, When};

impl State {
    /// Carries out one effect that needs no decision. Skips permanents and cards that have left their zone (DU-4.3).
    pub(crate) fn act(&mut self, effect: &Effect, events: &mut impl EventSink<Event>) {
        let Some(running) = &self.running else { return };
        let (card, source, you) = (running.card, running.source, running.you);
        let by = self.doing();
        match effect {
            Effect::Damage { to, amount } => {
                let amount = self.number(amount);
                for target in self.hit(*to) {
                    self.damage(target, amount, card, source, false, events);
                }
            }
            Effect::GainLife { who, amount } => self.each_player(*who, amount, |state, seat, n| {
                state.change_life(seat, n, by, events);
            }),
            Effect::LoseLife { who, amount } => self.each_player(*who, amount, |state, seat, n| {
                state.change_life(seat, -n, by, events);
            }),
            Effect::GainVp { who, amount } => self.each_player(*who, amount, |state, seat, n| {
                events.record(|| Event::Vp { seat, change: n.min(100) as i8, by });
                state.change_vp(seat, n, events);
            }),
            Effect::LoseVp { who, amount } => self.each_player(*who, amount, |state, seat, n| {
                let lost = n.min(i16::from(state.sides[seat.index()].vp));
                events.record(|| Event::Vp { seat, change: -(lost as i8), by });
                state.change_vp(seat, -lost, events);
            }),
            Effect::Draw { who, amount } => self.each_player(*who, amount, |state, seat, n| {
                state.draw(seat, n, Some(by), events);
            }),
            Effect::Mill { who, amount } => self.each_player(*who, amount, |state, seat, n| {
                for _ in 0..n {
                    let Some(card) = state.side(seat).deck.pop() else { break };
                    state.side(seat).discard.push(card);
                    events.record(|| Event::Discarded { seat, card, why: DiscardCause::Mill(by) });
                }
            }),
            Effect::Destroy { what } => {
                let mut fallen = Vec::new();
                for id in self.permanents_now(*what) {
                    let Some(it) = self.permanent(id) else { continue };
                    if self.has_static(it, Static::CantBeDestroyed) {
                        let piece = it.piece();
                        events.record(|| Event::Indestructible { piece });
                    } else {
                        fallen.push((id, LeaveCause::Destroyed));
                    }
                }
                self.leave_together(&fallen, Some(source), Some(by), events);
            }
            Effect::Return { what } => self.take_away(*what, LeaveCause::Returned, source, events),
            Effect::Banish { what } => {
                if let Some((seat, card)) = self.discarded_now(*what) {
                    if self.take_from_discard(seat, card) {
                        self.side(seat).void.push(card);
                        events.record(|| Event::ToVoid { seat, card, by });
                    }
                } else {
                    self.take_away(*what, LeaveCause::Banished, source, events);
                }
            }
            Effect::TakeControl { what } => {
                for id in self.permanents_now(*what) {
                    self.take_control(id, you, source, events);
                }
            }
            Effect::TurnPassive { what } => {
                for id in self.permanents_now(*what) {
                    self.turn_passive(id, by, events);
                }
            }
            Effect::TurnActive { what } => {
                for id in self.permanents_now(*what) {
                    let Some(it) = self.permanent_mut(id).filter(|it| it.passive) else { continue };
                    it.passive = false;
                    let piece = it.piece();
                    events.record(|| Event::Turned { piece, passive: false, withdrew: false, by });
                }
            }
            Effect::PutCounters { on, counter, amount } => {
                let amount = self.number(amount);
                for id in self.permanents_now(*on) {
                    self.put_counters(id, *counter, amount, source, events);
                }
            }
            Effect::RemoveCounters { from, counter } => {
                for id in self.permanents_now(*from) {
                    self.change_counters(id, *counter, i16::MIN, events);
                }
            }
            Effect::Silence { what } => {
                for id in self.permanents_now(*what) {
                    let Some(it) = self.permanent_mut(id) else { continue };
                    it.silenced = true;
                    let piece = it.piece();
                    let keeps = piece.card.kind().clauses.iter().any(|clause| !matches!(clause, Clause::Ability(_)));
                    events.record(|| Event::Silenced { piece, keeps });
                }
            }
            Effect::LiftDrawbacks { what } => {
                for id in self.permanents_now(*what) {
                    let Some(it) = self.permanent_mut(id) else { continue };
                    it.lifted = true;
                    let piece = it.piece();
                    events.record(|| Event::DrawbacksLifted { piece });
                }
            }
            Effect::Boost { what, damage, life } => {
                for id in self.permanents_now(*what) {
                    let Some(it) = self.permanent_mut(id) else { continue };
                    it.boost.0 = it.boost.0.saturating_add(*damage);
                    it.boost.1 = it.boost.1.saturating_add(*life);
                    if *life < 0 {
                        it.hurt_by |= 1 << source.0;
                    }
                    let piece = it.piece();
                    events.record(|| Event::Boosted { piece, damage: *damage, life: *life, by });
                }
            }
            Effect::Heal { what } => {
                for id in self.permanents_now(*what) {
                    let Some(it) = self.permanent_mut(id).filter(|it| it.damage > 0) else { continue };
                    let amount = std::mem::take(&mut it.damage);
                    if it.boost.1 >= 0 {
                        it.hurt_by = 0;
                    }
                    let piece = it.piece();
                    events.record(|| Event::Healed { piece, amount, by });
                }
            }
            Effect::SacrificeThis => {
                if let Some(id) = self.running.as_ref().and_then(|running| running.permanent) {
                    self.sacrifice(id, Some(source), by, events);
                }
            }
            Effect::Recover { what } => {
                if let Some((seat, card)) = self.discarded_now(*what)
                    && self.take_from_discard(seat, card)
                {
                    let side = self.side(seat);
                    put_in_order(&mut side.hand, card);
                    put_in_order(&mut side.known, card);
                    events.record(|| Event::Recovered { seat, card, by });
                }
            }
            Effect::PutIntoPlay { what } => {
                if let Some((seat, card)) = self.discarded_now(*what)
                    && self.sides[seat.index()].discard.contains(&card)
                    && self.may_be_put(you, card, events)
                    && self.take_from_discard(seat, card)
                {
                    self.put_into_play(seat, you, card, events);
                }
            }
            Effect::CopyPlayed { what } => {
                for id in self.permanents_now(*what) {
                    self.copy_played(id, you, card, events);
                }
            }
            Effect::Prevent => {
                if let Some(against) = self.running.as_ref().and_then(|running| running.against) {
                    self.prevent(against, card, false, events);
                }
            }
            // `run` carries these out step by step.
            Effect::Discard { .. }
            | Effect::SacrificeSome { .. }
            | Effect::MakeTokens { .. }
            | Effect::May { .. }
            | Effect::If { .. } => {}
        }
    }

    fn number(&self, amount: &Amount) -> i16 {
        self.amount(amount, self.reader()).clamp(0, 200)
    }

    fn each_player(&mut self, who: Subject, amount: &Amount, mut act: impl FnMut(&mut State, Seat, i16)) {
        let number = self.number(amount);
        if number == 0 {
            return;
        }
        for seat in self.players(who) {
            act(self, seat, number);
        }
    }

    pub(crate) fn change_life(&mut self, seat: Seat, change: i16, by: ClauseRole, events: &mut impl EventSink<Event>) {
        let side = self.side(seat);
        side.life = side.life.saturating_add(change).clamp(-9_999, 9_999);
        let beyond = change > 0 && side.life > FIRST_LIFE;
        events.record(|| Event::Life { seat, change, by, beyond });
    }

    /// Returns the permanents still in play that a subject refers to now.
    fn permanents_now(&self, what: Subject) -> Vec<PermanentId> {
        self.running.as_ref().map_or_else(Vec::new, |running| self.permanents_meant(what, running.speaker()))
    }

    fn discarded_now(&self, what: Subject) -> Option<(Seat, CardId)> {
        discarded_meant(what, self.running.as_ref()?.speaker())
    }

    /// Returns every player and permanent that the damage is dealt to.
    fn hit(&self, to: Subject) -> Vec<Target> {
        let players = self.players(to).into_iter().map(|seat| Target::Player { seat });
        let permanents = self.permanents_now(to).into_iter().map(|permanent| Target::Permanent { permanent });
        players.chain(permanents).collect()
    }

    /// Deals damage. A permanent that it kills leaves play only at the next check for deaths (DU-91.5.4).
    pub(crate) fn damage(
        &mut self,
        target: Target,
        amount: i16,
        by: CardId,
        source: Seat,
        strike: bool,
        events: &mut impl EventSink<Event>,
    ) {
        if amount <= 0 {
            return;
        }
        let aimed: EventTarget = self.aimed(target);
        match target {
            Target::Player { seat } => {
                let side = self.side(seat);
                side.life = side.life.saturating_sub(amount).max(-9_999);
            }
            Target::Permanent { permanent } => {
                let Some(it) = self.permanent_mut(permanent) else { return };
                it.damage = it.damage.saturating_add(amount.min(200) as u8);
                it.hurt_by |= 1 << source.0;
            }
            Target::Discarded { .. } => return,
        }
        events.record(|| Event::Damaged { target: aimed, amount: amount.min(200) as u8, by, strike });
    }

    fn take_away(&mut self, what: Subject, how: LeaveCause, source: Seat, events: &mut impl EventSink<Event>) {
        let leaving: Vec<_> = self.permanents_now(what).into_iter().map(|id| (id, how)).collect();
        self.leave_together(&leaving, Some(source), Some(self.doing()), events);
    }

    /// Copies a permanent's abilities on being played: queues them as jobs for `you`, to be carried out after the
    /// action. Nothing else in the text is copied; an explanation can't be copied even if it acts on being played
    /// (DU-91.2.1).
    fn copy_played(&mut self, id: PermanentId, you: Seat, by: CardId, events: &mut impl EventSink<Event>) {
        let Some(it) = self.permanent(id) else { return };
        let copied: Vec<PendingClause> = self
            .played_abilities(it)
            .map(|clause| PendingClause { you, source: you, ..self.job(it, UpkeepStep::Clause { clause }) })
            .collect();
        let (piece, abilities) = (it.piece(), copied.len() as u8);
        let more = it.card.kind().clauses.len() > copied.len();
        self.jobs.extend(copied);
        events.record(|| Event::Copied { seat: you, by, piece, abilities, more });
    }

    /// Returns the clauses that are abilities on being played; none while the permanent is silenced.
    pub(crate) fn played_abilities(&self, it: &Permanent) -> impl Iterator<Item = u8> + use<> {
        let silenced = self.is_silenced(it);
        it.card.kind().clauses.iter().enumerate().filter(move |_| !silenced).filter_map(|(clause, says)| match says {
            Clause::Ability(Ability::Automatic(automatic)) if automatic.when == When::Played => Some(clause as u8),
            _ => None,
        })
    }

    /// Turns a permanent passive; does nothing if it is passive already. A guard goes to the reserve, an attacker
    /// leaves the combat (DU-5.5).
    pub(crate) fn turn_passive(&mut self, id: PermanentId, by: ClauseRole, events: &mut impl EventSink<Event>) {
        let attacks = self.attacks.len();
        let Some(it) = self.permanent_mut(id).filter(|it| !it.passive) else { return };
        it.passive = true;
        let guarded = std::mem::take(&mut it.guard);
        let piece = it.piece();
        self.attacks.retain(|attack| attack.attacker != id);
        let withdrew = guarded || self.attacks.len() < attacks;
        events.record(|| Event::Turned { piece, passive: true, withdrew, by });
    }

    fn take_control(&mut self, id: PermanentId, you: Seat, source: Seat, events: &mut impl EventSink<Event>) {
        let Some(before) = self.permanent(id).copied().filter(|it| it.master != you) else { return };
        if let Some(it) = self.permanent_mut(id) {
            it.master = you;
            it.guard = false;
        }
        self.attacks.retain(|attack| attack.attacker != id);
        // The permanent has no upkeep on the other side in this turn.
        self.upkeep.retain(|job| job.permanent != id);
        let piece = before.piece();
        events.record(|| Event::Control { piece, seat: you });
        // A bounty is paid to the new master when the owner loses control; a permanent that returns to its owner pays
        // none (DU-91.3.3).
        if before.master == before.owner && source == you {
            self.promise_bounty(&before, you);
        }
    }

    pub(crate) fn put_counters(
        &mut self,
        id: PermanentId,
        counter: CounterKind,
        amount: i16,
        source: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        if amount <= 0 {
            return;
        }
        self.change_counters(id, counter, amount, events);
        if matches!(counter, CounterKind::Weakness | CounterKind::Poison)
            && let Some(it) = self.permanent_mut(id)
        {
            it.countered_by |= 1 << source.0;
        }
    }

    pub(crate) fn change_counters(
        &mut self,
        id: PermanentId,
        counter: CounterKind,
        change: i16,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(it) = self.permanent_mut(id) else { return };
        let count = it.counters.of_mut(counter);
        let before = i16::from(*count);
        let now = before.saturating_add(change).clamp(0, 100);
        *count = now as u8;
        let piece = it.piece();
        if now != before {
            events.record(|| Event::Counters { piece, counter, change: (now - before) as i8, now: now as u8 });
        }
    }

    /// Carries out the drawback of burden counters: the permanent's master loses 1 Ép and one burden counter is removed
    /// (DU-91.3.7). A counter isn't a source (DU-6.2), and its drawback isn't its carrier's, so effects that lift the
    /// carrier's drawbacks don't stop it.
    pub(crate) fn burden(&mut self, job: PendingClause, events: &mut impl EventSink<Event>) {
        let (seat, piece) = (job.you, job.piece());
        events.record(|| Event::Burdened { seat, piece });
        self.change_life(seat, -1, ClauseRole::OthersDrawback, events);
        self.change_counters(job.permanent, CounterKind::Burden, -1, events);
    }

    /// Adds one poison counter. The counter itself isn't a source (DU-6.2).
    pub(crate) fn poison(&mut self, id: PermanentId, events: &mut impl EventSink<Event>) {
        self.change_counters(id, CounterKind::Poison, 1, events);
    }
}
