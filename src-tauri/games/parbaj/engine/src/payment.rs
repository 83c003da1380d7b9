//! Pays for an announced action, which then becomes public.

use crate::action::{Action, Announcement, Origin, Payment, RunningProgram};
use crate::announce::Chosen;
use crate::card::CardId;
use crate::event::Event;
use crate::event_details::{ClauseRole, DiscardCause, LeaveCause, PriceChange};
use crate::permanent::{Permanent, PermanentRef};
use crate::state::{State, other};
use crate::step::{Resume, Step};
use game::{EventSink, Seat};
use parbaj_cards::{AbilityZone, Benefit, Clause, Cost, Drawback, Explanation, Price};

impl State {
    /// Pays for what is announced (DU-4.2).
    pub(crate) fn pay_announced(&mut self, events: &mut impl EventSink<Event>) {
        let Some(announced) = self.announced.take() else { return };
        let chosen = announced.chosen();
        let (seat, origin) = (announced.seat, announced.origin);
        let card = origin.card();
        let vp = self.announced_price(seat, origin, chosen.x);
        let changes = match origin {
            Origin::Card { card } if vp != crate::price::vp_of(origin.cost(), chosen.x) => {
                self.price_changes(seat, card)
            }
            _ => Vec::new(),
        };
        if let Step::Window { .. } = self.step {
            self.resume = Resume::Window { seat: other(seat) };
            self.fired = 0;
        }
        let is_drawback = self.tell(&announced, &chosen, events);
        self.leave_for_the_queue(seat, origin);
        self.mark_used(origin);
        self.pay(seat, origin.cost(), vp, &chosen.payment, changes, events);
        self.pay_with_itself(seat, origin, events);
        if is_drawback {
            // A drawback activated by choice can't be reacted to (DU-4.3).
            let you = self.permanent_of(origin).map_or(seat, |it| it.master);
            self.start(origin, you, &chosen, seat);
            return;
        }
        let against = chosen.against;
        let linked = std::mem::take(&mut self.jobs);
        self.queue.push(Action {
            seat,
            origin,
            x: chosen.x.unwrap_or(0),
            vp,
            targets: chosen.targets,
            against,
            prevented: false,
            linked,
        });
        debug_assert!(card != CardId::UNKNOWN);
        self.ask_to_react(other(seat), 0, events);
    }

    fn permanent_of(&self, origin: Origin) -> Option<&Permanent> {
        origin.permanent().and_then(|id| self.permanent(id))
    }

    /// Records the event of what is played or used; returns whether it is a drawback by choice.
    fn tell(&self, announced: &Announcement, chosen: &Chosen, events: &mut impl EventSink<Event>) -> bool {
        let (seat, origin) = (announced.seat, announced.origin);
        let against = chosen.against.and_then(|at| self.queue.get(usize::from(at))).map(|action| action.origin.card());
        let targets = || chosen.targets.iter().map(|target| self.aimed(*target)).collect();
        match origin {
            Origin::Card { card } => {
                events.record(|| Event::Played { seat, card, x: chosen.x, targets: targets(), against });
                for (clause, says) in card.kind().clauses.iter().enumerate() {
                    if let Clause::Condition(_) = says {
                        events.record(|| Event::ConditionMet { card, clause: clause as u8 });
                    }
                    if let Clause::Explanation(Explanation::Advantage(advantage)) = says
                        && let Benefit::CostsLess { .. } = advantage.benefit
                    {
                        self.tell_advantage(card, clause as u8, self.advantage_holds(advantage, seat), seat, events);
                    }
                }
                false
            }
            Origin::Permanent { permanent, card, clause }
                if matches!(
                    card.kind().clauses.get(usize::from(clause)),
                    Some(Clause::Drawback(Drawback::Chosen(_)))
                ) =>
            {
                let gone = PermanentRef { id: permanent, card, twin: 0 };
                let piece = self.permanent(permanent).map_or(gone, Permanent::piece);
                events.record(|| Event::DrawbackChosen { seat, piece, clause });
                true
            }
            Origin::Permanent { .. } | Origin::Elsewhere { .. } => {
                events.record(|| Event::Used { seat, origin, targets: targets(), against });
                false
            }
        }
    }

    pub(crate) fn tell_advantage(
        &self,
        card: CardId,
        clause: u8,
        holds: bool,
        seat: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        let life = self.sides[other(seat).index()].life;
        events.record(|| {
            if holds {
                Event::AdvantageHeld { card, clause, life, seat }
            } else {
                Event::AdvantageMissed { card, clause, life, seat }
            }
        });
    }

