//! Movement, attack and strike (DU-2.5, DU-5).

use crate::action::Attack;
use crate::action_refusals::RefusalCollector;
use crate::event::Event;
use crate::moves::{Target, UpkeepStep};
use crate::permanent::PermanentId;
use crate::state::State;
use crate::step::{Phase, Resume, Step};
use game::{EventSink, Seat};
use parbaj_cards::{CardType, When};

/// One creature's damage to one target in the strike.
struct StrikeDamage {
    target: Target,
    amount: i16,
    by: PermanentId,
}

impl State {
    /// Whether the active player has a creature that may move.
    pub(crate) fn may_march(&self) -> bool {
        self.permanents.iter().any(|it| {
            let mut against = RefusalCollector::any();
            self.against_march(self.active, it, &mut against);
            against.is_empty()
        })
    }

    /// Whether the active player has another creature that may attack.
    pub(crate) fn may_attack(&self) -> bool {
        self.permanents.iter().any(|it| {
            let mut against = RefusalCollector::any();
            self.against_attacker(self.active, it, &mut against);
            against.is_empty()
        })
    }

    pub(crate) fn begin_combat(&mut self, events: &mut impl EventSink<Event>) {
        for it in &mut self.permanents {
            it.moved = false;
        }
        if self.may_attack() {
            self.begin_phase(Phase::Combat, events);
            self.ask(Step::Attackers);
        } else {
            self.heal_all(events);
        }
    }

    /// Ends the assignment of attackers: queues the jobs that trigger on attacking, then opens the window before the
    /// strike.
    pub(crate) fn attackers_assigned(&mut self, events: &mut impl EventSink<Event>) {
        if self.attacks.is_empty() {
            self.heal_all(events);
            return;
        }
        let mut jobs = Vec::new();
        for attack in &self.attacks {
            let Some(it) = self.permanent(attack.attacker).filter(|it| it.card.made().automatic) else { continue };
            self.each_automatic(it, |clause, automatic| {
                if automatic.when == When::Attacks {
                    jobs.push(self.job(it, UpkeepStep::Clause { clause }));
                }
            });
        }
        self.jobs.extend(jobs);
        self.resume = Resume::Window { seat: self.active };
    }

    /// Whether a guard's master has yet to choose the order in which it strikes its attackers.
    pub(crate) fn is_order_open(&self) -> bool {
        let guards = self.permanents.iter().filter(|it| it.master != self.active);
        guards.filter(|it| it.card.kind().card_type == CardType::Creature).any(|it| self.order_matters(it.id))
    }

    /// Asks for the order in which a guard strikes its attackers, where it matters; then carries out the strike.
    pub(crate) fn prepare_strike(&mut self, events: &mut impl EventSink<Event>) {
        let guards: Vec<PermanentId> = self
            .permanents
            .iter()
            .filter(|it| it.master != self.active && it.card.kind().card_type == CardType::Creature)
            .map(|it| it.id)
            .collect();
        for guard in guards {
            if self.order_matters(guard) {
                self.ask(Step::StrikeOrder { guard });
                return;
            }
        }
        self.strike(events);
    }

    fn attackers_of(&self, guard: PermanentId) -> impl Iterator<Item = &Attack> {
        self.attacks.iter().filter(move |attack| attack.target == Target::Permanent { permanent: guard })
    }

    /// Whether several attackers have no place in a guard's order yet, and the guard's damage is above 0 but doesn't
    /// suffice to kill them all.
    fn order_matters(&self, guard: PermanentId) -> bool {
        let waiting = self.attackers_of(guard).filter(|attack| attack.order == 0).count();
        let Some(it) = self.permanent(guard) else { return false };
        if waiting < 2 {
            return false;
        }
        let damage = self.figures(it).0;
        let needed: i16 = self.attackers_of(guard).map(|attack| self.left_of(attack.attacker)).sum();
        damage > 0 && damage < needed
    }

    /// Returns Ép minus damage: the further damage that kills.
    fn left_of(&self, id: PermanentId) -> i16 {
        self.permanent(id).map_or(0, |it| (self.figures(it).1 - i16::from(it.damage)).max(0))
    }

