//! Healing, the end of the turn, and who has lost (DU-2.7, DU-2.8, DU-1.3).

use crate::event::Event;
use crate::moves::UpkeepStep;
use crate::state::{State, other};
use crate::step::{Ending, Phase, Reason, Resume, Step};
use crate::targets::SEATS;
use crate::turn_flow::LAST_TURN;
use crate::upkeep::whose;
use game::{EventSink, Seat};
use parbaj_cards::{CardType, When};
use std::cmp::Ordering;

impl State {
    /// Carries out healing (DU-2.7).
    pub(crate) fn heal_all(&mut self, events: &mut impl EventSink<Event>) {
        self.begin_phase(Phase::Healing, events);
        let mut pieces = Vec::new();
        for it in &mut self.permanents {
            it.boost = (0, 0);
            it.silenced = false;
            it.lifted = false;
            if it.card.kind().card_type == CardType::Creature {
                if it.damage > 0 {
                    pieces.push(it.piece());
                }
                it.damage = 0;
                it.hurt_by = 0;
            }
        }
        if !pieces.is_empty() {
            events.record(|| Event::AllHealed { pieces });
        }
        self.check_due = true;
        self.resume = Resume::AfterHealing;
    }

    /// Carries out the end of the turn: only clauses that refer to it are carried out (DU-2.8).
    pub(crate) fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        self.begin_phase(Phase::TurnEnd, events);
        let mut jobs = Vec::new();
        for it in self.permanents.iter().filter(|it| it.card.made().automatic) {
            self.each_automatic(it, |clause, automatic| {
                if let When::TurnEnd(turns) = automatic.when
                    && whose(turns, it.master == self.active)
                {
                    jobs.push(self.job(it, UpkeepStep::Clause { clause }));
                }
            });
        }
        self.jobs.extend(jobs);
        self.resume = Resume::TurnOver;
    }

    /// Ends the duel if a player has lost; otherwise begins the next turn.
    pub(crate) fn judge(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        events.record(|| Event::TurnEnded { seat });
        let life = self.lives();
        match self.ending_of_turn() {
            Some(ending) => {
                self.ended = Some(ending);
                self.step = Step::Over;
                events.record(|| Event::Ended { ending, life });
            }
            None => self.begin_turn(other(seat), events),
        }
    }

    /// Returns how the duel ends if the turn ends now (DU-1.3, DU-1.4, DU-1.8).
    pub(crate) fn ending_of_turn(&self) -> Option<Ending> {
        let lost = |out: [bool; 2], reason: Reason| match out {
            [false, false] => None,
            [true, true] => Some(Ending { winner: None, reason }),
            [first, _] => Some(Ending { winner: Some(Seat(u8::from(first))), reason }),
        };
        let life = self.lives();
        let by_life = |reason| {
            let winner = match life[0].cmp(&life[1]) {
                Ordering::Greater => Some(SEATS[0]),
                Ordering::Less => Some(SEATS[1]),
                Ordering::Equal => None,
            };
            Ending { winner, reason }
        };
        lost(life.map(|life| life <= 0), Reason::Life)
            .or_else(|| lost(SEATS.map(|seat| self.sides[seat.index()].drew_from_empty), Reason::EmptyDeck))
            .or_else(|| (self.turn >= LAST_TURN).then(|| by_life(Reason::HundredTurns)))
            .or_else(|| {
                let both = self.sides.iter().all(|side| side.deck.is_empty());
                both.then_some(Ending { winner: None, reason: Reason::BothDecksEmpty })
            })
    }
}
