//! Permanents leaving play: simultaneous leaving, the jobs it triggers, and the check for deaths.

use crate::action::PendingClause;
use crate::event::Event;
use crate::event_details::{ClauseRole, LeaveCause};
use crate::moves::UpkeepStep;
use crate::permanent::{Permanent, PermanentId};
use crate::state::{State, other};
use crate::state_evaluation::TextViewpoint;
use crate::turn_flow::put_in_order;
use game::{EventSink, Seat};
use parbaj_cards::{CardType, Clause, Drawback, Explanation, When};

impl State {
    /// Makes several permanents leave play at the same time. `cause` is the master of the source at this moment; deaths
    /// by damage or counters have their own causes as well. `by` is the kind of clause that does it, if one does. What
    /// it triggers is judged on the state before (DU-4.7).
    pub(crate) fn leave_together(
        &mut self,
        leaving: &[(PermanentId, LeaveCause)],
        cause: Option<Seat>,
        by: Option<ClauseRole>,
        events: &mut impl EventSink<Event>,
    ) {
        if leaving.is_empty() {
            return;
        }
        let mut jobs = Vec::new();
        // Causes are determined before the first permanent is removed.
        let mut blamed = Vec::with_capacity(leaving.len());
        for (id, how) in leaving {
            let Some(it) = self.permanent(*id).copied() else {
                blamed.push(0);
                continue;
            };
            blamed.push(cause.map_or_else(|| self.blamed(&it, *how), |seat| 1 << seat.0));
            if it.card.made().automatic {
                self.each_automatic(&it, |clause, automatic| {
                    if automatic.when == When::ThisLeaves {
                        jobs.push(PendingClause { leaving: true, ..self.job(&it, UpkeepStep::Clause { clause }) });
                    }
                });
            }
            // A token leaves the game but counts as having gone to the discard pile (DU-3.5).
            if how.discards() || it.card.kind().token {
                self.watch_fall(&it, &mut jobs);
            }
        }
        self.jobs.extend(jobs);
        for ((id, how), blamed) in leaving.iter().zip(blamed) {
            let Some(at) = self.permanents.iter().position(|it| it.id == *id) else { continue };
            let it = self.permanents[at];
            if blamed >> other(it.master).0 & 1 == 1 {
                self.promise_bounty(&it, other(it.master));
            }
            self.permanents.remove(at);
            self.attacks.retain(|attack| attack.attacker != *id);
            // The pending upkeep jobs of a permanent end when it leaves.
            self.upkeep.retain(|job| job.permanent != *id);
            self.put_away(&it, *how, by, events);
        }
    }

    /// Returns the seats whose sources cause a death, one bit per seat (DU-6.1, DU-6.2). Counters aren't a source; an
    /// effect that adds them is one, at the check that follows it.
    fn blamed(&self, it: &Permanent, how: LeaveCause) -> u8 {
        let poison_enough = how == LeaveCause::Poisoned && i16::from(it.counters.poison) >= self.figures(it).1;
        it.countered_by | if poison_enough { 0 } else { it.hurt_by }
    }

    fn watch_fall(&self, fallen: &Permanent, jobs: &mut Vec<PendingClause>) {
        for watcher in self.permanents.iter().filter(|it| it.id != fallen.id && it.card.made().automatic) {
            self.each_automatic(watcher, |clause, automatic| {
                let When::Falls(filter) = &automatic.when else { return };
                let reader = TextViewpoint { you: watcher.master, this: Some(watcher), x: watcher.x };
                if self.fits(filter, fallen, reader) {
                    jobs.push(self.job(watcher, UpkeepStep::Clause { clause }));
                }
            });
        }
    }

    /// Moves a permanent to its owner's zone; a token leaves the game (DU-1.7, DU-3.5).
    fn put_away(
        &mut self,
        it: &Permanent,
        how: LeaveCause,
        by: Option<ClauseRole>,
        events: &mut impl EventSink<Event>,
    ) {
        let token = it.card.kind().token;
        let (piece, master, owner) = (it.piece(), it.master, it.owner);
        events.record(|| Event::Left { piece, master, owner, how, token, by });
        if token {
            return;
        }
        let side = self.side(owner);
        match how {
            LeaveCause::Returned => {
                put_in_order(&mut side.hand, it.card);
                put_in_order(&mut side.known, it.card);
            }
            LeaveCause::Banished => side.void.push(it.card),
            _ => side.discard.push(it.card),
        }
    }

    /// Queues a permanent's bounty for a seat, unless its drawbacks are lifted (DU-91.3.2).
    pub(crate) fn promise_bounty(&mut self, it: &Permanent, to: Seat) {
        if it.lifted {
            return;
        }
        for (clause, says) in it.card.kind().clauses.iter().enumerate() {
            if let Clause::Drawback(Drawback::Bounty(_)) = says {
                let what = UpkeepStep::Clause { clause: clause as u8 };
                let job = PendingClause { you: to, source: it.master, leaving: true, ..self.job(it, what) };
                self.jobs.push(job);
            }
        }
    }

    pub(crate) fn sacrifice(
        &mut self,
        id: PermanentId,
        cause: Option<Seat>,
        by: ClauseRole,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(master) = self.permanent(id).map(|it| it.master) else { return };
        self.leave_together(&[(id, LeaveCause::Sacrificed)], Some(cause.unwrap_or(master)), Some(by), events);
    }

