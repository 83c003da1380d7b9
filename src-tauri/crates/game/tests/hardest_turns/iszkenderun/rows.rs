//! What lies where: values, guards, closed rows.

use super::*;

impl Table {
    /// The row a card lies in, and its place there.
    pub(super) fn find(&self, card: Card) -> Option<(Seat, usize)> {
        self.rows
            .iter()
            .enumerate()
            .find_map(|(seat, row)| row.iter().position(|laid| *laid == card).map(|place| (Seat(seat as u8), place)))
    }

    pub(super) fn is_closed(&self, row: Seat) -> bool {
        self.rows[row.index()].iter().any(|card| card.is_closing())
    }

    /// Printed value, and 3 more to the right of Crescent 1 (IS-3.8); 0 for a card that isn't in play.
    pub(super) fn current_value(&self, card: Card) -> u8 {
        let Some((seat, place)) = self.find(card) else { return 0 };
        let left = place.checked_sub(1).map(|left| self.rows[seat.index()][left]);
        card.printed() + if left == Some(Card::CRESCENT_1) { 3 } else { 0 }
    }

    /// Left of Scimitar 1 or right of Scimitar 2 (IS-4.4).
    pub(super) fn is_guarded(&self, card: Card) -> bool {
        self.find(card).is_some_and(|(seat, place)| {
            let row = &self.rows[seat.index()];
            row.get(place + 1) == Some(&Card::SCIMITAR_1) || (place > 0 && row[place - 1] == Card::SCIMITAR_2)
        })
    }

    /// In play, and not in the row of a player who has passed (IS-4.7).
    pub(super) fn reachable(&self) -> impl Iterator<Item = Card> + '_ {
        let rows = self.rows.iter().zip(&self.passed);
        rows.filter(|(_, passed)| !**passed).flat_map(|(row, _)| row.iter().copied())
    }

    /// The table once `payer` has left its row (IS-4.13). The extra card comes from a hand and changes no row.
    pub(super) fn after_cost(&self, payer: Card) -> Table {
        let mut table = self.clone();
        table.remove(payer);
        table
    }

    /// Takes a card out of its row, which closes up (IS-3.7), to the discard pile.
    pub(super) fn remove(&mut self, card: Card) -> Option<Seat> {
        let (seat, place) = self.find(card)?;
        self.rows[seat.index()].remove(place);
        self.discard.push(card);
        Some(seat)
    }

    pub(super) fn swap(&mut self, cards: [Card; 2]) {
        if let [Some((one, at_one)), Some((other, at_other))] = cards.map(|card| self.find(card)) {
            self.rows[one.index()][at_one] = cards[1];
            self.rows[other.index()][at_other] = cards[0];
        }
    }

    /// Current values, those of trumps doubled (IS-3.8).
    pub(super) fn final_value(&self, row: Seat) -> i32 {
        let double = |card: Card| if card.is_of(self.trump) { 2 } else { 1 };
        self.rows[row.index()].iter().map(|card| i32::from(self.current_value(*card)) * double(*card)).sum()
    }

    /// Whether this use discards a closing card of `seat`'s own row, so that a hand card is to be added (IS-4.10).
    pub(super) fn needs_extra(&self, seat: Seat, payer: Card, targets: Targets) -> bool {
        let own_closing = |card: Card| card.is_closing() && self.find(card).is_some_and(|(row, _)| row == seat);
        own_closing(payer)
            || match targets {
                Targets::One { card } => own_closing(card),
                // A swapped card isn't discarded.
                Targets::None | Targets::Two { .. } => false,
            }
    }
}
