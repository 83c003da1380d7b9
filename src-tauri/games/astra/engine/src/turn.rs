//! The sequence of decisions, and the next side's turn.

use crate::display::{DisplayPlace, Pen};
use crate::event::Event;
use crate::journal::TurnEffects;
use crate::moves::Move;
use crate::path::Path;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::source::GainSource;
use crate::state::{State, Step};
use game::{EventSink, Seat};

impl State {
    /// Applies a legal move of the seat to move, and everything that follows automatically.
    pub(crate) fn decide(&mut self, mv: Move, events: &mut impl EventSink<Event>) {
        match (self.step, mv) {
            (Step::Turn, Move::Use { card, aim }) => self.use_ability(card, aim, events),
            (Step::Turn, Move::Rest) => self.rest(events),
            (Step::Turn, Move::Observe { place, path }) => {
                self.observe(place, path, events);
                self.observe_more(events);
            }
            (Step::ObserveMore, Move::Observe { place, path }) => {
                self.journal.telescopes -= 1;
                let left = self.journal.telescopes;
                events.record(|| Event::TelescopeSpent { seat: PERSON, left });
                self.observe(place, path, events);
                self.observe_more(events);
            }
            (Step::ObserveMore, Move::Stop) => self.discoveries(events),
            (Step::Discover, Move::Discover { place }) => self.person_discovers(place, false, events),
            (Step::SetAside { place }, Move::SetAside { card }) => {
                self.set_aside(card, events);
                self.after_persons_discovery(place, events);
            }
            (Step::Dream { place }, Move::Dream { star }) => self.dream_star(place, star, events),
            (Step::Boon { place }, Move::Take { boon, card }) => {
                self.take_boon(boon, card, events);
                self.after_automatons_discovery(place, events);
            }
            (Step::Boon { place }, Move::Decline) => {
                if let Some(chart) = self.just_discovered() {
                    events.record(|| Event::BoonDeclined { card: chart.card });
                }
                self.after_automatons_discovery(place, events);
            }
            (Step::Reorder, Move::Reorder { order }) => self.reorder(order, events),
            (Step::Automaton, Move::Automaton) => self.auptolemy_turn(events),
            // Such moves are never legal.
            _ => {}
        }
    }

    fn observe(&mut self, place: DisplayPlace, path: Path, events: &mut impl EventSink<Event>) {
        let free = u8::from(self.journal.this_turn.free_first);
        if let Some(chart) = self.displayed(place) {
            let jumps = chart.jumps_of(path);
            self.journal.this_turn.jump &= jumps == 0;
        }
        self.journal.stardust -= path.len() - free;
        self.mark_path(Pen::Yours, place, path, events);
    }

    /// Returns whether a telescope can pay for another Observe (AS-3.5).
    pub(crate) fn can_observe_more(&self) -> bool {
        self.journal.telescopes > 0 && self.journal.reach() > 0 && self.charts().any(|(_, chart)| !chart.is_complete())
    }

    fn observe_more(&mut self, events: &mut impl EventSink<Event>) {
        if self.can_observe_more() {
            self.step = Step::ObserveMore;
        } else {
            self.discoveries(events);
        }
    }

    fn rest(&mut self, events: &mut impl EventSink<Event>) {
        let ordinary = self.journal.stardust.max(self.journal.pouch());
        let stardust = ordinary.max(self.journal.rests_to());
        self.journal.stardust = stardust;
        events.record(|| Event::Rested { seat: PERSON, stardust, rich: stardust > ordinary });
        for active in &mut self.journal.active {
            if active.exhausted && active.card.element() == self.marker {
                active.exhausted = false;
                let card = active.card;
                events.record(|| Event::Reactivated { card, source: GainSource::Rest });
            }
        }
        self.move_marker(GainSource::Rest, events);
        self.rested = true;
        // A card completed by an ability is discovered before the dream phase.
        self.discoveries(events);
    }

    /// Ends the active seat's turn; then the other seat's turn begins, or the game ends (AS-8.1).
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.rested = false;
        match self.turns_left {
            Some(0) => {
                self.step = Step::Over { library_empty: false };
                self.tell_result(events);
                return;
            }
            Some(left) => self.turns_left = Some(left - 1),
            None => {}
        }
        self.turn = self.turn.saturating_add(1);
        self.active = other(self.active);
        if self.active == AUPTOLEMY {
            self.step = Step::Automaton;
        } else {
            self.journal.this_turn = TurnEffects::default();
            self.step = Step::Turn;
        }
    }

    /// Triggers the end if the last card above the end card has left the deck: the game ends with Auptolemy's next
    /// turn (AS-8.1).
    pub(crate) fn trigger_end(&mut self, events: &mut impl EventSink<Event>) {
        if self.deck.is_empty() && self.turns_left.is_none() {
            self.turns_left = Some(if self.active == PERSON { 1 } else { 2 });
            let during = self.active;
            events.record(|| Event::EndTriggered { during });
        }
    }
}

/// Returns the other side's seat.
fn other(seat: Seat) -> Seat {
    if seat == PERSON { AUPTOLEMY } else { PERSON }
}
