//! The effects of the abilities (AS-10).

use crate::ability::Ability;
use crate::card::Card;
use crate::discovery::Stroke;
use crate::display::{Chart, Pen};
use crate::event::{DisplayCause, Event};
use crate::moves::{Aim, Order};
use crate::source::GainSource;
use crate::state::{State, Step};
use game::EventSink;

/// The number of the deck's cards that the ability looks at (AS-10.11).
pub(crate) const LOOKED_AT: usize = 3;

impl State {
    /// Uses an active card, which becomes exhausted (AS-2.1).
    pub(crate) fn use_ability(&mut self, card: Card, aim: Aim, events: &mut impl EventSink<Event>) {
        let Some(at) = self.journal.position(card) else { return };
        self.journal.active[at].exhausted = true;
        let ability = card.constellation().ability;
        events.record(|| Event::AbilityUsed { card, ability });
        let source = GainSource::Ability(ability);
        match (ability, aim) {
            (Ability::Stardust, _) => self.gain_stardust(source, events),
            (Ability::Telescope, _) => self.gain_telescope(source, events),
            (Ability::Pouch, _) => self.gain_pouch(source, events),
            (Ability::Wisdom, _) => self.gain_wisdom(source, events),
            (Ability::Mark, Aim::Star(place, star)) => {
                self.mark(Pen::Yours, place, Stroke::free(star, Some(Ability::Mark)), events);
            }
            (Ability::FreeFirst, _) => self.journal.this_turn.free_first = true,
            (Ability::Jump, _) => self.journal.this_turn.jump = true,
            (Ability::RichRest, _) => self.journal.this_turn.rich_rest = true,
            (Ability::Sphere, _) => self.move_marker(source, events),
            (Ability::Reactivate, Aim::Exhausted(card)) => self.reactivate(card, source, events),
            (Ability::Exchange, Aim::Displayed(place)) => {
                let old = self.displayed(place).map(|chart| chart.card);
                if let Some((old, new)) = old.zip(self.draw()) {
                    self.discards.insert(old);
                    events.record(|| Event::Exchanged { place, card: old });
                    self.display[place.index()] = Some(Chart::new(new));
                    events.record(|| Event::Displayed { place, card: new, cause: DisplayCause::Exchanged });
                    self.trigger_end(events);
                }
            }
            (Ability::Peek, _) => self.look(events),
            // Such moves are never legal.
            (Ability::Mark | Ability::Reactivate | Ability::Exchange, _) => {}
        }
    }

    /// Returns how many of the deck's top cards are looked at.
    pub(crate) fn looked_at(&self) -> usize {
        self.deck.len().min(LOOKED_AT)
    }

    fn look(&mut self, events: &mut impl EventSink<Event>) {
        let count = self.looked_at();
        self.known_top = self.known_top.max(count as u8);
        events.record(|| Event::Looked {
            count: count as u8,
            cards: Some(self.deck.iter().rev().take(count).copied().collect()),
        });
        if count > 1 {
            self.step = Step::Reorder;
        }
    }

    /// Puts the cards looked at back: the card with the first number becomes the top one.
    pub(crate) fn reorder(&mut self, order: Order, events: &mut impl EventSink<Event>) {
        let count = self.looked_at();
        let top = self.deck.len() - count;
        let before: arrayvec::ArrayVec<Card, LOOKED_AT> = self.deck.drain(top..).rev().collect();
        let after = order.numbers().into_iter().filter_map(|number| before.get(usize::from(number)).copied());
        let after: arrayvec::ArrayVec<Card, LOOKED_AT> = after.collect();
        self.deck.extend(after.iter().rev().copied());
        self.step = Step::Turn;
        events.record(|| Event::PutBack { cards: Some(after.to_vec()) });
    }
}
