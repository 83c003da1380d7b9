//! Cards and tokens coming into play: played, put there, or made.

use crate::card::CardId;
use crate::event::Event;
use crate::event_details::EntryRoute;
use crate::permanent::{Permanent, PermanentId};
use crate::rules_reading::RulesReading;
use crate::state::State;
use crate::state_evaluation::TextViewpoint;
use game::{EventSink, Seat};
use parbaj_cards::{Amount, CardType, Clause, CounterKind};

/// How a permanent comes into play.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum EntryMode {
    /// Played from hand.
    Played {
        /// The X of its cost.
        x: u8,
        /// Whether it is played by its Neutralisation.
        neutraliser: bool,
    },
    /// Put into play from elsewhere, which counts as playing it (DU-91.1.0); in version 1 of these rules it didn't.
    Put,
    /// Made as a token.
    Made,
}

impl State {
    pub(crate) fn make_token(&mut self, seat: Seat, token: CardId, events: &mut impl EventSink<Event>) {
        self.enter(seat, seat, token, EntryMode::Made, events);
    }

    /// Brings a card that was played into play (DU-4.2).
    pub(crate) fn come_into_being(
        &mut self,
        seat: Seat,
        card: CardId,
        x: u8,
        neutraliser: bool,
        events: &mut impl EventSink<Event>,
    ) {
        let id = self.enter(seat, seat, card, EntryMode::Played { x, neutraliser }, events);
        self.has_been_played(seat, card, id, events);
    }

    /// Handles a card's having been played: adds the counters of a temporary cost, and queues the abilities of others
    /// that trigger on it.
    fn has_been_played(&mut self, seat: Seat, card: CardId, id: PermanentId, events: &mut impl EventSink<Event>) {
        if let Some((_, temporary)) = crate::legal_moves::temporary_cost(card) {
            self.change_counters(id, CounterKind::TemporaryCost, i16::from(temporary.counters), events);
        }
        self.played(seat, card, Some(id));
    }

    /// Whether an effect, rather than playing it from hand, may bring a card into play on the side of `seat`. This
    /// counts as playing it: if a playing condition fails, the card stays where it was (DU-91.1.0). Nothing is
    /// announced or paid.
    pub(crate) fn may_be_put(&self, seat: Seat, card: CardId, events: &mut impl EventSink<Event>) -> bool {
        if self.setup.reading == RulesReading::Former {
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
        let id = self.enter(owner, seat, card, EntryMode::Put, events);
        if self.setup.reading != RulesReading::Former {
            self.has_been_played(seat, card, id, events);
        }
    }

    /// Puts a card or token into play on the side of `master`.
    pub(crate) fn enter(
        &mut self,
        owner: Seat,
        master: Seat,
        card: CardId,
        coming: EntryMode,
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
        // A card that isn't played from hand has the smallest X (DU-91.2.5).
        it.x = match (coming, kind.cost.price) {
            (EntryMode::Played { x, .. }, _) => x,
            (_, parbaj_cards::Price::X(least)) => least,
            _ => 0,
        };
        self.permanents.push(it);
        let piece = it.piece();
        let route = match coming {
            EntryMode::Played { .. } => EntryRoute::Played,
            EntryMode::Put if self.setup.reading == RulesReading::Former => EntryRoute::Unplayed,
            EntryMode::Put => EntryRoute::Put,
            EntryMode::Made => EntryRoute::Made,
        };
        let neutraliser =
            matches!(coming, EntryMode::Played { neutraliser: true, .. }) && kind.card_type == CardType::Creature;
        events.record(|| Event::Entered { seat: master, piece, passive, route, neutraliser });
        self.reckon(id, events);
        self.on_play(id, matches!(route, EntryRoute::Played | EntryRoute::Put));
        self.entered(id);
        id
    }

    /// Returns the number that tells the next permanent of this card apart from those in play; 0 if there are none
    /// (DU-1.6).
    pub(crate) fn next_twin(&self, card: CardId) -> u8 {
        if self.setup.reading == RulesReading::Former {
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

    /// Computes the figures that are fixed as the card comes into play (DU-91.2.5).
    pub(crate) fn reckon(&mut self, id: PermanentId, events: &mut impl EventSink<Event>) {
        let Some(it) = self.permanent(id) else { return };
        let kind = it.card.kind();
        let mut reckoned = None;
        for clause in &kind.clauses {
            if let Clause::Explanation(parbaj_cards::Explanation::Figures { damage, life, when_played: true }) = clause
            {
                let reader = TextViewpoint { you: it.master, this: Some(it), x: it.x };
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
