//! Magic points (VP), with which cards are paid (DU-2.2).

use game::{EventSink, Seat};
use parbaj_cards::MOST_VP;

use crate::event::Event;
use crate::state::State;

impl State {
    /// Adds or removes VP, keeping them between 0 and ten (DU-2.2).
    pub(crate) fn change_vp(&mut self, seat: Seat, change: i16, events: &mut impl EventSink<Event>) {
        let side = self.side(seat);
        let now = (i16::from(side.vp) + change).max(0);
        let most = i16::from(MOST_VP);
        side.vp = now.min(most) as u8;
        if now > most {
            events.record(|| Event::VpLost { seat, vp: (now - most) as u8 });
        }
    }
}