    pub(crate) fn strike_next(&mut self, attacker: PermanentId, events: &mut impl EventSink<Event>) {
        let Step::StrikeOrder { guard } = self.step else { return };
        let next = self.attackers_of(guard).map(|attack| attack.order).max().unwrap_or(0) + 1;
        if let Some(attack) = self.attacks.iter_mut().find(|attack| attack.attacker == attacker) {
            attack.order = next;
        }
        if let (Some(guard), Some(attacker)) = (self.permanent(guard), self.permanent(attacker)) {
            let (guard, attacker) = (guard.piece(), attacker.piece());
            events.record(|| Event::StrikesNext { guard, attacker });
        }
    }

    /// Carries out the strike: all creatures strike at the same time (DU-5.2).
    pub(crate) fn strike(&mut self, events: &mut impl EventSink<Event>) {
        self.begin_phase(Phase::Strike, events);
        let mut blows = Vec::new();
        let mut guards: Vec<PermanentId> = Vec::new();
        for attack in &self.attacks {
            let Some(it) = self.permanent(attack.attacker) else { continue };
            if let Target::Permanent { permanent } = attack.target {
                // If the target is gone or now on the attacker's own side, the attacker strikes nothing instead.
                let Some(target) = self.permanent(permanent).filter(|target| target.master != it.master) else {
                    continue;
                };
                if target.card.kind().card_type == CardType::Creature && !guards.contains(&permanent) {
                    guards.push(permanent);
                }
            }
            blows.push(StrikeDamage { target: attack.target, amount: self.figures(it).0, by: attack.attacker });
        }
        // Attackers whose target is gone are not counted: they strike nothing.
        let attackers = blows.len() as u8;
        events.record(|| Event::Strike { attackers });
        for guard in guards {
            self.strike_back(guard, &mut blows);
        }
        let mut jobs = Vec::new();
        for StrikeDamage { target, amount, by } in blows {
            let Some(it) = self.permanent(by).copied() else { continue };
            if amount > 0 && matches!(target, Target::Player { .. }) && it.card.made().automatic {
                self.each_automatic(&it, |clause, automatic| {
                    if automatic.when == When::HurtsPlayer {
                        jobs.push(self.job(&it, UpkeepStep::Clause { clause }));
                    }
                });
            }
            // The source of a strike's damage is the striking creature (DU-6.2).
            self.damage(target, amount, it.card, it.master, true, events);
        }
        self.jobs.extend(jobs);
        self.check_due = true;
        self.resume = Resume::Window { seat: self.active };
    }

    /// Adds a guard's blows against its attackers in its master's order: each attacker gets the damage that kills it,
    /// the last one the rest.
    fn strike_back(&self, guard: PermanentId, blows: &mut Vec<StrikeDamage>) {
        let Some(it) = self.permanent(guard) else { return };
        let mut left = self.figures(it).0;
        let mut order: Vec<&Attack> = self.attackers_of(guard).collect();
        // Attackers without a chosen place come after those with one, in the order of assignment.
        order.sort_by_key(|attack| if attack.order == 0 { u8::MAX } else { attack.order });
        let last = order.len().saturating_sub(1);
        for (at, attack) in order.into_iter().enumerate() {
            let amount = if at == last { left } else { left.min(self.left_of(attack.attacker)) };
            left -= amount;
            blows.push(StrikeDamage { target: Target::Permanent { permanent: attack.attacker }, amount, by: guard });
        }
    }

    /// Returns the remaining attackers to the reserve, passive (DU-5.4).
    pub(crate) fn go_home(&mut self, events: &mut impl EventSink<Event>) {
        let mut pieces = Vec::new();
        for attack in std::mem::take(&mut self.attacks) {
            if let Some(it) = self.permanent_mut(attack.attacker) {
                it.passive = true;
                it.guard = false;
                pieces.push(it.piece());
            }
        }
        if !pieces.is_empty() {
            events.record(|| Event::WentHome { pieces });
        }
        self.heal_all(events);
    }

    /// Whether a creature of this seat is at the guard post.
    #[must_use]
    pub fn has_guard(&self, seat: Seat) -> bool {
        self.permanents.iter().any(|it| it.master == seat && it.guard)
    }
}
