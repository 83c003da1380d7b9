//! The effects of the cards, carried out once announced and not countered.

mod hands;
mod lasting;
mod stones;

use crate::card::Card;
use crate::event::Event;
use crate::state::State;
use crate::step::Step;
use crate::targets::{Aimed, Targets};
use game::{EventSink, Seat};

impl State {
    /// Carries out the effect of a card; returns whether that was possible (GO-3.9).
    pub(crate) fn carry_out(&mut self, seat: Seat, aimed: Aimed, events: &mut impl EventSink<Event>) -> bool {
        let Aimed { card, targets, line } = aimed;
        match card {
            Card::TwinStones | Card::Leap | Card::Push | Card::Pluck | Card::Recolour => {
                return self.change_board(seat, card, targets, events);
            }
            Card::Exchange | Card::TakeBack | Card::Bridge => return self.change_board(seat, card, targets, events),
            Card::Ban => self.begin_lasting(seat, card, targets.first(), None, events),
            Card::Wall => self.begin_lasting(seat, card, None, line, events),
            Card::Tether | Card::ElbowRoom | Card::HighGround | Card::Shoreline | Card::Truce => {
                self.begin_lasting(seat, card, None, None, events);
            }
            Card::Doze => self.pass(seat, Some(card), events),
            Card::Dilemma => return self.ask_if(self.has_two_points(), Step::Name { points: Targets::NONE, count: 0 }),
            Card::Trap => return self.ask_if(!self.table.position.board().empties().is_empty(), Step::Note),
            Card::Pickpocket => return self.pick_pocket(seat, events),
            Card::Lantern => return self.look(seat, events),
            Card::Storm => self.discard_hands(events),
            Card::Gift => return self.give(seat, events),
            // Counters take effect through the card they cancel.
            Card::Headwind | Card::Mirror | Card::Shield => return false,
        }
        true
    }

    fn ask_if(&mut self, can: bool, step: Step) -> bool {
        if can {
            self.table.desk.step = step;
        }
        can
    }

    /// Whether there are two legal points for a Dilemma (GO-4.17).
    pub(crate) fn has_two_points(&self) -> bool {
        let position = &self.table.position;
        let board = position.board();
        board.empties().iter().filter(|&&point| position.is_legal(point)).nth(1).is_some()
    }
}