    /// Removes a card being played from hand; from now on it is only in the queue (DU-1.6).
    fn leave_for_the_queue(&mut self, seat: Seat, origin: Origin) {
        if let Origin::Card { card } = origin {
            self.take_from_hand(seat, card);
        }
    }

    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) -> bool {
        let side = self.side(seat);
        let Some(at) = side.hand.iter().position(|it| *it == card) else { return false };
        side.hand.remove(at);
        if let Some(at) = side.known.iter().position(|it| *it == card) {
            side.known.remove(at);
        }
        true
    }

    fn mark_used(&mut self, origin: Origin) {
        if let Origin::Permanent { permanent, clause, .. } = origin
            && let Some(it) = self.permanent_mut(permanent)
        {
            it.used |= 1 << clause;
        }
    }

    /// Pays all parts of a cost except the card itself.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        cost: &Cost,
        vp: u8,
        payment: &Payment,
        changes: Vec<PriceChange>,
        events: &mut impl EventSink<Event>,
    ) {
        let side = self.side(seat);
        side.vp = side.vp.saturating_sub(vp);
        side.life -= i16::from(cost.life);
        let builders: Vec<PermanentRef> =
            payment.builders.iter().filter_map(|id| self.permanent(*id)).map(|it| it.piece()).collect();
        for id in &payment.builders {
            if let Some(it) = self.permanent_mut(*id) {
                it.passive = true;
            }
        }
        if vp > 0 || cost.life > 0 || !builders.is_empty() || !changes.is_empty() {
            events.record(|| Event::Paid { seat, vp, life: cost.life, builders, changes });
        }
        for card in &payment.discards {
            self.discard_from_hand(seat, *card, DiscardCause::Cost, events);
        }
        let sacrificed: Vec<_> = payment.sacrifices.iter().map(|id| (*id, LeaveCause::Sacrificed)).collect();
        self.leave_together(&sacrificed, Some(seat), Some(ClauseRole::Cost), events);
    }

    /// Pays the part of an ability's cost that concerns its own card.
    fn pay_with_itself(&mut self, seat: Seat, origin: Origin, events: &mut impl EventSink<Event>) {
        let cost = origin.cost();
        match origin {
            Origin::Card { .. } => {}
            Origin::Permanent { permanent, .. } => {
                if cost.turn_this {
                    self.turn_passive(permanent, ClauseRole::Cost, events);
                }
                if cost.discard_this {
                    self.leave_together(
                        &[(permanent, LeaveCause::Discarded)],
                        Some(seat),
                        Some(ClauseRole::Cost),
                        events,
                    );
                }
                if cost.banish_this {
                    self.leave_together(
                        &[(permanent, LeaveCause::Banished)],
                        Some(seat),
                        Some(ClauseRole::Cost),
                        events,
                    );
                }
            }
            Origin::Elsewhere { place, card, .. } => {
                let there = match place {
                    AbilityZone::Hand => self.take_from_hand(seat, card),
                    AbilityZone::Discard => self.take_from_discard(seat, card),
                    AbilityZone::Play => false,
                };
                if !there {
                    return;
                }
                if cost.banish_this {
                    self.side(seat).void.push(card);
                    events.record(|| Event::ToVoid { seat, card, by: ClauseRole::Cost });
                } else {
                    self.side(seat).discard.push(card);
                    events.record(|| Event::Discarded { seat, card, why: DiscardCause::Cost });
                }
            }
        }
    }

    pub(crate) fn take_from_discard(&mut self, seat: Seat, card: CardId) -> bool {
        let pile = &mut self.side(seat).discard;
        let Some(at) = pile.iter().rposition(|it| *it == card) else { return false };
        pile.remove(at);
        true
    }

    pub(crate) fn discard_from_hand(
        &mut self,
        seat: Seat,
        card: CardId,
        why: DiscardCause,
        events: &mut impl EventSink<Event>,
    ) {
        if self.take_from_hand(seat, card) {
            self.side(seat).discard.push(card);
            events.record(|| Event::Discarded { seat, card, why });
        }
    }

    /// Starts carrying out an action.
    pub(crate) fn start(&mut self, origin: Origin, you: Seat, chosen: &Chosen, seat: Seat) {
        let clause = match origin {
            Origin::Card { .. } => None,
            Origin::Permanent { clause, .. } | Origin::Elsewhere { clause, .. } => Some(clause),
        };
        let source = self.permanent_of(origin).map_or(seat, |it| it.master);
        self.running = Some(RunningProgram {
            card: origin.card(),
            clause,
            permanent: origin.permanent(),
            you,
            source,
            x: chosen.x.unwrap_or(match origin.cost().price {
                Price::Vp(_) => 0,
                Price::X(least) => least,
            }),
            // No further target will be chosen: a part of the text without a target does nothing.
            targets: (0..origin.program().targets.len()).map(|at| chosen.targets.get(at).copied()).collect(),
            it: None,
            against: chosen.against,
            at: 0,
            part: 0,
            left: 0,
        });
    }
}
