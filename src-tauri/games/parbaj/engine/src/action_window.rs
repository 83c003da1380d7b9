//! Windows and replies: which seat is asked, and which declines automatically (DU-2.9, DU-2.10, DU-4.3).

use crate::card::CardId;
use crate::event::Event;
use crate::permanent::Permanent;
use crate::state::{State, other};
use crate::step::{Phase, Resume, Step};
use game::{EventSink, Seat};
use parbaj_cards::{Ability, AbilityZone, CardType, Clause};

impl State {
    /// Asks `seat` in a window, or the seat after it; two declines in a row close the window (DU-2.9). A seat that,
    /// judging by public information, can do nothing declines automatically; this is recorded as an event all the same
    /// (DU-2.10).
    pub(crate) fn open_window(&mut self, seat: Seat, declines: u8, events: &mut impl EventSink<Event>) {
        let (mut seat, mut declines) = (seat, declines);
        loop {
            if declines >= 2 {
                self.close_window(events);
                return;
            }
            self.step = Step::Window { seat, declines };
            if self.could_act(seat) {
                self.waits = true;
                return;
            }
            events.record(|| Event::Declined { seat, reply: false });
            seat = other(seat);
            declines += 1;
        }
    }

    /// Asks `seat` to reply to the queue, or the seat after it; two declines in a row close the queue (DU-4.3).
    pub(crate) fn ask_to_react(&mut self, seat: Seat, declines: u8, events: &mut impl EventSink<Event>) {
        let (mut seat, mut declines) = (seat, declines);
        loop {
            if declines >= 2 {
                self.closing = true;
                return;
            }
            self.step = Step::Reactions { seat, declines };
            if self.could_react(seat) {
                self.waits = true;
                return;
            }
            events.record(|| Event::Declined { seat, reply: true });
            seat = other(seat);
            declines += 1;
        }
    }

    pub(crate) fn close_window(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        match self.phase {
            Phase::Upkeep => {
                self.begin_phase(Phase::Draw, events);
                self.draw(seat, 1, None, events);
                self.begin_phase(Phase::Main, events);
                self.resume = Resume::Window { seat };
            }
            Phase::Main => {
                self.begin_phase(Phase::Movement, events);
                if self.may_march() {
                    self.ask(Step::Movement);
                } else {
                    self.begin_combat(events);
                }
            }
            Phase::Combat => self.prepare_strike(events),
            Phase::Strike => self.go_home(events),
            Phase::Opening | Phase::Draw | Phase::Movement | Phase::Healing | Phase::TurnEnd => {}
        }
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase, events: &mut impl EventSink<Event>) {
        self.phase = phase;
        self.fired = 0;
        let seat = self.active;
        events.record(|| Event::PhaseBegan { phase, seat });
    }

    /// Whether, judging by public information, a seat could act in this window (DU-2.10). The deck lists are public, so
    /// the cards in a player's hand and deck together are known.
    pub(crate) fn could_act(&self, seat: Seat) -> bool {
        let side = &self.sides[seat.index()];
        let main = self.phase == Phase::Main && self.active == seat;
        let hidden = || side.hand.iter().chain(&side.deck);
        if !side.hand.is_empty() {
            let fits = |card: &CardId| {
                let kind = card.kind();
                (main || kind.card_type == CardType::Instant) && self.card_price(seat, *card, None) <= side.vp
                    || card.made().from_hand && self.could_use_from(seat, *card, AbilityZone::Hand)
            };
            if hidden().any(fits) {
                return true;
            }
        }
        let from_play = self.permanents.iter().any(|it| it.card.made().usable);
        if from_play || side.discard.iter().any(|card| card.made().from_discard) {
            let mut listed = Vec::new();
            self.list_uses(seat, &mut listed);
            return !listed.is_empty();
        }
        false
    }

    pub(crate) fn could_use_from(&self, seat: Seat, card: CardId, place: AbilityZone) -> bool {
        card.kind().clauses.iter().any(|clause| match clause {
            Clause::Ability(Ability::Activated(activated)) => {
                activated.works == place && crate::price::vp_of(&activated.cost, None) <= self.vp(seat)
            }
            _ => false,
        })
    }

    /// Whether, judging by public information, a seat could react to the queue.
    pub(crate) fn could_react(&self, seat: Seat) -> bool {
        let side = &self.sides[seat.index()];
        if !side.hand.is_empty() {
            let fits = |card: &CardId| match &card.made().neutralisation {
                Some((_, scope)) => self.any_in_scope(scope, seat) && self.card_price(seat, *card, None) <= side.vp,
                None => false,
            };
            if side.hand.iter().chain(&side.deck).any(fits) {
                return true;
            }
        }
        self.permanents.iter().any(|it| {
            it.master == seat
                && it.card.made().reacts
                && (0..it.card.kind().clauses.len() as u8).any(|clause| self.could_react_with(seat, it, clause))
        })
    }

    pub(crate) fn could_react_with(&self, seat: Seat, it: &Permanent, clause: u8) -> bool {
        let Clause::Ability(Ability::Activated(activated)) = &it.card.kind().clauses[usize::from(clause)] else {
            return false;
        };
        let Some(scope) = &activated.prevents else { return false };
        activated.works == AbilityZone::Play
            && !it.passive
            && it.used >> clause & 1 == 0
            && !self.is_silenced(it)
            && self.any_in_scope(scope, seat)
            && activated.targets.iter().all(|spec| self.any_target(spec, seat, Some(it.id)))
            && crate::price::vp_of(&activated.cost, None) <= self.vp(seat)
            && self.missing(seat, &activated.cost, false, Some(it.id)).is_none()
    }
}
