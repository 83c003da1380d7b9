//! Carries out a decision.

use crate::action::{AnnouncedChoice, Announcement, Attack, Origin, Payment, PaymentInProgress};
use crate::event::Event;
use crate::event_details::DiscardCause;
use crate::moves::{Move, Target};
use crate::permanent::{Permanent, PermanentRef};
use crate::state::{State, other};
use crate::step::Step;
use arrayvec::ArrayVec;
use game::{EventSink, Seat};

impl State {
    /// Carries out a listed move and advances to the next decision.
    pub(crate) fn decide(&mut self, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = self.to_move() else { return };
        match mv {
            Move::Play { card } => return self.announce(seat, Origin::Card { card }, false),
            Move::React { card } => return self.announce(seat, Origin::Card { card }, true),
            Move::Use { permanent, clause } => {
                let Some(card) = self.permanent(permanent).map(|it| it.card) else { return };
                return self.announce(seat, Origin::Permanent { permanent, card, clause }, false);
            }
            Move::UseCard { place, card, clause } => {
                return self.announce(seat, Origin::Elsewhere { place, card, clause }, false);
            }
            Move::TakeBack => return self.take_back(),
            Move::Against { .. } | Move::Target { .. } | Move::X { .. } | Move::Give { .. } | Move::GiveCard { .. }
                if self.announced.is_some() =>
            {
                return self.choose(mv);
            }
            Move::Pay => self.pay_announced(events),
            Move::Decline => {
                self.announced = None;
                self.decline(seat, events);
            }
            Move::Keep => self.keep(seat, events),
            Move::Mulligan => self.mulligan(seat, events),
            Move::March { permanent } => {
                let guard = self.permanent_mut(permanent).map(|it| {
                    it.guard = !it.guard;
                    it.moved = true;
                    (it.piece(), it.guard)
                });
                if let Some((piece, guard)) = guard {
                    events.record(|| Event::Marched { piece, guard });
                }
                if self.may_march() {
                    return;
                }
                self.begin_combat(events);
            }
            Move::Attack { attacker, target } => {
                self.attacks.push(Attack { attacker, target, order: 0 });
                if let Some(piece) = self.permanent(attacker).map(|it| it.piece()) {
                    let target = self.aimed(target);
                    events.record(|| Event::Assigned { piece, target });
                }
                if self.may_attack() {
                    return;
                }
                self.attackers_assigned(events);
            }
            Move::Done => match self.step {
                Step::Movement => self.begin_combat(events),
                _ => self.attackers_assigned(events),
            },
            Move::Next { permanent, what } => {
                if let Some(at) = self.upkeep.iter().position(|job| job.permanent == permanent && job.what == what) {
                    let job = self.upkeep.remove(at);
                    if let Some(piece) = self.permanent(permanent).map(|it| it.piece()) {
                        events.record(|| Event::Ordered { piece, what });
                    }
                    self.happen_in_upkeep(job, events);
                }
            }
            Move::StrikeNext { attacker } => {
                self.strike_next(attacker, events);
                self.prepare_strike(events);
            }
            Move::Target { target } => {
                if let Some(running) = &mut self.running {
                    running.targets.push(Some(target));
                }
            }
            Move::GiveCard { card } if self.paying.is_some() => self.give(Move::GiveCard { card }, events),
            Move::Give { permanent } if self.paying.is_some() => self.give(Move::Give { permanent }, events),
            Move::GiveCard { card } => {
                self.discard_from_hand(seat, card, DiscardCause::Effect, events);
                self.one_less_to_give();
            }
            Move::Give { permanent } => {
                let cause = self.running.as_ref().map(|running| running.source);
                self.sacrifice(permanent, cause, self.doing(), events);
                self.one_less_to_give();
            }
            Move::Accept => self.accept(seat, events),
            Move::Refuse => self.refuse(seat, events),
            Move::Against { .. } | Move::X { .. } => return,
        }
        self.go_on(events);
    }

    fn announce(&mut self, seat: Seat, origin: Origin, neutralises: bool) {
        let mut announced = Announcement { seat, origin, neutralises, picks: ArrayVec::new() };
        self.fill_in(&mut announced);
        self.announced = Some(announced);
    }

    fn choose(&mut self, chosen: Move) {
        let Some(mut announced) = self.announced.take() else { return };
        // The array can't overflow: the check of the set bounds what a card asks for.
        let _ = announced.picks.try_push(AnnouncedChoice { chosen, alone: false });
        self.fill_in(&mut announced);
        self.announced = Some(announced);
    }

    fn decline(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        match self.step {
            Step::Window { declines, .. } => {
                events.record(|| Event::Declined { seat, reply: false });
                self.open_window(other(seat), declines + 1, events);
            }
            Step::Reactions { declines, .. } => {
                events.record(|| Event::Declined { seat, reply: true });
                self.ask_to_react(other(seat), declines + 1, events);
            }
            _ => {}
        }
    }

    /// Counts one card or permanent as given to the running program.
    fn one_less_to_give(&mut self) {
        let Some(running) = &mut self.running else { return };
        running.left = running.left.saturating_sub(1);
        if running.left == 0 {
            running.part += 1;
        }
    }

    fn accept(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let Some(cost) = self.offered_cost() else { return };
        let temporary = match self.step {
            Step::TemporaryCost { permanent } => Some(permanent),
            _ => None,
        };
        self.paying = Some(PaymentInProgress { seat, cost, payment: Payment::default(), temporary });
        self.go_on_paying(events);
    }

    fn give(&mut self, mv: Move, events: &mut impl EventSink<Event>) {
        self.take_gift(mv);
        self.go_on_paying(events);
    }

    fn take_gift(&mut self, mv: Move) {
        let Some(paying) = &mut self.paying else { return };
        paying.payment.take(&paying.cost, mv);
    }

    /// Makes the forced choices, and pays once the cost is complete.
    fn go_on_paying(&mut self, events: &mut impl EventSink<Event>) {
        let mut moves = Vec::new();
        loop {
            let Some(paying) = &self.paying else { return };
            let seat = paying.seat;
            if self.still_to_give(&paying.cost, &paying.payment).is_none() {
                break;
            }
            moves.clear();
            self.list_payment(&mut moves);
            let [only] = moves[..] else {
                self.ask(Step::Paying { seat });
                return;
            };
            self.take_gift(only);
        }
        let Some(paying) = self.paying.take() else { return };
        let vp = crate::price::vp_of(&paying.cost, None);
        self.pay(paying.seat, &paying.cost, vp, &paying.payment, Vec::new(), events);
        match paying.temporary {
            Some(permanent) => self.temporary_paid(permanent, events),
            None => self.chose_inside(paying.seat, true, events),
        }
    }

    fn refuse(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        match self.step {
            Step::TemporaryCost { permanent } => self.temporary_unpaid(permanent, events),
            _ => self.chose_inside(seat, false, events),
        }
    }

    /// Converts a target to the form that events use.
    pub(crate) fn aimed(&self, target: Target) -> crate::event_details::EventTarget {
        use crate::event_details::EventTarget;
        match target {
            Target::Player { seat } => EventTarget::Player { seat },
            Target::Permanent { permanent } => {
                let gone = PermanentRef { id: permanent, card: crate::card::CardId::UNKNOWN, twin: 0 };
                EventTarget::Permanent { piece: self.permanent(permanent).map_or(gone, Permanent::piece) }
            }
            Target::Discarded { seat, card } => EventTarget::Discarded { seat, card },
        }
    }
}
