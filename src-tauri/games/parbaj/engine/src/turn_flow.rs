//! Advances a turn from one decision to the next.

use crate::action::{Action, Origin};
use crate::announce::Chosen;
use crate::card::CardId;
use crate::event::Event;
use crate::event_details::{ClauseRole, DiscardCause};
use crate::state::State;
use crate::step::{Resume, Step};
use game::{EventSink, Seat};

/// The most automatic firings in one action (DU-4.6).
pub(crate) const MOST_FIRINGS: u8 = 100;
/// The last turn (DU-1.8).
pub const LAST_TURN: u16 = 100;

impl State {
    /// Advances until a seat has to decide.
    pub(crate) fn go_on(&mut self, events: &mut impl EventSink<Event>) {
        loop {
            if self.ended.is_some() {
                self.step = Step::Over;
                return;
            }
            if self.waits {
                self.waits = false;
                return;
            }
            if self.running.is_some() {
                self.run(events);
            } else if self.happen_next(events) {
            } else if self.closing {
                match self.queue.pop() {
                    Some(action) => self.resolve(&action, events),
                    None => self.closing = false,
                }
            } else {
                self.go_on_with_turn(events);
            }
        }
    }

    /// Sets the step and stops until a seat decides.
    pub(crate) fn ask(&mut self, step: Step) {
        self.step = step;
        self.waits = true;
    }

    /// Carries out the next pending job, or the check for deaths due before it; returns whether there was anything.
    pub(crate) fn happen_next(&mut self, events: &mut impl EventSink<Event>) -> bool {
        if let Some(at) = self.jobs.iter().position(|job| job.on_play) {
            let job = self.jobs.remove(at);
            self.fire(job, events);
            return true;
        }
        if self.check_due {
            self.check_due = false;
            self.check_deaths(events);
            return true;
        }
        if self.jobs.is_empty() {
            return false;
        }
        if self.fired >= MOST_FIRINGS {
            let count = self.jobs.len() as u16;
            self.jobs.clear();
            events.record(|| Event::FiringsDropped { count });
            return true;
        }
        // The active player's jobs come first (DU-4.4).
        let at = self.jobs.iter().position(|job| job.source == self.active).unwrap_or(0);
        let job = self.jobs.remove(at);
        self.fired += 1;
        self.fire(job, events);
        true
    }

    /// Advances the turn when nothing is running and nothing is queued.
    fn go_on_with_turn(&mut self, events: &mut impl EventSink<Event>) {
        match self.resume {
            Resume::UpkeepRow => {
                self.fired = 0;
                let happening: Vec<usize> =
                    (0..self.upkeep.len()).filter(|at| self.would_happen(&self.upkeep[*at])).collect();
                match happening[..] {
                    [] => {
                        self.upkeep.clear();
                        self.turn_all_active(events);
                        self.resume = Resume::Window { seat: self.active };
                    }
                    [only] => {
                        let job = self.upkeep.remove(only);
                        self.happen_in_upkeep(job, events);
                    }
                    _ => self.ask(Step::UpkeepOrder),
                }
            }
            Resume::Window { seat } => self.open_window(seat, 0, events),
            Resume::AfterHealing => self.end_turn(events),
            Resume::TurnOver => self.judge(events),
        }
    }

    /// Draws cards, in the draw phase or by an effect (DU-2.3, DU-1.4).
    pub(crate) fn draw(&mut self, seat: Seat, count: i16, by: Option<ClauseRole>, events: &mut impl EventSink<Event>) {
        let side = self.side(seat);
        let count = count.max(0) as usize;
        let mut drawn = side.deck.split_off(side.deck.len() - count.min(side.deck.len()));
        // The hand and the events are in the order of the set, so they don't reveal the order in which the cards were
        // drawn.
        drawn.sort_unstable();
        for card in &drawn {
            put_in_order(&mut side.hand, *card);
        }
        let missing = count - drawn.len();
        side.drew_from_empty |= missing > 0;
        for card in drawn {
            events.record(|| Event::Drew { seat, card: Some(card), by });
        }
        for _ in 0..missing {
            events.record(|| Event::NothingToDraw { seat });
        }
    }

    /// Resolves an action: it takes effect, or was prevented (DU-4.2, DU-4.3).
    fn resolve(&mut self, action: &Action, events: &mut impl EventSink<Event>) {
        let Action { seat, origin, .. } = *action;
        self.check_due = true;
        // These jobs come after the action itself and before those that it triggers.
        self.jobs.extend_from_slice(&action.linked);
        if action.prevented {
            if let Origin::Card { card } = origin {
                self.side(seat).discard.push(card);
                events.record(|| Event::Discarded { seat, card, why: DiscardCause::Prevented });
            }
            return;
        }
        let chosen =
            Chosen { against: action.against, targets: action.targets.clone(), x: Some(action.x), ..Chosen::default() };
        match origin {
            Origin::Card { card } => {
                if let Some(against) = action.against {
                    self.prevent(against, card, true, events);
                }
                if card.kind().card_type.is_spell() {
                    let several = card.made().several;
                    events.record(|| Event::TakesEffect { seat, card, several });
                    self.start(origin, seat, &chosen, seat);
                } else {
                    self.come_into_being(seat, card, action.x, action.against.is_some(), events);
                }
            }
            Origin::Permanent { .. } | Origin::Elsewhere { .. } => self.start(origin, seat, &chosen, seat),
        }
    }

    /// Marks an action in the queue as prevented, unless its card can't be prevented.
    pub(crate) fn prevent(&mut self, against: u8, by: CardId, neutralised: bool, events: &mut impl EventSink<Event>) {
        let Some(action) = self.queue.get_mut(usize::from(against)) else { return };
        let card = action.origin.card();
        if matches!(action.origin, Origin::Card { .. }) && card.made().unpreventable {
            events.record(|| Event::Unpreventable { card, by });
            return;
        }
        action.prevented = true;
        let (seat, origin) = (action.seat, action.origin);
        events.record(|| Event::Prevented { seat, origin, by, neutralised });
    }
}

/// Inserts a card into a hand, keeping the order of the set.
pub(crate) fn put_in_order(hand: &mut Vec<CardId>, card: CardId) {
    let at = hand.partition_point(|it| *it <= card);
    hand.insert(at, card);
}
