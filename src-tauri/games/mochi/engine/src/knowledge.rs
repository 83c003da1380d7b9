//! What each seat remembers about the other seats' hands (MO-8.3).

use crate::card::Card;
use crate::state::State;
use game::Seat;

impl State {
    /// Adds `card`, which has gone openly to `owner`, to the knowledge of all other seats.
    pub(crate) fn show_to_all(&mut self, card: Card, owner: Seat) {
        let seats = usize::from(self.seats());
        for (observer, known) in self.known[..seats].iter_mut().enumerate() {
            if observer != owner.index() {
                known.insert(card);
            }
        }
    }

    /// Removes `card`, which has left a hand openly, from every seat's knowledge.
    #[inline]
    pub(crate) fn card_left_openly(&mut self, card: Card) {
        for known in &mut self.known {
            known.remove(card);
        }
    }

    /// Updates the knowledge after a card has left `owner`'s hand and at most `witness` saw which. The other seats
    /// can no longer tell which of the cards they had seen are still there, so they forget all of them.
    pub(crate) fn card_left_unseen(&mut self, owner: Seat, card: Card, witness: Option<Seat>) {
        let seats = usize::from(self.setup.seats);
        let hand = &self.hands[owner.index()];
        for (observer, known) in self.known[..seats].iter_mut().enumerate() {
            if Some(observer) != witness.map(Seat::index) && observer != owner.index() {
                known.remove_all(hand);
            }
            known.remove(card);
        }
    }
}