    /// Checks for deaths (DU-4.7, DU-5.3): all permanents that die leave play at the same time.
    pub(crate) fn check_deaths(&mut self, events: &mut impl EventSink<Event>) {
        let mut dead = Vec::new();
        for it in &self.permanents {
            let kind = it.card.kind();
            let how = match kind.card_type {
                CardType::Creature => {
                    let life = self.figures(it).1;
                    if i16::from(it.damage) >= life {
                        LeaveCause::Died
                    } else if it.counters.poison > 0 && i16::from(it.counters.poison) >= life - i16::from(it.damage) {
                        LeaveCause::Poisoned
                    } else {
                        continue;
                    }
                }
                CardType::Building if i16::from(it.damage) >= self.figures(it).1 => LeaveCause::Collapsed,
                _ => continue,
            };
            dead.push((it.id, how));
        }
        self.leave_together(&dead, None, None, events);
        if dead.is_empty() {
            for it in &mut self.permanents {
                it.countered_by = 0;
            }
        } else {
            // A permanent that raised the Ép of others may have left: a further check finds those that now die of the
            // same counters.
            self.check_due = true;
        }
    }

    /// Queues what happens as a permanent comes into play: abilities on being played, and Advantages that act once,
    /// which count however the card was played (DU-91.2.9).
    pub(crate) fn on_play(&mut self, id: PermanentId, played: bool) {
        let Some(it) = self.permanent(id).copied() else { return };
        if !it.card.made().on_play {
            return;
        }
        let abilities: Vec<u8> = self.played_abilities(&it).collect();
        let mut jobs = Vec::new();
        for (clause, says) in it.card.kind().clauses.iter().enumerate() {
            let advantage = matches!(says, Clause::Explanation(Explanation::Advantage(_)))
                && !it.card.made().clauses[clause].ops.is_empty();
            let what = UpkeepStep::Clause { clause: clause as u8 };
            if advantage {
                jobs.push(PendingClause { on_play: true, ..self.job(&it, what) });
            }
            if !played {
                continue;
            }
            let acts = match says {
                Clause::Drawback(Drawback::Automatic(automatic)) => automatic.when == When::Played,
                _ => abilities.contains(&(clause as u8)),
            };
            if acts {
                jobs.push(PendingClause { on_play: true, ..self.job(&it, what) });
            }
        }
        self.jobs.extend(jobs);
    }

    /// Queues the abilities of other permanents that trigger on a permanent coming into play.
    pub(crate) fn entered(&mut self, id: PermanentId) {
        let Some(it) = self.permanent(id) else { return };
        let mut jobs = Vec::new();
        for watcher in self.permanents.iter().filter(|watcher| watcher.id != id && watcher.card.made().automatic) {
            self.each_automatic(watcher, |clause, automatic| {
                let When::Enters(filter) = &automatic.when else { return };
                let reader = TextViewpoint { you: watcher.master, this: Some(watcher), x: watcher.x };
                if self.fits(filter, it, reader) {
                    jobs.push(PendingClause { it: Some(id), ..self.job(watcher, UpkeepStep::Clause { clause }) });
                }
            });
        }
        self.jobs.extend(jobs);
    }

    /// Queues the abilities that trigger on a card having been played and not prevented.
    pub(crate) fn played(&mut self, seat: Seat, card: crate::card::CardId, id: Option<PermanentId>) {
        let card_type = card.kind().card_type;
        let mut jobs = Vec::new();
        for watcher in self.permanents.iter().filter(|it| Some(it.id) != id && it.card.made().automatic) {
            self.each_automatic(watcher, |clause, automatic| {
                let meant = match automatic.when {
                    When::YouPlay(types) => watcher.master == seat && types.has(card_type),
                    When::TheyPlay(types) => watcher.master != seat && types.has(card_type),
                    _ => false,
                };
                if meant {
                    jobs.push(PendingClause { it: id, ..self.job(watcher, UpkeepStep::Clause { clause }) });
                }
            });
        }
        self.jobs.extend(jobs);
    }

    /// Handles the payment of a temporary cost: removes one counter (DU-91.3.4).
    pub(crate) fn temporary_paid(&mut self, id: PermanentId, events: &mut impl EventSink<Event>) {
        let Some(it) = self.permanent(id) else { return };
        let (seat, piece) = (it.master, it.piece());
        events.record(|| Event::TemporaryPaid { seat, piece });
        self.change_counters(id, parbaj_cards::CounterKind::TemporaryCost, -1, events);
        self.check_due = true;
    }

    /// Handles a temporary cost that isn't paid: the permanent is sacrificed, and no bounty is paid.
    pub(crate) fn temporary_unpaid(&mut self, id: PermanentId, events: &mut impl EventSink<Event>) {
        let Some(it) = self.permanent(id) else { return };
        let (seat, piece) = (it.master, it.piece());
        events.record(|| Event::TemporaryUnpaid { seat, piece });
        self.sacrifice(id, Some(seat), ClauseRole::TemporaryCost, events);
        self.check_due = true;
    }
}

impl LeaveCause {
    /// Whether the card goes to the discard pile.
    fn discards(self) -> bool {
        !matches!(self, LeaveCause::Returned | LeaveCause::Banished)
    }
}
