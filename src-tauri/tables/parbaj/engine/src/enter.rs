//! Coming into play: played, put there, or made.

use crate::card::CardId;
use crate::cause::Route;
use crate::event::Event;
use crate::figures::Reader;
use crate::permanent::{Permanent, PermanentId};
use crate::reading::Reading;
use crate::state::State;
use game::{EventSink, Seat};
use parbaj_cards::{Amount, CardType, Clause, CounterKind};

/// How something comes into play.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Coming {
    /// Played from hand.
    Played {
        /// The X of its cost.
        x: u8,
        /// By its Neutralisation.
        neutraliser: bool,
    },
    /// Put there from elsewhere, which counts as playing it (DU-91.1.0); in version 1 of these rules it didn't.
    Put,
    /// A token.
    Made,
}

impl State {
    pub(crate) fn make_token(&mut self, seat: Seat, token: CardId, events: &mut impl EventSink<Event>) {
        self.enter(seat, seat, token, Coming::Made, events);
    }

    /// A card that was played comes into being (DU-4.2).
    pub(crate) fn come_into_being(
        &mut self,
        seat: Seat,
        card: CardId,
        x: u8,
        neutraliser: bool,
        events: &mut impl EventSink<Event>,
    ) {
        let id = self.enter(seat, seat, card, Coming::Played { x, neutraliser }, events);
        self.has_been_played(seat, card, id, events);
    }

    /// What follows on coming into being: the counters of a temporary cost, and whoever watches what is played.
    fn has_been_played(&mut self, seat: Seat, card: CardId, id: PermanentId, events: &mut impl EventSink<Event>) {
        if let Some((_, temporary)) = crate::legal::temporary_cost(card) {
            self.change_counters(id, CounterKind::TemporaryCost, i16::from(temporary.counters), events);
        }
        self.played(seat, card, Some(id));
    }

    /// Whether something else than playing it from hand may bring a card into play on the side of `seat`. That counts as
    /// playing it: a playing condition that fails keeps it where it was (DU-91.1.0). Nothing is announced or paid.
    pub(crate) fn may_be_put(&self, seat: Seat, card: CardId, events: &mut impl EventSink<Event>) -> bool {
        if self.setup.reading == Reading::Former {
            return true;
        }
        for (clause, met) in self.playing_conditions(seat, card) {
            if !met {
                events.record(|| Event::ConditionFailed { card, clause });
                return false;
            }
            events.record(|| Event::ConditionMet { card, clause });
        }
        true
    }

    /// Puts a card of `owner` into play on the side of `seat`.
    pub(crate) fn put_into_play(&mut self, owner: Seat, seat: Seat, card: CardId, events: &mut impl EventSink<Event>) {
        let id = self.enter(owner, seat, card, Coming::Put, events);
        if self.setup.reading != Reading::Former {
            self.has_been_played(seat, card, id, events);
        }
    }

    /// A card or token comes into play on the side of `master`.
    pub(crate) fn enter(
        &mut self,
        owner: Seat,
        master: Seat,
        card: CardId,
        coming: Coming,
        events: &mut impl EventSink<Event>,
    ) -> PermanentId {
        let kind = card.kind();
        let made = card.made();
        let id = PermanentId(self.next_id);
        self.next_id = self.next_id.wrapping_add(1);
        let rests = matches!(kind.card_type, CardType::Creature | CardType::Building);
        let passive = rests && !made.enters_active && !self.enters_active_now(card, master, events);
        let mut it = Permanent::new(id, card, owner, master, passive);
        it.twin = self.next_twin(card);
        // Not from hand: the smallest X (DU-91.2.5).
        it.x = match (coming, kind.cost.price) {
            (Coming::Played { x, .. }, _) => x,
            (_, parbaj_cards::Price::X(least)) => least,
            _ => 0,
        };
        self.permanents.push(it);
        let piece = it.piece();
        let route = match coming {
            Coming::Played { .. } => Route::Played,
            Coming::Put if self.setup.reading == Reading::Former => Route::Unplayed,
            Coming::Put => Route::Put,
            Coming::Made => Route::Made,
        };
        let neutraliser =
            matches!(coming, Coming::Played { neutraliser: true, .. }) && kind.card_type == CardType::Creature;
        events.record(|| Event::Entered { seat: master, piece, passive, route, neutraliser });
        self.reckon(id, events);
        self.on_play(id, matches!(route, Route::Played | Route::Put));
        self.entered(id);
        id
    }

    /// The number by which the next of a name to come is told from those in play: 0 if there are none (DU-1.6).
    pub(crate) fn next_twin(&self, card: CardId) -> u8 {
        if self.setup.reading == Reading::Former {
            return 0;
        }
        let taken = |twin: u8| self.permanents.iter().any(|it| it.card == card && it.twin == twin);
        std::iter::once(0).chain(2..=u8::MAX).find(|twin| !taken(*twin)).unwrap_or(u8::MAX)
    }

    fn enters_active_now(&self, card: CardId, master: Seat, events: &mut impl EventSink<Event>) -> bool {
        let mut active = false;
        for (clause, says) in card.kind().clauses.iter().enumerate() {
            if let Clause::Explanation(parbaj_cards::Explanation::Advantage(advantage)) = says
                && advantage.benefit == parbaj_cards::Benefit::EntersActive
            {
                let holds = self.advantage_holds(advantage, master);
                self.tell_advantage(card, clause as u8, holds, master, events);
                active |= holds;
            }
        }
        active
    }

    /// Figures that are computed once, as the card comes (DU-91.2.5).
    pub(crate) fn reckon(&mut self, id: PermanentId, events: &mut impl EventSink<Event>) {
        let Some(it) = self.permanent(id) else { return };
        let kind = it.card.kind();
        let mut reckoned = None;
        for clause in &kind.clauses {
            if let Clause::Explanation(parbaj_cards::Explanation::Figures { damage, life, when_played: true }) = clause
            {
                let reader = Reader { you: it.master, this: Some(it), x: it.x };
                let figure = |amount: &Option<Amount>, printed: Option<u8>| match amount {
                    Some(amount) => self.amount(amount, reader).clamp(0, 100) as u8,
                    None => printed.unwrap_or(0),
                };
                reckoned = Some((figure(damage, kind.damage), figure(life, kind.life)));
            }
        }
        let Some((damage, life)) = reckoned else { return };
        let piece = it.piece();
        if let Some(it) = self.permanent_mut(id) {
            it.reckoned = reckoned;
        }
        events.record(|| Event::Reckoned { piece, damage, life });
    }
}
