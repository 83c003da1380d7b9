//! What the other players remember about a hand (MO-8.3).

use crate::card::Card;
use crate::state::State;
use game::Seat;

impl State {
    /// Everybody has seen `card` go to `owner`.
    pub(crate) fn show_to_all(&mut self, card: Card, owner: Seat) {
        let seats = usize::from(self.seats());
        for (observer, known) in self.known[..seats].iter_mut().enumerate() {
            if observer != owner.index() {
                known.insert(card);
            }
        }
    }

    /// `card` has left a hand openly: nobody needs to remember it any more.
    #[inline]
    pub(crate) fn card_left_openly(&mut self, card: Card) {
        for known in &mut self.known {
            known.remove(card);
        }
    }

    /// A card has left `owner`'s hand and only `witness` (if anybody) saw which. The others can no longer tell which of
    /// the cards they had seen are still there, so they forget them all.
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
